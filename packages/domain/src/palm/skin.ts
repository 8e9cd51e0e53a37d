import { gaussian } from './blur.ts';
import { emptyPlane, type Mask, type Photo, type Plane } from './raster.ts';

/** Cb and Cr without their offset, and Y (ITU-R BT.601, full range as in JFIF). */
function toYCbCr(red: number, green: number, blue: number): [number, number, number] {
  const y = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [y, 0.564 * (blue - y), 0.713 * (red - y)];
}

/** Luminance Y of each pixel, 0 to 255 (ITU-R BT.601). */
export function luminance(photo: Photo): Plane {
  const plane = emptyPlane(photo.width, photo.height);
  for (let at = 0; at < plane.data.length; at++) {
    const from = at * 3;
    plane.data[at] =
      0.299 * (photo.data[from] ?? 0) +
      0.587 * (photo.data[from + 1] ?? 0) +
      0.114 * (photo.data[from + 2] ?? 0);
  }
  return plane;
}

/** Brightness that the lightest parts of a picture are raised to, and by how much at most. */
const WHITE = 235;
const MOST_GAIN = 4;

/** A dim picture with its lights raised: colours lie as far apart as in good light. */
export function exposed(photo: Photo): Photo {
  const histogram = new Uint32Array(256);
  for (const value of photo.data) histogram[value] = (histogram[value] ?? 0) + 1;
  let left = photo.data.length / 50;
  let lights = 255;
  while (lights > 1 && left > (histogram[lights] ?? 0)) left -= histogram[lights--] ?? 0;
  const gain = Math.min(MOST_GAIN, WHITE / lights);
  if (gain <= 1.1) return photo;
  return { ...photo, data: photo.data.map((value) => Math.min(255, value * gain)) };
}

/**
 * How warm each pixel is: Cr − 0.6·Cb. Skin of every tone is warmer than a
 * neutral wall, because blood and melanin take away blue and green light; the
 * threshold is taken per picture, so no tone is the norm.
 */
export function warmth(photo: Photo): Plane {
  const plane = emptyPlane(photo.width, photo.height);
  for (let at = 0; at < plane.data.length; at++) {
    const from = at * 3;
    const [, cb, cr] = toYCbCr(
      photo.data[from] ?? 0,
      photo.data[from + 1] ?? 0,
      photo.data[from + 2] ?? 0,
    );
    plane.data[at] = cr - 0.6 * cb;
  }
  return gaussian(plane, 1.2);
}

/**
 * How far each pixel's colour lies from the background's, which is the median
 * along the picture's edge: for warm or skin-coloured walls that differ in
 * lightness. Lightness counts half, so that a shadow does not become skin.
 */
export function unlikeBackground(photo: Photo): Plane {
  const wall = edgeColour(photo);
  const plane = emptyPlane(photo.width, photo.height);
  for (let at = 0; at < plane.data.length; at++) {
    const from = at * 3;
    const [y, cb, cr] = toYCbCr(
      photo.data[from] ?? 0,
      photo.data[from + 1] ?? 0,
      photo.data[from + 2] ?? 0,
    );
    const lighter = (y - wall[0]) / 2;
    plane.data[at] = Math.sqrt(lighter * lighter + (cb - wall[1]) ** 2 + (cr - wall[2]) ** 2);
  }
  return gaussian(plane, 1.2);
}

function edgeColour(photo: Photo): [number, number, number] {
  const { width, height, data } = photo;
  const channels: [number[], number[], number[]] = [[], [], []];
  const take = (x: number, y: number): void => {
    const from = (y * width + x) * 3;
    for (const [channel, values] of channels.entries()) values.push(data[from + channel] ?? 0);
  };
  for (let x = 0; x < width; x++) {
    take(x, 0);
    take(x, height - 1);
  }
  for (let y = 0; y < height; y++) {
    take(0, y);
    take(width - 1, y);
  }
  return toYCbCr(median(channels[0]), median(channels[1]), median(channels[2]));
}

/**
 * Whether a shape's colour may be skin: redder than green, greener than blue
 * or nearly so, neither grey nor garish. Wide on purpose, from the darkest to
 * the lightest skin in warm or cold light; the shape must do the rest.
 */
export function isSkin(photo: Photo, mask: Mask): boolean {
  const channels: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at < mask.data.length; at += 7) {
    if (mask.data[at] !== 1) continue;
    for (const [channel, values] of channels.entries()) {
      values.push(photo.data[at * 3 + channel] ?? 0);
    }
  }
  const [y, cb, cr] = toYCbCr(median(channels[0]), median(channels[1]), median(channels[2]));
  return cr > 1 && cb < 4 && cr - 0.6 * cb > 4 && cr < 70 && cb > -75 && y > 8;
}

/** The middle value of a list (the upper one of two); 0 for none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const BINS = 256;

/**
 * Splits a plane in two classes at the threshold that separates them best
 * (N. Otsu, "A threshold selection method from gray-level histograms", 1979).
 * `gap` is the distance of the two classes' means, in the plane's unit.
 */
export function split(plane: Plane): { mask: Mask; gap: number } {
  let low = Infinity;
  let high = -Infinity;
  for (const value of plane.data) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const unit = (high - low) / BINS || 1;
  const histogram = new Float64Array(BINS);
  let total = 0;
  for (const value of plane.data) {
    const bin = Math.min(BINS - 1, Math.floor((value - low) / unit));
    histogram[bin] = (histogram[bin] ?? 0) + 1;
    total += bin;
  }
  const cut = otsu(histogram, plane.data.length, total);
  const data = new Uint8Array(plane.data.length);
  const threshold = low + (cut.bin + 1) * unit;
  for (let at = 0; at < data.length; at++) data[at] = (plane.data[at] ?? 0) >= threshold ? 1 : 0;
  return { mask: { width: plane.width, height: plane.height, data }, gap: cut.gap * unit };
}

function otsu(histogram: Float64Array, count: number, total: number): { bin: number; gap: number } {
  let best = { bin: 0, gap: 0 };
  let bestSpread = -1;
  let below = 0;
  let sumBelow = 0;
  for (let bin = 0; bin < BINS - 1; bin++) {
    below += histogram[bin] ?? 0;
    sumBelow += bin * (histogram[bin] ?? 0);
    if (below === 0 || below === count) continue;
    const gap = (total - sumBelow) / (count - below) - sumBelow / below;
    const spread = below * (count - below) * gap * gap;
    if (spread <= bestSpread) continue;
    bestSpread = spread;
    best = { bin, gap };
  }
  return best;
}
