import { describe, expect, it } from 'vitest';
import { ERRORS } from '@sibila/contracts/errors';
import { PHOTO_BYTES_MAX } from '@sibila/contracts/limits';
import { refusalOfFile, refusalOfSize, typeOf } from './photo.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a file by its first bytes', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x1cftypavif', 'avif'],
    ['\0\0\0\x18ftypheic', 'heic'],
    ['\0\0\0\x18ftypmif1', 'heic'],
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
    '',
  ])('is no photo when it begins with %j, whatever its name says', (head) => {
    expect(typeOf(bytes(head))).toBeNull();
  });
});

describe('a file that cannot be sent', () => {
  it('is empty, too heavy or no photo, and says which', () => {
    expect(refusalOfFile(0, null)).toBe(ERRORS.PHOTO_DAMAGED.message);
    expect(refusalOfFile(PHOTO_BYTES_MAX + 1, 'jpeg')).toBe(ERRORS.PHOTO_TOO_LARGE.message);
    expect(refusalOfFile(100, null)).toBe(ERRORS.PHOTO_UNSUPPORTED.message);
    expect(refusalOfFile(PHOTO_BYTES_MAX, 'jpeg')).toBeNull();
  });

  it('shows too few pixels or too many', () => {
    expect(refusalOfSize(199, 4000)).toBe(ERRORS.PHOTO_TOO_SMALL.message);
    expect(refusalOfSize(10_000, 5001)).toBe(ERRORS.PHOTO_TOO_LARGE.message);
    expect(refusalOfSize(200, 200)).toBeNull();
  });
});
