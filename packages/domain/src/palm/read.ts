import { ofLines, type LineName } from './corridors.ts';
import { limbsOf, type Limb } from './fingers.ts';
import { enlarged, frameOf, isThumbApart, toPicture, type Frame } from './frame.ts';
import { handOf, isAlmostAHand, isClosedHand, isFingerLike, type Hand } from './hand.ts';
import { palmOf, tracesOf } from './lines.ts';
import { measured, type Measured } from './measure.ts';
import { mountsOf, type Mounts } from './mounts.ts';
import { outlineOf, simplified } from './outline.ts';
import { patchOf, type Patch } from './patch.ts';
import { proportionsOf, shapeOf, type HandShape, type Proportions } from './proportions.ts';
import { lightAndSharpness, type Quality } from './quality.ts';
import { shrink, type Photo, type Plane, type Point } from './raster.ts';
import { refiner } from './refine.ts';
import { silhouetteOf, type Silhouette } from './silhouette.ts';
import { exposed, isSkin, luminance, split, unlikeBackground, warmth } from './skin.ts';

/** One of the four lines; without a path when it is not seen. */
export interface PalmLine {
  seen: boolean;
  /** From its classical beginning on, in the photo's pixels. */
  path: Point[];
  /** In high detail, the same course more closely: for eyes alone, nothing is measured by it. */
  fine?: Point[] | undefined;
  /** In units of the palm's radius. */
  length: number;
  /** 0 straight, 0.5 a half circle. */
  curvature: number;
  /** How much darker than the skin beside it, 0 to 1. */
  depth: number;
  breaks: number;
}

/** One finger; places in the photo's pixels, lengths in units of the palm's radius. */
export interface PalmFinger {
  name: 'thumb' | 'index' | 'middle' | 'ring' | 'little';
  tip: Point;
  base: Point;
  length: number;
  width: number;
}

/** What was measured in a photo of an open hand. */
export interface PalmFeatures {
  found: true;
  /** The hand's outline as a closed polygon in the photo's pixels. */
  outline: Point[];
  centre: Point;
  /** Radius R of the largest circle inside the palm, in the photo's pixels. */
  radius: number;
  fingers: PalmFinger[];
  /** Side of the thumb when the fingers point up. */
  thumbSide: 'left' | 'right';
  shape: HandShape;
  proportions: Proportions;
  lines: Record<LineName, PalmLine>;
  mounts: Mounts;
  quality: Quality;
}

/** Why no palm was read: there is none, or the photo must be taken again. */
export type PalmRefusal =
  | { found: false; doubtful: false; reason: 'no-shape' | 'not-skin' | 'not-a-hand' }
  | {
      found: false;
      doubtful: true;
      reason: 'too-dark' | 'too-bright' | 'blurred' | 'cut-off' | 'fingers-together' | 'too-small';
    };

/**
 * How closely to look. What is measured is the same in either; `high` draws the lines more closely,
 * from all of the photo's pixels.
 */
export type Detail = 'normal' | 'high';

/** Longer side, in pixels, of the picture that is measured, whatever the photo's size. */
const MEASURED_SIDE = 800;

/**
 * Longer side, in pixels, of the reduced pictures in which the hand is searched in turn: where two
 * fingers nearly touch, or a thumb nearly does, a pixel more or less decides.
 */
const SEARCH_SIZES = [480, 560, 420];
/** Pixels per R of the upright palm in which creases are searched. */
const PATCH_SCALE: Record<Detail, number> = { normal: 110, high: 180 };
/** How far from its steps, in R, a line may be drawn. */
const TOLERANCE: Record<Detail, number> = { normal: 0.008, high: 0.003 };
/** Least difference between hand and background, and least picture, in levels and pixels. */
const LEAST_GAP = 10;
const LEAST_RADIUS = 20;
const LEAST_SIDE = 120;
/** Mean luminance of a palm, and sharpness, between which creases can be told. */
const DARKEST = 22;
const LIGHTEST = 246;
const LEAST_SHARPNESS = 0.15;

/**
 * Reads a palm from a photo's pixels: finds the open hand, measures palm and
 * fingers, and traces the creases where the four classical lines run. Pure:
 * the same pixels give the same answer. Takes well under a second at 800 px.
 */
export function readPalm(photo: Photo, detail: Detail = 'normal'): PalmFeatures | PalmRefusal {
  if (Math.min(photo.width, photo.height) < LEAST_SIDE) return doubt('too-small');
  const refusals: PalmRefusal[] = [];
  const picture = shrink(photo, MEASURED_SIDE);
  for (const size of SEARCH_SIZES) {
    const small = exposed(shrink(picture, size));
    for (const feature of [warmth, unlikeBackground]) {
      const result = search(small, feature);
      if ('hand' in result) return featuresOf({ photo, picture, small }, result, detail);
      refusals.push(result);
    }
  }
  return refusalOf(refusals);
}

interface Hit {
  hand: Hand;
  shape: Silhouette;
  /** The hand's coordinates in the reduced picture. */
  frame: Frame;
  gap: number;
}

