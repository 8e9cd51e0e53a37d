import { BONE, DEEP, NIGHT, PALE, SHADE, contour, hair, num, polar, star4 } from '../engraving.ts';
import {
  between,
  both,
  circle,
  fill,
  frontFace,
  ink,
  limb,
  placed,
  profileFace,
  rays,
  rings,
  symmetric,
  twin,
} from '../figures-a.ts';
import type { CardArt } from '../frame.ts';
import { flameTree, fruitTree } from '../plants-a.ts';

const TINT = '#8C3B4B';

function sun(): string {
  return (
    rings(150, 132, 68, 240) +
    fill(star4(150, 282, 7) + star4(133, 298, 3.5) + star4(167, 298, 3.5), PALE) +
    rays(150, 132, 58, 118, 32) +
    contour(circle(150, 132, 58), NIGHT) +
    limb(150, 132, 51, 57, 42) +
    contour(circle(150, 132, 47), PALE)
  );
}

/** A long feather from its quill at 0, 0 to its tip at 0, `length`. */
function feather(length: number, colour: string): string {
  const w = 8;
  return (
    contour(
      `M-2 0C${-w} ${num(length * 0.4)} ${-w} ${num(length * 0.8)} 0 ${length}C${w} ${num(length * 0.8)} ${w} ${num(length * 0.4)} 2 0Z`,
      colour,
    ) +
    ink(
      `M0 4V${length - 3}M-4 ${num(length * 0.62)}L0 ${num(length * 0.5)}L4 ${num(length * 0.62)}M-4 ${num(length * 0.76)}L0 ${num(length * 0.64)}L4 ${num(length * 0.76)}`,
      0.8,
      SHADE,
    )
  );
}

/** The wing on our left: a rank of long feathers, a rank of short ones, and the shoulder. */
function wing(): string {
  const rank = (count: number, length: number, inset: number, colour: string): string => {
    const id = `feather${length}`;
    let uses = '';
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const x = 74 + inset + (48 - inset) * t;
      const y = 142 + inset * 0.6 + (44 - inset * 0.4) * t;
      uses += `<use href="#${id}" transform="translate(${num(x)} ${num(y)}) rotate(${num(118 - 96 * t)}) scale(1 ${num(1 - 0.2 * t)})"/>`;
    }
    return `<defs><g id="${id}">${feather(length, colour)}</g></defs>${uses}`;
  };
  const shoulder =
    'M130 186C112 190 92 182 80 164C74 154 70 146 62 138C72 128 88 132 102 144C112 152 122 160 132 166Z';
  const down = between(
    'M70 138C82 136 94 146 104 156C112 164 122 170 130 172',
    'M80 158C90 174 104 182 114 183C120 184 126 184 130 182',
    4,
  );
  return (
    rank(9, 60, 0, BONE) + rank(7, 36, 10, TINT) + contour(shoulder, PALE) + ink(down, 0.8, SHADE)
  );
}

function angel(): string {
  const robe = symmetric('M150 166C138 168 128 172 122 180C114 200 112 222 110 246L150 252');
  const sleeve =
    'M128 174C116 176 110 186 106 198C98 208 88 216 78 222L84 240C98 240 114 232 124 220C130 206 132 190 128 174Z';
  const pleats = between(
    'M124 180C116 186 112 196 108 206C100 214 90 222 80 228',
    'M128 190C126 202 122 212 116 220C106 228 96 234 86 238',
    4,
  );
  const creases = between(
    'M124 190C118 210 116 230 114 250',
    'M148 196C148 214 148 232 148 250',
    5,
  );
  return (
    contour(robe, TINT) +
    twin('sleeve', hair(creases, 0.8) + contour(sleeve, TINT) + hair(pleats, 0.8)) +
    contour('M134 172C140 184 160 184 166 172C160 168 140 168 134 172Z', PALE)
  );
}

