import type { FactsPack } from '@sibila/domain/horoscope/facts';
import { houseOf } from '@sibila/domain/horoscope/sign-facts';
import type { WeekAhead } from '@sibila/domain/horoscope/week';
import type { BodyName } from '@sibila/domain/sky/body-names';
import type { SignName } from '@sibila/domain/zodiac/signs';
import type { ToldAspect } from './aspect-shares.ts';
import { pickerOf } from './picking.ts';
import * as energies from './premium-energy.ts';
import * as loves from './premium-love.ts';
import * as works from './premium-work.ts';
import { aspectLines, at, spareAspects, type Telling } from './sky-lines.ts';
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
function sharedOut(telling: Telling): Record<'love' | 'energy' | 'work', ToldAspect[]> {
  const spare = spareAspects(telling);
  const has = ({ fact: { a, b } }: ToldAspect, body: BodyName) => a === body || b === body;
  const busy = spare.filter((told) => !has(told, 'Venus') && !has(told, 'Moon'));
  const energy = busy.filter((told) => has(told, 'Mars')).slice(0, 1);
  return {
    love: spare.filter((told) => has(told, 'Venus')).slice(0, 1),
    energy,
    work: busy.filter((told) => !energy.includes(told)).slice(0, 1),
  };
}

function loveLines(telling: Telling, aspects: readonly ToldAspect[]): string[] {
  const { by } = telling;
  const venus = placeOf(telling, 'Venus');
  const moon = placeOf(telling, 'Moon');
  return [
    fillFrame(by.pick(loves.LOVE_LEADS, 1), venus.slots),
    by.pick(at(loves.LOVE_BY_VENUS, venus.house - 1), 1),
    by.pick(at(loves.LOVE_PLACES, venus.house - 1), 5),
    ...aspects.flatMap((told) => aspectLines(told, by, 2)),
    by.pick(at(loves.LOVE_BY_MOON, moon.house - 1), 2),
    by.pick(loves.LOVE_INVITATIONS, 3),
  ];
}

function workLines(telling: Telling, aspects: readonly ToldAspect[]): string[] {
  const { by } = telling;
  const { house, slots } = placeOf(telling, by.pick(WORK_BODIES, 2));
  const ofHouse = at(works.WORK_BY_HOUSE, house - 1);
  const seen = aspects.flatMap((told) => aspectLines(told, by, 3));
  return [
    fillFrame(by.pick(works.WORK_LEADS, 4), slots),
    by.pick(ofHouse, 1),
    by.pick(at(works.WORK_PLACES, house - 1), 7),
    ...(seen.length > 0 ? seen : [by.pick(ofHouse, 1, 2)]),
    by.pick(works.WORK_INVITATIONS, 5),
  ];
}

function energyLines(telling: Telling, aspects: readonly ToldAspect[]): string[] {
  const { by, pack } = telling;
  const mars = placeOf(telling, 'Mars');
  const moon = placeOf(telling, 'Moon');
  return [
    fillFrame(by.pick(energies.ENERGY_LEADS, 3), mars.slots),
    by.pick(at(energies.ENERGY_BY_MARS, mars.house - 1), 2),
    ...aspects.flatMap((told) => aspectLines(told, by, 4)),
    by.pick(energies.ENERGY_BY_PHASE[pack.moon.phase], 1),
    by.pick(at(energies.ENERGY_PLACES, moon.house - 1), 5),
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
  return {
    love: loveLines(telling, aspects.love).join(' '),
    work: workLines(telling, aspects.work).join(' '),
    energy: energyLines(telling, aspects.energy).join(' '),
    week: weekLines(telling, week).join(' '),
  };
}
