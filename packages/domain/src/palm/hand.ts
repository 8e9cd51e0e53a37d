import { distance, type Point } from './raster.ts';
import type { Limb } from './fingers.ts';
import type { Silhouette } from './silhouette.ts';

/** The fingers of one hand, told apart. */
export interface Hand {
  thumb: Limb;
  /** Index, middle, ring and little finger. */
  fingers: [Limb, Limb, Limb, Limb];
  /** Side of the thumb when the fingers point up. */
  thumbSide: 'left' | 'right';
}

const TURN = 2 * Math.PI;
const DEGREE = Math.PI / 180;
/** Least angle, seen from the palm's centre, in which no finger stands. */
const WRIST_GAP = 150 * DEGREE;

/** Whether a limb has a finger's proportions (a hand's R is about 42 mm). */
export function isFingerLike(limb: Limb): boolean {
  return (
    limb.length >= 0.5 &&
    limb.length <= 2.9 &&
    limb.width >= 0.15 &&
    limb.width <= 0.78 &&
    limb.taper >= 0.45 &&
    limb.taper <= 1.6 &&
    limb.reach >= 1.6 &&
    limb.reach <= 4.5 &&
    limb.length / limb.width >= 1.5
  );
}

/**
 * The five fingers of an open hand among the limbs, or null when they do not
 * stand as a hand's do: four in a fan, a thumb apart from them, nothing at the
 * wrist.
 */
export function handOf(limbs: Limb[], shape: Silhouette): Hand | null {
  const fingers = limbs.filter((limb) => !limb.cut && isFingerLike(limb));
  if (fingers.length !== 5 || limbs.length > 7) return null;
  const fan = fanned(fingers, shape.centre);
  if (fan === null) return null;
  const [first, second, third, fourth, fifth] = fan.limbs;
  if (!first || !second || !third || !fourth || !fifth) return null;
  const gapFirst =
    apart(first, second, shape.centre) + distance(first.base, second.base) / shape.radius;
  const gapLast =
    apart(fourth, fifth, shape.centre) + distance(fourth.base, fifth.base) / shape.radius;
  const hand: Hand =
    gapFirst > gapLast
      ? { thumb: first, fingers: [second, third, fourth, fifth], thumbSide: 'left' }
      : { thumb: fifth, fingers: [fourth, third, second, first], thumbSide: 'right' };
  return standsAsAHand(hand, shape) ? hand : null;
}

/**
 * Whether the limbs look like a hand's of which some fingers touch, are bent
 * or lie outside the picture: three or more in a fan.
 */
export function isAlmostAHand(limbs: Limb[], shape: Silhouette): boolean {
  const fingers = limbs.filter(isFingerLike);
  if (fingers.length < 3 || fingers.length > 5 || limbs.length > 7) return false;
  const fan = fanned(fingers, shape.centre);
  if (fan === null) return false;
  const pairs = fan.limbs.slice(1).map((limb, at) => crossed(limb, fan.limbs[at] ?? limb));
  const widths = fingers.map((finger) => finger.width);
  return (
    pairs.filter((angle) => angle < 40 * DEGREE).length >= 2 &&
    Math.max(...widths) <= 2.3 * Math.min(...widths)
  );
}

/**
 * Whether the limbs look like those of a hand whose fingers all lie side by
 * side: only a tip or three far out, and a thumb at their side.
 */
export function isClosedHand(limbs: Limb[], shape: Silhouette): boolean {
  const whole = limbs.filter((limb) => !limb.cut && limb.width >= 0.2 && limb.width <= 0.6);
  const tips = whole.filter((limb) => limb.reach >= 2.3 && limb.reach <= 3.5);
  const [thumb, ...others] = whole.filter((limb) => limb.reach >= 1.4 && limb.reach <= 2.1);
  if (thumb === undefined || others.length > 0 || tips.length === 0 || tips.length > 3)
    return false;
  if (thumb.length < 0.45 || whole.length !== tips.length + 1 || limbs.length > 5) return false;
  return tips.every((tip) => {
    const angle = apart(tip, thumb, shape.centre);
    return angle >= 20 * DEGREE && angle <= 120 * DEGREE && crossed(tip, thumb) < 75 * DEGREE;
  });
}

/** The limbs in clockwise order round the centre, from the widest gap (the wrist) on. */
function fanned(limbs: Limb[], centre: Point): { limbs: Limb[]; wristGap: number } | null {
  const ordered = limbs.toSorted((a, b) => bearing(a.base, centre) - bearing(b.base, centre));
  let start = 0;
  let wristGap = 0;
  for (const [at, limb] of ordered.entries()) {
    const before = ordered[(at + ordered.length - 1) % ordered.length] ?? limb;
    const gap = turned(bearing(limb.base, centre) - bearing(before.base, centre));
    if (gap > wristGap) {
      wristGap = gap;
      start = at;
    }
  }
  if (wristGap < WRIST_GAP) return null;
  return { limbs: [...ordered.slice(start), ...ordered.slice(0, start)], wristGap };
}

function bearing(to: Point, from: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

function turned(angle: number): number {
  return ((angle % TURN) + TURN) % TURN;
}

/** Angle between two limbs' bases as seen from the palm's centre. */
function apart(a: Limb, b: Limb, centre: Point): number {
  const angle = turned(bearing(a.base, centre) - bearing(b.base, centre));
  return Math.min(angle, TURN - angle);
}

/** Angle between two limbs' own directions. */
function crossed(a: Limb, b: Limb): number {
  const angle = turned(bearing(a.tip, a.base) - bearing(b.tip, b.base));
  return Math.min(angle, TURN - angle);
}

function standsAsAHand({ thumb, fingers }: Hand, shape: Silhouette): boolean {
  const [index, middle, ring, little] = fingers;
  const span = apart(index, little, shape.centre);
  const toThumb = apart(thumb, index, shape.centre);
  const lengths = fingers.map((finger) => finger.length);
  const widths = fingers.map((finger) => finger.width);
  const pairs: [Limb, Limb][] = [
    [index, middle],
    [middle, ring],
    [ring, little],
  ];
  return (
    span >= 30 * DEGREE &&
    span <= 120 * DEGREE &&
    toThumb >= 20 * DEGREE &&
    toThumb <= 120 * DEGREE &&
    Math.max(...lengths) >= 1 &&
    Math.min(...lengths) >= 0.35 * Math.max(...lengths) &&
    middle.reach >= little.reach &&
    Math.max(...widths) <= 2.3 * Math.min(...widths) &&
    pairs.every(([a, b]) => crossed(a, b) < 45 * DEGREE) &&
    pairs.every(([a, b]) => distance(a.base, b.base) < 1.1 * shape.radius)
  );
}
