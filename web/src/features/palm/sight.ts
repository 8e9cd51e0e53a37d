import { measuredHand, type HandSide, type MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { readPalm, type PalmRefusal } from '@sibila/domain/palm/read';

/** A photo's pixels as a canvas gives them: red, green, blue and opacity. */
export interface SightRequest {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
  hand: HandSide;
}

export type Sight = MeasuredHand | PalmRefusal['reason'];

/** Looks for an open hand in a photo. Takes up to a second: not for the page's own thread. */
export function lookAt({ width, height, pixels, hand }: SightRequest): Sight {
  const data = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = pixels[from] ?? 0;
    data[to + 1] = pixels[from + 1] ?? 0;
    data[to + 2] = pixels[from + 2] ?? 0;
  }
  const palm = readPalm({ width, height, data });
  return palm.found ? measuredHand(palm, { width, height }, hand) : palm.reason;
}
