import type { BirthTime, GapSide } from '@sibila/domain/chart/birth-time';
import type {
  ChartAspect,
  ChartBody,
  ChartHouses,
  ChartMoon,
  NatalChart,
} from '@sibila/domain/chart/chart';
import type { Dignity } from '@sibila/domain/chart/dignities';
import { ANGLES, type ChartPoint } from '@sibila/domain/chart/points';
import { wholeSpan } from '@sibila/domain/chart/whole-day';
import { ASPECTS, type AspectName } from '@sibila/domain/sky/aspects';
import { BODIES, type BodyName } from '@sibila/domain/sky/body-names';
import { atTime, bodyPhrase, retrogradeWord } from '../horoscope/words.ts';
import { capital } from '../tarot/grammar.ts';

const NBSP = '\u00A0';

/** What each house is about, from the first on. */
const HOUSE_THEMES = [
  'la presencia y el comienzo',
  'los recursos y lo que vale',
  'la palabra y lo cercano',
  'las raíces y el hogar',
  'el juego, el amor y lo que se crea',
  'el oficio y la rutina',
  'la pareja y los tratos de dos',
  'lo compartido y lo que cambia',
  'los viajes y las ideas grandes',
  'la vocación y el nombre público',
  'los amigos y los proyectos comunes',
  'el retiro y lo que no se ve',
] as const;

