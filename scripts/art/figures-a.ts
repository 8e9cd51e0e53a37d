import {
  BONE,
  GOLD,
  NIGHT,
  PALE,
  SHADE,
  type Point,
  contour,
  hair,
  num,
  polar,
  seeded,
  star4,
} from './engraving.ts';

/** Path data whose every x is mirrored in a vertical axis (absolute M, L, C, Q and Z only). */
export function mirrored(d: string, axis = 150): string {
  return d.replace(
    /(-?[\d.]+)[ ,]+(-?[\d.]+)/g,
    (_, x: string, y: string) => `${num(2 * axis - Number(x))} ${y}`,
  );
}

/** A stroke and its mirror image. */
export const both = (d: string, axis = 150): string => d + mirrored(d, axis);

/** A closed symmetrical shape from its left half, drawn from top to bottom (absolute M, L, C). */
export function symmetric(half: string, axis = 150): string {
  const points = [...half.matchAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g)].map(
    ([, x, y]) => `${num(2 * axis - Number(x))} ${y ?? ''}`,
  );
  const commands = [...half.matchAll(/[LC][^LC]*/g)].map(([part]) => part).reverse();
  let back = `L${points.pop() ?? ''}`;
  for (const command of commands) {
    const count = (command.match(/-?[\d.]+/g) ?? []).length / 2;
    const taken = Array.from({ length: count }, () => points.pop() ?? '');
    for (let i = 0; i < count; i += command.startsWith('C') ? 3 : 1)
      back += command.startsWith('C')
        ? `C${taken.slice(i, i + 3).join(' ')}`
        : `L${taken[i] ?? ''}`;
  }
  return `${half}${back}Z`;
}

/** `count` strokes that pass gradually from one path to another of the same build. */
export function between(from: string, to: string, count: number): string {
  const ends = (to.match(/-?[\d.]+/g) ?? []).map(Number);
  let d = '';
  for (let i = 1; i <= count; i++) {
    let k = 0;
    d += from.replace(/-?[\d.]+/g, (n) => {
      const end = ends[k++] ?? 0;
      const value = num(Number(n) + ((end - Number(n)) * i) / (count + 1));
      return value;
    });
  }
  return d;
}

/** Parallel strokes over a box, `lean` being how far each shifts sideways on its way down. */
export function hatch(
  [left, top, right, bottom]: readonly [number, number, number, number],
  gap: number,
  lean = 0,
): string {
  let d = '';
  for (let x = left - Math.max(lean, 0); x <= right - Math.min(lean, 0); x += gap)
    d += `M${num(x)} ${num(top)}l${num(lean)} ${num(bottom - top)}`;
  return d;
}

/** Anything cut to a shape; `id` must be unique within the card. */
export const clipped = (id: string, shape: string, body: string): string =>
  `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;

/** A fine stroke with round ends, as for features, fingers and folds on light cloth. */
export const ink = (d: string, width = 1.2, colour = NIGHT): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;

/** A filled shape without an outline. */
export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Path data of a circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0Z`;

/** A drawing moved, scaled and, with a negative `sx`, turned to face the other way. */
export const placed = (body: string, x: number, y: number, s = 1, turn = 0, flip = false): string =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''}${s !== 1 || flip ? ` scale(${flip ? -s : s} ${s})` : ''}">${body}</g>`;

/** Concentric hairlines that widen outward. */
export function rings(x: number, y: number, from: number, to: number, opacity = 0.22): string {
  let d = '';
  for (let r = from; r < to; r += 9 + (r - from) * 0.045) d += circle(x, y, r);
  return hair(d, opacity);
}

/** A straight stroke written relatively, which is shorter than its two ends. */
const dash = (from: Point, to: Point): string =>
  `M${num(from[0])} ${num(from[1])}l${num(to[0] - from[0])} ${num(to[1] - from[1])}`;

