import {
  BONE,
  DEEP,
  GOLD,
  NIGHT,
  PALE,
  SHADE,
  contour,
  hair,
  num,
  polar,
  star,
} from '../engraving.ts';
import {
  between,
  both,
  circle,
  clipped,
  fill,
  fist,
  frontFace,
  hatch,
  ink,
  mirrored,
  placed,
  rings,
  rod,
  stamped,
  starField,
  symmetric,
} from '../figures-a.ts';
import type { CardArt } from '../frame.ts';
import { cypress, ear } from '../plants-a.ts';

const TINT = '#3C6142';

function sky(): string {
  return (
    rings(150, 142, 72, 330) +
    starField(31, 22, [26, 62, 274, 190], (x, y) => Math.hypot(x - 150, y - 146) < 96)
  );
}

function grove(): string {
  return (
    contour('M20 306C60 286 100 290 150 296C200 290 240 286 280 306V462H20Z', DEEP) +
    hair(
      between(
        'M20 312C60 292 100 296 150 302C200 296 240 292 280 312',
        'M20 420C60 408 100 410 150 414C200 410 240 408 280 420',
        9,
      ),
      0.45,
    ) +
    stamped('cypress', cypress(TINT), '40 318 260 318 68 306 232 306')
  );
}

/** The back of the throne: the shell of Venus. */
function shell(): string {
  const [cx, cy] = [150, 296];
  const count = 11;
  let edge = `M${cx} ${cy}`;
  let ribs = '';
  for (let i = 0; i <= count; i++) {
    const a = Math.PI * (1 + i / count);
    const [x, y] = polar(cx, cy, 112, a);
    if (i === 0) edge += `L${num(x)} ${num(y)}`;
    else edge += `A17 17 0 0 1 ${num(x)} ${num(y)}`;
    if (i > 0 && i < count) ribs += `M${cx} ${cy}L${num(x)} ${num(y)}`;
  }
  let flutes = '';
  for (let i = 0; i < count; i++)
    for (const k of [0.3, 0.5, 0.7]) {
      const a = Math.PI * (1 + (i + k) / count);
      const [x1, y1] = polar(cx, cy, k === 0.5 ? 60 : 80, a);
      const [x2, y2] = polar(cx, cy, k === 0.5 ? 124 : 119, a);
      flutes += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
    }
  return contour(`${edge}Z`, NIGHT) + hair(ribs, 1) + hair(flutes, 0.55, PALE);
}

function seat(): string {
  const arms = symmetric(
    'M150 298L66 298C50 298 46 318 58 324C64 326 70 324 72 332L72 440L150 440',
  );
  return (
    contour(arms, DEEP) +
    contour(both(circle(62, 311, 6.5)), TINT) +
    hair(hatch([74, 330, 90, 438], 2.5) + hatch([212, 330, 227, 438], 2.5), 0.6)
  );
}

/** A little Venus flower, the pattern of the gown. */
const bloom = (): string => ink(`${circle(0, -2.4, 2.4)}M0 0V5M-2 2.800H2`, 1, TINT);

function gown(): string {
  const shape = symmetric(
    'M150 178C134 180 122 186 118 196C116 222 122 246 120 266C104 276 94 292 96 314C92 356 84 402 70 446L150 452',
  );
  const lap = between(
    'M98 312C116 332 136 338 150 338C164 338 184 332 202 312',
    'M120 280C132 292 142 296 150 296C158 296 168 292 180 280',
    4,
  );
  const left = between('M98 322C96 360 88 404 76 448', 'M146 342C147 380 146 416 144 450', 7);
  const right = between('M202 322C204 360 212 404 224 448', 'M154 342C153 380 154 416 156 450', 11);
  return (
    contour(shape, BONE) +
    clipped(
      'gown',
      shape,
      ink(lap + left + right, 0.8, SHADE) +
        ink(
          both(between('M121 200C124 226 126 246 126 262', 'M146 216C147 232 147 246 147 262', 4)),
          0.7,
          SHADE,
        ),
    ) +
    stamped(
      'bloom',
      bloom(),
      '116 350 138 358 162 358 184 350 105 380 127 386 150 388 173 386 195 380 136 212 164 212 150 236 136 248 164 248 112 304 134 314',
    ) +
    contour('M120 258C138 266 162 266 180 258L181 268C162 276 138 276 119 268Z', GOLD) +
    ink('M126 264C140 269 160 269 174 264', 1)
  );
}

function mantle(): string {
  const side =
    'M128 182C110 186 100 196 98 214C90 244 82 268 80 296C78 340 70 390 50 440L76 446C88 404 94 360 96 314C94 292 104 278 120 266C114 236 116 206 128 182Z';
  const pleats = between(
    'M122 188C108 194 104 204 102 220C94 250 88 270 86 298C84 340 76 390 60 440',
    'M127 188C120 196 118 208 117 226C116 246 110 268 100 284C94 330 88 390 72 444',
    4,
  );
  return (
    contour(side, TINT) +
    hair(pleats, 0.75) +
    contour(mirrored(side), TINT) +
    hair(mirrored(pleats), 0.9)
  );
}

