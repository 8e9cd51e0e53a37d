import { BONE, DEEP, GOLD, NIGHT, PALE, SHADE, contour, hair, num, star } from '../engraving.ts';
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
  limb,
  placed,
  rays,
  rings,
  rod,
  stamped,
  starField,
  symmetric,
} from '../figures-a.ts';
import type { CardArt } from '../frame.ts';

const TINT = '#84292B';

function sky(): string {
  return (
    rings(150, 140, 88, 340) +
    rays(150, 140, 66, 116, 40) +
    contour(circle(150, 140, 66), NIGHT) +
    limb(150, 140, 59, 65) +
    starField(
      5,
      70,
      [26, 180, 274, 410],
      (x, y) => Math.hypot(x - 150, y - 140) < 124 || (x > 40 && x < 222),
    )
  );
}

/** A rose from above with two leaves, about 22 wide. */
function rose(petals: string): string {
  return (
    contour(
      'M-8 4C-16 2 -18 8 -20 12C-13 13 -9 10 -7 7M8 4C16 2 18 8 20 12C13 13 9 10 7 7',
      NIGHT,
    ) +
    contour(
      'M0 -10C5 -11 9 -8 9 -3C11 1 9 7 4 8C0 11 -6 9 -8 5C-11 1 -9 -5 -6 -7C-5 -9 -2 -10 0 -10Z',
      petals,
    ) +
    hair(
      'M-6 -2C-6 -7 6 -8 6 -1C6 5 -4 6 -4 0C-4 -4 3 -4 3 0C3 2 0 2 -1 1M-8 4C-3 9 5 8 8 3',
      0.9,
      petals === TINT ? PALE : SHADE,
    )
  );
}

function bower(): string {
  const vine = 'M20 72C50 92 76 62 104 78C120 88 136 70 150 70';
  const tendril = 'M34 80C30 100 40 116 32 138C28 152 34 162 30 172';
  return (
    hair(both(vine + tendril), 1, PALE) +
    stamped(
      'rose',
      rose(TINT),
      '36 76 72 74 108 78 150 70 192 78 228 74 264 76 33 118 267 118 32 156 268 156',
    )
  );
}

/** The double loop that hangs over the head. */
function lemniscate(): string {
  const loop =
    'M150 101C142 90 128 90 124 101C122 112 142 114 150 101C158 90 172 90 176 101C178 112 158 114 150 101Z';
  return rod(loop, 3, BONE);
}

function tunic(): string {
  const body = symmetric(
    'M150 172C136 174 124 180 120 192C124 226 122 262 116 300L108 424L150 430',
  );
  return (
    contour(body, BONE) +
    clipped(
      'tunic',
      body,
      ink(
        both(between('M124 200C128 226 126 252 124 262', 'M146 210C146 230 146 246 146 262', 4)),
        0.8,
        SHADE,
      ) +
        ink(
          both(between('M122 280C120 330 116 380 112 428', 'M149 282C149 330 149 380 149 430', 6)),
          0.8,
          SHADE,
        ) +
        ink(hatch([162, 176, 182, 430], 2.6), 0.7, SHADE),
    ) +
    contour('M122 262C140 270 160 270 178 262L178 272C160 280 140 280 122 272Z', GOLD) +
    ink('M128 268C140 273 160 273 172 268', 1) +
    contour(circle(150, 272, 5.5), PALE) +
    ink('M141 174C143 188 147 196 150 204C153 196 157 188 159 174', 1.2, SHADE)
  );
}