/** A graduated limb: strokes between two radii, every sixth one long. */
export function limb(x: number, y: number, inner: number, outer: number, count = 72): string {
  let d = circle(x, y, inner);
  for (let i = 0; i < count; i++) {
    const a = (Math.PI * 2 * i) / count;
    const end = i % 6 ? inner + (outer - inner) * 0.55 : outer;
    d += dash(polar(x, y, inner, a), polar(x, y, end, a));
  }
  return hair(d);
}

/** Long split rays and bundles of short ones by turns, from radius `r` out to `reach`. */
export function rays(x: number, y: number, r: number, reach: number, count = 32): string {
  let long = '';
  let short = '';
  const w = 1.6 / count;
  for (let i = 0; i < count; i++) {
    const a = (Math.PI * 2 * i) / count - Math.PI / 2;
    if (i % 2 === 0) {
      const tip = polar(x, y, i % 4 ? r + (reach - r) * 0.68 : reach, a);
      const [ax, ay] = polar(x, y, r, a - w);
      const [bx, by] = polar(x, y, r, a + w);
      long += `M${num(ax)} ${num(ay)}L${num(tip[0])} ${num(tip[1])}L${num(bx)} ${num(by)}`;
      short += dash(polar(x, y, r, a), tip);
    } else
      for (const k of [-0.03, 0, 0.03])
        short += dash(
          polar(x, y, r + 2, a + k),
          polar(x, y, r + (reach - r) * (k ? 0.36 : 0.5), a + k * 0.6),
        );
  }
  return contour(long, NIGHT) + hair(short, 0.8);
}

/** Small four-point stars strewn over a box, except where `taken` says so. */
export function starField(
  seed: number,
  count: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  taken: (x: number, y: number) => boolean = () => false,
): string {
  const random = seeded(seed);
  let faint = '';
  let bright = '';
  for (let i = 0; i < count; i++) {
    const x = left + random() * (right - left);
    const y = top + random() * (bottom - top);
    const d = star4(x, y, 2 + random() * 4);
    if (taken(x, y)) continue;
    if (i % 2) faint += d;
    else bright += d;
  }
  return fill(faint, PALE, 0.55) + fill(bright, PALE, 0.9);
}

const FACE = symmetric(
  'M0 -18C-8 -18 -12.5 -12 -12.5 -3C-12.5 4 -10.5 10 -6.5 14.5C-4.5 16.8 -2.5 18 0 18',
  0,
);

const EYES = {
  open:
    ink(both('M-9.6 -1.4C-8 -4 -4.6 -4 -3 -1.2', 0), 1.5) +
    ink(both('M-8.4 -0.4C-7 0.6 -5.2 0.6 -4 -0.4', 0), 0.6) +
    fill(circle(-6.2, -1.9, 1.4) + circle(6.2, -1.9, 1.4), NIGHT),
  lowered:
    ink(both('M-9.6 -2.2C-8 0.4 -4.8 0.6 -3 -1.6', 0), 1.5) +
    ink(both('M-9 -4.2C-7.6 -5.4 -5 -5.4 -3.6 -3.6', 0), 0.6),
};

/** A frontal face about 25 wide and 36 high round its own centre: bone, shaded on our right. */
export function frontFace(eyes: keyof typeof EYES = 'open'): string {
  return (
    contour(FACE, BONE) +
    ink(between('M12 0C11.6 5 9.6 10 6 14.4', 'M6 3.6C6 6.4 5 10 2.6 13.4', 3), 0.7, SHADE) +
    ink(both('M-10.2 -6.2C-8 -8.8 -5 -8.6 -2.6 -7', 0), 1.3) +
    EYES[eyes] +
    ink('M-2.4 -6.6C-1.4 -3 -1.8 1 -2.8 4C-2.6 5.6 -1 5.4 0 6C1 5.4 2.4 5.6 2.6 4.2', 1.1) +
    ink(
      'M-4.2 10.2C-2.6 9.8 -1 9 0 9.7C1 9 2.6 9.8 4.2 10.2C2.6 10.8 1.2 10.4 0 10.7C-1.2 10.4 -2.6 10.8 -4.2 10.2',
      1,
    ) +
    ink('M-2 12.8C-0.8 13.5 0.8 13.5 2 12.8', 0.9)
  );
}

