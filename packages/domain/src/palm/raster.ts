/** A picture as it comes from the decoder: rows of red, green, blue, one byte each. */
export interface Photo {
  width: number;
  height: number;
  data: Uint8Array;
}

/** One number per pixel, row after row. */
export interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

/** One byte per pixel: 1 inside, 0 outside. */
export interface Mask {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A place in a picture, in pixels; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** An empty plane of the given size. */
export function emptyPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/**
 * The photo reduced so that its longer side is at most `longest`, each new
 * pixel the mean of the pixels it covers (whole ones). Never enlarges.
 */
export function shrink(photo: Photo, longest: number): Photo {
  const scale = Math.max(photo.width, photo.height) / longest;
  if (scale <= 1) return photo;
  const width = Math.max(1, Math.floor(photo.width / scale));
  const height = Math.max(1, Math.floor(photo.height / scale));
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * photo.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * photo.height) / height));
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * photo.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * photo.width) / width));
      meanOf(photo, { left, right, top, bottom }, data, (y * width + x) * 3);
    }
  }
  return { width, height, data };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function meanOf(photo: Photo, box: Box, into: Uint8Array, at: number): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const from = (y * photo.width + x) * 3;
      red += photo.data[from] ?? 0;
      green += photo.data[from + 1] ?? 0;
      blue += photo.data[from + 2] ?? 0;
    }
  }
  const count = (box.right - box.left) * (box.bottom - box.top);
  into[at] = Math.round(red / count);
  into[at + 1] = Math.round(green / count);
  into[at + 2] = Math.round(blue / count);
}

/** The value at a place between pixels (bilinear), the edge going on outside. */
export function sample(plane: Plane, x: number, y: number): number {
  const right = plane.width - 1;
  const bottom = plane.height - 1;
  const cx = x < 0 ? 0 : x > right ? right : x;
  const cy = y < 0 ? 0 : y > bottom ? bottom : y;
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const x1 = x0 < right ? x0 + 1 : x0;
  const down = y0 < bottom ? plane.width : 0;
  const fx = cx - x0;
  const fy = cy - y0;
  const row = y0 * plane.width;
  const top = (plane.data[row + x0] ?? 0) * (1 - fx) + (plane.data[row + x1] ?? 0) * fx;
  const low =
    (plane.data[row + down + x0] ?? 0) * (1 - fx) + (plane.data[row + down + x1] ?? 0) * fx;
  return top * (1 - fy) + low * fy;
}

/** The distance between two places. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
