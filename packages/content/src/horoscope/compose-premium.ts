import type { AspectFact, FactsPack } from '@sibila/domain/horoscope/facts';
import { houseOf } from '@sibila/domain/horoscope/sign-facts';
import type { WeekAhead } from '@sibila/domain/horoscope/week';
import type { BodyName } from '@sibila/domain/sky/body-names';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { FIELDS } from './frames.ts';
import { pickerOf } from './picking.ts';
import * as energies from './premium-energy.ts';
import * as loves from './premium-love.ts';
import * as works from './premium-work.ts';
import { aspectLines, at, spareAspects, type Telling, withHourOf } from './sky-lines.ts';
import { weekLines } from './week-lines.ts';
import { bodyPhrase, fillFrame, houseWord } from './words.ts';

/** Whose horoscope, the facts of the day, and those of the seven days after it. */
interface PremiumInput {
  sign: SignName;
  pack: FactsPack;
  week: WeekAhead;
}

/** The exclusive part: four paragraphs of 40 to 140 words. */
export interface PremiumHoroscope {
  love: string;
  work: string;
  energy: string;
  week: string;
}

const WORK_BODIES: readonly BodyName[] = ['Mercury', 'Sun', 'Saturn', 'Mars', 'Jupiter'];

function placeOf({ pack, sign }: Telling, body: BodyName) {
  const position = pack.bodies.find((entry) => entry.body === body);
  if (position === undefined) throw new RangeError(`No ${body} in the facts`);
  const house = houseOf(position.sign, sign);
  return { house, slots: { b: bodyPhrase(body), s: position.sign, h: houseWord(house) } };
}

/** The aspect that each part of the text tells: Venus for love, Mars for energy, never one twice. */
function sharedOut(telling: Telling): Record<'love' | 'energy' | 'work', AspectFact[]> {
  const spare = spareAspects(telling);
  const has = ({ a, b }: AspectFact, body: BodyName) => a === body || b === body;
  const busy = spare.filter((fact) => !has(fact, 'Venus') && !has(fact, 'Moon'));
  const energy = busy.filter((fact) => has(fact, 'Mars')).slice(0, 1);
  return {
    love: spare.filter((fact) => has(fact, 'Venus')).slice(0, 1),
    energy,
    work: busy.filter((fact) => !energy.includes(fact)).slice(0, 1),
  };
}

function loveLines(telling: Telling, aspects: readonly AspectFact[]): string[] {
  const { by } = telling;
  const venus = placeOf(telling, 'Venus');
  const moon = placeOf(telling, 'Moon');
  const x = by.pick(at(FIELDS, venus.house - 1), 0);
  return [
    fillFrame(by.pick(loves.LOVE_LEADS, 1), venus.slots),
    by.pick(at(loves.LOVE_BY_VENUS, venus.house - 1), 1),
    fillFrame(by.pick(loves.LOVE_FIELDS, 5), { x }),
    ...aspects.flatMap((fact) => aspectLines(fact, by, 2)),
    by.pick(at(loves.LOVE_BY_MOON, moon.house - 1), 2),
    by.pick(loves.LOVE_INVITATIONS, 3),
  ];
}

function workLines(telling: Telling, aspects: readonly AspectFact[]): string[] {
  const { by } = telling;
  const { house, slots } = placeOf(telling, by.pick(WORK_BODIES, 2));
  const [x, y] = at(FIELDS, house - 1);
  const ofHouse = at(works.WORK_BY_HOUSE, house - 1);
  const seen = aspects.flatMap((fact) => aspectLines(fact, by, 3));
  return [
    fillFrame(by.pick(works.WORK_LEADS, 4), slots),
    by.pick(ofHouse, 1),
    fillFrame(by.pick(works.WORK_FIELDS, 7), { x, y }),
    ...(seen.length > 0 ? seen : [by.pick(ofHouse, 1, 2)]),
    by.pick(works.WORK_INVITATIONS, 5),
  ];
}

function energyLines(telling: Telling, aspects: readonly AspectFact[]): string[] {
  const { by, pack } = telling;
  const mars = placeOf(telling, 'Mars');
  const moon = placeOf(telling, 'Moon');
  const x = by.pick(at(FIELDS, moon.house - 1), 1);
  return [
    fillFrame(by.pick(energies.ENERGY_LEADS, 3), mars.slots),
    by.pick(at(energies.ENERGY_BY_MARS, mars.house - 1), 2),
    ...aspects.flatMap((fact) => aspectLines(fact, by, 4)),
    by.pick(energies.ENERGY_BY_PHASE[pack.moon.phase], 1),
    fillFrame(by.pick(energies.ENERGY_FIELDS, 5), { x }),
    by.pick(energies.ENERGY_INVITATIONS, 4),
  ];
}

/**
 * The exclusive part of a sign's horoscope, from the facts of the day and of the week ahead alone:
 * always the same for the same sign and facts. It tells no aspect that the day's own text tells.
 */
export function composePremiumHoroscope({ sign, pack, week }: PremiumInput): PremiumHoroscope {
  const telling: Telling = { sign, pack, by: pickerOf(pack.day, sign) };
  const aspects = sharedOut(telling);
  const written = (lines: readonly string[]) => withHourOf([lines.join(' ')], pack.zone).join('');
  return {
    love: written(loveLines(telling, aspects.love)),
    work: written(workLines(telling, aspects.work)),
    energy: written(energyLines(telling, aspects.energy)),
    week: written(weekLines(telling, week)),
  };
}
