import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngChunk(kind: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  return Buffer.concat([numbers(named.length - 4), named, numbers(crc32(named))]);
}

/** Each as four bytes, the highest first. */
function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(value, i * 4);
  return bytes;
}

/** A PNG of one bit a pixel with this content; without one it is a header and nothing more. */
export function bitPng(width: number, height: number, content?: Uint8Array): Buffer {
  const header = Buffer.concat([numbers(width, height), Buffer.from([1, 0, 0, 0, 0])]);
  const data = content ? [pngChunk('IDAT', deflateSync(content, { level: 1 }))] : [];
  const end = pngChunk('IEND', Buffer.alloc(0));
  return Buffer.concat([PNG_START, pngChunk('IHDR', header), ...data, end]);
}

/** 256 megapixels in less than 747 kB, every one of them there. */
export function bombPng(): Buffer {
  return bitPng(16_000, 16_000, Buffer.alloc(16_000 * (1 + 2_000)));
}

/** A PNG whose animation repeats its picture (APNG's chunks acTL, fcTL and fdAT). */
export async function framesPng(count: number): Promise<Buffer> {
  const side = 240;
  const still = bitPng(side, side, Buffer.alloc(side * (1 + side / 8)));
  const content = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const end = still.length - 12;
  const frames = Array.from({ length: count }, (_, i) => {
    const control = numbers(2 * i, side, side, 0, 0, 0x00_01_00_0a, 0);
    const data = Buffer.concat([numbers(2 * i + 1), content]);
    return [pngChunk('fcTL', control.subarray(0, 26)), pngChunk('fdAT', data)];
  });
  const animation = pngChunk('acTL', numbers(count, 0));
  const afterHeader = PNG_START.length + 25;
  return Buffer.concat([
    still.subarray(0, afterHeader),
    animation,
    still.subarray(afterHeader, end),
    ...frames.flat(),
    still.subarray(end),
  ]);
}

/** A WebP that shows the same small picture again and again. */
export async function framesWebp(count: number): Promise<Buffer> {
  const side = 240;
  const background = { r: 130, g: 100, b: 70 };
  const still = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();
  const bits = still.subarray(12);
  const size = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255];
  const canvas = [...size(side - 1), ...size(side - 1)];
  const frame = riffChunk(
    'ANMF',
    Buffer.concat([Buffer.from([...size(0), ...size(0), ...canvas, ...size(100), 0]), bits]),
  );
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', Buffer.from([2, 0, 0, 0, ...canvas])),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: count }, () => frame),
  ]);
  return riffChunk('RIFF', body);
}

function riffChunk(kind: string, content: Uint8Array): Buffer {
  const head = Buffer.from(`${kind}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** A JPEG of one grey block that says to be of another size. */
export async function lyingJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** What has no business here, each as its kind begins. */
export function foreignFiles(): Record<string, Uint8Array> {
  const text = (content: string) => Buffer.from(content, 'latin1');
  const padded = (start: Uint8Array) => Buffer.concat([start, Buffer.alloc(2_000, 0x20)]);
  return {
    nothing: new Uint8Array(0),
    'one byte': new Uint8Array([0xff]),
    text: text('Hola, soy una palma. '.repeat(100)),
    HTML: text('<!doctype html><script>alert(1)</script>'),
    PHP: text('<?php system($_GET["c"]); ?>'),
    SVG: text(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="900" height="900"/>',
    ),
    'an SVG bomb': text(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg/>',
    ),
    PDF: padded(text('%PDF-1.7\n1 0 obj')),
    GIF: padded(text('GIF89a\x00\x04\x00\x04')),
    BMP: padded(text('BM')),
    ICO: padded(Buffer.from([0, 0, 1, 0, 1, 0])),
    'TIFF, either way': padded(text('II*\0')),
    TIFF: padded(text('MM\0*')),
    MP4: padded(Buffer.concat([numbers(24), text('ftypmp42\0\0\0\0mp42isom')])),
    'a RIFF of sound': padded(text('RIFF\x00\x08\x00\x00WAVEfmt ')),
    ZIP: padded(text('PK\u0003\u0004')),
    'JPEG 2000': padded(text('\0\0\0\u000cjP  \r\n\u0087\n')),
    'JPEG XL': padded(Buffer.from([0xff, 0x0a])),
  };
}