function angelHead(): string {
  let flames = '';
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (1.06 + (0.88 * i) / 6);
    const [x, y] = polar(150, 142, 18, a);
    const [tx, ty] = polar(150, 142, i % 2 ? 34 : 40, a + 0.1);
    const [lx, ly] = polar(150, 142, 20, a - 0.26);
    const [rx, ry] = polar(150, 142, 20, a + 0.3);
    flames += `M${num(lx)} ${num(ly)}Q${num(x + (tx - x) * 0.7)} ${num(y + (ty - y) * 0.2)} ${num(tx)} ${num(ty)}Q${num(rx + (tx - rx) * 0.3)} ${num(ry + (ty - ry) * 0.2)} ${num(rx)} ${num(ry)}`;
  }
  return (
    contour('M143 156V170C146 176 154 176 157 170V156Z', BONE) +
    contour(flames, TINT) +
    contour(
      symmetric(
        'M150 118C136 118 130 128 131 142C131 154 128 160 126 166C134 172 140 166 142 158L150 158',
      ),
      TINT,
    ) +
    hair(
      both(between('M133 142C133 154 131 160 129 166', 'M139 150C139 158 138 162 136 166', 2)),
      0.9,
      PALE,
    ) +
    placed(frontFace('lowered'), 150, 142, 0.95)
  );
}

function cloud(): string {
  const billows =
    'M20 254C26 240 44 238 52 246C58 234 80 232 88 242C96 230 120 230 128 240C134 232 142 231 150 240C158 231 166 232 172 240C180 230 204 230 212 242C220 232 242 234 248 246C256 238 274 240 280 254';
  const under =
    'L280 256C266 268 246 268 238 260C226 270 206 268 196 258C184 268 162 266 150 258C138 266 116 268 104 258C94 268 74 270 62 260C54 268 34 268 20 256Z';
  const curls =
    'M32 252C36 244 46 246 46 252M68 250C70 240 82 240 84 248M108 250C110 238 124 240 124 248M26 258C38 264 52 262 60 256M68 260C80 266 92 264 100 256M108 260C122 266 138 262 146 254';
  return contour(billows + under, DEEP) + hair(both(curls), 0.75);
}

function mountain(): string {
  const peak = 'M84 420L128 330L138 344L152 296L168 338L176 330L216 420Z';
  const shade =
    'M156 312l24 108M156 330l20 90M163 334l19 86M169 344l17 76M173 352l16 68M178 350l16 70M183 362l13 58M188 372l12 48';
  const ridges = 'M152 296L156 336L150 372L154 412M128 330L126 360L112 392M176 330L176 356L188 388';
  return contour(peak, NIGHT) + hair(shade, 0.5) + hair(ridges, 0.8);
}

function ground(): string {
  return (
    contour('M20 408C60 396 104 404 150 408C196 404 240 396 280 408V462H20Z', NIGHT) +
    hair(
      between(
        'M20 412C60 400 104 408 150 412C196 408 240 400 280 412',
        'M20 462C60 456 104 460 150 462C196 460 240 456 280 462',
        6,
      ),
      0.5,
    )
  );
}

/** The long-haired woman on our left, in profile towards the middle. */
function woman(): string {
  const gown =
    'M92 318C84 320 80 328 80 338C82 352 84 362 80 376C72 398 66 418 62 436C84 444 112 444 128 436C126 414 120 394 114 376C112 362 114 348 114 334C112 324 106 318 98 318Z';
  const pleats = between(
    'M83 342C85 356 85 366 83 380C77 400 72 418 69 433',
    'M110 342C110 356 110 366 110 378C115 398 120 418 122 434',
    8,
  );
  const locks = between(
    'M98 281C88 284 84 296 83 310C81 324 76 340 78 360',
    'M102 284C94 290 92 300 91 312C90 328 86 344 82 358',
    3,
  );
  return (
    feet(88) +
    contour(gown, BONE) +
    ink(pleats, 0.8, SHADE) +
    contour('M81 368C92 374 104 374 114 368L114 376C104 382 92 382 80 376Z', TINT) +
    contour('M93 302L92 318C94 325 103 325 105 318L104 306Z', BONE) +
    placed(`<g id="profile">${profileFace()}</g>`, 100, 298, 0.78, -8) +
    contour(
      'M104 282C96 276 82 280 80 294C78 308 74 320 72 336C70 352 74 362 80 368C86 356 90 340 92 326C94 312 92 304 94 296C100 294 106 290 104 282Z',
      PALE,
    ) +
    ink(locks, 0.8, SHADE) +
    fill(circle(84, 287, 2.6) + circle(91, 283, 2.6) + circle(99, 283, 2.6), TINT) +
    contour(
      'M98 328C104 326 109 330 112 338C118 346 126 352 134 356L130 366C118 362 106 354 100 346C96 340 95 332 98 328Z',
      BONE,
    ) +
    ink('M104 334C108 344 118 352 128 358', 0.8, SHADE)
  );
}

