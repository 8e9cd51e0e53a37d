import { DEEP, GOLD, NIGHT, PALE, SHADE, contour, hair } from './engraving.ts';
import { between, circle, fill, ink, rod, stamped, symmetric } from './figures-a.ts';

/** A cypress 30 wide and 120 high whose foot is at 0, 0. */
export function cypress(tint: string): string {
  const crown =
    'M0 -124C-8 -100 -16 -66 -15 -40C-15 -22 -8 -12 0 -10C8 -12 15 -22 15 -40C16 -66 8 -100 0 -124Z';
  return (
    contour('M-2 -12H2V2H-2Z', GOLD) +
    contour(crown, tint) +
    hair(
      between(
        'M0 -120C-6 -90 -12 -60 -12 -36C-11 -24 -6 -16 0 -12',
        'M0 -120C2 -90 2 -60 2 -36C2 -24 1 -16 0 -12',
        3,
      ),
      0.7,
    ) +
    hair(
      between(
        'M2 -116C6 -90 6 -60 5 -36C5 -24 3 -16 1 -12',
        'M1 -118C8 -92 15 -60 14 -36C13 -24 7 -16 1 -12',
        4,
      ),
      0.9,
    )
  );
}

/** An ear of wheat, its stalk below; about 14 wide, the tip of the beard at -64. */
export function ear(): string {
  let grains = '';
  for (let k = 0; k < 5; k++) {
    const y = -20 - k * 6.5;
    grains += `M0 ${y}C-7 ${y - 1} -8 ${y - 7} -5.5 ${y - 10}C-2 ${y - 8} 0 ${y - 4} 0 ${y}C0 ${y - 4} 2 ${y - 8} 5.5 ${y - 10}C8 ${y - 7} 7 ${y - 1} 0 ${y}Z`;
  }
  return (
    hair('M-4.5 -56L-8 -68M0 -58V-70M4.5 -56L8 -68M-5 -44L-11 -56M5 -44L11 -56', 0.9, PALE) +
    ink('M0 64V-20', 1.6, GOLD) +
    `<path d="${grains}M0 -50C-3 -54 -2 -58 0 -60C2 -58 3 -54 0 -50Z" fill="${PALE}" stroke="${SHADE}" stroke-width="1"/>`
  );
}

/** The tree of knowledge, with its fruit and its serpent. */
export function fruitTree(tint: string): string {
  return (
    contour('M38 420C42 390 40 360 42 330L54 330C54 360 56 390 60 420Z', DEEP) +
    hair('M46 418C48 390 46 360 48 334M52 418C52 390 50 370 51 340', 0.7) +
    contour(
      'M48 344C30 346 18 334 24 320C14 312 18 292 32 292C36 280 58 280 64 290C78 290 84 304 76 314C82 328 70 342 54 340Z',
      NIGHT,
    ) +
    hair(
      'M28 312C34 304 42 308 42 316M46 300C52 292 60 296 60 304M56 322C62 314 70 318 70 326M34 332C38 326 46 326 48 334',
      0.7,
    ) +
    stamped(
      'fruit',
      contour(circle(0, 0, 4), tint) + ink('M0 -4L2 -7', 1, GOLD),
      '34 302 52 312 68 304 38 326 60 331',
    ) +
    rod(
      'M36 412C48 408 64 404 58 396C50 390 38 394 38 386C40 376 62 382 60 372C58 364 40 368 42 358C44 352 56 354 62 350',
      2.6,
      PALE,
    ) +
    fill(circle(62, 349, 1), NIGHT)
  );
}

/** The tree of twelve flames. */
export function flameTree(tint: string): string {
  const flame =
    contour(symmetric('M0 -11C-2 -6 -6 -3 -5 2C-4 6 -2 7 0 7', 0), tint) +
    ink('M0 -4C-2 -1 -2 2 0 4', 0.9, PALE);
  const tree =
    'M240 420C245 396 244 376 242 362C234 354 226 346 222 330C230 338 238 346 244 348C240 334 238 322 238 308C244 320 248 332 250 342C251 328 251 314 252 300C255 314 256 328 256 342C258 330 262 320 266 310C266 324 262 338 260 350C266 346 272 340 276 334C274 346 268 356 260 364C258 380 260 398 264 420Z';
  return (
    contour(tree, DEEP) +
    hair(
      'M246 418C250 398 249 380 248 366M252 418C253 398 253 380 252 360M258 418C256 398 255 384 255 372',
      0.7,
    ) +
    stamped(
      'flame',
      flame,
      '224 318 238 298 252 290 266 300 274 322 231 336 245 320 259 322 268 342',
    )
  );
}
