import type { DevelopedPhoto, PhotoLab, PhotoOrder } from '@sibila/core/ports/photo-lab';
import type { Point } from '@sibila/domain/palm/raster';
import type { Detail, PalmFeatures, PalmFinger, PalmLine } from '@sibila/domain/palm/read';

const at = (x: number, y: number): Point => ({ x, y });

const line = (path: Point[], length: number): PalmLine => ({
  seen: true,
  path,
  length,
  curvature: 0.2,
  depth: 0.3,
  breaks: 0,
});

const finger = (name: PalmFinger['name'], tip: Point, base: Point): PalmFinger => ({
  name,
  tip,
  base,
  length: 1.6,
  width: 0.4,
});

/** A left hand's palm in a picture of 600 × 800, whose fate line is not seen. */
export const FOUND_PALM: PalmFeatures = {
  found: true,
  outline: [at(120, 420), at(150, 120), at(450, 120), at(480, 480), at(400, 780), at(200, 780)],
  centre: at(300, 500),
  radius: 120,
  fingers: [
    finger('thumb', at(120, 420), at(220, 540)),
    finger('index', at(210, 170), at(230, 390)),
    finger('middle', at(290, 130), at(290, 380)),
    finger('ring', at(370, 160), at(350, 390)),
    finger('little', at(450, 240), at(400, 420)),
  ],
  thumbSide: 'left',
  shape: 'water',
  proportions: { palm: 1.2, finger: 0.9 },
  lines: {
    heart: line([at(390, 440), at(320, 425), at(250, 390)], 1.3),
    head: line([at(215, 450), at(300, 460), at(365, 500)], 1.4),
    life: line([at(215, 455), at(290, 520), at(280, 610)], 1.8),
    fate: { seen: false, path: [], length: 0, curvature: 0, depth: 0, breaks: 0 },
  },
  mounts: {
    venus: 0.5,
    jupiter: 0.5,
    saturn: 0.5,
    apollo: 0.5,
    mercury: 0.5,
    moon: 0.5,
    mars: 0.5,
  },
  quality: { light: 150, sharpness: 0.6, contrast: 40, share: 0.3 },
};

/** Develops whatever it gets: what it sees in it is scripted, and else a found palm. */
export class FakePhotoLab implements PhotoLab {
  readonly uploads: { upload: Uint8Array; detail: Detail; order: PhotoOrder }[] = [];
  /** What comes of the next photos, in turn; an error is thrown. */
  outcomes: (DevelopedPhoto['palm'] | Error)[] = [];
  /** What each photo costs. */
  cost = 1_000;

  costOf(): number {
    return this.cost;
  }

  develop(upload: Uint8Array, detail: Detail, order: PhotoOrder = {}): Promise<DevelopedPhoto> {
    const count = this.uploads.push({ upload, detail, order });
    const palm = this.outcomes.shift() ?? FOUND_PALM;
    if (palm instanceof Error) return Promise.reject(palm);
    return Promise.resolve({
      picture: Buffer.from(`picture ${count}`),
      thumbnail: Buffer.from(`thumbnail ${count}`),
      width: 600,
      height: 800,
      palm,
    });
  }
}
