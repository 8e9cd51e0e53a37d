import {
  BONE,
  DEEP,
  GOLD,
  NIGHT,
  PALE,
  SHADE,
  contour,
  hair,
  line,
  num,
  star4,
} from '../engraving.ts';
import {
  between,
  blessingHand,
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
  symmetric,
  twin,
} from '../figures-a.ts';
import type { CardArt } from '../frame.ts';

const TINT = '#6E2440';

function vault(): string {
  let stones = '';
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI * (1 + i / 14);
    stones += line(
      150 + 84 * Math.cos(a),
      178 + 84 * Math.sin(a),
      150 + 106 * Math.cos(a),
      178 + 106 * Math.sin(a),
    );
  }
  const arch = 'M44 460V178A106 106 0 0 1 256 178V460';
  return (
    rings(150, 150, 112, 300) +
    contour(arch, DEEP) +
    contour('M66 460V178A84 84 0 0 1 234 178V460', NIGHT) +
    hair(stones, 0.8) +
    rings(150, 150, 64, 250, 0.3) +
    rays(150, 150, 46, 70, 40) +
    contour(circle(150, 150, 46), NIGHT) +
    limb(150, 150, 40, 45, 60)
  );
}

function pillar(): string {
  const shaft = 'M30 150H70V412H30Z';
  return (
    contour(shaft, DEEP) +
    hair(hatch([33, 152, 44, 410], 2.5) + hatch([50, 152, 66, 410], 5), 0.65) +
    contour('M30 150C28 138 24 132 22 122H78C76 132 72 138 70 150Z', DEEP) +
    hair(
      'M34 148C32 138 36 132 42 128C46 132 46 140 42 148M58 148C54 140 54 132 58 128C64 132 68 138 66 148M50 148V126',
      0.9,
    ) +
    contour('M20 110H82V122H20ZM26 412H74V424H26ZM20 424H82V438H20Z', DEEP) +
    hair('M22 116H80M28 418H72', 0.8)
  );
}

function throne(): string {
  const back = symmetric('M150 196L96 196L88 210L88 430L150 430');
  return (
    contour(back, DEEP) +
    hair(hatch([92, 204, 208, 428], 4), 0.4) +
    contour('M20 438H280V462H20Z', NIGHT) +
    hair(hatch([20, 438, 280, 462], 12, -14) + 'M20 449H280', 0.45)
  );
}

function robe(): string {
  const shape = symmetric(
    'M150 184C126 186 112 194 106 208C98 240 92 262 90 290C86 336 82 380 74 428C100 436 126 438 150 438',
  );
  const left = between(
    'M106 214C98 250 96 270 96 296C92 340 88 380 80 430',
    'M138 220C136 256 138 280 136 306C136 346 134 390 132 436',
    6,
  );
  const right = between(
    'M194 214C202 250 204 270 204 296C208 340 212 380 220 430',
    'M162 220C164 256 162 280 164 306C164 346 166 390 168 436',
    9,
  );
  const lap = between(
    'M94 300C116 324 136 330 150 330C164 330 184 324 206 300',
    'M110 278C126 294 140 300 150 300C160 300 174 294 190 278',
    3,
  );
  return (
    contour(shape, TINT) +
    clipped('robe', shape, hair(left, 0.55, PALE) + hair(right, 0.75) + hair(lap, 0.9))
  );
}

/** The white band of wool with three crosses, forked over the shoulders. */
function pallium(): string {
  const band = symmetric(
    'M150 238L143 238C138 222 128 206 112 196L124 188C136 196 144 208 150 220',
  );
  const cross = contour(
    'M-1.8 -7H1.800V-1.800H7V1.800H1.800V7H-1.800V1.800H-7V-1.800H-1.800Z',
    TINT,
  );
  return (
    contour('M140 232H160V366H140Z', BONE) +
    contour(band, BONE) +
    ink(hatch([155, 240, 160, 365], 2), 0.7, SHADE) +
    stamped('cross', cross, '150 254 150 296 150 338') +
    ink(
      'M140 356H160M140 360H160M142 366V372M146 366V372M150 366V372M154 366V372M158 366V372',
      0.8,
      SHADE,
    )
  );
}

function blessingArm(): string {
  const sleeve =
    'M126 190C110 190 100 200 96 216L86 236C82 246 88 258 100 262C114 262 124 250 130 234C132 218 130 200 126 190Z';
  return (
    contour('M90 244C86 236 84 228 84 220L97 217C98 226 102 234 106 242Z', BONE) +
    contour(sleeve, TINT) +
    hair(
      between(
        'M124 194C110 196 104 206 101 220C96 232 94 244 102 256',
        'M128 206C128 218 126 230 120 240C116 248 112 254 106 258',
        4,
      ),
      0.75,
    ) +
    contour('M84 240C88 232 104 234 110 246C108 256 100 262 94 260C86 256 82 248 84 240Z', BONE) +
    ink('M88 242C92 238 102 240 106 248C104 253 100 256 96 256', 0.9, SHADE) +
    placed(blessingHand(), 91, 222, 1.4, -6)
  );
}

