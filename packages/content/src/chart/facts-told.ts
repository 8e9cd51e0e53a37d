import type { ChartAspect, ChartBody, NatalChart } from '@sibila/domain/chart/chart';
import type { BodyName } from '@sibila/domain/sky/body-names';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { chooser, type Choose } from '../tarot/chooser.ts';
import { neverAlike } from './frame-ledger.ts';

/** A chart while it is being told: the choices depend on the chart alone. */
export interface Telling {
  chart: NatalChart;
  choose: Choose;
}

/** How many aspects are told; without an hour there is more room. */
const TOLD = { timed: 5, untimed: 9 };

/** What the choices for a chart are seeded with: its longitudes, and no more. */
export function seedOf({ bodies, angles }: NatalChart): string {
  const rising = angles?.ascendant.longitude.toFixed(2) ?? 'sin hora';
  return [...bodies.map(({ longitude }) => longitude.toFixed(2)), rising].join(' ');
}

/** A letter about to be told, in which no two frames begin alike while another fits. */
export function tellingOf(chart: NatalChart): Telling {
  return { chart, choose: neverAlike(chooser(seedOf(chart))) };
}

/** A body of a chart. Throws RangeError on a chart that lacks it. */
export function bodyOf({ bodies }: NatalChart, name: BodyName): ChartBody {
  const found = bodies.find(({ body }) => body === name);
  if (found === undefined) throw new RangeError(`A chart without ${name}`);
  return found;
}

/** An item that must be there: the lists of texts have one for each sign, house and so on. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Nothing at ${index}`);
  return item;
}

/** «a, b y c». No name of a body begins with the sound that would turn y into e. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} y ${last}`;
}

/** The aspects that are told: the closest of all, as the chart lists them. */
export function aspectsTold({ aspects, houses }: NatalChart): ChartAspect[] {
  const count = houses === null ? TOLD.untimed : TOLD.timed;
  return aspects.toSorted((one, other) => one.orb - other.orb).slice(0, count);
}

/** What is known of a body's sign: the sign, or the two that the hour would decide. */
export function isPlaced(body: ChartBody): body is ChartBody & { sign: SignName } {
  return body.sign !== null;
}
