import { DEEP, GOLD, NIGHT, PALE, contour, hair, num, seeded } from '../engraving.ts';
import { elSol } from '../cards/19-el-sol.ts';
import { curve, fill, folds, skyRings } from '../figures-c.ts';
import { cardBorder } from '../frame.ts';
import { scoped, set, strewn, type CoverArt } from './frame.ts';

const SHORE = 330;

/** The card of the Sun without its letters, from its upper left corner. */
const card = (prefix: string): string =>
  `${cardBorder()}<clipPath id="${prefix}-card"><rect x="20" y="20" width="260" height="480"/></clipPath>` +
  `<g clip-path="url(#${prefix}-card)"><g transform="translate(-31 -50) scale(1.205)">${scoped(prefix, elSol.scene())}</g></g>` +
  `<rect x="19" y="19" width="262" height="482" rx="4" fill="none" stroke="${GOLD}"/>`;

const WEST = '33 318, 120 276, 190 292, 262 240, 330 268, 400 322 | 400 331 | 33 331 Z';
const EAST = '800 322, 870 280, 940 254, 1010 286, 1080 250, 1167 300 | 1167 331 | 800 331 Z';

/** The hills on either side of the lake, with the lines of their slopes. */
function hills(): string {
  const west = folds(
    '33 322, 120 284, 190 300, 262 250, 330 276, 400 324',
    '33 331, 120 330, 190 330, 262 330, 330 330, 400 331',
    7,
  );
  const east = folds(
    '800 324, 870 288, 940 262, 1010 294, 1080 258, 1167 306',
    '800 331, 870 330, 940 330, 1010 330, 1080 330, 1167 331',
    7,
  );
  return contour(curve(WEST) + curve(EAST), NIGHT) + hair(west + east, 0.5);
}

/** The surface of the lake: short level strokes, longer the nearer they are. */
function water(): string {
  const random = seeded(4241);
  let d = '';
  for (let i = 0; i < 190; i++) {
    const depth = random() ** 0.8;
    const y = SHORE + 4 + depth * 262;
    const length = 10 + depth * 60 * random();
    const x = 40 + random() * 1120;
    d += `M${num(x)} ${num(y)}q${num(length / 4)} -2.500 ${num(length / 2)} 0t${num(length / 2)} 0`;
  }
  return fill(`M33 ${SHORE}H1167V597H33Z`, '#0F1838') + hair(d, 0.5);
}

/** What breaks the reflection: bands of water across it. */
function ripples(): string {
  let d = '';
  for (let i = 0; i < 15; i++) {
    const y = SHORE + 10 + i * 17.5;
    const [from, to] = [500 + ((i * 37) % 23), 700 - ((i * 53) % 29)];
    d += `M${from} ${num(y)}C${from + 50} ${num(y - 5)} ${to - 50} ${num(y + 5)} ${to} ${num(y)}`;
  }
  return `<path d="${d}" fill="none" stroke="#0F1838" stroke-width="3.500"/>` + hair(d, 0.55, PALE);
}

const scene = (): string =>
  skyRings(600, 180, 180, 900) +
  strewn(31, 150, (x, y) => y > 300 || Math.abs(x - 600) < 120) +
  water() +
  hills() +
  `<g opacity=".62" transform="translate(519 610) scale(.54 -.54)">${card('mirror')}</g>` +
  fill(`M519 ${SHORE}H681V597H519Z`, DEEP, 0.28) +
  ripples() +
  contour(`M33 ${SHORE}H1167`) +
  set(card('sun'), 519, 50, 0.54);

export const invertidas: CoverArt = {
  slug: 'cartas-invertidas-en-el-tarot',
  description:
    'Una carta con un sol radiante se alza a la orilla de un lago, y en el agua se ve la misma carta cabeza abajo entre ondas.',
  scene,
};
