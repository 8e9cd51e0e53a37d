import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);

let alegreya: opentype.Font | undefined;

/** Alegreya, read once. */
export function font(): opentype.Font {
  if (!alegreya) {
    const file = readFileSync(
      require.resolve('@fontsource/alegreya/files/alegreya-latin-400-normal.woff'),
    );
    alegreya = opentype.parse(
      file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength),
    );
  }
  return alegreya;
}

export interface Lettering {
  /** The middle of the line, in the drawing's units. */
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  /** Extra space after each letter. */
  spacing: number;
  fill: string;
}

/** A letter's glyph; of the noughts the lining one, as the text figure looks like a small letter o. */
export function glyphOf(letter: string): opentype.Glyph {
  return letter === '0'
    ? font().glyphs.get(font().nameToGlyphIndex('zero.lf'))
    : font().charToGlyph(letter);
}

/** A centred line of Alegreya as outlines: pictures shown by <img> can't use the page's fonts. */
export function outline(text: string, at: Lettering): string {
  const glyphs = Array.from(text, glyphOf);
  const scale = at.size / font().unitsPerEm;
  const widths = glyphs.map((glyph) => (glyph.advanceWidth ?? 0) * scale + at.spacing);
  let x = at.x - (widths.reduce((sum, width) => sum + width, 0) - at.spacing) / 2;
  let d = '';
  glyphs.forEach((glyph, i) => {
    d += glyph.getPath(x, at.y, at.size).toPathData(1);
    x += widths[i] ?? 0;
  });
  return `<path d="${d}" fill="${at.fill}"/>`;
}
