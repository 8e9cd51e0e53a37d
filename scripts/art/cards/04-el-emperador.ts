import { BONE, DEEP, NIGHT, PALE, SHADE, contour, hair, num } from '../engraving.ts';
import {
  between,
  both,
  circle,
  clipped,
  fist,
  frontFace,
  hatch,
  ink,
  limb,
  placed,
  rays,
  rings,
  rod,
  stamped,
  starField,
  symmetric,
  twin,
} from '../figures-a.ts';
import type { CardArt } from '../frame.ts';

const TINT = '#7C2F1F';

function sky(): string {
  return (
    rings(150, 140, 96, 300) +
    starField(23, 34, [26, 62, 274, 230], (x, y) => Math.hypot(x - 150, y - 140) < 110) +
    rays(150, 140, 84, 118, 40) +
    contour(circle(150, 140, 84), NIGHT) +
    limb(150, 140, 77, 83)
  );
}

function mountains(): string {
  const range = 'M20 300L38 262L48 278L66 232L80 262L92 246L110 300V420H20Z';
  const slopes =
    'M66 232L60 256L66 274L56 300L60 330M66 232L71 262L80 276M38 262L40 284L32 306M92 246L87 268L93 284L84 312';
  const shade = hatch([20, 240, 110, 420], 4, -26);
  const side = contour(range, DEEP) + clipped('range', range, hair(shade, 0.4)) + hair(slopes, 0.9);
  return twin('mountain', side);
}

/** A ram's head from the front, about 48 wide, its nose below the centre. */
function ramHead(): string {
  const horn = 'M-5 -9C-13 -19 -26 -11 -23 1C-21 9 -11 9 -11 2C-11 -2 -15 -3 -16 0';
  return (
    rod(both(horn, 0), 3.4, PALE) +
    ink(
      both(
        'M-9 -14L-11 -11M-14 -15.600L-15 -12M-19 -14L-18 -10.500M-22.5 -9L-19.5 -7M-23.5 -3L-20 -3M-22 3L-18.5 1.5',
        0,
      ),
      0.8,
      SHADE,
    ) +
    contour(symmetric('M0 -12C-5 -12 -8 -8 -7 -3C-6 4 -5 10 -4 14C-3 17 -1.6 18 0 18', 0), BONE) +
    ink(
      both('M-5.6 -3C-4.6 -4.6 -3 -4.6 -2.4 -3M-2.6 13.500L-1 15', 0) +
        'M-3 -9C-1 -7 1 -7 3 -9M0 15V17',
      1.1,
    ) +
    ink(between('M5 -6C5 2 4 8 3 13', 'M1.5 -2C2 4 1.8 8 1.5 12', 2), 0.7, SHADE)
  );
}

function throne(): string {
  const back = 'M88 122L96 112H204L212 122V420H88Z';
  const armrests = symmetric('M150 300L72 300L72 424L150 424');
  return (
    contour(back, DEEP) +
    hair(hatch([92, 124, 116, 300], 3) + hatch([186, 124, 208, 300], 3), 0.5) +
    contour('M98 124H202V300H98Z', 'none') +
    contour(armrests, NIGHT) +
    hair(
      'M72 330H228M72 362H228M72 394H228M90 330V362M210 330V362M82 362V394M218 362V394M90 394V424M210 394V424',
      0.7,
    ) +
    hair(hatch([74, 302, 84, 422], 2.4) + hatch([218, 302, 227, 422], 2.4), 0.5) +
    contour('M34 424H266V440H34ZM20 440H280V460H20Z', DEEP) +
    hair(hatch([36, 426, 264, 438], 5, -3) + hatch([22, 442, 278, 460], 7, -4), 0.45)
  );
}

function breastplate(): string {
  const plate = symmetric('M150 178C134 180 122 186 118 196C116 222 118 250 122 272L150 278');
  let scales = '';
  for (let row = 0; row < 8; row++)
    scales += `M${row % 2 ? 114 : 119} ${num(206 + row * 9)}${'q5 8 10 0'.repeat(7)}`;
  return (
    contour(plate, NIGHT) +
    clipped('plate', plate, hair(scales, 0.85) + hair(hatch([158, 180, 180, 280], 2.5), 0.5))
  );
}

function greaves(): string {
  const leg =
    'M106 318C104 350 108 380 110 404C104 412 98 418 100 424H136C136 416 134 410 132 404C136 376 138 350 138 318Z';
  const detail =
    hair(
      'M108 368C116 378 128 378 137 368M122 374L121 404M110 404C116 408 126 408 132 404M104 414C114 410 124 410 135 414',
      0.95,
    ) +
    hair(between('M135 374C134 384 132 394 130 402', 'M126 378C126 386 126 394 124 403', 3), 0.6) +
    contour(
      'M108 352C108 342 136 342 136 352C136 364 128 370 122 370C116 370 108 364 108 352Z',
      PALE,
    ) +
    ink('M114 352C118 356 126 356 130 352M122 348V366', 0.9, SHADE);
  return twin('greave', contour(leg, NIGHT) + detail);
}

