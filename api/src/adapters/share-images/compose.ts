import type { ShareSubject } from '@sibila/core/site/share-subject';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { INK } from '@sibila/domain/sky/drawing';
import { skyWheelSvg } from '@sibila/domain/sky/wheel';
import { COVER_SIZE } from '@sibila/contracts/blog-names';
import { outlined, widthOf, wrapped } from './lettering.ts';
import { pairMedals, signMedal } from './sign-medal.ts';

const { width: WIDTH, height: HEIGHT } = COVER_SIZE;
const BONE = '#F4ECD9';
/** The sky that stands on the picture of the home page: that of the day on which it was drawn. */
const SKY_OF = new Date('2026-11-20T17:00:00Z');

/** An SVG document inside of another, in a box of the given place and size instead of its own. */
function inset(svg: string, box: { x: number; y: number; width: number; height: number }): string {
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
  return svg.replace(/^[^]*?<svg ([^>]*>)/, (_, rest: string) => {
    return `<svg ${place} ${rest.replaceAll(/(?<=^|\s)(?:width|height)="[^"]*" ?/g, '')}`;
  });
}

/** Marks every 9.6 pixels along a side of the frame, each fifth one longer. */
function ticks(): string {
  let d = '';
  for (let i = 0; i <= 118; i++) {
    const [x, length] = [(33.6 + i * 9.6).toFixed(1), i % 5 ? 5 : 10];
    d += `M${x} 18v${length}M${x} 612v${-length}`;
  }
  for (let i = 0; i <= 58; i++) {
    const [y, length] = [(36.6 + i * 9.6).toFixed(1), i % 5 ? 5 : 10];
    d += `M18 ${y}h${length}M1182 ${y}h${-length}`;
  }
  return `<path d="${d}" stroke="${INK.gold}" fill="none" opacity=".75"/>`;
}

/** The graduated frame of the covers, on a night that clears towards the drawing. */
const ground = (): string =>
  `<radialGradient id="noche" cx=".27" cy=".5" r=".7"><stop offset="0" stop-color="${INK.glow}"/><stop offset=".55" stop-color="${INK.deep}"/><stop offset="1" stop-color="${INK.night}"/></radialGradient>` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.night}"/>` +
  `<rect x="32" y="32" width="1136" height="566" rx="4" fill="url(#noche)"/>` +
  `<rect x="16" y="16" width="1168" height="598" rx="10" fill="none" stroke="${INK.gold}" stroke-width="2"/>` +
  `<rect x="32" y="32" width="1136" height="566" rx="4" fill="none" stroke="${INK.gold}"/>${ticks()}`;

const rule = (x: number, y: number): string =>
  `<path d="M${x} ${y}h64" stroke="${INK.ember}" stroke-width="3"/>`;

/** A size of letters, and into how many lines a text of that size may be broken. */
type Size = readonly [size: number, lines: number];

/** A text in the largest of some sizes in which it fits. */
function fitted(text: string, width: number, sizes: readonly [Size, ...Size[]]) {
  const fits = ([size, lines]: Size): boolean => {
    const broken = wrapped(text, size, width);
    return broken.length <= lines && broken.every((line) => widthOf(line, size) <= width);
  };
  const [size, lines] = sizes.find(fits) ?? sizes.at(-1) ?? sizes[0];
  return { size, lines: wrapped(text, size, width).slice(0, lines) };
}

const TITLE: readonly [Size, ...Size[]] = [
  [128, 1],
  [108, 1],
  [100, 2],
  [88, 2],
  [72, 3],
  [60, 4],
  [48, 5],
];

/** Over, title and under, set beside the drawing and centred in height. */
function beside({ over, title, under }: ShareSubject): string {
  const [x, width] = [600, 520];
  const small = { x, size: 34, fill: INK.gold };
  const head = fitted(title, width, TITLE);
  const step = head.size * 1.02;
  const foot = fitted(under, width, [
    [36, 1],
    [32, 2],
    [28, 2],
  ]);
  const overs = fitted(over, width, [
    [34, 1],
    [30, 1],
    [28, 2],
  ]);
  const height = overs.lines.length * 40 + head.lines.length * step + foot.lines.length * 46 + 40;
  let y = (HEIGHT - height) / 2 + 30;
  const drawn: string[] = [];
  for (const line of overs.lines) {
    drawn.push(outlined(line, { ...small, y, size: overs.size }));
    y += 40;
  }
  y += head.size * 0.62;
  for (const line of head.lines) {
    drawn.push(outlined(line, { x, y, size: head.size, fill: BONE }));
    y += step;
  }
  y -= step * 0.55;
  drawn.push(rule(x, y));
  y += 54;
  for (const line of foot.lines) {
    drawn.push(outlined(line, { x, y, size: foot.size, fill: INK.pale }));
    y += 46;
  }
  return drawn.join('');
}

/** The product's name in the lower right corner. */
const signature = (): string =>
  outlined(PRODUCT_NAME, {
    x: 1130 - widthOf(PRODUCT_NAME, 34),
    y: 566,
    size: 34,
    fill: INK.pale,
  });

const whole = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;

/** The words of an article over its cover, which lies underneath. */
function overCover({ over, title }: ShareSubject): string {
  const [x, width] = [76, 1040];
  const head = fitted(title, width, [
    [76, 2],
    [66, 2],
    [58, 3],
    [48, 4],
  ]);
  const step = head.size * 1.08;
  const top = 548 - (head.lines.length - 1) * step;
  const lines = head.lines.map((line, i) =>
    outlined(line, { x, y: top + i * step, size: head.size, fill: BONE }),
  );
  const dusk =
    `<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset=".12" stop-color="${INK.night}" stop-opacity="0"/><stop offset=".62" stop-color="${INK.night}" stop-opacity=".88"/><stop offset="1" stop-color="${INK.night}" stop-opacity=".96"/></linearGradient>` +
    `<rect x="33" y="33" width="1134" height="564" rx="3" fill="url(#dusk)"/>`;
  const label = outlined(over, { x, y: top - head.size - 6, size: 30, fill: INK.gold });
  return whole(dusk + label + lines.join('') + signature());
}

/**
 * The drawing of a subject with its words, 1200 × 630, as an SVG without fonts. `artOf` reads a
 * card's or a stone's drawing. Of an article with a cover it is what goes on top of it.
 */
export function composed(
  subject: ShareSubject,
  artOf: (folder: 'tarot' | 'runes', name: string) => string,
): string {
  const { picture } = subject;
  if (picture.of === 'cover' && picture.file !== null) return overCover(subject);
  const drawing = () => {
    if (picture.of === 'sign') return signMedal(picture.sign, { x: 312, y: 315 });
    if (picture.of === 'pair') return pairMedals(picture.signs);
    if (picture.of === 'card')
      return inset(artOf('tarot', picture.name), { x: 168, y: 66, width: 287, height: 498 });
    if (picture.of === 'stone')
      return inset(artOf('runes', picture.name), { x: 112, y: 75, width: 400, height: 480 });
    return inset(skyWheelSvg(SKY_OF), { x: 52, y: 55, width: 520, height: 520 });
  };
  const isNamed = subject.title === PRODUCT_NAME;
  return whole(ground() + drawing() + beside(subject) + (isNamed ? '' : signature()));
}
