import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from './read-source.ts';
import { renderCover } from './render-cover.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#c8a24a" d="M0 0h1200v630H0z"/></svg>`;
const text = (cover: string, body = 'Hola.') =>
  `---\ntitle: Luna\nslug: luna\ncategory: Luna\nexcerpt: Ocho.\nauthor: Ana\n${cover}---\n\n${body}\n`;
const WITH = (name: string) => `cover: ${name}\ncoverAlt: Una luna.\n`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sibila-covers-'));
  await mkdir(join(folder, 'covers'));
  await writeFile(join(folder, 'covers', 'luna.svg'), SVG);
  await writeFile(join(folder, 'covers', 'otra.svg'), SVG.replace('c8a24a', '131a3a'));
  await writeFile(join(folder, 'covers', 'rota.png'), 'no soy una imagen');
});
afterAll(() => rm(folder, { recursive: true }));

async function source(markdown: string) {
  const path = join(folder, 'luna.md');
  await writeFile(path, markdown);
  return readSource(path);
}

describe('a cover', () => {
  it('is made in each form and width, without anything beside the picture', async () => {
    const images = await renderCover(Buffer.from(SVG));
    expect(images.map(({ width, format }) => [width, format])).toEqual([
      [480, 'avif'],
      [480, 'webp'],
      [800, 'avif'],
      [800, 'webp'],
      [1200, 'avif'],
      [1200, 'webp'],
    ]);
    for (const { width, format, bytes } of images) {
      const { exif, xmp, icc, ...found } = await sharp(bytes).metadata();
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
      expect(found).toMatchObject({ width, height: (width * 630) / 1200 });
      expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
      expect(bytes.length).toBeLessThan(40_000);
    }
  });

  it('is cut to its shape where the picture has another', async () => {
    const square = await sharp({
      create: { width: 300, height: 300, channels: 4, background: '#c8a24a' },
    })
      .png()
      .toBuffer();
    const [first] = await renderCover(square);
    expect(await sharp(first?.bytes).metadata()).toMatchObject({ width: 480, height: 252 });
  });

  it('loads nothing that a drawing refers to', async () => {
    const path = join(folder, 'covers', 'luna.svg');
    const hostile = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1200 630"><image xlink:href="file://${path}" width="1200" height="630"/><script>alert(1)</script></svg>`;
    const [first] = await renderCover(Buffer.from(hostile));
    const { channels } = await sharp(first?.bytes).stats();
    expect(channels.slice(0, 3).map(({ stdev }) => stdev < 1)).toEqual([true, true, true]);
    expect(channels[0]?.mean).toBeLessThan(40);
  });
});

describe('the file of an article', () => {
  it('comes with its cover, named by what it shows', async () => {
    const one = await source(text(WITH('luna.svg')));
    const other = await source(text(WITH('otra.svg')));
    expect(one.cover?.name).toMatch(/^luna-[0-9a-f]{8}$/);
    expect(other.cover?.name).not.toBe(one.cover?.name);
    expect(await one.cover?.images()).toHaveLength(6);
    expect((await source(text(''))).cover).toBeNull();
  });

  it('has a digest that changes with its text and with its cover', async () => {
    const digests = [
      await source(text(WITH('luna.svg'))),
      await source(text(WITH('luna.svg'), 'Adiós.')),
      await source(text('')),
    ].map(({ digest }) => digest);
    expect(new Set(digests).size).toBe(3);
    expect((await source(text(WITH('luna.svg')))).digest).toBe(digests[0]);
    await writeFile(join(folder, 'covers', 'luna.svg'), SVG.replace('c8a24a', 'e9d8a6'));
    expect((await source(text(WITH('luna.svg')))).digest).not.toBe(digests[0]);
  });

  it('is refused where it is too large, is no file, or its cover is none', async () => {
    await expect(source(text('', 'x'.repeat(5_000_000)))).rejects.toThrow(/at most 262144/);
    await expect(readSource(folder)).rejects.toThrow('there is no file');
    await expect(readSource(join(folder, 'nada.md'))).rejects.toThrow('there is no file');
    await expect(source(text(WITH('nada.svg')))).rejects.toThrow('there is no file');
    const broken = await source(text(WITH('rota.png')));
    await expect(broken.cover?.images()).rejects.toThrow('rota.png is no picture');
  });
});
