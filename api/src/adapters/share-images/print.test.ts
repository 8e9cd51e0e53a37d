import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composed } from './compose.ts';
import { printed } from './print.ts';

const STONE = new URL('../../../../web/public/art/runes/09-nauthiz.svg', import.meta.url);

describe('the printer of share images', () => {
  it('keeps every colour of the night behind a drawing that takes many', async () => {
    const svg = composed(
      {
        picture: { of: 'stone', name: 'nauthiz' },
        over: 'Runa',
        title: 'Nauthiz',
        under: 'Necesidad',
      },
      () => readFileSync(STONE, 'utf8'),
    );
    const pixels = (image: Uint8Array | Buffer) =>
      sharp(image).flatten({ background: '#0b1026' }).removeAlpha().raw().toBuffer();
    const shown = await pixels(await printed({ svg, cover: null, form: 'png' }));
    expect(shown.equals(await pixels(Buffer.from(svg)))).toBe(true);
  });
});