function mantle(): string {
  const cape =
    'M128 184C110 186 98 196 94 214C88 244 84 274 84 300L90 420L108 420C108 380 104 330 122 284C116 250 116 214 128 184Z';
  const pleats = between(
    'M122 190C104 196 100 214 98 234C92 264 92 310 94 420',
    'M126 190C116 200 114 214 114 234C112 264 110 310 104 420',
    5,
  );
  return twin('cape', contour(cape, TINT) + hair(pleats, 0.8));
}

function lap(): string {
  const cloth = symmetric(
    'M150 268C128 268 108 274 100 290C94 306 96 322 98 334C106 344 120 348 132 345C138 344 144 343 150 343',
  );
  const swags = between(
    'M99 312C120 332 136 338 150 338C164 338 180 332 201 312',
    'M118 276C130 286 140 290 150 290C160 290 170 286 182 276',
    5,
  );
  const knees = both(
    between('M104 330C110 338 124 340 134 334', 'M104 306C112 314 122 316 132 314', 2),
  );
  const shade = between('M200 300C204 316 202 328 200 334', 'M184 300C186 316 184 330 180 342', 4);
  return (
    contour(cloth, TINT) +
    clipped('lap', cloth, hair(swags, 0.8) + hair(knees, 0.6) + hair(shade, 0.8))
  );
}

/** An armoured arm on our left: shoulder piece, upper arm, elbow and forearm. */
function arm(): string {
  return (
    contour(
      'M112 206C100 224 92 246 92 262C94 272 104 274 110 266C114 250 120 236 126 224Z',
      NIGHT,
    ) +
    hair('M104 222L122 230M99 234L117 243M95 246L112 254', 0.9) +
    contour('M90 262C92 254 108 254 112 264C110 274 94 274 90 262Z', PALE) +
    contour(
      'M130 186C112 184 100 194 98 212C104 224 118 226 128 218C132 208 132 196 130 186Z',
      NIGHT,
    ) +
    hair(between('M128 190C116 190 106 198 103 214', 'M128 208C124 208 120 212 118 220', 3), 0.9)
  );
}

function arms(): string {
  return (
    twin('arm', arm()) +
    contour('M94 258C86 252 82 244 80 236L92 230C96 238 104 246 110 256Z', NIGHT) +
    hair('M84 246L96 238M89 252L101 245', 0.9) +
    contour('M206 258C198 262 192 264 184 264L182 276C192 280 204 278 212 268Z', NIGHT)
  );
}

function ankhAndOrb(): string {
  const ankh = 'M84 190V306M68 190H100M84 190C74 178 72 158 84 156C96 158 94 178 84 190';
  return (
    rod(ankh, 3.4, PALE) +
    placed(fist(), 85, 230, 1.15) +
    contour(circle(184, 252, 13), PALE) +
    ink('M171.5 252C178 257 190 257 196.5 252M184 239V254', 1, SHADE) +
    ink(
      between('M194 260C197 254 196 246 192 243', 'M188 262C190 256 190 250 188 246', 2),
      0.7,
      SHADE,
    ) +
    contour('M182.5 239V234H178V231H182.500V227H185.500V231H190V234H185.500V239Z', PALE) +
    placed(fist(), 184, 266, 1.1, -90, true)
  );
}

function head(): string {
  const beard = symmetric(
    'M150 150C142 150 138 148 136 142C132 152 132 172 138 186C142 196 146 202 150 206',
  );
  const hairMass = symmetric(
    'M150 112C132 112 126 124 127 140C126 154 122 164 118 174C126 180 134 178 138 172L150 170',
  );
  return (
    contour(hairMass, BONE) +
    ink(
      both(between('M130 136C130 154 126 166 121 173', 'M137 150C136 162 134 170 132 175', 3)),
      0.8,
      SHADE,
    ) +
    placed(frontFace(), 150, 140, 1.12) +
    contour(beard, BONE) +
    ink(
      both(between('M137 150C134 166 138 182 148 200', 'M149 164C148 176 149 188 150 198', 5)),
      0.8,
      SHADE,
    ) +
    ink(
      both('M150 151C145 149 140 151 137 156C142 157 147 155 150 152.5') +
        'M147 157C149 158 151 158 153 157',
      1.1,
    )
  );
}

function crown(): string {
  const body = symmetric(
    'M150 84L146 96L138 104L130 90L128 106L118 94L126 126C134 118 142 117 150 117',
  );
  return (
    contour(body, PALE) +
    ink('M126.5 120C136 112 164 112 173.5 120', 1, SHADE) +
    stamped('jewel', contour(circle(0, 0, 2.6), TINT), '150 107 137 110 163 110') +
    contour(
      circle(150, 82, 3) +
        circle(130, 89, 2) +
        circle(170, 89, 2) +
        circle(118, 93, 2) +
        circle(182, 93, 2),
      BONE,
    )
  );
}

export const elEmperador: CardArt = {
  id: 4,
  numeral: 'IV',
  name: 'El Emperador',
  description:
    'Un emperador de barba blanca, con armadura y manto, sentado en un trono de piedra con cabezas de carnero; sostiene un cetro en forma de ankh y un orbe ante montañas desnudas.',
  scene: () =>
    sky() +
    mountains() +
    throne() +
    mantle() +
    greaves() +
    breastplate() +
    arms() +
    lap() +
    ankhAndOrb() +
    stamped('ram', ramHead(), '88 120 212 120 80 306 220 306') +
    head() +
    crown(),
};
