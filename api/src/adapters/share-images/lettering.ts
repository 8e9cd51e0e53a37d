import { KERNING, OUTLINES } from './letters.ts';

interface Line {
  /** Where the line begins, and its baseline. */
  x: number;
  y: number;
  size: number;
  fill: string;
}

/** A letter in its line: how far from the line's beginning it stands, in thousandths of the size. */
interface SetLetter {
  at: number;
  outline: string;
}

const THOUSAND = 1000;

/** The outline of a letter after its advance; of one that the alphabet lacks, without its accent. */
const outlineOf = (letter: string): string =>
  OUTLINES[letter] ?? OUTLINES[letter.normalize('NFD').charAt(0)] ?? '0 ';

/** By how much `right` moves when `left` stands before it. */
function kerning(left: string, right: string): number {
  const pair = KERNING[left]?.split(' ').find((one) => one.startsWith(right));
  return pair === undefined ? 0 : Number(pair.slice(right.length));
}

/** The letters of a line, and where the next one would stand. */
function set(text: string): { letters: SetLetter[]; end: number } {
  const letters: SetLetter[] = [];
  let [end, before] = [0, ''];
  for (const letter of text) {
    const [advance = '0', outline = ''] = outlineOf(letter).split(/ (.*)/);
    const at = end + kerning(before, letter);
    if (outline !== '') letters.push({ at, outline });
    end = at + Number(advance);
    before = letter;
  }
  return { letters, end };
}

/** How wide a line of this size is, in the units of the size. */
export const widthOf = (text: string, size: number): number => (set(text).end * size) / THOUSAND;

/** A line of Alegreya as outlines: a machine that draws pictures has none of the page's fonts. */
export function outlined(text: string, { x, y, size, fill }: Line): string {
  const letters = set(text).letters.map(
    ({ at, outline }) => `<path transform="translate(${at})" d="${outline}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size / THOUSAND})" fill="${fill}">${letters.join('')}</g>`;
}

/** The text in lines no wider than `width`, as even as they can be with as few lines. */
export function wrapped(text: string, size: number, width: number): string[] {
  // A point between words stays with what is before it.
  const words = text.split(/ (?!·)/);
  const broken = (limit: number): string[] => {
    const lines = [''];
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`.trimStart();
      if (widthOf(longer, size) <= limit || lines.at(-1) === '') lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const few = broken(width).length;
  let limit = width;
  while (limit > width / 3 && broken(limit - 20).length === few) limit -= 20;
  return broken(limit);
}
