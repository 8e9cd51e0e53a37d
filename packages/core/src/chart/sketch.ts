import type { BirthInput, ChartSketch, ChartSketchPoint } from '@sibila/contracts/chart';
import { chartWheel } from '@sibila/content/chart/wheel';
import type { ChartBody, NatalChart } from '@sibila/domain/chart/chart';
import { sunSignOfBirth } from '@sibila/domain/chart/sun-sign-of-birth';
import type { BodyName } from '@sibila/domain/sky/body-names';
import type { Context } from '../context.ts';
import { takeLimit } from '../quota/take-limit.ts';
import { longDay } from '../privacy/page-text.ts';
import { admitBirth, castChart, type Birth } from './birth.ts';

const SUN_MOVED = 'El Sol cambió de signo ese día: para saber cuál es el tuyo hace falta la hora.';
const MOON_MOVED =
  'La Luna cambió de signo ese día: para saber cuál es la tuya hace falta la hora.';
const MOON_DEGREE = 'Sin la hora se sabe el signo de la Luna, pero no su grado.';
const NO_ASCENDANT = 'El Ascendente depende de la hora: sin ella no se puede saber.';

/**
 * What everybody may see of their own chart: the wheel with the places that it shows, and what Sun,
 * Moon and Ascendant say. Dignities, aspects, cusps and balance are of a kept chart alone.
 * Nothing is kept. Refuses as `admitBirth`, and with TOO_MANY_REQUESTS past the address's limit.
 */
export async function sketchChart(ctx: Context, input: BirthInput): Promise<ChartSketch> {
  const birth = admitBirth(ctx, input);
  await takeLimit(ctx, 'chart.sketch.ip', ctx.request.ip);
  const { houseSystem } = input;
  const { chart, clock, notes } = castChart({ ...birth, houseSystem });
  return {
    place: birth.place,
    clock,
    sun: bodyPoint(chart, 'Sun'),
    moon: bodyPoint(chart, 'Moon'),
    ascendant: ascendantPoint(chart),
    sunSign: sunSignOf(birth, chart),
    notes,
    bodies: chart.bodies.map(placedOnly),
    nodes: chart.nodes,
    angles: chart.angles,
    wheel: chartWheel(chart),
  };
}

function placedOnly(body: ChartBody): ChartSketch['bodies'][number] {
  const { dignities: _, ...placed } = body;
  return placed;
}

function bodyPoint({ bodies }: NatalChart, name: BodyName): ChartSketchPoint {
  const found = bodies.find(({ body }) => body === name);
  if (found === undefined) throw new RangeError(`A chart without ${name}`);
  const { sign, signs, degree } = found;
  if (sign === null) return { sign, signs, degree, why: name === 'Sun' ? SUN_MOVED : MOON_MOVED };
  return { sign, signs, degree, why: degree === null ? MOON_DEGREE : null };
}

function ascendantPoint({ angles }: NatalChart): ChartSketchPoint {
  if (angles === null) return { sign: null, signs: [], degree: null, why: NO_ASCENDANT };
  const { sign, degree } = angles.ascendant;
  return { sign, signs: [sign], degree, why: null };
}

/** The Sun sign for the profile; on a cusp day with the minute at which the Sun changed it. */
function sunSignOf({ birthDate, place }: Birth, chart: NatalChart): ChartSketch['sunSign'] {
  const { sign, signs } = bodyPoint(chart, 'Sun');
  const { ingress, signs: ofDay } = sunSignOfBirth({ date: birthDate, place });
  if (ingress === null) return { sign, signs, ingress, cusp: null };
  const change = `El ${longDay(ingress.date)} a las ${ingress.time}, hora de ${place.name}, el Sol pasó de ${ofDay.join(' a ')}.`;
  const side =
    sign === null
      ? 'Sin la hora de nacimiento no se sabe en cuál estaba.'
      : `A la hora de nacer estaba en ${sign}.`;
  return { sign, signs, ingress, cusp: `${change} ${side}` };
}
