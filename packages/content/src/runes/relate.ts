import type { CastRune } from '@sibila/domain/runes/runes';
import type { Choose } from '../tarot/chooser.ts';
import { meetingOf } from './matters.ts';
import { PAIRS } from './pairs.ts';
import { RELATION_FRAMES, TILTS, type Tilt } from './relations.ts';
import { fill } from './spoken.ts';
import { sideOf } from './voices/sides.ts';

function pairOf(a: CastRune, b: CastRune): string | undefined {
  return PAIRS[`${Math.min(a.rune, b.rune)}-${Math.max(a.rune, b.rune)}`];
}

/** Whether two runes have a text of their own. */
export function isKnownPair(a: CastRune, b: CastRune): boolean {
  return pairOf(a, b) !== undefined;
}

function tiltOf(a: CastRune, b: CastRune): Tilt | null {
  if (a.reversed && b.reversed) return 'both';
  if (a.reversed) return 'reversed-upright';
  return b.reversed ? 'upright-reversed' : null;
}

/** Reads `b` against `a`: what the two say together that neither says alone. */
export function relate(a: CastRune, b: CastRune, choose: Choose): string[] {
  const tilt = tiltOf(a, b);
  const tilted = tilt ? TILTS[tilt] : [];
  const known = pairOf(a, b);
  if (known !== undefined) {
    const [x, y] = a.rune < b.rune ? [a, b] : [b, a];
    return [fill(known, { x, y }), ...(tilted.length > 0 ? [choose(tilted)] : [])];
  }
  const slots = { a, b, wa: choose(sideOf(a).ways), wb: choose(sideOf(b).ways) };
  return [fill(choose<string>(RELATION_FRAMES), slots), choose([...meetingOf(a, b), ...tilted])];
}