/** The man on our right, in profile towards the middle. */
function man(): string {
  const tunic =
    'M204 312C192 314 184 322 184 334C186 350 186 366 182 382C176 402 172 420 170 436C190 444 218 444 236 436C234 416 230 398 224 382C222 364 226 348 226 334C226 322 218 314 210 312Z';
  const pleats = between(
    'M190 338C190 352 190 368 188 384C182 404 178 420 176 435',
    'M221 338C220 352 218 368 219 384C224 404 228 420 230 434',
    7,
  );
  return (
    feet(194, true) +
    contour(tunic, TINT) +
    hair(pleats, 0.85) +
    contour('M184 370C196 376 212 376 224 370L224 379C212 385 196 385 183 379Z', PALE) +
    contour('M197 302L196 314C198 320 208 320 211 314L210 302Z', BONE) +
    placed('<use href="#profile"/>', 200, 291, 0.84, 6, true) +
    contour(
      'M193 276C196 268 214 268 219 278C224 288 222 300 214 306C210 304 208 299 208 294C204 292 204 287 204 284C200 284 195 282 193 276Z',
      NIGHT,
    ) +
    hair(
      'M199 274C208 272 215 278 217 288M205 279C212 280 214 288 213 297M209 286C212 290 212 295 212 301',
      0.9,
    ) +
    contour('M192 338C184 344 174 351 164 354L168 366C182 362 194 356 203 347Z', BONE) +
    ink('M194 346C187 351 180 355 172 358', 0.8, SHADE) +
    contour(
      'M206 320C196 318 190 324 186 334L202 351C210 344 214 336 214 328C214 323 210 321 206 320Z',
      TINT,
    ) +
    hair('M208 324C200 324 194 330 190 337M211 328C206 334 200 340 197 345', 0.8)
  );
}

/** Two bare feet under a hem, pointing to the right unless turned. */
function feet(x: number, flip = false): string {
  const foot = 'M0 0C2 -4 8 -5 11 -3C16 0 20 2 22 5C22 8 18 8 14 8H-1C-2 5 -1 2 0 0Z';
  const pair = [0, 17]
    .map((dx) => placed(contour(foot, BONE) + ink('M18 4V7M14 3.5V7', 0.8), dx, 0))
    .join('');
  return placed(pair, flip ? x + 28 : x, 438, 0.95, 0, flip);
}

/** The two hands, one in the other. */
function joinedHands(): string {
  return (
    contour(
      'M130 355C138 354 146 354 152 358C158 354 164 352 168 355L168 366C160 370 150 371 144 370C138 370 132 368 130 366Z',
      BONE,
    ) + ink('M152 358C148 360 145 362 146 365M150 364L156 367M153 361L160 364M156 358L164 361', 0.9)
  );
}

export const losEnamorados: CardArt = {
  id: 6,
  numeral: 'VI',
  name: 'Los Enamorados',
  description:
    'Un ángel de grandes alas bendice ante el sol a una mujer y un hombre que se dan la mano, ella junto al árbol de la fruta y la serpiente, él junto al árbol de las llamas; entre los dos se alza una montaña.',
  scene: () =>
    sun() +
    twin('wing', wing()) +
    angel() +
    angelHead() +
    cloud() +
    mountain() +
    ground() +
    fruitTree(TINT) +
    flameTree(TINT) +
    `<g transform="translate(9 20) scale(.94 .955)">${woman()}${man()}${joinedHands()}</g>`,
};
