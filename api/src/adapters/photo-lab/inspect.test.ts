import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHOTO_DECODED_MAX, PHOTO_PIXELS_MAX, PHOTO_SIDE_MIN } from '@sibila/contracts/limits';
import { PhotoRefused, type PhotoFault } from '@sibila/core/ports/photo-lab';
import { inspect, type PhotoFormat } from './inspect.ts';
import { bitPng, bombPng, foreignFiles, lyingJpeg } from './testing/hostile.ts';
import { coded, hand, SHARP_FORMATS } from './testing/images.ts';

const HEIC = readFileSync(new URL('testing/hand.heic', import.meta.url));

function faultOf(upload: Uint8Array): PhotoFault | PhotoFormat {
  try {
    return inspect(upload).format;
  } catch (error) {
    if (error instanceof PhotoRefused) return error.fault;
    throw error;
  }
}

/** The HEIC with another size in its `ispe` box. */
function heicOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(HEIC);
  const box = bytes.indexOf('ispe');
  bytes.writeUInt32BE(width, box + 8);
  bytes.writeUInt32BE(height, box + 12);
  return bytes;
}

describe('what a photo is by its first bytes', () => {
  let hands: [PhotoFormat, Buffer][];

  beforeAll(async () => {
    hands = [['heic', HEIC]];
    for (const format of SHARP_FORMATS) hands.push([format, await coded(hand(), format)]);
  });

  it('is one of the five formats', () => {
    for (const [format, bytes] of hands) expect(faultOf(bytes)).toBe(format);
  });

  it('is told of bytes that lie within others', () => {
    for (const [format, bytes] of hands) {
      const amid = Buffer.concat([Buffer.from('before'), bytes, Buffer.from('after')]);
      expect(faultOf(amid.subarray(6, 6 + bytes.length))).toBe(format);
    }
  });

  it('is HEIC by each of its brands, of which the first may say but HEIF', () => {
    for (const brand of ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']) {
      const bytes = Buffer.from(HEIC);
      bytes.write(brand, 8, 'latin1');
      expect([brand, faultOf(bytes)]).toEqual([brand, 'heic']);
    }
  });

  for (const [name, bytes] of Object.entries(foreignFiles()))
    it(`is nothing to take when it is ${name}`, () => expect(faultOf(bytes)).toBe('unsupported'));

  it('is refused wherever the file was cut', () => {
    fc.assert(
      fc.property(
        fc.nat(SHARP_FORMATS.length),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (which, part) => {
          const [, bytes] = hands[which] ?? ['heic', HEIC];
          const cut = faultOf(bytes.subarray(0, Math.floor(bytes.length * part)));
          expect(['damaged', 'unsupported']).toContain(cut);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never fails but by a refusal, whatever follows a right beginning', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(40), fc.uint8Array({ maxLength: 300 }), (which, keep, rest) => {
        const [, bytes] = hands[which] ?? ['heic', HEIC];
        faultOf(Buffer.concat([bytes.subarray(0, keep), rest]));
      }),
      { numRuns: 2_000 },
    );
  });
});

/** A PNG's header of this depth and colour type, and nothing behind. */
function deepPng(width: number, height: number, depth: number, type: number): Buffer {
  const png = bitPng(width, height);
  png.set([depth, type], 24);
  return png;
}

describe('the bytes that a photo fills once it is decoded', () => {
  it('bound a PNG by its channels and their depth, where its pixels are few enough', () => {
    const [deep, clear] = [Math.floor(PHOTO_DECODED_MAX / 8), Math.floor(PHOTO_DECODED_MAX / 4)];
    expect(faultOf(deepPng(7_000, 7_000, 16, 6))).toBe('too-large');
    expect(faultOf(deepPng(4_000, Math.floor(deep / 4_000), 16, 6))).toBe('png');
    expect(faultOf(deepPng(4_000, Math.floor(deep / 4_000) + 1, 16, 6))).toBe('too-large');
    expect(faultOf(deepPng(6_000, Math.floor(clear / 6_000), 8, 6))).toBe('png');
    expect(faultOf(deepPng(6_000, Math.floor(clear / 6_000) + 1, 8, 6))).toBe('too-large');
    expect(faultOf(deepPng(8_000, 6_250, 8, 2))).toBe('png');
    expect(faultOf(deepPng(8_000, 6_250, 16, 2))).toBe('too-large');
  });

  it('count a transparency that a palette tells of beside it', () => {
    const png = deepPng(8_000, 6_250, 8, 3);
    const afterHeader = 33;
    const clear = Buffer.concat([
      png.subarray(0, afterHeader),
      Buffer.from('\0\0\0\x01tRNS\0\0\0\0\0', 'latin1'),
      png.subarray(afterHeader),
    ]);
    expect([faultOf(png), faultOf(clear)]).toEqual(['png', 'too-large']);
  });

  it('let pass what telephones take: JPEGs of 48 and 50 megapixels, and HEICs of 24', async () => {
    for (const [width, height] of [
      [8_064, 6_048],
      [8_160, 6_120],
    ] as const)
      expect(faultOf(await lyingJpeg(width, height))).toBe('jpeg');
    expect(faultOf(heicOf(5_712, 4_284))).toBe('heic');
  });

  it('say what a photo costs: a JPEG little at any size, the heaviest three times as much', async () => {
    const costs = [
      await lyingJpeg(4_000, 3_000),
      await lyingJpeg(8_160, 6_120),
      deepPng(4_330, 4_330, 16, 6),
      heicOf(5_712, 4_284),
    ].map((upload) => inspect(upload).cost);
    expect(costs).toEqual([1_063, 1_262, 2_050, 3_055]);
  });
});

