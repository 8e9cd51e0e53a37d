import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import sharp, { type Color } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { DomainError } from '@sibila/core/errors';
import { PhotoRefused, type DevelopedPhoto } from '@sibila/core/ports/photo-lab';
import { LINE_NAMES } from '@sibila/domain/palm/corridors';
import { photoLab } from './lab.ts';
import { foreignFiles, framesPng, framesWebp, lyingJpeg } from './testing/hostile.ts';
import {
  coded,
  corner,
  hand,
  HEIGHT,
  heldAt,
  SECRETS,
  SHARP_FORMATS,
  telling,
  WIDTH,
  withSegment,
} from './testing/images.ts';

const HEIC = readFileSync(new URL('testing/hand.heic', import.meta.url));
const PAYLOAD = '<?php system($_GET["c"]); ?>';

const lab = photoLab({ waitMs: 120_000 });
afterAll(() => lab.close());

const develop = (upload: Uint8Array) => lab.develop(upload, 'normal');

/** The fault that a photo is refused for; what else goes wrong is thrown. */
async function faultOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'taken';
  } catch (error) {
    if (error instanceof PhotoRefused) return error.fault;
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** The mean difference of two pictures' values, in levels. */
async function apart(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  let sum = 0;
  for (const [i, value] of a.data.entries()) sum += Math.abs(value - (b.data[i] ?? 0));
  return sum / a.data.length;
}

function seenIn({ palm }: DevelopedPhoto): string[] {
  return palm.found ? LINE_NAMES.filter((name) => palm.lines[name].seen) : [palm.reason];
}

/** A plain picture of these colour values, large enough to be taken. */
function plain(background: Color, channels: 3 | 4 = 3) {
  return sharp({ create: { width: 240, height: 240, channels, background } });
}

async function colourOf(upload: Uint8Array): Promise<number[]> {
  const { data } = await pixelsOf((await develop(upload)).picture);
  return [...data.subarray(0, 3)];
}

describe('a hand in each format', () => {
  for (const format of SHARP_FORMATS)
    it(`is found in ${format}, upright and as WebP`, async () => {
      const photo = await develop(await coded(hand(), format));
      expect([photo.width, photo.height]).toEqual([WIDTH, HEIGHT]);
      expect(seenIn(photo)).toEqual(LINE_NAMES);
      expect(await sharp(photo.picture).metadata()).toMatchObject({ format: 'webp', width: WIDTH });
      expect(await sharp(photo.thumbnail).metadata()).toMatchObject({ width: 240, height: 320 });
      expect(await apart(photo.picture, await coded(hand(), 'png'))).toBeLessThan(3);
    });

  it('is found in HEIC, turned as its irot box says', async () => {
    const photo = await develop(HEIC);
    expect([photo.width, photo.height]).toEqual([WIDTH, HEIGHT]);
    expect(seenIn(photo)).toEqual(LINE_NAMES);
    expect(await apart(photo.picture, await coded(hand(), 'png'))).toBeLessThan(5);
  });

  it('is measured at 800 pixels, closely at 1600, and kept at 1600', async () => {
    const large = await hand().resize(2_400, 3_200).jpeg().toBuffer();
    const photo = await develop(large);
    expect([photo.width, photo.height]).toEqual([600, 800]);
    expect(await sharp(photo.picture).metadata()).toMatchObject({ width: 1_200, height: 1_600 });
    const close = await lab.develop(large, 'high');
    expect([close.width, close.height]).toEqual([1_200, 1_600]);
    expect(seenIn(close)).toEqual(LINE_NAMES);
  });

  it('is measured alike each time', async () => {
    const upload = await coded(hand(), 'jpeg');
    expect(await develop(upload)).toEqual(await develop(upload));
  });
});

describe('orientation', () => {
  it('1 to 8 give the same upright hand', async () => {
    for (let orientation = 1; orientation <= 8; orientation++) {
      const photo = await develop(await heldAt(orientation, hand(), 'jpeg'));
      expect(await apart(photo.picture, await coded(hand(), 'png'))).toBeLessThan(3);
      expect([orientation, seenIn(photo)]).toEqual([orientation, LINE_NAMES]);
    }
  });

  for (const format of ['jpeg', 'png', 'webp'] as const)
    it(`1 to 8 give the same upright picture of a ${format}`, async () => {
      const upright = await coded(corner(), 'png');
      const mirrored = await sharp(upright).flop().png().toBuffer();
      expect(await apart(mirrored, upright)).toBeGreaterThan(10);
      for (let orientation = 1; orientation <= 8; orientation++) {
        const { picture } = await develop(await heldAt(orientation, corner(), format));
        expect(await apart(picture, upright), `orientation ${orientation}`).toBeLessThan(3);
      }
    });
});

describe('what a file tells beside its picture', () => {
  const words = [...Object.values(SECRETS), 'Exif', 'GPS', 'xmp', 'xpacket', '8BIM', 'acsp', 'php'];
  const toldOf = ({ picture, thumbnail }: DevelopedPhoto) =>
    words.filter((word) =>
      [picture, thumbnail].some((bytes) => Buffer.from(bytes).includes(word, 0, 'latin1')),
    );

  for (const format of SHARP_FORMATS)
    it(`is gone from a ${format}: EXIF, place, XMP, IPTC, colour profile`, async () => {
      const upload = await telling(hand(), format);
      for (const word of Object.values(SECRETS)) expect(upload.includes(word)).toBe(true);
      const photo = await develop(upload);
      expect(toldOf(photo)).toEqual([]);
      for (const bytes of [photo.picture, photo.thumbnail])
        expect(Buffer.from(bytes).toString('latin1', 12, 16)).toBe('VP8 ');
    });

  it('is gone from a HEIC', async () => {
    expect(HEIC.includes('Camara de prueba')).toBe(true);
    const photo = await develop(HEIC);
    expect(toldOf(photo)).toEqual([]);
    expect(Buffer.from(photo.picture).includes('Camara')).toBe(false);
  });

  it('is gone when it is a program: as a comment, a segment, or behind the picture', async () => {
    const jpeg = await coded(hand(), 'jpeg');
    const program = Buffer.from(PAYLOAD.repeat(20));
    const huge = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.alloc(60_000, PAYLOAD)]);
    for (const upload of [
      withSegment(jpeg, 0xfe, program),
      withSegment(jpeg, 0xe1, huge),
      Buffer.concat([jpeg, program]),
      Buffer.concat([await coded(hand(), 'png'), program]),
      Buffer.concat([await coded(hand(), 'webp'), program]),
    ]) {
      const photo = await develop(upload);
      expect(seenIn(photo)).toEqual(LINE_NAMES);
      expect(toldOf(photo)).toEqual([]);
    }
  });
});