/** A face in profile looking right, about 36 high; the back of the head is left to the hair. */
export function profileFace(): string {
  const outline =
    'M-4 -17C2 -18 7 -15 7.6 -9.6C7.8 -8 7 -7.2 7.4 -6C8.6 -3 10.2 -0.6 11.4 1.8C11.8 3.2 10 3.8 8.4 4C9.6 5 9.8 6.2 8.4 7C9.4 7.8 9.2 9.2 7.8 9.8C8.6 12 8.2 14.6 5.6 15.8C2.6 17 -1.6 15 -5 12.6L-12 4L-12 -10Z';
  return (
    contour(outline, BONE) +
    ink(between('M1 16.5C-6 12 -9 6 -9 0', 'M1 10C-2 8 -3.4 4 -3.4 -1', 3), 0.7, SHADE) +
    ink(
      'M2.4 -8.4C4 -9.8 6 -9.6 7 -8.4M2.6 -4.4C3.8 -6 5.6 -6 6.8 -4.8M3.2 -3.6C4.4 -3 5.4 -3.2 6.2 -4',
      1.2,
    ) +
    fill(circle(5.2, -4.6, 1.1), NIGHT) +
    ink('M8.6 3.8C7.4 3.8 6.8 2.8 7.4 1.8M8.2 7C6.6 7.2 5.4 7 4.6 6.4', 1)
  );
}

/** A closed hand seen from the front, fingers across, 12 × 11 round its centre. */
export const fist = (): string =>
  contour('M-6 -3C-6 -6 5 -7 6 -3C7 1 6.4 5 4 5.6C0 6.4 -5 6 -6 3Z', BONE) +
  ink('M-5.4 -1.4L1.6 -2M-5.6 1.8L1.8 1.8M2.2 -4C4.2 -2 4.4 2 2.4 4.4', 0.8);

/** A hand raised to bless: two fingers up, two folded, the thumb across; the wrist is at 0, 0. */
export const blessingHand = (): string =>
  contour(
    'M-5 1C-6 -4 -6 -7 -5.4 -10L-5.4 -20C-5.2 -22 -2.6 -22 -2.4 -20L-2.2 -11L-1.8 -21.4C-1.6 -23.2 1 -23.2 1 -21.2L1 -11.4C2 -13 4 -12.6 4.4 -11.4C5.6 -11.6 6.6 -10.6 6.4 -9C6.2 -5 5.6 -2 4.6 1Z',
    BONE,
  ) +
  ink(
    'M-2.2 -11L-2 -9M1 -11.4L1 -7.6C2 -6.8 3.4 -6.8 4.2 -7.4L4.4 -11M-4.6 -4C-1 -6.4 1.6 -6 3.4 -4.4C2 -2.4 0 -2.6 -1.4 -2.8',
    0.8,
  );

/** One drawing, written once, set down at each of the points in a list 'x y x y …'. */
export const stamped = (id: string, body: string, points: string): string =>
  `<defs><g id="${id}">${body}</g></defs>` +
  points.replace(/(\S+) (\S+)/g, `<use href="#${id}" x="$1" y="$2"/>`);

/** A rod, horn or cord of even width between two contours. */
export const rod = (d: string, width: number, colour: string, edge = GOLD): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="${edge}" stroke-width="${width + 3.6}"/><path d="${d}" stroke="${colour}" stroke-width="${width}"/></g>`;

/** A drawing of the left side and its mirror image on the right. */
export const twin = (id: string, body: string): string =>
  `<g id="${id}">${body}</g><use href="#${id}" transform="translate(300 0) scale(-1 1)"/>`;
