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
    twin(
      'sleeve',
      hair(creases, 0.8) +
        placed(openHand(), 84, 231, 0.95, 14, true) +
        contour(sleeve, TINT) +
        hair(pleats, 0.8),
    ) +
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
  const peak = 'M84 420L121 350L132 364L152 296L168 338L176 330L216 420Z';
  const shade =
    'M156 312l24 108M156 330l20 90M163 334l19 86M169 344l17 76M173 352l16 68M178 350l16 70M183 362l13 58M188 372l12 48';
  const ridges = 'M152 296L156 336L150 372L154 412M121 350L119 370L109 396M176 330L176 356L188 388';
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

/** An open hand in profile that points to the right, its thumb up; the wrist is at 0, 0. */
const openHand = (): string =>
  contour(
    'M-1 -3.6C3 -4.4 5 -5.6 6.4 -8.4C7.6 -10.4 10 -9.4 9.4 -7.2C9 -5.8 8.6 -4.8 8.4 -3.8L17 -4C19.4 -3.8 19.4 -1.4 17.2 -1.2C18.8 -.8 18.6 1.4 16.6 1.4C17.6 2.2 16.8 4 15 3.8C12 4.8 8 5.2 4 4.4L-1 3.6Z',
    BONE,
  ) + ink('M17.2 -1.2H11M16.6 1.4H11M8.4 -3.8L6.6 -2.2', 1);

/** The long-haired woman on our left: her face and her open hand are lifted to the angel. */
function woman(): string {
  const gown =
    'M92 318C84 320 80 328 80 338C82 352 84 362 80 376C72 398 66 418 62 436C84 444 112 444 128 436C126 414 120 394 114 376C112 362 114 348 114 334C112 324 106 318 98 318Z';
  const pleats = between(
    'M83 342C85 356 85 366 83 380C77 400 72 418 69 433',
    'M110 342C110 356 110 366 110 378C115 398 120 418 122 434',
    8,
  );
  const locks = between(
    'M89 284C78 286 74 298 75 312C74 330 66 346 68 366',
    'M92 291C87 296 88 304 89 314C90 330 84 350 75 370',
    4,
  );
  return (
    feet(88) +
    contour(gown, BONE) +
    ink(pleats, 0.8, SHADE) +
    contour('M81 368C92 374 104 374 114 368L114 376C104 382 92 382 80 376Z', TINT) +
    contour('M90 302L92 318C94 325 104 325 106 318L105 304Z', BONE) +
    placed(`<g id="profile">${profileFace()}</g>`, 98, 297, 0.78, -40) +
    contour(
      'M92 282C84 279 75 283 73 292C71 303 74 312 71 322C68 338 62 348 66 368C70 366 71 370 74 374C84 362 91 346 91 328C91 318 88 312 89 305C90 300 92 298 92 294C96 292 95 286 92 282Z',
      PALE,
    ) +
    ink(locks, 0.8, SHADE) +
    fill(circle(76, 291, 2.6) + circle(83, 285, 2.6) + circle(91, 283.5, 2.6), TINT) +
    placed(openHand(), 126, 343, 1, -50) +
    contour(
      'M97 328C91 334 91 350 94 360C97 366 105 366 110 362C117 357 124 351 129 346L123 340C117 344 111 348 106 350C108 343 109 336 108 331C106 326 101 325 97 328Z',
      BONE,
    ) +
    ink('M97 340C96 348 97 356 101 360M106 350L103 352', 0.8, SHADE)
  );
}

/** The man on our right, who looks at her; his hand is open and holds nothing. */
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
    placed(openHand(), 178, 380, 1, -44, true) +
    contour(
      'M196 340C195 349 193 355 189 360L175 376L182 384C191 378 201 370 206 362C210 355 211 348 211 340Z',
      BONE,
    ) +
    ink('M205 350C204 358 198 365 188 372', 0.8, SHADE) +
    contour(
      'M206 320C198 319 193 325 193 333L192 348C198 352 208 352 214 349C215 342 215 335 214 328C213 323 210 321 206 320Z',
      TINT,
    ) +
    hair(
      'M201 325C198 332 198 340 197 349M206 324C205 332 205 341 204 351M210 326C210 334 210 342 210 350',
      0.8,
    )
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

export const losEnamorados: CardArt = {
  id: 6,
  numeral: 'VI',
  name: 'Los Enamorados',
  description:
    'Ante un gran sol, un ángel abre las alas sobre una mujer y un hombre con las manos libres. Él la mira a ella, ella mira al ángel. Junto a ella, el árbol de la fruta y la serpiente; junto a él, el de las llamas; entre los dos, una montaña.',
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
    `<g transform="translate(9 20) scale(.94 .955)">${woman()}${man()}</g>`,
};
