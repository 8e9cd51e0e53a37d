import { fileURLToPath } from 'node:url';
import type opentype from 'opentype.js';
import { font, glyphOf } from './lettering.ts';

/** Where the server reads the letters of the pictures that go with shared links. */
export const LETTERS_FILE = fileURLToPath(
  new URL('../../api/src/adapters/share-images/letters.ts', import.meta.url),
);

/** What titles in Spanish are written with, and a few more. */
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÜÑÇÀÈÒabcdefghijklmnopqrstuvwxyzáéíóúüñçàèìòùâêîôûäëïöãõ';
const MARKS = ' !"%&\'()+,-./:;?¡¿«»ªº°·–—‘’“”…';
const FIGURES = '0123456789';
/** Thousandths of the letters' size below which nobody sees that two of them stand apart. */
const KERNING_MIN = 15;

/** A glyph's outline in thousandths of its size, without the strokes that lead nowhere. */
function outlineOf(glyph: opentype.Glyph): string {
  let [d, last] = ['', ''];
  for (const command of glyph.getPath(0, 0, 1000).commands) {
    if (command.type === 'Z') {
      d += 'Z';
      continue;
    }
    const control = command.type === 'Q' ? [command.x1, command.y1] : [];
    const curve = command.type === 'C' ? [command.x1, command.y1, command.x2, command.y2] : control;
    const end = [command.x, command.y].map(Math.round).join(' ');
    if (command.type === 'L' && end === last) continue;
    d += command.type + [...curve.map(Math.round), end].join(' ').replaceAll(' -', '-');
    last = end;
  }
  return d;
}

/** By how much each letter moves when `left` stands before it: `V-60 W-50`. */
function kerningAfter(left: string): string {
  return Array.from(LETTERS + ".,-'’»?!", (right) => {
    const by = font().getKerningValue(glyphOf(left), glyphOf(right));
    return Math.abs(by) < KERNING_MIN ? [] : [right + String(by)];
  })
    .flat()
    .join(' ');
}

const quoted = (text: string): string =>
  text.includes("'") ? `"${text.replaceAll('"', '\\"')}"` : `'${text}'`;
const keyOf = (letter: string): string => (/[\p{L}\d]/u.test(letter) ? letter : quoted(letter));

/** The letters as a module: sharp draws no font that the machine has not, and ours are the page's. */
export function lettersModule(): string {
  const outlines = Array.from(LETTERS + MARKS + FIGURES, (letter) => {
    const glyph = glyphOf(letter);
    return `  ${keyOf(letter)}: '${Math.round(glyph.advanceWidth ?? 0)} ${outlineOf(glyph)}',\n`;
  });
  const kerning = Array.from(LETTERS, (left) => [left, kerningAfter(left)] as const)
    .filter(([, pairs]) => pairs !== '')
    .map(([left, pairs]) => `  ${keyOf(left)}: ${quoted(pairs)},\n`);
  return [
    '// Made by `pnpm art build` of Alegreya (SIL Open Font License 1.1). In thousandths of the size.\n\n',
    '/** How far each letter leads and, after a space, its outline. */\n',
    'export const OUTLINES: Readonly<Record<string, string>> = {\n',
    ...outlines,
    '};\n\n',
    '/** By how much letters move closer to the one before them: `V-60 W-50`. */\n',
    'export const KERNING: Readonly<Record<string, string>> = {\n',
    ...kerning,
    '};\n',
  ].join('');
}
