import { BONE, DEEP, GOLD, NIGHT, PALE, SHADE, contour, hair, star } from '../engraving.ts';
import {
  between,
  circle,
  clipped,
  fill,
  fist,
  hatch,
  ink,
  limb,
  placed,
  profileFace,
  rays,
  rings,
  rod,
  stamped,
  starField,
} from '../figures-a.ts';
import type { CardArt } from '../frame.ts';

const TINT = '#2C6A5B';

function sky(): string {
  return (
    rings(218, 118, 50, 420) +
    starField(
      41,
      30,
      [26, 62, 274, 330],
      (x, y) => Math.hypot(x - 218, y - 118) < 96 || Math.hypot(x - 140, y - 220) < 76,
    ) +
    rays(218, 118, 42, 88, 32) +
    contour(circle(218, 118, 42), NIGHT) +
    limb(218, 118, 36, 41, 60) +
    contour(circle(218, 118, 31), PALE) +
    ink(
      between('M236 96C250 110 248 132 232 144', 'M226 100C232 112 230 128 222 140', 5),
      0.8,
      SHADE,
    )
  );
}

function peaks(): string {
  const range = 'M150 412L176 372L186 382L210 336L226 362L238 346L258 384L268 372L282 392V462H150Z';
  return (
    contour(range, DEEP) +
    clipped('peaks', range, hair(hatch([150, 336, 290, 462], 5, 34), 0.4)) +
    contour(
      'M210 336L202 352L208 350L213 358L218 350L226 362M238 346L233 356L239 354L246 362',
      'none',
      PALE,
    ) +
    hair('M20 386C40 372 60 376 84 384', 0.8)
  );
}

function cliff(): string {
  const rock =
    'M20 404C60 396 110 402 150 398C176 396 196 396 216 400C212 408 218 414 208 422L204 430C212 436 202 444 206 450L198 462H20Z';
  const strata = between(
    'M20 412C60 404 110 410 150 406C176 404 196 404 212 408',
    'M20 468C60 460 110 466 150 462C170 460 180 460 194 464',
    6,
  );
  const cracks =
    'M208 422L190 418L178 424M204 430L188 434M206 450L186 446L170 452M186 400L180 410L190 418M150 399L146 412L154 424L148 436M96 402L100 416L92 430M46 402L42 414L50 426';
  return (
    contour(rock, NIGHT) +
    clipped('rock', rock, hair(strata, 0.5) + hair(hatch([158, 400, 216, 462], 3.4, -16), 0.75)) +
    hair(cracks, 0.95) +
    hair(
      'M30 402l-3 -8M33 402l1 -9M36 402l4 -7M66 400l-3 -7M69 400l1 -8M72 400l3 -6M132 399l-3 -7M135 399l1 -8M138 399l3 -6M158 398l-2 -6M161 398l1 -7',
      1,
      PALE,
    )
  );
}

/** The bundle at the end of its staff, over the far shoulder. */
function bundle(): string {
  const sack =
    'M58 160C44 166 36 180 38 194C40 208 52 214 64 212C78 212 88 202 86 188C84 176 76 164 66 160Z';
  return (
    rod('M52 142L170 229', 3.2, PALE) +
    contour(sack, TINT) +
    clipped(
      'sack',
      sack,
      hair(between('M60 162C46 172 42 190 50 210', 'M64 162C80 174 84 192 74 210', 6), 0.85),
    ) +
    contour('M54 152C58 158 66 158 70 154L68 163C64 166 58 166 55 162Z', PALE) +
    contour(
      'M56 153C46 148 42 152 40 146C48 142 54 146 60 152M64 153C66 144 74 142 80 144C78 150 72 152 66 156',
      PALE,
    ) +
    fill(star(62, 190, 8, 8, 0.4), PALE)
  );
}

function legs(): string {
  const back =
    'M122 286C120 310 112 330 108 346C104 362 98 376 92 388L106 394C114 382 122 366 128 350C136 330 144 308 148 290Z';
  const front =
    'M138 288C146 308 160 326 172 338C178 352 184 368 188 382L202 376C200 360 196 342 190 328C182 310 174 296 168 280Z';
  const boot =
    'M0 0C-2 -10 -2 -20 2 -26L18 -22C16 -14 18 -8 24 -4C30 -2 36 0 38 4C38 8 34 9 28 8L0 8C-2 6 -1 3 0 0Z';
  const detail = ink('M1 -20L17 -16M0 4H34M8 -8C12 -6 16 -3 18 1', 0.9, SHADE);
  return (
    contour(back, BONE) +
    ink(
      between('M146 300C140 326 128 354 112 386', 'M136 300C130 324 122 348 106 384', 5),
      0.8,
      SHADE,
    ) +
    placed(contour(boot, PALE) + detail, 88, 394, 0.92, 16) +
    contour(front, BONE) +
    ink(
      between('M166 292C176 312 188 334 198 372', 'M156 304C166 320 178 338 192 376', 4),
      0.8,
      SHADE,
    ) +
    placed(contour(boot, PALE) + detail, 187, 386, 0.92, -14)
  );
}