function mantle(): string {
  const left =
    'M136 172C118 174 106 184 102 204C100 250 96 300 88 350L84 430L122 430C126 380 130 300 128 240C126 216 126 196 136 172Z';
  const right =
    'M164 172C182 174 196 184 202 204C206 250 208 300 212 350L216 430L178 430C174 380 170 300 172 240C174 216 174 196 164 172Z';
  const leftFolds = between(
    'M130 178C112 186 108 206 108 240C106 290 98 350 92 428',
    'M132 180C124 196 122 216 123 240C124 290 120 350 116 428',
    5,
  );
  const rightFolds = between(
    'M170 178C188 186 196 206 198 240C202 290 204 350 208 428',
    'M168 180C176 196 178 216 177 240C176 290 180 350 184 428',
    7,
  );
  return (
    contour(left, TINT) + hair(leftFolds, 0.6, PALE) + contour(right, TINT) + hair(rightFolds, 0.75)
  );
}

/** The arm on our left, raised, its wide sleeve fallen back to the elbow. */
function raisedArm(): string {
  return (
    contour('M80 158C76 150 74 140 74 130L86 126C88 138 94 150 98 162Z', BONE) +
    ink('M84 146C83 140 82 134 82 130', 0.8, SHADE) +
    contour(
      'M126 176C112 176 104 184 98 176C94 168 92 160 98 150L76 158C70 172 70 196 80 214C90 228 104 232 116 226C124 214 128 196 126 176Z',
      TINT,
    ) +
    hair(
      between(
        'M96 156C86 168 88 184 98 192C108 196 118 192 124 184',
        'M76 164C72 188 80 210 92 220C104 226 114 222 118 218',
        4,
      ),
      0.7,
      PALE,
    ) +
    contour('M76 158C82 150 92 147 98 150C96 158 84 164 76 158Z', NIGHT) +
    rod('M60 142L100 84', 3.2, PALE) +
    contour(circle(101.5, 82, 4) + circle(58.5, 144, 4), BONE) +
    placed(fist(), 80, 114, 1.15, -32) +
    contour('M74 128C72 124 73 121 76 119L86 119C88 122 88 126 86 128Z', BONE)
  );
}

/** The arm on our right, hanging, one finger towards the earth. */
function loweredArm(): string {
  return (
    contour('M214 262C216 274 217 284 218 292L230 290C230 280 230 270 228 258Z', BONE) +
    contour(
      'M218 290C216 298 216 306 219 311L221 311L222 326C222.5 329 226 329 226 326L226.5 311C230 308 231 298 230 289C227 286 221 287 218 290Z',
      BONE,
    ) +
    ink('M222 311L222 303M226.5 310L226 301M218 300C219 303 220 304 222 304', 0.9) +
    contour(
      'M174 176C192 174 204 184 210 202C220 226 232 244 236 268C230 276 216 278 206 272C204 252 194 238 184 226C176 212 172 192 174 176Z',
      TINT,
    ) +
    hair(between('M196 184C208 206 224 240 230 268', 'M178 190C184 214 202 236 210 270', 5), 0.75) +
    contour('M206 272C214 262 228 260 236 268C230 277 214 280 206 272Z', NIGHT)
  );
}

function head(): string {
  const locks = symmetric(
    'M150 116C134 116 128 128 129 144C130 156 126 166 122 172C130 178 138 174 140 166L150 164',
  );
  return (
    contour('M141 160V176C145 182 155 182 159 176V160Z', BONE) +
    ink(hatch([151, 166, 158, 178], 2), 0.7, SHADE) +
    contour(locks, NIGHT) +
    hair(
      both(between('M131 142C131 156 128 166 125 171', 'M138 152C138 162 136 168 133 174', 2)),
      0.9,
    ) +
    placed(frontFace(), 150, 144) +
    contour(
      'M137 140C139 130 146 127 150 130C154 127 161 130 163 140C168 136 168 126 160 122H140C132 126 132 136 137 140Z',
      NIGHT,
    ) +
    contour('M129 131C137 123 163 123 171 131L170 137C160 130 140 130 130 137Z', PALE)
  );
}

