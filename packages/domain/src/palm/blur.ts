import { emptyPlane, type Plane } from './raster.ts';

/**
 * Gaussian blur, separable, the edge going on outside; the kernel ends at
 * three sigma and never reaches beyond the plane.
 */
export function gaussian(plane: Plane, sigma: number): Plane {
  const radius = Math.min(
    Math.max(1, Math.ceil(3 * sigma)),
    Math.max(1, Math.min(plane.width, plane.height) - 1),
  );
  const kernel = new Float32Array(2 * radius + 1);
  let total = 0;
  for (let i = -radius; i <= radius; i++) {
    const weight = Math.exp((-i * i) / (2 * sigma * sigma));
    kernel[i + radius] = weight;
    total += weight;
  }
  for (let i = 0; i < kernel.length; i++) kernel[i] = (kernel[i] ?? 0) / total;
  return transposed(convolveRows(transposed(convolveRows(plane, kernel)), kernel));
}

function convolveRows(plane: Plane, kernel: Float32Array): Plane {
  const { width, height, data } = plane;
  const radius = (kernel.length - 1) / 2;
  const result = emptyPlane(width, height);
  const padded = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    padded.fill(data[row] ?? 0, 0, radius);
    padded.set(data.subarray(row, row + width), radius);
    padded.fill(data[row + width - 1] ?? 0, radius + width);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < kernel.length; k++) sum += (kernel[k] ?? 0) * (padded[x + k] ?? 0);
      result.data[row + x] = sum;
    }
  }
  return result;
}

function transposed(plane: Plane): Plane {
  const { width, height, data } = plane;
  const result = emptyPlane(height, width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) result.data[x * height + y] = data[y * width + x] ?? 0;
  }
  return result;
}
