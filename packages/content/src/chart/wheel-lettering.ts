import { px } from '@sibila/domain/sky/drawing';

/** Height of every letter, in the units of its own box. */
const HEIGHT = 14;

/** Air between two letters, in the same units. */
const SPACING = 2.4;

/** One stroke of a letter: where it starts, and relative path data. */
type Stroke = readonly [x: number, y: number, path: string];

interface Letter {
  width: number;
  strokes: readonly Stroke[];
}

/**
 * Figures and letters as strokes, in the hand of the glyphs: a file that is downloaded, or drawn on
 * a canvas, has no fonts of the page.
 */
const LETTERS: Readonly<Record<string, Letter>> = {
  '0': { width: 8, strokes: [[4, 0, 'c-2.8 0-4 3-4 7s1.2 7 4 7s4-3 4-7s-1.2-7-4-7z']] },
  '1': { width: 4.5, strokes: [[0.5, 3, 'l3.5-3v14']] },
  '2': {
    width: 7.8,
    strokes: [[0.2, 3.6, 'a3.8 3.7 0 0 1 7.6.2c0 3.4-6.3 6.2-7.8 10.2h7.8']],
  },
  '3': {
    width: 7.6,
    strokes: [
      [0.4, 2, 'c.7-1.3 2-2 3.5-2a3.3 3.3 0 0 1 0 6.6h-1.2'],
      [3.9, 6.6, 'a3.7 3.7 0 0 1 0 7.4c-1.8 0-3.2-.8-3.9-2.2'],
    ],
  },
  '4': { width: 8, strokes: [[5.8, 14, 'v-14l-5.8 10h8']] },
  '5': {
    width: 7.9,
    strokes: [[7, 0, 'h-5.6l-.6 6.2c.9-.7 2-1.1 3.1-1.1a4 4.45 0 0 1 0 8.9c-1.7 0-3.1-.8-3.9-2.1']],
  },
  '6': {
    width: 7.8,
    strokes: [[6.8, 0.4, 'c-4 .4-6.8 4-6.8 9.2a3.9 4.4 0 1 0 7.8 0a3.9 4.4 0 1 0-7.8 0']],
  },
  '7': { width: 7.6, strokes: [[0, 0, 'h7.6l-4.8 14']] },
  '8': {
    width: 7.8,
    strokes: [
      [0.6, 3.3, 'a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0'],
      [0, 10.3, 'a3.9 3.7 0 1 0 7.8 0a3.9 3.7 0 1 0-7.8 0'],
    ],
  },
  '9': {
    width: 7.8,
    strokes: [[7.8, 4.4, 'a3.9 4.4 0 1 0-7.8 0a3.9 4.4 0 1 0 7.8 0c0 5.2-2.8 8.8-6.8 9.2']],
  },
  '°': { width: 4, strokes: [[0, 2, 'a2 2 0 1 0 4 0a2 2 0 1 0-4 0']] },
  A: {
    width: 9,
    strokes: [
      [0, 14, 'l4.5-14l4.5 14'],
      [1.6, 9.2, 'h5.8'],
    ],
  },
  C: {
    width: 9,
    strokes: [
      [9, 2.2, 'c-1-1.4-2.3-2.2-3.8-2.2c-3.2 0-5.2 3-5.2 7s2 7 5.2 7c1.5 0 2.8-.8 3.8-2.2'],
    ],
  },
  M: { width: 11, strokes: [[0, 14, 'v-14l5.5 9l5.5-9v14']] },
};

function lettersOf(text: string): Letter[] {
  return text.split('').map((character) => {
    const letter = LETTERS[character];
    if (letter === undefined) throw new RangeError(`Not a letter of the wheel: ${character}`);
    return letter;
  });
}

/** Of an upright box, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size of a text in pixels, without the width of its line, at a scale. */
export function sizeOf(text: string, scale: number): Size {
  const widths = lettersOf(text).map(({ width }) => width + SPACING);
  const width = widths.reduce((sum, each) => sum + each, -SPACING);
  return { width: width * scale, height: HEIGHT * scale };
}

/** A text as one path, upright, its middle at a point: figures, °, and the letters of AC and MC. */
export function lettering(text: string, [x, y]: [x: number, y: number], scale: number): string {
  let along = 0;
  const strokes = lettersOf(text).flatMap(({ width, strokes: of }) => {
    const left = along;
    along += width + SPACING;
    return of.map(([from, down, path]) => `M${px(left + from)} ${px(down)}${path}`);
  });
  const { width, height } = sizeOf(text, scale);
  const at = `translate(${px(x - width / 2)} ${px(y - height / 2)})`;
  return `<path transform="${at}${scale === 1 ? '' : ` scale(${scale})`}" d="${strokes.join('')}"/>`;
}