describe('the size that a header tells', () => {
  it('is refused in milliseconds when it is of 256 megapixels, or of 900 with nothing behind', () => {
    const bombs = [bombPng(), bitPng(30_000, 30_000), heicOf(20_000, 20_000)];
    expect(bombs[0]?.length).toBeLessThan(747_000);
    const since = performance.now();
    for (const bomb of bombs) expect(faultOf(bomb)).toBe('too-large');
    expect(performance.now() - since).toBeLessThan(50);
  });

  it('is refused in JPEG and HEIC above their limits alone', async () => {
    expect(faultOf(await lyingJpeg(7_100, 7_100))).toBe('too-large');
    expect(faultOf(await lyingJpeg(7_000, 7_000))).toBe('jpeg');
    expect(faultOf(heicOf(5_712, 4_284))).toBe('heic');
    expect(faultOf(heicOf(6_000, 4_284))).toBe('too-large');
  });

  it('is bounded by the limits that the page goes by', () => {
    const { png, heic } = PHOTO_PIXELS_MAX;
    const side = 5_000;
    expect(faultOf(bitPng(side, png / side))).toBe('png');
    expect(faultOf(bitPng(side, png / side + 1))).toBe('too-large');
    expect(faultOf(heicOf(side, heic / side))).toBe('heic');
    expect(faultOf(heicOf(side, heic / side + 1))).toBe('too-large');
    expect(faultOf(bitPng(PHOTO_SIDE_MIN, side))).toBe('png');
    expect(faultOf(bitPng(PHOTO_SIDE_MIN - 1, side))).toBe('too-small');
  });

  it('is refused where decoding would keep all of it: interlaced in 16 bits, progressive', async () => {
    const png = bitPng(7_000, 7_000);
    png.set([16, 6, 0, 0, 1], 24);
    expect(faultOf(png)).toBe('too-large');
    const jpeg = await lyingJpeg(7_000, 7_000);
    jpeg[jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc2;
    expect(faultOf(jpeg)).toBe('jpeg');
    const full = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#777' } })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const frame = full.indexOf(Buffer.from([0xff, 0xc2]));
    full.writeUInt16BE(7_000, frame + 5);
    full.writeUInt16BE(7_000, frame + 7);
    expect(faultOf(full)).toBe('too-large');
  });

  it('is refused under 200 on a side, and no side at all is damage', async () => {
    expect(faultOf(await lyingJpeg(65_535, 1))).toBe('too-small');
    expect(faultOf(bitPng(1, 1))).toBe('too-small');
    expect(faultOf(bitPng(199, 4_000))).toBe('too-small');
    expect(faultOf(bitPng(200, 200))).toBe('png');
    expect(faultOf(bitPng(0, 4_000))).toBe('damaged');
    expect(faultOf(heicOf(0, 0))).toBe('damaged');
  });

  it('is found quickly among segments, chunks and boxes without number', () => {
    const jpeg = Buffer.alloc(10 * 1024 * 1024);
    jpeg.set([0xff, 0xd8]);
    for (let at = 2; at + 4 <= jpeg.length; at += 4) jpeg.set([0xff, 0xe1, 0, 2], at);
    const png = Buffer.alloc(10 * 1024 * 1024);
    png.set(bitPng(300, 300).subarray(0, 33));
    const heic = Buffer.concat([HEIC.subarray(0, 24), Buffer.alloc(10 * 1024 * 1024)]);
    for (let at = 24; at + 8 <= heic.length; at += 8) heic.writeUInt32BE(8, at);
    for (const bytes of [jpeg, png, heic]) {
      const since = performance.now();
      expect(faultOf(bytes)).toBe('damaged');
      expect(performance.now() - since).toBeLessThan(100);
    }
  });
});
