import { toHand, toPicture, type Frame } from './frame.ts';
import type { Hand } from './hand.ts';
import { sample, type Plane, type Point } from './raster.ts';
import { median } from './skin.ts';

/** The classical hand shapes; the content packages hold their Spanish names. */
export type HandShape = 'earth' | 'air' | 'water' | 'fire';

/** The measures that decide a hand's shape. */
export interface Proportions {
  /** Palm's length, wrist to the middle finger's base, against its width. */
  palm: number;
  /** Middle finger's length against the palm's. */
  finger: number;
}

/**
 * Where a palm begins to be long and a finger to be long. Adults' means are
 * 1.27 (palm 108 mm, breadth 85 mm) and 0.75 (middle finger 81 mm) in
 * S. Pheasant, "Bodyspace"; a photo's palm
 * shows its sides and is wider, its middle finger is measured to the web.
 */
const LONG_PALM = 1.18;
const LONG_FINGER = 0.8;

/** Within these bounds another photo of the same hand may have another shape. */
export const SHAPE_BORDERS = { palm: [1.15, 1.21], finger: [0.775, 0.825] } as const;

/** Where the wrist may lie below the palm's centre, and where it does when it is out of the picture. */
const WRIST = { highest: -0.75, lowest: -1.1, usual: -0.88 };
/** The hand ends where it is narrower than these on average (a wrist is 1.2 to 1.45 R wide). */
const WRIST_WIDTHS = [1.4, 1.44, 1.48, 1.52, 1.56, 1.6];

/** The middle finger's base is nowhere higher than this above the palm's centre, in R. */
const HIGHEST_ROOT = 1.5;

/** A hand's proportions from its outline's distance field and its fingers. */
export function proportionsOf(hand: Hand, frame: Frame, field: Plane): Proportions {
  const [index, middle, ring, little] = hand.fingers;
  const bases = [index, middle, ring, little].map((finger) => toHand(frame, finger.base).y);
  // The outer fingers start lower; where fingers touch, their seam lies too high.
  const seams = [(bases[0] ?? 0) + 0.25, bases[1] ?? 0, bases[2] ?? 0, (bases[3] ?? 0) + 0.25];
  const [lowest = 0, next = 0] = seams.toSorted((a, b) => a - b);
  const root = Math.min(HIGHEST_ROOT, (lowest + next) / 2);
  const length = root - wristOf(frame, field);
  const across = [0.5, 0.55, 0.6, 0.65, 0.7].map((height) => widthAt(frame, field, height));
  const reach = toHand(frame, middle.tip).y - root;
  return { palm: length / median(across), finger: reach / length };
}

/** The classical shape: square or long palm, short or long fingers. */
export function shapeOf({ palm, finger }: Proportions): HandShape {
  if (palm < LONG_PALM) return finger < LONG_FINGER ? 'earth' : 'air';
  return finger < LONG_FINGER ? 'fire' : 'water';
}

/** The shape beyond the bound of either measure. */
const BEYOND: Readonly<Record<HandShape, Readonly<Record<keyof Proportions, HandShape>>>> = {
  earth: { palm: 'fire', finger: 'air' },
  air: { palm: 'water', finger: 'earth' },
  fire: { palm: 'earth', finger: 'water' },
  water: { palm: 'air', finger: 'fire' },
};

/** How far a measure lies from its bound: 0 on it, 1 where `SHAPE_BORDERS` end. */
function awayFrom(name: keyof Proportions, measured: Proportions): number {
  const [low, high] = SHAPE_BORDERS[name];
  return Math.abs(2 * measured[name] - low - high) / (high - low);
}

/** The shape that a hand misses by next to nothing, and by which measure; null where none is near. */
export function nearbyShape(
  measured: Proportions,
): { shape: HandShape; by: keyof Proportions } | null {
  const away = { palm: awayFrom('palm', measured), finger: awayFrom('finger', measured) };
  if (Math.min(away.palm, away.finger) > 1) return null;
  const by = away.palm <= away.finger ? 'palm' : 'finger';
  return { shape: BEYOND[shapeOf(measured)][by], by };
}

/** Where a photo of the same hand, held otherwise, still may have another shape: in parts of a border. */
const BESIDE = 2;

/** The shapes that a hand held somewhat otherwise might have; among them the nearby one. */
export function besideShapes(measured: Proportions): HandShape[] {
  return (['palm', 'finger'] as const)
    .filter((name) => awayFrom(name, measured) <= BESIDE)
    .map((name) => BEYOND[shapeOf(measured)][name]);
}

function wristOf(frame: Frame, field: Plane): number {
  const heights = WRIST_WIDTHS.map((width) => {
    for (let height = WRIST.highest; height >= WRIST.lowest; height -= 0.01) {
      if (widthAt(frame, field, height) < width) return height;
    }
    return WRIST.usual;
  });
  return heights.reduce((sum, height) => sum + height / heights.length, 0);
}

/** The hand's width in R, across the palm's axis at a height above the centre. */
function widthAt(frame: Frame, field: Plane, height: number): number {
  return reachAt(frame, field, { x: -1, y: height }) + reachAt(frame, field, { x: 1, y: height });
}

/** How far the hand goes, in R, from its axis to the side x (−1 or 1) at the height y. */
export function reachAt(frame: Frame, field: Plane, { x, y }: Point): number {
  let far = 0;
  while (far < 1.6) {
    const at = toPicture(frame, { x: x * far, y });
    if (sample(field, at.x, at.y) < 0.5) break;
    far += 0.01;
  }
  return far;
}
