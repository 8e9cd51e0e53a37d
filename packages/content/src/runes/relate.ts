import type { CastRune } from '@sibila/domain/runes/runes';
import type { Choose } from '../tarot/chooser.ts';
import { PAIRS } from './pairs.ts';
import { RELATION_FRAMES } from './relations.ts';
import { fill } from './spoken.ts';
import { tensionOf } from './tensions.ts';
import { sideOf } from './voices/sides.ts';

function pairOf(a: CastRune, b: CastRune): string | undefined {
  if (a.reversed || b.reversed) return undefined;
  return PAIRS[`${Math.min(a.rune, b.rune)}-${Math.max(a.rune, b.rune)}`];
}

/** Whether two runes, as they lie, have a text of their own. */
export function isKnownPair(a: CastRune, b: CastRune): boolean {
  return pairOf(a, b) !== undefined;
}

/** The ways of reading two runes that have no text of their own: by what and in which order. */
const READINGS = [
  ['tension', 'turn'],
  ['turn', 'tension'],
  ['frame', 'turn'],
  ['turn', 'frame'],
] as const;

/** Reads `b` against `a`: what the two say together that neither says alone. */
export function relate(a: CastRune, b: CastRune, choose: Choose): string[] {
  const known = pairOf(a, b);
  if (known !== undefined) {
    const [low, high] = a.rune < b.rune ? [a, b] : [b, a];
    return [fill(known, { x: low, y: high })];
  }
  const { texts, x, y } = tensionOf(a, b);
  const ways = { wa: choose(sideOf(a).ways), wb: choose(sideOf(b).ways) };
  const said = {
    frame: () => fill(choose<string>(RELATION_FRAMES), { a, b, ...ways }),
    turn: () => fill(choose(sideOf(b).turns), { o: a }),
    tension: () => fill(choose(texts), { x, y }),
  };
  return choose(READINGS).map((part) => said[part]());
}
