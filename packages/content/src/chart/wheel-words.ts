import type { NatalChart } from '@sibila/domain/chart/chart';
import { BODIES } from '@sibila/domain/sky/body-names';
import { aboutInWords } from './chart-words.ts';
import { wheelPoints, type WheelPoint } from './wheel-points.ts';

/** "a 8° de Aries": degrees are cut, never rounded up into the next. */
function placeInWords({ sign, degree }: { sign: string; degree: number }): string {
  return `a ${Math.floor(degree)}° de ${sign}`;
}

/** As much of where a point stands as the hour allows: "hacia 8° de Aries" where it is not known. */
function whereInWords({ sign, signs, degree, house }: WheelPoint): string {
  if (sign === null) return `en ${signs.join(' o ')} según la hora`;
  if (degree === null) return `en ${sign}`;
  return house === null ? `${aboutInWords(degree)} de ${sign}` : placeInWords({ sign, degree });
}

/** "Saturno, a 8° de Aries, en la casa 4, retrógrado", as far as the hour is known. */
export function pointInWords(point: WheelPoint): string {
  const { body, house, retrograde } = point;
  const name = BODIES.find((entry) => entry.body === body)?.name ?? 'Nodo norte';
  return [
    name,
    whereInWords(point),
    ...(house === null ? [] : [`en la casa ${house}`]),
    ...(retrograde === true ? [body === 'Venus' ? 'retrógrada' : 'retrógrado'] : []),
  ].join(', ');
}

function frameInWords({ angles, houses }: NatalChart): string {
  if (angles === null || houses === null) {
    return 'Sin la hora de nacimiento no hay Ascendente ni casas: la rueda empieza en Aries y muestra el cielo de la mitad del día';
  }
  const system = houses.system === 'placidus' ? 'Plácido' : 'signos enteros';
  const [ascendant, midheaven] = [placeInWords(angles.ascendant), placeInWords(angles.midheaven)];
  return `Ascendente, ${ascendant}. Medio Cielo, ${midheaven}. Casas por ${system}`;
}

/** The wheel told to who can't see it: a title, and where everything stands. */
export function wheelInWords(chart: NatalChart): { title: string; text: string } {
  const parts = [frameInWords(chart), ...wheelPoints(chart).map(pointInWords)];
  return { title: 'Rueda de la carta natal', text: `${parts.join('. ')}.` };
}