function staffArm(): string {
  const sleeve =
    'M174 190C190 190 200 200 204 216L212 234C216 246 208 258 196 260C184 258 176 250 170 234C168 218 170 200 174 190Z';
  return (
    contour(sleeve, TINT) +
    hair(
      between(
        'M176 194C190 196 196 206 200 220C204 234 206 246 198 256',
        'M172 206C172 218 174 230 180 240C184 248 188 254 194 257',
        6,
      ),
      0.85,
    ) +
    contour(
      'M216 240C210 232 194 234 190 246C192 256 200 262 206 260C214 256 218 248 216 240Z',
      BONE,
    ) +
    rod('M212 352V112M198 150H226M201 136H223M204 122H220', 3, PALE) +
    contour(circle(212, 108, 4), BONE) +
    placed(fist(), 212, 232, 1.15, 0, true)
  );
}

function head(): string {
  const beard = symmetric(
    'M150 160C143 160 138 158 136.5 152C133 162 134 176 140 186C144 192 147 196 150 198',
  );
  return (
    contour(
      symmetric(
        'M150 128C134 128 129 138 130 150C130 160 126 168 124 176C130 180 136 178 140 172L150 170',
      ),
      BONE,
    ) +
    placed(frontFace('lowered'), 150, 150) +
    contour(beard, BONE) +
    ink(
      both(between('M137.5 158C135 168 139 180 148 194', 'M149 172C148.5 180 149 188 150 193', 4)),
      0.8,
      SHADE,
    ) +
    ink(
      both('M150 160C145 158 141 160 138 164C143 165 147 163 150 161.5') +
        'M147 166C149 167 151 167 153 166',
      1,
    )
  );
}

/** The triple crown, each ring with its points. */
function tiara(): string {
  const shell = symmetric('M150 78C138 84 130 104 128 138C136 132 142 131 150 131');
  const ring = (y: number, w: number): string => {
    const half = `M150 ${y - 11}L${num(150 - w * 0.22)} ${y - 5}L${num(150 - w * 0.46)} ${y - 10}L${num(150 - w * 0.72)} ${y - 3}L${150 - w} ${y - 8}L${150 - w + 1} ${y + 6}C${num(150 - w * 0.5)} ${y + 1} ${num(150 - w * 0.25)} ${y} 150 ${y}`;
    return (
      contour(symmetric(half), PALE) +
      ink(
        `M${150 - w + 3} ${y + 1}C${150 - w / 2} ${y - 4} ${150 + w / 2} ${y - 4} ${150 + w - 3} ${y + 1}`,
        0.8,
        SHADE,
      )
    );
  };
  return (
    contour(shell, TINT) +
    hair(hatch([152, 86, 168, 134], 2.6), 0.7) +
    ring(133, 23) +
    ring(113, 20) +
    ring(95, 15) +
    contour('M148.2 78V72H144V68.500H148.200V64H151.800V68.500H156V72H151.800V78Z', BONE)
  );
}

/** An acolyte kneeling with his back to us, on our left: tonsured head, hood and robe. */
function acolyte(light: boolean): string {
  const cloth = light ? BONE : NIGHT;
  const stroke = light ? SHADE : GOLD;
  const body =
    'M76 352C58 352 44 362 40 384C36 412 34 438 32 462H120C120 436 116 410 110 386C106 362 94 352 76 352Z';
  const folds =
    between('M52 362C44 386 40 420 38 462', 'M72 372C70 396 70 420 70 462', 4) +
    between('M100 362C108 386 112 420 114 462', 'M80 372C80 396 80 420 80 462', 6);
  const hairs = between('M63 326C60 336 62 344 68 349', 'M89 326C92 336 90 344 84 349', 7);
  return (
    contour(body, cloth) +
    hair(folds, 0.75, stroke) +
    contour(
      'M58 358C62 350 90 350 94 358C96 368 86 376 76 386C66 376 56 368 58 358Z',
      light ? PALE : TINT,
    ) +
    hair('M64 358C68 366 72 372 76 378C80 372 84 366 88 358', 0.8, stroke) +
    contour('M69 344H83V356C80 360 72 360 69 356Z', BONE) +
    contour('M60 332C57 330 56 339 60 340M92 332C95 330 96 339 92 340', BONE) +
    contour(
      'M76 314C66 314 60 321 60 331C60 342 66 351 76 351C86 351 92 342 92 331C92 321 86 314 76 314Z',
      light ? PALE : NIGHT,
    ) +
    ink(hairs, 0.9, stroke) +
    contour('M65 323C65 315 87 315 87 323C87 328 65 328 65 323Z', BONE)
  );
}

function keys(): string {
  const key =
    rod('M0 42V-12', 3.4, PALE) +
    contour('M1.5 26H14V32H8V36H14V42H1.5Z', PALE) +
    rod(circle(0, -23, 9), 3, PALE) +
    contour('M-5 -13H5V-8H-5Z', GOLD) +
    fill(star4(0, -23, 6), PALE);
  return twin('key', placed(key, 150, 412, 1.12, -37));
}

export const elHierofante: CardArt = {
  id: 5,
  numeral: 'V',
  name: 'El Hierofante',
  description:
    'Un sumo sacerdote con triple corona bendice con una mano y sostiene una cruz triple con la otra, sentado entre dos pilares; ante él se arrodillan dos acólitos y hay dos llaves cruzadas a sus pies.',
  scene: () =>
    vault() +
    twin('pillar', pillar()) +
    throne() +
    robe() +
    pallium() +
    blessingArm() +
    staffArm() +
    head() +
    tiara() +
    acolyte(false) +
    placed(acolyte(true), 300, 0, 1, 0, true) +
    keys(),
};