describe('colours of every kind', () => {
  const near = (colour: number[], to: number[]) =>
    expect(Math.max(...colour.map((value, i) => Math.abs(value - (to[i] ?? 0))))).toBeLessThan(8);

  it('are taken in CMYK, in 16 bits, in grey, and in another profile', async () => {
    const skin = { r: 206, g: 154, b: 118 };
    const cmyk = await plain(skin).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(cmyk).metadata()).channels).toBe(4);
    const [red = 0, , blue = 0] = await colourOf(cmyk);
    expect(red).toBeGreaterThan(blue + 40);
    const deep = await plain(skin).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    near(await colourOf(deep), [206, 154, 118]);
    near(await colourOf(await plain('#808080').greyscale().jpeg().toBuffer()), [128, 128, 128]);
    near(await colourOf(await plain(skin).withIccProfile('p3').png().toBuffer()), [206, 154, 118]);
  });

  it('lie on white where they are transparent', async () => {
    const clear = await plain({ r: 0, g: 0, b: 0, alpha: 0 }, 4).png().toBuffer();
    near(await colourOf(clear), [255, 255, 255]);
    const grey = await plain({ r: 0, g: 0, b: 0, alpha: 0.5 }, 4)
      .toColourspace('b-w')
      .png()
      .toBuffer();
    expect((await sharp(grey).metadata()).channels).toBe(2);
    near(await colourOf(grey), [128, 128, 128]);
  });
});

