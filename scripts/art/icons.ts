import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  DEEP,
  GOLD,
  NIGHT,
  PALE,
  contour,
  hair,
  line,
  num,
  polar,
  star,
  star4,
} from './engraving.ts';
import { circle, fill } from './figures-c.ts';

/** Where the site serves its files from. */
export const PUBLIC_DIRECTORY = fileURLToPath(new URL('../../web/public/', import.meta.url));

const SIDE = 512;
const MIDDLE = SIDE / 2;

/** The waning crescent of the mark, its points on a circle of `r`. */
const crescent = (x: number, y: number, r: number): string =>
  `M${num(x + r * 0.62)} ${num(y - r * 0.86)}A${r} ${r} 0 1 0 ${num(x + r * 0.62)} ${num(y + r * 0.86)}A${num(r * 1.12)} ${num(r * 1.12)} 0 0 1 ${num(x + r * 0.62)} ${num(y - r * 0.86)}Z`;

/** The mark: a graduated ring of twelve doors, the Moon and a star. `reach` is the ring's radius. */
function mark(reach: number): string {
  const k = reach / 216;
  let [fine, doors] = ['', ''];
  for (let i = 0; i < 72; i++) {
    const angle = (i * Math.PI) / 36;
    const isDoor = i % 6 === 0;
    const stroke = line(
      ...polar(MIDDLE, MIDDLE, reach, angle),
      ...polar(MIDDLE, MIDDLE, reach - (isDoor ? 40 : 20) * k, angle),
    );
    if (isDoor) doors += stroke;
    else fine += stroke;
  }
  const gold = (d: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${GOLD}" stroke-width="${num(width * k)}" stroke-linecap="round"/>`;
  return (
    gold(circle(MIDDLE, MIDDLE, reach), 12) +
    gold(circle(MIDDLE, MIDDLE, reach - 40 * k), 4) +
    gold(fine, 3.5) +
    gold(doors, 8) +
    fill(crescent(MIDDLE - 8 * k, MIDDLE, 118 * k), PALE) +
    fill(star4(MIDDLE + 78 * k, MIDDLE, 62 * k), GOLD) +
    contour(star(MIDDLE + 78 * k, MIDDLE, 20 * k, 8, 0.5), NIGHT, PALE) +
    hair(circle(MIDDLE, MIDDLE, reach - 48 * k), 0.5)
  );
}

/** The icon as a document; `radius` rounds its corners. */
const iconSvg = (reach: number, radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
  `<radialGradient id="sky"><stop offset="0" stop-color="#1C2757"/><stop offset=".7" stop-color="${DEEP}"/><stop offset="1" stop-color="${NIGHT}"/></radialGradient>` +
  `<rect width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${NIGHT}"/>` +
  `${fill(circle(MIDDLE, MIDDLE, reach), 'url(#sky)')}${mark(reach)}</svg>`;

const png = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true, effort: 10 })
    .toBuffer();

/** The icons under which the product is installed. Of a maskable one a launcher may cut a fifth. */
export async function iconFiles(): Promise<{ name: string; bytes: Buffer }[]> {
  const [round, full, masked] = [iconSvg(222, 76), iconSvg(204, 0), iconSvg(172, 0)];
  const made = [
    ['icons/icon-192.png', round, 192],
    ['icons/icon-512.png', round, 512],
    ['icons/maskable-192.png', masked, 192],
    ['icons/maskable-512.png', masked, 512],
    ['apple-touch-icon.png', full, 180],
  ] as const;
  return Promise.all(
    made.map(async ([name, svg, side]) => ({ name, bytes: await png(svg, side) })),
  );
}
