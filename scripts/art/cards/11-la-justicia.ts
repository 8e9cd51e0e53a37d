import { BONE, DEEP, GOLD, NIGHT, PALE, line, star4 } from '../engraving.ts';
import type { CardArt } from '../frame.ts';
import { frontFace } from '../faces-b.ts';
import {
  between,
  bold,
  both,
  curve,
  disc,
  fill,
  fine,
  heavens,
  ink,
  rays,
  ring,
  shade,
  sheet,
} from '../figures-b.ts';

const ROBE = '#7A2030';

function sky(): string {
  return (
    heavens(150, 150, 76) +
    rays({ x: 150, y: 150, from: 53, to: 84, count: 24 }) +
    disc(150, 150, 52)
  );
}

/** Two fluted columns, and between them the veil with its stars. */
function columns(): string {
  let flutes = '';
  for (let x = 29; x <= 45; x += 4) flutes += line(x, 102, x, 398);
  let teeth = '';
  for (let x = 24; x < 50; x += 6) teeth += `M${x} 98l3 -9l3 9`;
  return both(
    'column',
    bold('M26 100V400H50V100Z', NIGHT) +
      fine(flutes, 0.5) +
      fine('M43 102V398M47 102V398', 0.7) +
      bold('M22 86H54V100H22ZM18 76H58V86H18ZM22 400H54V412H22ZM18 412H58V422H18Z', NIGHT) +
      fine(teeth, 0.9) +
      fill(star4(38, 67, 6), PALE),
  );
}

function veil(): string {
  let stars = '';
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 3; i++) stars += star4(70 + i * 14 - (row % 2) * 5, 246 + row * 34, 3.4);
  return both(
    'veil',
    bold('M51 218H120V404H51Z', DEEP) +
      fine(between('56,220 54,310 58,404', '112,220 114,310 110,404', 8), 0.35) +
      fill(stars, GOLD, 0.8),
  );
}

function dais(): string {
  let tiles = '';
  for (let i = -7; i <= 7; i++) tiles += line(150 + i * 16, 422, 150 + i * 30, 460);
  return (
    bold('M20 422H280V470H20Z', NIGHT) +
    fine(`${tiles}M20 430H280M20 442H280`, 0.5) +
    bold('M72 404H228V422H72Z', DEEP) +
    fine('M72 410H228M72 416H228', 0.5)
  );
}

/** The back of the throne, with finials like little stars. */
function throne(): string {
  return (
    bold('M88 404V232Q88 210 108 204H192Q212 210 212 232V404Z', NIGHT) +
    fine('M94 404V234Q94 216 110 210H190Q206 216 206 234V404', 0.7) +
    both('finial', bold(ring(92, 208, 5), PALE))
  );
}

/** The cloak spreads behind her over the seat. */
function mantle(): string {
  return both(
    'mantle',
    bold(curve('150,196 124,202 100,216 84,262 80,330 70,402! 96,410 120,404 150,408!'), DEEP) +
      fine(between('104,216 88,270 84,330 78,400', '116,240 112,280 104,340 104,402', 5), 0.75),
  );
}

function bodice(): string {
  return (
    bold(
      curve(
        '138,196 122,204 108,214 112,240 114,270 112,304! 130,312 150,314 170,312 188,304! 186,270 188,240 192,214 178,204 162,196! z',
      ),
      ROBE,
    ) +
    both('breast', fine(between('120,212 122,250 122,304', '146,222 145,262 147,310', 6), 0.75)) +
    bold(curve('114,276 150,286 186,276 | 114,285 150,295 186,285'), 'none', PALE) +
    bold(curve('128,202 138,214 150,218 162,214 172,202'), 'none', PALE) +
    bold('M150 214L160 224L150 234L140 224Z', PALE) +
    bold('M150 220L154 224L150 228L146 224Z', ROBE)
  );
}

/** Seated: two knees, and between them the cloth hangs in curves. */
function lap(): string {
  const skirt =
    '112,300 98,316 92,340 92,370 84,406! 102,416 126,411 150,416 174,411 198,416 216,406! 208,370 208,340 202,316 188,300! 150,312 z';
  return (
    bold(curve(skirt), ROBE) +
    both(
      'knee',
      bold(curve('97,352 100,330 116,321 132,328 140,348 138,380 132,410')) +
        fine(between('98,350 98,380 92,408', '136,350 134,380 128,408', 6), 0.75) +
        fine(between('114,308 108,314 102,324', '144,316 138,320 134,328', 4), 0.75) +
        bold(curve('124,410 120,421 128,425 140,423 141,412! z'), BONE),
    ) +
    fine(
      curve(
        '138,334 150,346 162,334 | 140,344 150,360 160,344 | 140,356 150,376 160,356 | 139,368 150,392 161,368 | 138,384 150,406 162,384',
      ),
      0.9,
    )
  );
}

