import type { CastRune } from '@sibila/domain/runes/runes';
import type { Choose } from '../tarot/chooser.ts';
import { PAIRS } from './pairs.ts';
import { framesFor } from './relations.ts';
import { fill, spoken } from './spoken.ts';
import { tensionOf } from './tensions.ts';
import { sideOf } from './voices/sides.ts';

function pairOf(a: CastRune, b: CastRune): string | undefined {
  if (a.reversed || b.reversed) return undefined;
  const text = PAIRS[`${Math.min(a.rune, b.rune)}-${Math.max(a.rune, b.rune)}`];
  const [x, y] = a.rune < b.rune ? [a, b] : [b, a];
  return text === undefined ? undefined : fill(text, { x, y });
}

/** Whether two runes, as they lie, have a text of their own. */
export function isKnownPair(a: CastRune, b: CastRune): boolean {
  return pairOf(a, b) !== undefined;
}

function framed(a: CastRune, b: CastRune, frame: string, wa: string, wb: string): string {
  return fill(frame, { a, b, wa, wb });
}

function turned(a: CastRune, turn: string): string {
  const matter = `${sideOf(a).matter} de ${spoken(a, false)}`;
  const contracted = turn.replace(/(?<!\p{L})(a|de) \{m\}/giu, (joined, word: string) =>
    matter.startsWith('el ') ? `${word}l ${matter.slice(3)}` : joined,
  );
  return fill(contracted, { o: a, m: matter });
}

/** The ways of reading two runes that have no text of their own: by what and in which order. */
const READINGS = [
  ['tension', 'turn'],
  ['turn', 'tension'],
  ['frame', 'turn'],
] as const;

/** Reads `b` against `a`: what the two say together that neither says alone. */
export function relate(a: CastRune, b: CastRune, choose: Choose): string[] {
  const known = pairOf(a, b);
  if (known !== undefined) return [known];
  const { texts, x, y } = tensionOf(a, b);
  const said = {
    frame: () =>
      framed(a, b, choose(framesFor(a, b)), choose(sideOf(a).ways), choose(sideOf(b).ways)),
    turn: () => turned(a, choose(sideOf(b).turns)),
    tension: () => fill(choose(texts), { x, y }),
  };
  return choose(READINGS).map((part) => said[part]());
}

/** All that `relate` could say of `b` against `a`. */
export function relationsOf(a: CastRune, b: CastRune): string[] {
  const { texts, x, y } = tensionOf(a, b);
  return [
    pairOf(a, b) ?? [],
    texts.map((text) => fill(text, { x, y })),
    sideOf(b).turns.map((turn) => turned(a, turn)),
    framesFor(a, b).flatMap((frame) =>
      sideOf(a).ways.flatMap((wa) => sideOf(b).ways.map((wb) => framed(a, b, frame, wa, wb))),
    ),
  ].flat();
}