function tunic(): string {
  const shape =
    'M134 172C118 178 110 192 110 210C110 230 116 246 114 258C108 272 100 286 96 300L108 296L112 310L124 300L130 314L142 302L150 314L160 300L172 308L176 294L190 296C184 280 174 268 168 256C168 240 174 222 172 204C172 188 166 176 154 172Z';
  const creases = between(
    'M116 262C110 276 104 288 102 298',
    'M166 258C172 272 178 284 184 294',
    9,
  );
  return (
    contour(shape, TINT) +
    clipped(
      'tunic',
      shape,
      hair(creases, 0.8) +
        hair(
          between('M166 182C170 204 166 230 164 254', 'M152 190C156 210 154 234 152 254', 5),
          0.8,
        ),
    ) +
    stamped(
      'sun',
      fill(star(0, 0, 6.5, 8, 0.4), PALE),
      '130 208 146 234 124 238 148 196 116 280 136 290 158 284',
    ) +
    contour('M113 254C130 262 154 262 169 253L170 263C154 271 130 272 111 264Z', PALE) +
    ink('M114 259C132 267 154 266 169 258', 0.9, SHADE) +
    contour('M132 172C136 182 152 182 156 172C150 166 138 166 132 172Z', PALE)
  );
}

/** The far arm, stretched towards the sun with the white rose. */
function roseArm(): string {
  return (
    contour('M198 206C204 204 210 200 214 196L220 206C214 212 208 216 202 218Z', BONE) +
    ink('M222 190C226 182 228 174 228 168M225 180C230 180 233 177 234 173', 1.4, PALE) +
    placed(fist(), 219, 198, 1, -40) +
    contour(
      'M158 178C170 184 182 194 198 202L206 220C198 236 188 240 180 246C182 234 174 226 160 220C152 206 152 190 158 178Z',
      TINT,
    ) +
    hair(between('M160 184C172 190 184 198 198 206', 'M160 214C174 220 184 228 186 238', 5), 0.85) +
    contour(
      'M229 152C235 150 240 154 239 160C241 166 236 171 230 170C224 172 218 168 219 162C216 156 222 151 229 152Z',
      BONE,
    ) +
    ink(
      'M223 160C223 155 235 154 235 160C235 166 224 167 225 161C225 158 232 158 232 161C231 163 229 163 228 162',
      0.9,
      SHADE,
    )
  );
}

/** The wide, dagged sleeve of the near arm. */
function nearSleeve(): string {
  return (
    contour(
      'M124 178C112 182 104 196 102 212C98 224 96 232 98 240C108 250 124 248 134 240L144 224C138 220 134 214 134 206C136 194 134 182 124 178Z',
      TINT,
    ) +
    hair(
      between(
        'M120 182C110 190 106 206 104 220C102 230 102 236 104 242',
        'M128 186C130 198 130 208 130 214C132 222 136 226 140 228',
        5,
      ),
      0.75,
      PALE,
    ) +
    contour('M96 236L90 248L102 244L106 256L116 247L124 254L130 244', NIGHT)
  );
}

/** The near hand, which holds the staff to the shoulder. */
function nearHand(): string {
  return (
    contour('M130 238C138 232 144 226 148 220L158 228C152 238 144 245 136 248Z', BONE) +
    placed(fist(), 157, 219, 1.2, 34)
  );
}

function head(): string {
  return (
    contour('M136 156L134 174C140 180 150 180 154 174L152 162Z', BONE) +
    ink(hatch([137, 160, 142, 176], 2, -1), 0.7, SHADE) +
    placed(profileFace(), 146, 148, 1.06, -14) +
    contour(
      'M136 130C126 136 122 148 126 160C120 164 114 164 110 160C112 170 122 174 132 170C138 166 138 158 140 150C146 146 148 140 146 134Z',
      GOLD,
    ) +
    ink(
      'M131 136C126 144 127 154 130 162C126 168 120 168 116 166M137 138C133 146 134 156 134 164',
      0.9,
    ) +
    contour(
      'M120 140C116 122 132 108 148 112C158 114 164 122 164 132C150 128 134 130 120 140Z',
      TINT,
    ) +
    contour(
      'M118 143C116 138 118 134 122 132C136 124 154 122 166 128C169 131 168 135 164 136C148 130 132 134 118 143Z',
      PALE,
    ) +
    contour('M126 118C110 112 94 98 92 76C108 80 124 96 130 114Z', BONE) +
    ink(
      'M128 116C114 104 102 92 94 79M104 104C106 100 106 96 105 92M112 110C114 104 114 100 112 96',
      0.8,
      SHADE,
    )
  );
}

/** The small white dog that leaps at his heels. */
function dog(): string {
  const body =
    'M36 396C34 384 38 374 46 368C52 360 58 352 62 344C62 336 66 330 72 328L74 320L80 327C86 328 90 331 96 332C97 336 93 339 88 339C86 343 82 345 80 348C80 354 82 356 88 354C92 352 95 354 93 357C88 362 82 362 78 360L74 366C80 366 86 364 88 367C88 371 80 374 72 373C66 380 60 386 60 392L66 400L52 400L50 390L44 400L34 400Z';
  return (
    rod('M40 376C30 374 26 362 32 354', 2.4, BONE) +
    contour(body, BONE) +
    ink(
      'M70 346C74 350 78 350 81 348M54 364C58 370 58 378 52 386M46 372C48 378 46 384 42 390M60 356C64 360 66 364 66 370M72 329C70 334 70 338 72 341L76 334',
      0.9,
      SHADE,
    ) +
    fill(circle(82, 332.5, 1.3) + circle(95, 333.5, 1.6), NIGHT) +
    ink('M94 338C91 338 88 337 86 336') +
    contour('M64 344C68 348 74 349 79 349L78 354C72 354 66 352 61 349Z', TINT)
  );
}

export const elLoco: CardArt = {
  id: 0,
  numeral: '0',
  name: 'El Loco',
  description:
    'Un joven camina hacia el sol al borde de un precipicio, con un hatillo al hombro y una rosa blanca en la mano; un perro blanco salta tras él.',
  scene: () =>
    sky() +
    peaks() +
    cliff() +
    dog() +
    roseArm() +
    legs() +
    tunic() +
    nearSleeve() +
    bundle() +
    nearHand() +
    head(),
};