function table(): string {
  return (
    contour('M38 318L54 302H196L208 318Z', DEEP) +
    hair('M44 312H204M49 307H200', 0.6) +
    contour('M34 318H212V332H34Z', NIGHT) +
    hair(hatch([38, 321, 210, 329], 6, 4), 0.7) +
    contour('M44 332H58V430H44ZM188 332H202V430H188Z', NIGHT) +
    hair(hatch([52, 334, 57, 428], 2) + hatch([196, 334, 201, 428], 2), 0.6) +
    contour('M58 332H188V350C160 340 86 340 58 350Z', NIGHT) +
    fill(star(123, 338, 5), PALE)
  );
}

function cup(): string {
  return (
    contour(
      'M50 262H82C82 278 76 287 69 289V301L79 309H53L63 301V289C56 287 50 278 50 262Z',
      PALE,
    ) +
    contour('M50 262C50 257 82 257 82 262C82 267 50 267 50 262Z', NIGHT) +
    ink(
      between('M79 267C78 277 74 284 68 287', 'M70 269C70 277 69 283 67 286', 3) + 'M57 306H75',
      0.8,
      SHADE,
    )
  );
}

function club(): string {
  const staff = 'M100 312C96 290 98 262 94 236C94 230 104 228 106 234C106 262 110 290 110 312Z';
  const leaf = 'M0 0C2 -8 8 -10 13 -10C13 -4 8 1 0 0Z';
  return (
    contour(staff, PALE) +
    ink('M104 240C104 264 107 288 107 310M101 256C100 270 102 290 103 306', 0.8, SHADE) +
    stamped('leaf', contour(leaf, NIGHT) + hair('M2 -2L9 -7', 0.9), '106 256 108 284') +
    placed(contour(leaf, NIGHT), 97, 268, 1, 0, true) +
    placed(contour(leaf, NIGHT), 95, 246, 1, 0, true)
  );
}

function coin(): string {
  return (
    contour(circle(138, 293, 20), PALE) +
    ink(circle(138, 293, 15.5), 1, SHADE) +
    contour(star(138, 293, 13, 5, 0.4), NIGHT)
  );
}

function sword(): string {
  return (
    contour('M172 288L184 226L189 216L191 227L180 290Z', BONE) +
    ink('M176.5 286L188 224', 0.9, SHADE) +
    contour('M163 284L192 290L191 295L162 289Z', PALE) +
    contour('M173 293L178 294L175.5 307L170.5 306Z', NIGHT) +
    contour(circle(172, 309.5, 4), PALE)
  );
}

function garden(): string {
  let stems = '';
  for (let x = 30; x < 275; x += 9)
    stems += `M${x} 460C${x - 2} 450 ${x + 3} 444 ${num(x + (x % 2 ? 4 : -3))} 430`;
  return (
    contour('M20 428C60 420 110 424 150 424C190 424 240 420 280 428V462H20Z', NIGHT) +
    hair(stems, 0.6) +
    stamped(
      'lily',
      contour(
        symmetric('M0 10L-4 4C-10 2 -13 -4 -12 -8C-8 -8 -6 -5 -4 -2C-4 -7 -2 -11 0 -13', 0),
        BONE,
      ) + ink('M0 -9V6M-5 1C-3 3 -1 5 0 8C1 5 3 3 5 1', 0.8, SHADE),
      '62 444 122 446 178 446 238 444',
    ) +
    '<use href="#rose" x="34" y="448"/><use href="#rose" x="92" y="450"/><use href="#rose" x="150" y="446"/><use href="#rose" x="208" y="450"/><use href="#rose" x="266" y="448"/>'
  );
}

export const elMago: CardArt = {
  id: 1,
  numeral: 'I',
  name: 'El Mago',
  description:
    'Un mago con el signo del infinito sobre la cabeza alza una vara con una mano y señala la tierra con la otra; en su mesa están los cuatro palos: copa, basto, oro y espada, entre rosas y lirios.',
  scene: () =>
    sky() +
    bower() +
    tunic() +
    mantle() +
    loweredArm() +
    raisedArm() +
    head() +
    lemniscate() +
    table() +
    cup() +
    club() +
    coin() +
    sword() +
    garden(),
};