/** An arc as «12° 31′», cut to the minute, never rounded up into the next. */
export function arcInWords(degrees: number): string {
  // A hair more, so that a minute that is whole in decimals isn't lost to its binary form.
  const minutes = Math.floor(degrees * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${NBSP}${String(minutes % 60).padStart(2, '0')}′`;
}

/** «12° 31′ de Cáncer». */
export function degreesIn({ sign, degree }: { sign: string; degree: number }): string {
  return `${arcInWords(degree)} de ${sign}`;
}

/** «hacia 12°»: where a body was on a day of which no hour is known. */
export function aboutInWords(degree: number): string {
  return `hacia ${degree}°`;
}

/** «1° 20′»; of a day «entre 0° y 2°», which holds all of its orbs. */
export function orbInWords({ orb, orbs }: Pick<ChartAspect, 'orb' | 'orbs'>): string {
  if (orbs === undefined) return arcInWords(orb);
  const { from, to } = wholeSpan(orbs);
  return `entre ${from}° y ${to}°`;
}

/** «las raíces y el hogar», of the fourth house; empty of a number that is no house. */
export function houseTheme(house: number): string {
  return HOUSE_THEMES[house - 1] ?? '';
}

/** «Casa 4: las raíces y el hogar»; of a number that is no house, the number alone. */
export function houseTitle(house: number): string {
  const theme = houseTheme(house);
  return theme === '' ? `Casa ${house}` : `Casa ${house}: ${theme}`;
}

/** «Luna», «Medio Cielo»: a point of a chart where it stands alone. */
export function pointName(point: ChartPoint): string {
  const body = BODIES.find((entry) => entry.body === point);
  return body?.name ?? ANGLES.find(({ angle }) => angle === point)?.name ?? point;
}

/** «la Luna», «Marte», «tu Ascendente», inside a sentence. */
export function pointPhrase(point: ChartPoint): string {
  if (point === 'Ascendant' || point === 'Midheaven') return `tu ${pointName(point)}`;
  return bodyPhrase(point);
}

/** «cuadratura». */
export function aspectName(aspect: AspectName): string {
  return ASPECTS.find((entry) => entry.aspect === aspect)?.name ?? aspect;
}

/**
 * «Sol en cuadratura con Luna, orbe de 1° 20′», for tables and lists of facts; without an hour
 * «Sol en cuadratura con Marte todo el día, orbe de entre 1° y 3°».
 */
export function aspectInWords(told: ChartAspect): string {
  const names = `${pointName(told.a)} en ${aspectName(told.aspect)} con ${pointName(told.b)}`;
  return `${names}${told.orbs === undefined ? '' : ' todo el día'}, orbe de ${orbInWords(told)}`;
}

/** «en domicilio», «exaltada»: how a body fares in its sign. */
export function dignityInWords(dignity: Dignity, body: BodyName): string {
  const feminine = body === 'Moon' || body === 'Venus';
  switch (dignity) {
    case 'domicile':
      return 'en domicilio';
    case 'exaltation':
      return feminine ? 'exaltada' : 'exaltado';
    case 'detriment':
      return 'en exilio';
    case 'fall':
      return 'en caída';
  }
}

/**
 * «Luna en Cáncer, casa 4, 12° 31′»; without an hour «Sol en Aries, hacia 12°», and of a body that
 * changes sign «Luna en Aries o Tauro, según la hora».
 */
export function placementInWords({ body, sign, signs, degree, house }: ChartBody): string {
  if (sign === null) return `${pointName(body)} en ${signs.join(' o ')}, según la hora`;
  const placed = `${pointName(body)} en ${sign}`;
  if (house !== null && degree !== null) return `${placed}, casa ${house}, ${arcInWords(degree)}`;
  return degree === null ? placed : `${placed}, ${aboutInWords(degree)}`;
}

/** «Venus retrógrada», «Marte retrógrado». */
export function retrogradeInWords(body: BodyName): string {
  return `${pointName(body)} ${retrogradeWord(body)}`;
}

/**
 * «Luna nueva, iluminada al 3 %»; without an hour «iluminada entre el 2 % y el 6 %», or both phases
 * of a day that has two.
 */
export function moonInWords({ phase, phases, illumination, illuminations }: ChartMoon): string {
  if (phase === null) return `${capital(phases.join(' o '))}, según la hora`;
  if (illuminations === undefined) {
    const lit = Math.round(illumination * 100);
    // Of a dark disc and of a full one the phase says all there is to say.
    const isSaid = lit === 0 || lit === 100;
    return isSaid ? capital(phase) : `${capital(phase)}, iluminada al ${lit}${NBSP}%`;
  }
  const [least, most] = [illuminations.from * 100, illuminations.to * 100];
  const { from, to } = wholeSpan({ from: least, to: most });
  return `${capital(phase)}, iluminada entre el ${from}${NBSP}% y el ${to}${NBSP}%`;
}

/** By which houses a chart is drawn, and how that differs from the other way. */
export function houseSystemInWords({ system, reason }: ChartHouses): string {
  if (system === 'placidus') {
    return 'Las casas son de Plácido, que las mide por el tiempo que tarda el cielo en girar y por eso salen desiguales; en signos enteros, cada casa sería un signo completo.';
  }
  return reason === 'polar'
    ? 'Tan cerca del polo las casas de Plácido se deforman, así que usamos signos enteros: cada casa es un signo completo, a partir del signo de tu Ascendente.'
    : 'Las casas son de signos enteros: cada una es un signo completo, a partir del de tu Ascendente; las de Plácido dependen de la hora y del lugar y salen desiguales.';
}

const clockOf = (time: string) => atTime(time).slice(2);

/** «las 3:00», with its day where a whole day was left out. */
function sideInWords({ date, time }: GapSide, other: GapSide): string {
  const day = date === other.date ? '' : ` del ${date.split('-').toReversed().join('/')}`;
  return `${clockOf(time)}${day}`;
}

/** That no standard time was kept yet, and what the chart takes in its place. */
function approximateNote(birth: BirthTime): string {
  const told =
    'El cálculo es aproximado: en esa fecha el lugar todavía no tenía hora oficial y cada población seguía la suya, la del Sol.';
  if (birth.kind === 'unknown')
    return `${told} El día empieza y termina por la hora solar media de su longitud.`;
  const offset = birth.kind === 'exact' ? ` (${birth.offset})` : '';
  return `${told} Usamos la hora solar media de su longitud${offset}; si en el registro anotaron la de otro reloj, como el del tren o el de la capital, el Ascendente y las casas pueden cambiar.`;
}

/**
 * What must be told of a birth beside its chart: an hour by the Sun, which nobody knows to the
 * minute; an hour that no clock showed, with both sides of the gap (the chart takes the later); an
 * hour that is not known; houses changed near a pole.
 */
export function chartNotes(chart: NatalChart, birth: BirthTime): string[] {
  const notes = birth.isApproximate ? [approximateNote(birth)] : [];
  if (birth.kind === 'skipped') {
    const { before, after } = birth;
    const [from, to] = [sideInWords(before, after), sideInWords(after, before)];
    notes.push(
      `Esa hora no existió en el lugar de tu nacimiento: los relojes pasaron de ${from} (${before.offset}) a ${to} (${after.offset}). La carta usa ${to}; si en tu partida consta otra, cámbiala.`,
    );
  }
  if (chart.houses === null) {
    notes.push(
      'Sin la hora de nacimiento no hay Ascendente ni casas, y la Luna solo lleva signo si lo conserva todo el día. Los grados van sin minutos y los aspectos son los que valen a cualquier hora.',
    );
  } else if (chart.houses.reason === 'polar') notes.push(houseSystemInWords(chart.houses));
  return notes;
}

/** «19 minutos y 32 segundos», of milliseconds; «1 hora y 30 minutos». */
function stretchInWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'hora'],
    [Math.floor(seconds / 60) % 60, 'minuto'],
    [seconds % 60, 'segundo'],
  ] as const;
  const told = parts.flatMap(([count, unit]) =>
    count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`],
  );
  const last = told.pop() ?? 'unos segundos';
  return told.length === 0 ? last : `${told.join(', ')} y ${last}`;
}

/** Tells that the clocks of a birth are known better since its letter was written. */
export function correctionInWords(writtenFor: Date, bornAt: Date, town: string): string {
  const moved = bornAt.getTime() - writtenFor.getTime();
  const way = moved < 0 ? 'antes' : 'después';
  return `Ahora conocemos mejor los relojes que hubo en ${town}: los datos de esta carta son los de ${stretchInWords(Math.abs(moved))} ${way}. El texto sigue siendo el que se escribió con la hora anterior. Si quieres, lo escribimos de nuevo una vez, sin ningún coste; el de ahora quedará en la descarga de tus datos.`;
}

/** Asks which of two instants is meant, where clocks showed a time (HH:MM) twice. */
export function ambiguousHourInWords(
  { instants: [first, second] }: Extract<BirthTime, { kind: 'ambiguous' }>,
  time: string,
): string {
  return `Aquel día los relojes se atrasaron y marcaron ${clockOf(time)} dos veces: elige si fue ${first.name} o ${second.name}.`;
}
