import { DEEP, GOLD, NIGHT, PALE, contour, hair, line, seeded, star4 } from '../engraving.ts';
import { fill } from '../figures-c.ts';

export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 630;

/** The picture above an article of the blog: `scene` draws inside x 34–1166, y 34–596. */
export interface CoverArt {
  /** The slug of the article, and the name of the file. */
  slug: string;
  /** What the picture shows, in Spanish, for people who can't see it. */
  description: string;
  scene: () => string;
}

/** The graduated border of the cards, laid out lengthwise. */
function border(): string {
  let ticks = '';
  for (let i = 0; i <= 118; i++) {
    const x = 33.6 + i * 9.6;
    const length = i % 5 ? 5 : 10;
    ticks += line(x, 18, x, 18 + length) + line(x, 612, x, 612 - length);
  }
  for (let i = 0; i <= 58; i++) {
    const y = 36.6 + i * 9.6;
    const length = i % 5 ? 5 : 10;
    ticks += line(18, y, 18 + length, y) + line(1182, y, 1182 - length, y);
  }
  const corners = [32, 1168].flatMap((x) => [32, 598].map((y) => star4(x, y, 15))).join('');
  return (
    `<rect x="16" y="16" width="1168" height="598" rx="10" fill="none" stroke="${GOLD}" stroke-width="2"/>` +
    `<rect x="32" y="32" width="1136" height="566" rx="4" fill="none" stroke="${GOLD}"/>` +
    hair(ticks, 0.75) +
    contour(corners, PALE)
  );
}

/** Small stars strewn by chance that is always the same, away from where `isTaken` says. */
export function strewn(
  seed: number,
  count: number,
  isTaken: (x: number, y: number) => boolean,
): string {
  const random = seeded(seed * 7919 + 17);
  let [few, many] = ['', ''];
  for (let i = 0; i < count; i++) {
    const [x, y, size] = [50 + random() * 1100, 50 + random() * 530, random()];
    if (isTaken(x, y)) continue;
    if (size > 0.8) few += star4(x, y, 4 + size * 4);
    else many += star4(x, y, 1.6 + size * 2);
  }
  return fill(few, PALE, 0.9) + fill(many, PALE, 0.65);
}

/** A drawing whose ids begin with `prefix`, so that two that use the same ones can stand together. */
export const scoped = (prefix: string, svg: string): string =>
  svg.replace(/( id="|url\(#|href="#)/g, `$1${prefix}-`);

/** A group moved to a place, grown and turned (degrees) about its own origin. */
export const set = (svg: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${svg}</g>`;

/** A whole cover as an SVG document of 1200 × 630. */
export function coverSvg({ description, scene }: CoverArt): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" role="img" aria-labelledby="t">` +
    `<title id="t">${description}</title>` +
    `<radialGradient id="sky" cx=".5" cy=".5" r=".62"><stop offset="0" stop-color="#1C2757"/><stop offset=".62" stop-color="${DEEP}"/><stop offset="1" stop-color="${NIGHT}"/></radialGradient>` +
    `<rect width="1200" height="630" fill="${NIGHT}"/><rect x="32" y="32" width="1136" height="566" rx="4" fill="url(#sky)"/>` +
    `<clipPath id="scene"><rect x="33" y="33" width="1134" height="564" rx="3"/></clipPath>` +
    `<g clip-path="url(#scene)">${scene()}</g>${border()}</svg>`
  );
}