function sleeves(): string {
  return both(
    'sleeve',
    bold(curve('122,204 104,210 92,230 84,262 80,282 90,296 102,292! 112,270 124,242!'), ROBE) +
      fine(between('106,214 92,250 88,286', '120,240 110,264 100,288', 4), 0.8) +
      bold(curve('80,284 72,272 66,260! 86,252! 94,264 102,280 102,292 92,298 z'), ROBE) +
      fine(between('70,264 78,278 88,290', '84,258 92,272 98,286', 3), 0.8) +
      bold('M63 258L85 248L89 255L68 266Z', PALE),
  );
}

function head(): string {
  const tresses =
    '150,124 132,130 126,148 128,170 124,188 118,206 130,204 138,196 142,182! 158,182! 162,196 170,204 182,206 176,188 172,170 174,148 168,130 z';
  return (
    bold(curve(tresses), PALE) +
    both('tress', shade(curve('132,140 130,156 132,174 127,196 | 136,186 130,200'))) +
    bold('M142 174V194Q150 202 158 194V174Z', BONE) +
    frontFace({ x: 150, y: 156 }) +
    bold(
      curve(
        '150,132 140,138 135,150 134,160! 128,146 132,132 150,126 168,132 172,146 166,160! 165,150 160,138 z',
      ),
      PALE,
    ) +
    crown()
  );
}

function crown(): string {
  const points =
    'M128 136L124 112L136 122L143 108L150 120L157 108L164 122L176 112L172 136Q150 126 128 136Z';
  return (
    bold(points, GOLD) +
    ink('M129 132Q150 122 171 132', 1) +
    fill(
      ring(143, 106, 2.4) + ring(157, 106, 2.4) + ring(124, 110, 2.4) + ring(176, 110, 2.4),
      PALE,
    ) +
    fill('M146 119h8v8h-8Z', ROBE)
  );
}

/** The sword stands quite upright. */
function sword(): string {
  return (
    bold('M68 234V94L73 80L78 94V234Z', BONE) +
    shade('M73 84V232M75.5 96V232') +
    bold('M54 236Q52 230 60 231H86Q94 230 92 236Q94 242 86 241H60Q52 242 54 236Z', PALE) +
    bold('M69.5 241H76.5V276H69.5Z', NIGHT) +
    bold(ring(73, 280, 5), PALE)
  );
}

const fist = (x: number, y: number): string =>
  bold(curve('-8,-8 0,-10 9,-8 11,0 9,9 0,11 -8,9 -10,0 z', { x, y }), BONE) +
  ink(curve('-9,-3 2,-3 | -9,1.5 2,1.5 | -8,6 2,6 | 3,-8 4,0 3,8', { x, y }), 1);

function scales(): string {
  const pan = (x: number): string =>
    fine(`M${x} 272L${x - 14} 322M${x} 272L${x + 14} 322M${x} 272V322`, 1, PALE) +
    bold(
      `M${x - 18} 322H${x + 18}Q${x + 14} 336 ${x} 336Q${x - 14} 336 ${x - 18} 322Z`,
      NIGHT,
      PALE,
    ) +
    fine(`M${x - 12} 326.5H${x + 12}M${x - 8} 331H${x + 8}`, 0.9);
  return (
    bold('M227 252V270', 'none', PALE) +
    bold('M200 272Q214 262 227 267Q240 262 254 272', 'none', PALE) +
    bold(ring(227, 269, 3.5), GOLD, PALE) +
    pan(200) +
    pan(254)
  );
}

export const laJusticia: CardArt = {
  id: 11,
  numeral: 'XI',
  name: 'La Justicia',
  description:
    'Una mujer coronada, sentada de frente entre dos columnas y un velo, alza una espada recta en una mano y sostiene con la otra una balanza en equilibrio.',
  scene: () =>
    sheet(
      sky(),
      veil(),
      columns(),
      dais(),
      throne(),
      mantle(),
      bodice(),
      lap(),
      head(),
      sleeves(),
      sword(),
      fist(74, 254),
      scales(),
      fist(226, 250),
    ),
};