function sceptreArm(): string {
  const sleeve =
    'M126 184C110 186 100 196 96 212C88 226 80 236 74 250L96 264C108 254 118 240 124 226C128 212 128 196 126 184Z';
  return (
    contour('M78 250C72 244 68 236 66 228L78 222C82 232 88 240 94 250Z', BONE) +
    contour(sleeve, BONE) +
    ink(
      between(
        'M122 188C108 192 102 204 98 220C92 232 84 242 78 252',
        'M124 196C124 212 120 226 114 238C108 248 102 256 96 262',
        5,
      ),
      0.8,
      SHADE,
    ) +
    contour('M72 250C78 246 92 254 98 262C96 268 92 270 88 268C80 264 72 258 72 250Z', GOLD) +
    rod('M70 290V180', 3.2, PALE) +
    contour(circle(70, 168, 11), PALE) +
    ink('M59.5 168C66 172 74 172 80.5 168M70 157V170', 1, SHADE) +
    contour('M68 157V153H65V150H68V147H72V150H75V153H72V157Z', PALE) +
    placed(fist(), 70, 226, 1.1)
  );
}

function shieldArm(): string {
  const heart = symmetric('M0 -22C-6 -34 -34 -34 -34 -10C-34 12 -12 28 0 38', 0);
  return (
    contour(
      'M174 184C190 186 200 196 204 212C212 232 214 252 212 270L188 272C184 256 178 240 176 226C172 212 172 196 174 184Z',
      BONE,
    ) +
    ink(
      between(
        'M178 188C192 192 198 204 202 220C206 240 208 256 208 270',
        'M176 196C176 212 180 230 184 244C188 254 190 264 192 271',
        6,
      ),
      0.8,
      SHADE,
    ) +
    contour('M186 268C194 274 206 274 213 267L213 276C206 282 194 282 187 277Z', GOLD) +
    placed(
      contour(heart, TINT) +
        contour(symmetric('M0 -16C-6 -27 -28 -27 -28 -9C-28 9 -10 22 0 31', 0), 'none') +
        hair(hatch([8, -24, 27, 16], 2.6), 0.6) +
        rod('M0 4V22M-8 13H8', 2.4, BONE) +
        rod(circle(0, -5, 9), 2.4, BONE),
      206,
      318,
    ) +
    placed(
      contour(
        'M-8 0C-8 -8 6 -9 8 -2L7 10C6 13 3 13 3 9L2.5 12C1.5 15 -1.5 15 -2 11L-2.5 12.500C-3.5 15 -6 14 -6 11Z',
        BONE,
      ) + ink('M3 9L3 2M-2 11L-1.5 3', 0.8),
      202,
      281,
    )
  );
}

function head(): string {
  const tresses = symmetric(
    'M150 116C132 116 126 130 127 146C128 166 116 182 112 200C108 222 116 236 122 246C126 230 132 214 134 196C138 186 140 180 142 172L150 170',
  );
  return (
    contour('M141 162V178C145 186 155 186 159 178V162Z', BONE) +
    ink(hatch([152, 168, 158, 180], 2), 0.7, SHADE) +
    contour(tresses, PALE) +
    ink(
      both(
        between(
          'M130 146C130 170 120 186 116 204C113 222 118 232 121 240',
          'M138 160C136 180 132 196 128 208C124 222 122 232 122 242',
          4,
        ),
      ),
      0.8,
      SHADE,
    ) +
    placed(frontFace(), 150, 148) +
    contour('M129 140C134 128 166 128 171 140C160 133 140 133 129 140Z', PALE) +
    contour(
      symmetric('M150 104L145 119L137 109L136 121L126 115L130 134C137 128 143 127 150 127'),
      BONE,
    ) +
    fill(circle(150, 121, 2.2) + circle(139, 124, 1.6) + circle(161, 124, 1.6), TINT) +
    fill(
      both('M134 187C136 185 139 185 140 187C139 190 135 190 134 187Z') + circle(150, 196, 3),
      GOLD,
    ) +
    ink('M138 190C142 196 158 196 162 190', 1.2, SHADE)
  );
}

function twelveStars(): string {
  let stars = '';
  for (let i = 0; i < 12; i++) {
    const [x, y] = polar(150, 142, 56, Math.PI * (0.94 + (1.12 * i) / 11));
    stars += star(x, y, 7.4, 5, 0.42);
  }
  return `<path d="${stars}" fill="${PALE}" stroke="${GOLD}" stroke-width="1" stroke-linejoin="round"/>`;
}

function wheat(): string {
  return (
    stamped(
      'ear',
      ear(),
      '30 404 50 398 252 398 271 404 40 430 262 430 62 436 239 436 90 452 131 456 170 456 211 452',
    ) +
    [28, 69, 111, 150, 190, 231, 272]
      .map(
        (x, i) =>
          `<use href="#ear" transform="translate(${x} ${462 + (i % 2) * 3}) rotate(${(i % 3) * 4 - 4})"/>`,
      )
      .join('')
  );
}

export const laEmperatriz: CardArt = {
  id: 3,
  numeral: 'III',
  name: 'La Emperatriz',
  description:
    'Una emperatriz coronada con doce estrellas, sentada en un trono de concha en medio de un campo de trigo; lleva un cetro y un escudo en forma de corazón con el signo de Venus.',
  scene: () =>
    sky() +
    grove() +
    shell() +
    seat() +
    gown() +
    mantle() +
    sceptreArm() +
    shieldArm() +
    head() +
    twelveStars() +
    wheat(),
};
