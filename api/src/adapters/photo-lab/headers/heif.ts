import type { Header } from './header.ts';

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs'];
/** Says HEIF and not which coding: iPhones name HEIC's brands beside it. */
const ANY_BRANDS = ['mif1', 'msf1'];

/** No camera writes as many side by side; a hostile file would make the walk long. */
const BOXES_MAX = 1_000;

/** AVIF or HEIC by the brands in an ISO base media file's first box; null for MP4 and all else. */
export function heifKind(bytes: Buffer): 'avif' | 'heic' | null {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  const end = Math.min(bytes.readUInt32BE(0), 256);
  const brands = (bytes.toString('latin1', 8, end).match(/.{4}/gs) ?? []).filter((_, i) => i !== 1);
  if (AVIF_BRANDS.some((brand) => brands.includes(brand))) return 'avif';
  const isHeic = [...HEIC_BRANDS, ...ANY_BRANDS].some((brand) => brands.includes(brand));
  return isHeic ? 'heic' : null;
}

/**
 * The largest picture that a HEIF file tells of (ISO 23008-12): all `ispe` boxes stand in
 * meta/iprp/ipco. Null without one, or when a box reaches past the file's end. How deep its colours
 * are is for the decoder to know: `pixelBytes` is what it makes of a pixel at most.
 */
export function heifHeader(bytes: Buffer, pixelBytes: number): Header | null {
  const whole = boxesIn(bytes, 0, bytes.length);
  const meta = whole?.find(({ kind }) => kind === 'meta');
  const properties = meta && child(bytes, child(bytes, meta, 'iprp', 4), 'ipco', 0);
  const boxes = properties && boxesIn(bytes, properties.from, properties.to);
  let largest: Header | null = null;
  for (const { kind, from } of boxes ?? []) {
    if (kind !== 'ispe') continue;
    const [width, height] = [bytes.readUInt32BE(from + 4), bytes.readUInt32BE(from + 8)];
    if (width * height > (largest ? largest.width * largest.height : -1))
      largest = { width, height, pixelBytes, kept: 0, isWhole: true };
  }
  return largest;
}

/** A box's kind, and where its content begins and ends. */
interface Box {
  kind: string;
  from: number;
  to: number;
}

function child(bytes: Buffer, box: Box | undefined, kind: string, skip: number): Box | undefined {
  return box && boxesIn(bytes, box.from + skip, box.to)?.find((inner) => inner.kind === kind);
}

/** The boxes that follow each other in a range, null when the last doesn't end where it does. */
function boxesIn(bytes: Buffer, start: number, end: number): Box[] | null {
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    if (boxes.length === BOXES_MAX) return null;
    let size = bytes.readUInt32BE(at);
    const isLong = size === 1;
    if (isLong) size = Number(bytes.readBigUInt64BE(at + 8));
    else if (size === 0) size = end - at;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > end) return null;
    boxes.push({
      kind: bytes.toString('latin1', at + 4, at + 8),
      from: at + head,
      to: at + size,
    });
    at += size;
  }
  return boxes;
}
