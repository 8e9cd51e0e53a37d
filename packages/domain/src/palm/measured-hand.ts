import { ofLines, type LineName } from './corridors.ts';
import { isMirrored } from './mirrored.ts';
import type { Mounts } from './mounts.ts';
import type { HandShape, Proportions } from './proportions.ts';
import type { Point } from './raster.ts';
import type { PalmFeatures, PalmFinger, PalmLine } from './read.ts';

/** Whose palm it is: the person's left or right one. */
export const HANDS = ['left', 'right'] as const;
export type HandSide = (typeof HANDS)[number];

export const otherHand = (hand: HandSide): HandSide => (hand === 'left' ? 'right' : 'left');

/**
 * What is kept of a photo once it was measured: places as parts of the picture's width and height
 * (0 to 1, three decimals), lengths in units of the palm's radius.
 */
export interface MeasuredHand {
  hand: HandSide;
  /** Width of the picture against its height. */
  aspect: number;
  outline: Point[];
  thumbSide: 'left' | 'right';
  shape: HandShape;
  proportions: Proportions;
  fingers: PalmFinger[];
  lines: Record<LineName, PalmLine>;
  mounts: Mounts;
}

/**
 * The hand that a photo shows, with its palm towards who looks and its fingers up: of a left one
 * the thumb is at the left. A mirrored photo (a selfie) shows the other one.
 */
export const shownHand = ({ thumbSide }: Pick<MeasuredHand, 'thumbSide'>): HandSide => thumbSide;

/**
 * Whether the photos of two hands show one and the same: both thumbs at one side, or one photo is
 * the other one mirrored.
 */
export const isSameHand = (one: MeasuredHand, other: MeasuredHand): boolean =>
  shownHand(one) === shownHand(other) || isMirrored(one, other);

/** Turns what was measured in a picture of this size (pixels) into what is kept of it. */
export function measuredHand(
  features: PalmFeatures,
  { width, height }: { width: number; height: number },
  hand: HandSide,
): MeasuredHand {
  const place = ({ x, y }: Point): Point => ({
    x: rounded((x + 0.5) / width),
    y: rounded((y + 0.5) / height),
  });
  const line = (name: LineName): PalmLine => {
    const { path, fine, seen, length, curvature, depth, breaks } = features.lines[name];
    return {
      seen,
      path: path.map(place),
      ...(fine && { fine: fine.map(place) }),
      length: rounded(length),
      curvature: rounded(curvature),
      depth: rounded(depth),
      breaks,
    };
  };
  return {
    hand,
    aspect: rounded(width / height),
    outline: features.outline.map(place),
    thumbSide: features.thumbSide,
    shape: features.shape,
    proportions: {
      palm: rounded(features.proportions.palm),
      finger: rounded(features.proportions.finger),
    },
    fingers: features.fingers.map(({ name, tip, base, length, width: breadth }) => ({
      name,
      tip: place(tip),
      base: place(base),
      length: rounded(length),
      width: rounded(breadth),
    })),
    lines: ofLines(line),
    mounts: {
      venus: rounded(features.mounts.venus),
      jupiter: rounded(features.mounts.jupiter),
      saturn: rounded(features.mounts.saturn),
      apollo: rounded(features.mounts.apollo),
      mercury: rounded(features.mounts.mercury),
      moon: rounded(features.mounts.moon),
      mars: rounded(features.mounts.mars),
    },
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
