import { DEEP, NIGHT, contour, hair } from '../engraving.ts';
import { bothSides, circle, cloud, hatch, inside, skyRings, spokes, stars } from '../figures-c.ts';
import type { CardArt } from '../frame.ts';
import { HEAD, angel, sound, wing } from '../parts/angel.ts';
import { child, man, woman } from '../parts/risen.ts';

const glory = (): string =>
  skyRings(...HEAD, 60, 240) +
  hair(
    spokes(HEAD, 40, (i) => (i % 2 ? 330 : 130), 48),
    0.22,
  ) +
  contour(circle(...HEAD, 36), NIGHT) +
  hair(circle(...HEAD, 31) + spokes(HEAD, 31, (i) => (i % 3 ? 33.5 : 36), 36));

const clouds = (): string =>
  cloud(
    'clouds',
    '58 222 11, 78 215 13, 101 220 15, 124 213 14, 149 219 16, 174 214 14, 197 221 15, 220 216 12, 241 222 11, 90 230 12, 136 230 14, 164 230 14, 209 230 12',
  );

/** Snowy mountains beyond the water. */
function mountains(): string {
  const range =
    'M18 322L40 286L54 302L78 262L104 306L118 290L140 322L150 312L162 322L184 286L198 304L224 264L246 300L262 284L282 318V350H18Z';
  const shadows =
    'M40 286L46 304L42 330H66L54 302ZM78 262L82 292L76 330H122L104 306ZM118 290L122 308L120 330H146L140 322ZM184 286L188 304L184 330H208L198 304ZM224 264L228 294L222 330H258L246 300ZM262 284L266 302L264 330H290L282 318Z';
  return (
    contour(range, NIGHT) +
    inside('shadows', shadows, hair(hatch({ x: 20, y: 260, width: 262, height: 72 }, 3, 20), 0.6))
  );
}

function sea(): string {
  let waves = '';
  for (let row = 0; row < 7; row++)
    for (let k = 0; k < 6; k++) {
      const x = 14 + k * 50 + (row % 3) * 17;
      waves += `M${x} ${340 + row * 17}q7 -4 14 0t14 0`;
    }
  return contour('M18 328H282V462H18Z', DEEP) + hair(waves, 0.55);
}

const scene = (): string =>
  glory() +
  stars(
    '40 70 4, 260 70 4, 84 66 3, 216 66 3, 116 74 2.5, 184 74 2.5, 36 204 4, 262 230 4, 30 260 3, 110 250 3, 190 250 3, 150 254 5, 130 270 2.5, 170 270 2.5',
  ) +
  bothSides('wings', wing()) +
  sound() +
  angel() +
  clouds() +
  mountains() +
  sea() +
  woman() +
  man() +
  child();

export const elJuicio: CardArt = {
  id: 20,
  numeral: 'XX',
  name: 'El Juicio',
  description:
    'Un ángel entre nubes toca una trompeta de la que cuelga un estandarte con una cruz; abajo, una mujer, un niño y un hombre se alzan de sus tumbas abiertas con los brazos en alto; al fondo, montañas sobre el mar.',
  scene,
};