describe('bad files', () => {
  it('are refused within half a second, twenty at once, and the next photo is developed', async () => {
    await develop(await coded(hand(), 'jpeg'));
    const jpeg = await coded(hand(), 'jpeg');
    const broken = Buffer.from(await coded(hand(), 'png'));
    broken.fill(0x55, 200, 4_000);
    const bad = [
      ...Object.values(foreignFiles()),
      jpeg.subarray(0, jpeg.length / 2),
      broken,
      await lyingJpeg(65_535, 1),
      await lyingJpeg(7_100, 7_100),
    ];
    const since = performance.now();
    const faults = await Promise.all(bad.map((upload) => faultOf(develop(upload))));
    expect(performance.now() - since).toBeLessThan(500);
    expect(faults.length).toBeGreaterThanOrEqual(20);
    expect(faults).not.toContain('taken');
    expect(seenIn(await develop(jpeg))).toEqual(LINE_NAMES);
  });

  it('that fill far more than they weigh are refused in no time, of 49 megapixels in 16 bits', async () => {
    const background = { r: 200, g: 150, b: 120, alpha: 0.5 };
    const deep = await sharp({ create: { width: 7_000, height: 7_000, channels: 4, background } })
      .toColourspace('rgb16')
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(deep.length).toBeLessThan(600_000);
    const since = performance.now();
    expect(await faultOf(develop(deep))).toBe('too-large');
    expect(performance.now() - since).toBeLessThan(50);
  });

  it('of 10,000 frames give their first', async () => {
    for (const upload of [await framesPng(10_000), await framesWebp(10_000)]) {
      const photo = await develop(upload);
      expect([photo.width, photo.height]).toEqual([240, 240]);
      expect((await sharp(photo.picture).metadata()).pages).toBeUndefined();
    }
  });

  it('with noise behind a right header are refused or give a clean picture', async () => {
    const files: Buffer[] = [HEIC];
    for (const format of SHARP_FORMATS) files.push(await coded(hand(), format));
    const noise = fc.record({
      which: fc.nat(files.length - 1),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 2_000 }),
    });
    await fc.assert(
      fc.asyncProperty(noise, async ({ which, from, bytes }) => {
        const upload = Buffer.from(files[which] ?? HEIC);
        upload.set(bytes, 64 + Math.floor(from * (upload.length - 64 - bytes.length)));
        expect(['taken', 'damaged', 'too-large', 'too-small']).toContain(
          await faultOf(develop(upload)),
        );
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

describe('many at once', () => {
  it('take less than 250 MB, twenty of 12 megapixels, and leave the main thread free', async () => {
    const photo = await plain({ r: 200, g: 150, b: 120 }).resize(4_000, 3_000).jpeg().toBuffer();
    await develop(photo);
    const before = process.memoryUsage().rss;
    let most = before;
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
    const faults = await Promise.all(Array.from({ length: 20 }, () => faultOf(develop(photo))));
    clearInterval(watch);
    delay.disable();
    expect(new Set(faults)).toEqual(new Set(['taken']));
    expect((most - before) / 1024 ** 2).toBeLessThan(250);
    expect(delay.percentile(99) / 1e6).toBeLessThan(50);
  }, 60_000);

  it('are refused beyond those that may wait, and when they wait too long', async () => {
    const small = photoLab({ workers: 1, waiting: 2, waitMs: 10 });
    const upload = await coded(hand(), 'jpeg');
    const faults = await Promise.all(
      Array.from({ length: 4 }, () => faultOf(small.develop(upload, 'normal'))),
    );
    small.close();
    expect(faults).toEqual(['taken', 'UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE']);
  });

  it('are refused when they take too long, each in its time', async () => {
    const impatient = photoLab({ limitMs: 5 });
    const upload = await coded(hand(), 'jpeg');
    const faults = await Promise.all(
      Array.from({ length: 3 }, () => faultOf(impatient.develop(upload, 'normal'))),
    );
    impatient.close();
    expect(faults).toEqual(['too-slow', 'too-slow', 'too-slow']);
  });

  it('are developed a person at a time, and not begun when nobody would wait to their end', async () => {
    const shared = photoLab({ workers: 1, waitMs: 120_000 });
    const upload = await coded(hand(), 'jpeg');
    const order: string[] = [];
    const come = async (name: string, by: string) => {
      await shared.develop(upload, 'normal', { by });
      order.push(name);
    };
    const greedy = [1, 2, 3, 4].map((i) => come(`ana ${i}`, 'ana'));
    await Promise.all([...greedy, come('bea', 'bea')]);
    expect(order.slice(0, 2)).toEqual(['ana 1', 'bea']);
    const endsAt = performance.now() + 1_000;
    expect(await faultOf(shared.develop(upload, 'normal', { endsAt }))).toBe('UNAVAILABLE');
    shared.close();
  });

  it('are moved to their thread where they are given, and copied where they are not', async () => {
    const kept = new Uint8Array(await coded(hand(), 'jpeg'));
    const given = kept.slice();
    await lab.develop(kept, 'normal');
    const photo = await lab.develop(given, 'normal', { isGiven: true });
    expect([kept.length > 0, given.length]).toEqual([true, 0]);
    expect(seenIn(photo)).toEqual(LINE_NAMES);
  });

  it('are refused once it is closed, also those under way', async () => {
    const closing = photoLab();
    const upload = await coded(hand(), 'jpeg');
    const underWay = [1, 2].map(() => faultOf(closing.develop(upload, 'normal')));
    await pause(20);
    closing.close();
    expect(await Promise.all(underWay)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
    expect(await faultOf(closing.develop(upload, 'normal'))).toBe('UNAVAILABLE');
  });
});
