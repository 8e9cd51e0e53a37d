import { BONE, NIGHT } from './engraving.ts';
import { circle, curve, fill, ink, lit, moved, placed } from './figures-c.ts';

interface Face {
  /** The middle of the face; `height` goes from hairline to chin. */
  x: number;
  y: number;
  height: number;
  /** A turn of the head, in radians. */
  turn?: number;
  eyes?: 'open' | 'lowered';
}

const EYES = {
  open: curve('-26 0, -17 -8, -8 0') + curve('8 0, 17 -8, 26 0'),
  lowered: curve('-26 -1, -17 5, -8 0') + curve('8 0, 17 5, 26 -1'),
};
const UNDER_EYES = curve('-23 4, -17 6, -11 4') + curve('11 4, 17 6, 23 4');
const OVAL = curve(
  '0 -50, 24 -45, 37 -22, 36 4, 28 28, 13 45, 0 50, -13 45, -28 28, -36 4, -37 -22, -24 -45 O',
);
const BROWS_NOSE_MOUTH =
  curve('-29 -14, -18 -20, -7 -15') +
  curve('29 -14, 18 -20, 8 -15, 5 -4, 6 10, 7 17 | 0 21, -6 18') +
  curve('-14 31, -6 32, 0 33, 6 32, 14 31');

/** A face seen from the front: an oval, brows, eyes, nose and mouth; the fewer lines the smaller. */
export function frontFace(face: Face, filling = BONE): string {
  const { x, y, height, turn = 0, eyes = 'open' } = face;
  const to = { x, y, scale: height / 100, turn };
  const small = height < 28;
  const features =
    EYES[eyes] + BROWS_NOSE_MOUTH + (small ? '' : `${UNDER_EYES}${curve('-7 39, 0 41, 7 39')}`);
  const pupils = [-17, 17]
    .map((u) => placed(u, -1, to))
    .map(([px, py]) => circle(px, py, 0.043 * height))
    .join('');
  return (
    lit(moved(OVAL, to), filling) +
    ink(moved(features, to), small ? 0.9 : 1.1) +
    (eyes === 'open' ? fill(pupils, NIGHT) : '')
  );
}

const PROFILE = curve(
  '-12 -47, 10 -45, 25 -33, 30 -17 | 30 -11, 28.500 -5, 34 8, 42 17 | 40 21, 33 22 | 32 26, 37 29.500 | 34.500 32.500 | 37 36, 35 40 | 33 43, 36 49, 33 56, 24 59 | 8 55, -8 46, -14 30 | -32 10, -32 -22, -12 -47 Z',
);
const PROFILE_LINES = `${curve('7 -14, 17 -18, 28 -14')}${curve('30 18, 33 15.500, 36 18')}M34.500 32.500L26 34`;
const PROFILE_EYES = {
  open: curve('8 1, 16 -5, 25 -3 | 22 3, 14 3, 8 1'),
  lowered: `${curve('7 -2, 16 4, 26 0')}M11 1L8 5M17 3L16 8M23 2L24 6`,
};

/** A face in profile that looks right, or left when flipped; hair and neck are drawn apart. */
export function profileFace(face: Face & { flip?: boolean }, filling = BONE): string {
  const { x, y, height, turn = 0, eyes = 'lowered', flip = false } = face;
  const to = { x, y, scale: height / 100, turn, flip };
  return (
    lit(moved(PROFILE, to), filling) +
    ink(moved(PROFILE_LINES + PROFILE_EYES[eyes], to), height > 34 ? 1.2 : 1)
  );
}
