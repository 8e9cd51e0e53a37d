import { GOLD, PALE, contour, hair, star } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import { cardBackSvg } from '../cards/back.ts';
import { circle, fill, skyRings } from '../figures-c.ts';
import { scoped, set, strewn, type CoverArt } from './frame.ts';

/** The back of the deck without its document, about its own middle. */
const back = (): string =>
  `<g id="back" transform="translate(-150 -260)">${scoped('deck', cardBackSvg().replace(/^<svg[^>]*>(<title[^>]*>[^<]*<\/title>)?(<desc[^>]*>[^<]*<\/desc>)?|<\/svg>$/g, ''))}</g>`;

/** Five cards face down about a point far below; the third one is drawn out of the fan. */
function fan(): string {
  const places = [-2, 2, -1, 1, 0];
  const cards = places.map((i) => {
    const turn = i * 15;
    const reach = i === 0 ? 560 : 490;
    const angle = (turn * Math.PI) / 180;
    const x = Math.round(600 + reach * Math.sin(angle));
    const y = Math.round(960 - reach * Math.cos(angle));
    return set('<use href="#back"/>', x, y, 0.78, turn);
  });
  return `<defs>${back()}</defs>${cards.join('')}`;
}

/** Stars along the bow and the stem of a question, and the one below it. */
const QUESTION: readonly Point[] = [
  [548, 92],
  [566, 66],
  [600, 56],
  [634, 66],
  [648, 94],
  [632, 120],
  [604, 134],
];

function constellation(): string {
  const way = QUESTION.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
  const stars = QUESTION.map(([x, y], i) => star(x, y, i % 2 ? 6 : 9, 4, 0.3)).join('');
  return hair(way, 0.9) + fill(stars, PALE) + contour(star(600, 164, 9, 8, 0.4), PALE, GOLD);
}

const scene = (): string =>
  skyRings(600, 110, 130, 1100) +
  strewn(
    5,
    170,
    (x, y) => Math.hypot(x - 600, y - 110) < 120 || Math.hypot(x - 600, y - 960) < 700,
  ) +
  hair(circle(600, 960, 712) + circle(600, 960, 718), 0.5) +
  fan() +
  constellation();

export const pregunta: CoverArt = {
  slug: 'como-preguntar-al-tarot',
  description:
    'Cinco cartas boca abajo abiertas en abanico; la del centro se alza y, sobre ella, unas estrellas unidas por un hilo se curvan como una pregunta.',
  scene,
};
