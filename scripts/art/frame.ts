import { DEEP, GOLD, NIGHT, PALE, contour, hair, line, opening, star4 } from './engraving.ts';
import { outline } from './lettering.ts';

/** One card of the deck as the art is written: `scene` draws inside x 20–280, y 56–460. */
export interface CardArt {
  id: number;
  numeral: string;
  name: string;
  /** What the picture shows, in Spanish, for people who can't see it. */
  description: string;
  scene: () => string;
}

/** The graduated border, like the limb of an astrolabe: 300 × 520. */
export function cardBorder(): string {
  let ticks = '';
  for (let i = 0; i <= 50; i++) {
    const y = 24 + i * 9.44;
    const length = i % 5 ? 4 : 8;
    ticks += line(10, y, 10 + length, y) + line(290, y, 290 - length, y);
  }
  for (let i = 0; i <= 25; i++) {
    const x = 28 + i * 9.76;
    const length = i % 5 ? 4 : 8;
    ticks += line(x, 10, x, 10 + length) + line(x, 510, x, 510 - length);
  }
  return (
    `<rect x="1" y="1" width="298" height="518" rx="14" fill="${NIGHT}"/>` +
    `<rect x="9" y="9" width="282" height="502" rx="9" fill="none" stroke="${GOLD}" stroke-width="2"/>` +
    `<rect x="19" y="19" width="262" height="482" rx="4" fill="${DEEP}" stroke="${GOLD}" stroke-width="1"/>` +
    hair(ticks, 0.75)
  );
}

function bands(numeral: string, name: string): string {
  const isLong = name.length > 13;
  const size = name.length > 20 ? 19 : isLong ? 22 : 25;
  const starsAt = name.length > 20 ? [29, 271] : isLong ? [34, 266] : [44, 256];
  return (
    `<rect x="19" y="19" width="262" height="36" fill="${NIGHT}" stroke="${GOLD}"/>` +
    `<rect x="19" y="461" width="262" height="40" fill="${NIGHT}" stroke="${GOLD}"/>` +
    outline(numeral, { x: 150, y: 45, size: 22, spacing: 3, fill: PALE }) +
    outline(name, { x: 150, y: 489, size, spacing: isLong ? 1 : 1.5, fill: PALE }) +
    [44, 256].map((x) => contour(star4(x, 37, 8), PALE)).join('') +
    starsAt.map((x) => contour(star4(x, 481, isLong ? 6 : 8), PALE)).join('')
  );
}

/** A whole card as an SVG document, its letters drawn as outlines so that it needs no font. */
export function cardSvg(art: CardArt): string {
  return (
    opening(300, 520, 't d') +
    `<title id="t">${art.name}</title><desc id="d">${art.description}</desc>` +
    cardBorder() +
    bands(art.numeral, art.name) +
    `<clipPath id="scene"><rect x="20" y="56" width="260" height="404"/></clipPath>` +
    `<g clip-path="url(#scene)">${art.scene()}</g></svg>`
  );
}
