import type { BodyName } from '../sky/body-names.ts';
import type { SignName } from '../zodiac/signs.ts';
import { SIGN_TRAITS } from './sign-traits.ts';

/** One reason why the rulers of two signs get on, or don't, and what it adds to the score. */
export type RulerTie =
  | { tie: 'same'; body: BodyName; delta: number }
  | { tie: 'exaltation' | 'fall'; body: BodyName; sign: SignName; delta: number }
  | { tie: 'sect'; sect: 'day' | 'night' | 'both'; delta: number }
  | { tie: 'octave'; modern: BodyName; body: BodyName; sign: SignName; delta: number };

const SAME = 6;
const DIGNITY = 4;
const STEP = 2;

/** The sects of the seven visible bodies (Ptolemy, Tetrabiblos I.7); Mercury belongs to both. */
const SECT: Readonly<Partial<Record<BodyName, 'day' | 'night'>>> = {
  Sun: 'day',
  Jupiter: 'day',
  Saturn: 'day',
  Moon: 'night',
  Venus: 'night',
  Mars: 'night',
};

/** Of which body each modern ruler counts as the higher octave (a custom of the 20th century). */
const OCTAVE: Readonly<Partial<Record<BodyName, BodyName>>> = {
  Uranus: 'Mercury',
  Neptune: 'Venus',
  Pluto: 'Mars',
};

/** How the ruler of `guest` fares in the sign `host`. */
function welcome(guest: SignName, host: SignName): RulerTie[] {
  const body = SIGN_TRAITS[guest].ruler;
  const { exalts, falls } = SIGN_TRAITS[host];
  if (exalts === body) return [{ tie: 'exaltation', body, sign: host, delta: DIGNITY }];
  return falls === body ? [{ tie: 'fall', body, sign: host, delta: -DIGNITY }] : [];
}

function sectTie(a: BodyName, b: BodyName): RulerTie[] {
  const [one, other] = [SECT[a], SECT[b]];
  if (!one || !other) return [];
  return one === other
    ? [{ tie: 'sect', sect: one, delta: STEP }]
    : [{ tie: 'sect', sect: 'both', delta: -STEP }];
}

function octaveTie(sign: SignName, other: SignName): RulerTie[] {
  const modern = SIGN_TRAITS[sign].modernRuler;
  const body = SIGN_TRAITS[other].ruler;
  return modern && OCTAVE[modern] === body
    ? [{ tie: 'octave', modern, body, sign, delta: STEP }]
    : [];
}

/**
 * Every tie between the rulers of two signs. The same traditional ruler is +6 and says it all;
 * otherwise +4 for each ruler exalted in the other's sign and −4 for each in its fall there, +2
 * when both are of one sect and −2 when they are not (Mercury is neutral), and +2 when the modern
 * ruler of one is the higher octave of the other's. Never beyond ±6 for any two signs.
 */
export function rulerTies(first: SignName, second: SignName): RulerTie[] {
  const [a, b] = [SIGN_TRAITS[first].ruler, SIGN_TRAITS[second].ruler];
  if (a === b) return [{ tie: 'same', body: a, delta: SAME }];
  return [
    ...welcome(first, second),
    ...welcome(second, first),
    ...sectTie(a, b),
    ...octaveTie(first, second),
    ...octaveTie(second, first),
  ];
}
