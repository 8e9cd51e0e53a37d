import { describe, expect, it } from 'vitest';
import { ERRORS } from '@sibila/contracts/errors';
import { PHOTO_BYTES_MAX } from '@sibila/contracts/limits';
import { isUncomfortable, refusalAsItIs, refusalOfFile, refusalOfSize, typeOf } from './photo.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a file by its first bytes', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x1cftypavif', 'avif'],
    ['\0\0\0\x18ftypheic', 'heic'],
    ['\0\0\0\x18ftypmif1', 'heic'],
    ['\0\0\0\x1cftypmif1\0\0\0\0miafavif', 'avif'],
    ['\0\0\0\x18ftypisom\0\0\0\0heic', 'heic'],
  ])('is known for what it is: %j is %s', (head, type) => {
    expect(typeOf(bytes(head))).toBe(type);
  });

  it.each([
    'GIF89a',
    '<svg xmlns',
    '%PDF-1.7',
    '<?php',
    'RIFF\0\0\0\0WAVE',
    '\0\0\0\x18ftypisom',
    '\0\0\0\x10ftypisomheic',
    '\0\0\0\x10ftypisom\0\0\0\0heic',
    '',
  ])('is no photo when it begins with %j, whatever its name says', (head) => {
    expect(typeOf(bytes(head))).toBeNull();
  });
});

describe('a file that cannot be sent', () => {
  it('is empty, far too heavy or no photo, and says which', () => {
    expect(refusalOfFile(0, null)).toBe(ERRORS.PHOTO_DAMAGED.message);
    expect(refusalOfFile(5 * PHOTO_BYTES_MAX + 1, 'jpeg')).toBe(ERRORS.PHOTO_TOO_LARGE.message);
    expect(refusalOfFile(100, null)).toBe(ERRORS.PHOTO_UNSUPPORTED.message);
    expect(refusalOfFile(5 * PHOTO_BYTES_MAX, 'jpeg')).toBeNull();
  });

  it('shows too few pixels or too many', () => {
    expect(refusalOfSize(199, 4000)).toBe(ERRORS.PHOTO_TOO_SMALL.message);
    expect(refusalOfSize(10_000, 5001)).toBe(ERRORS.PHOTO_TOO_LARGE.message);
    expect(refusalOfSize(200, 200)).toBeNull();
    expect(refusalOfSize(8160, 6120)).toBeNull();
  });

  it.each([
    ['jpeg', 50_000_000],
    ['avif', 12_500_000],
    ['heic', 25_000_000],
  ] as const)('has as %s more pixels than the server takes of its kind', (type, most) => {
    const upload = { type, size: PHOTO_BYTES_MAX, pixels: most };
    expect(refusalAsItIs(upload)).toBeNull();
    expect(refusalAsItIs({ ...upload, pixels: most + 1 })).toBe(ERRORS.PHOTO_TOO_LARGE.message);
    const heavy = { type, size: PHOTO_BYTES_MAX + 1, pixels: null };
    expect(refusalAsItIs(heavy)).toBe(ERRORS.PHOTO_TOO_LARGE.message);
  });
});

describe('a photo that is made smaller', () => {
  it('has more than twelve megapixels, weighs more than the server takes, or is hard to decode', () => {
    const usual = { type: 'jpeg', size: PHOTO_BYTES_MAX, pixels: 12_000_000 } as const;
    expect(isUncomfortable(usual)).toBe(false);
    expect(isUncomfortable({ ...usual, pixels: 12_000_001 })).toBe(true);
    expect(isUncomfortable({ ...usual, size: PHOTO_BYTES_MAX + 1 })).toBe(true);
    expect(isUncomfortable({ ...usual, type: 'heic', pixels: 90_000 })).toBe(true);
    expect(isUncomfortable({ ...usual, type: 'avif', pixels: 90_000 })).toBe(true);
  });
});
