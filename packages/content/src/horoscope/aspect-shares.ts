import type { AspectFact, FactsPack } from '@sibila/domain/horoscope/facts';
import type { BodyName } from '@sibila/domain/sky/body-names';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { ASPECT_MEANINGS, TONES } from './aspect-meanings.ts';
import { MORE_ASPECT_MEANINGS } from './more-aspect-meanings.ts';

/** An aspect, and the words in which a sign is told what it means. */
export interface ToldAspect {
  fact: AspectFact;
  meaning: string;
}

/** Bodies so slow that an aspect between two of them lasts for months. */
const SLOW: readonly BodyName[] = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

const PAIRS = Object.keys(ASPECT_MEANINGS);

/** Days after which a sign may be told of a lasting aspect in the same words. */
const ROUND = 15;

/** Days between two tellings of a lasting aspect to one sign, and of the Moon's with one body. */
const REST = 5;

/** A day has few aspects: no sign needs more of its own than two. */
const ROUNDS = 2;

const isSlow = ({ a, b }: AspectFact) => SLOW.includes(a) && SLOW.includes(b);
const pairOf = ({ a, b }: AspectFact) => `${a} ${b}`;

/** All that can be said of an aspect. */
export function meaningsOf(fact: AspectFact): string[] {
  const tone = TONES[fact.aspect];
  const first = ASPECT_MEANINGS[pairOf(fact)]?.[tone];
  return first === undefined ? [] : [first, ...(MORE_ASPECT_MEANINGS[pairOf(fact)]?.[tone] ?? [])];
}

/** The aspects of a day that have words; never the quarter itself, which is told as such. */
function aspectsWithWords({ aspects, events }: FactsPack): AspectFact[] {
  const quarter = events.some((event) => event.kind === 'quarter');
  return aspects.filter(
    (fact) => meaningsOf(fact).length > 0 && !(quarter && pairOf(fact) === 'Sun Moon'),
  );
}

/** The aspects of a day that take part in a person's days: one body at least is swift. */
export function livelyAspects(pack: FactsPack): AspectFact[] {
  return aspectsWithWords(pack).filter((fact) => !isSlow(fact));
}

/**
 * The words a sign gets for an aspect on a day; undefined when it is not its turn. The Moon's
 * aspects come back within days in other tones; the others last, so a sign hears of them seldom.
 */
function wordsFor(fact: AspectFact, day: number, sign: number): string | undefined {
  const meanings = meaningsOf(fact);
  if (fact.a === 'Moon' || fact.b === 'Moon') {
    return meanings[(Math.floor(day / REST) + sign) % meanings.length];
  }
  const turn = (day + 4 * sign + 3 * PAIRS.indexOf(pairOf(fact))) % ROUND;
  return turn % REST === 0 ? meanings[turn / REST] : undefined;
}

/** Those that are one sign's alone first, then the Moon's by their orb; the slow ones last. */
function byPrecedence(one: AspectFact, other: AspectFact): number {
  const rank = (fact: AspectFact) =>
    (isSlow(fact) ? 200 : 0) + (pairOf(fact).includes('Moon') ? 100 : 0) + fact.orb;
  return rank(one) - rank(other);
}

/**
 * The aspects of a day dealt out among the signs, by the index of the sign: no two signs of a day
 * are told the same words, and no sign the same words again within days. Some get none.
 */
export function sharesOf(pack: FactsPack, day: number): ToldAspect[][] {
  const facts = aspectsWithWords(pack).toSorted(byPrecedence);
  const shares = SIGN_NAMES.map((): ToldAspect[] => []);
  const said = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let step = 0; step < shares.length; step += 1) {
      const sign = (day + step) % shares.length;
      const share = shares[sign] ?? [];
      for (const fact of facts) {
        const meaning = wordsFor(fact, day, sign);
        if (share.length > round || meaning === undefined || said.has(meaning)) continue;
        if (share.some((told) => told.fact === fact)) continue;
        said.add(meaning);
        share.push({ fact, meaning });
      }
    }
  }
  return shares;
}