/** Looks for a hand in one feature of the picture. */
function search(small: Photo, feature: (photo: Photo) => Plane): Hit | PalmRefusal {
  const { mask, gap } = split(feature(small));
  const shape = gap < LEAST_GAP ? null : silhouetteOf(mask);
  if (shape === null) return { found: false, doubtful: false, reason: 'no-shape' };
  if (!isSkin(small, shape.mask)) return { found: false, doubtful: false, reason: 'not-skin' };
  const limbs = limbsOf(shape);
  const hand = handOf(limbs, shape);
  if (hand === null) return almost(limbs, shape);
  const frame = frameOf(hand, shape);
  if (!isThumbApart(hand, frame)) return { found: false, doubtful: false, reason: 'not-a-hand' };
  return { hand, shape, frame, gap };
}

/** What to say of a shape of skin that is no open hand. */
function almost(limbs: Limb[], shape: Silhouette): PalmRefusal {
  if (isClosedHand(limbs, shape)) return doubt('fingers-together');
  if (!isAlmostAHand(limbs, shape)) return { found: false, doubtful: false, reason: 'not-a-hand' };
  const cut = limbs.some((limb) => limb.cut && isFingerLike(limb));
  return doubt(cut ? 'cut-off' : 'fingers-together');
}

type Doubt = Extract<PalmRefusal, { doubtful: true }>['reason'];

function doubt(reason: Doubt): PalmRefusal {
  return { found: false, doubtful: true, reason };
}

/** The refusal that helps most: a doubt before a plain no. */
function refusalOf(refusals: PalmRefusal[]): PalmRefusal {
  return (
    refusals.find((refusal) => refusal.doubtful) ??
    refusals.find((refusal) => refusal.reason !== 'no-shape') ?? {
      found: false,
      doubtful: false,
      reason: 'no-shape',
    }
  );
}

/** A photo, as it came, as it is measured and as the hand is searched in it. */
interface Sizes {
  photo: Photo;
  picture: Photo;
  small: Photo;
}

function featuresOf(
  { photo, picture, small }: Sizes,
  { hand, shape, frame: near, gap }: Hit,
  detail: Detail,
): PalmFeatures | PalmRefusal {
  const scale = photo.width / small.width;
  const frame = enlarged(near, scale);
  const patchIn = (from: Photo, pixels: number): Patch =>
    patchOf(
      { luma: luminance(from), frame: enlarged(near, from.width / small.width) },
      { field: shape.field, frame: near },
      pixels,
    );
  if ((frame.radius * picture.width) / photo.width < LEAST_RADIUS) return doubt('too-small');
  const patch = patchIn(picture, PATCH_SCALE.normal);
  const { light, sharpness } = lightAndSharpness(patch);
  if (light < DARKEST) return doubt('too-dark');
  if (light > LIGHTEST) return doubt('too-bright');
  if (sharpness < LEAST_SHARPNESS) return doubt('blurred');
  const refine = detail === 'high' ? refiner(patchIn(photo, PATCH_SCALE.high)) : null;
  const lines = linesOf(patch, frame, refine);
  const proportions = proportionsOf(hand, near, shape.field);
  const toPhoto = (at: Point): Point => ({
    x: (at.x + 0.5) * scale - 0.5,
    y: (at.y + 0.5) * scale - 0.5,
  });
  return {
    found: true,
    outline: outlineOf(shape.mask, 0.02 * shape.radius).map(toPhoto),
    centre: frame.centre,
    radius: frame.radius,
    fingers: fingersOf(hand, toPhoto),
    thumbSide: hand.thumbSide,
    shape: shapeOf(proportions),
    proportions,
    lines,
    mounts: mountsOf(patch, near, shape.field),
    quality: { light, sharpness, contrast: gap, share: shape.share },
  };
}

/** The lines that may have their beginning in common. */
const TWINS: Partial<Record<LineName, LineName>> = { head: 'life', life: 'head' };

type Refine = ReturnType<typeof refiner>;

function linesOf(patch: Patch, frame: Frame, refine: Refine | null): Record<LineName, PalmLine> {
  const palm = palmOf(patch);
  const traces = tracesOf(palm);
  return ofLines((name) => {
    const twin = TWINS[name];
    const other = twin === undefined ? [] : traces[twin].steps.map((step) => step.at);
    return lineOf(measured(name, traces[name], palm.threshold, other), frame, refine);
  });
}

function lineOf({ steps, ...numbers }: Measured, frame: Frame, refine: Refine | null): PalmLine {
  const drawn = (course: Point[], detail: Detail) =>
    simplified(course, TOLERANCE[detail]).map((step) => toPicture(frame, step));
  const line = { ...numbers, path: drawn(steps, 'normal') };
  return refine && numbers.seen ? { ...line, fine: drawn(refine(steps), 'high') } : line;
}

const FINGER_NAMES = ['index', 'middle', 'ring', 'little'] as const;

function fingersOf(hand: Hand, toPhoto: (at: Point) => Point): PalmFinger[] {
  const named = (name: PalmFinger['name'], limb: Limb): PalmFinger => ({
    name,
    tip: toPhoto(limb.tip),
    base: toPhoto(limb.base),
    length: limb.length,
    width: limb.width,
  });
  return [
    named('thumb', hand.thumb),
    ...hand.fingers.map((limb, at) => named(FINGER_NAMES[at] ?? 'index', limb)),
  ];
}
