import { BODIES, type BodyName } from '../sky/body-names.ts';
import type { NatalChart } from './chart.ts';
import { figuresOf } from './figures.ts';

const SENTENCE = /[^.!?…\n]+/g;

const NAMES = BODIES.map(({ body, name }) => ({
  body,
  pattern: new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'),
}));

const namesNoneBut = (sentence: string, bodies: readonly BodyName[]) =>
  NAMES.every(({ body, pattern }) => bodies.includes(body) || !pattern.test(sentence));

/**
 * A text without the names of those figures that its chart has, so that what is left of a figure's
 * name is one that it has not. A sentence that names another body than the figure's keeps it.
 */
export function withoutOwnFigures(text: string, chart: NatalChart): string {
  const { grandCross, tSquare, grandTrine } = figuresOf(chart);
  const own: [RegExp, readonly BodyName[]][] = [];
  if (grandCross) own.push([/gran cruz/i, grandCross]);
  if (tSquare) {
    own.push([/cuadratura en T(?!\p{L})|(?<!\p{L})T cuadrada/iu, [...tSquare.ends, tSquare.apex]]);
  }
  if (grandTrine) own.push([/gran tr[ií]gono/i, grandTrine]);
  return text.replace(SENTENCE, (sentence) =>
    own.reduce(
      (left, [name, bodies]) =>
        name.test(left) && namesNoneBut(sentence, bodies) ? left.replace(name, 'figura') : left,
      sentence,
    ),
  );
}
