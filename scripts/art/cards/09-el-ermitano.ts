import { BONE, DEEP, NIGHT, PALE, line, polar, star } from '../engraving.ts';
import type { CardArt } from '../frame.ts';
import { profileFace } from '../faces-b.ts';
import {
  between,
  bold,
  curve,
  disc,
  fill,
  fine,
  heavens,
  ink,
  rays,
  shade,
  sheet,
  starfield,
} from '../figures-b.ts';

const CLOAK = '#3C4864';
const LANTERN = { x: 88, y: 186 };

function sky(): string {
  const { x, y } = LANTERN;
  return (
    heavens(x, y, 82, 400) +
    starfield(29, { x: 130, y: 170, r: 92 }) +
    rays({ x, y, from: 43, to: 74, count: 16 }) +
    disc(x, y, 42)
  );
}

/** Far ranges, each with snow on its crown and its shaded side hatched. */
function range(): string {
  const peak = (x: number, y: number, w: number, h: number): string =>
    bold(`M${x - w} ${y + h}L${x} ${y}L${x + w} ${y + h}Z`, DEEP) +
    fine(between(`${x},${y}! ${x},${y + h}!`, `${x},${y}! ${x + w},${y + h}!`, 9), 0.55) +
    bold(
      `M${x} ${y}L${x - w * 0.3} ${y + h * 0.3}l${w * 0.12} ${-h * 0.04}l${w * 0.1} ${h * 0.1}l${w * 0.12} ${-h * 0.1}l${w * 0.1} ${h * 0.07}l${w * 0.16} ${-h * 0.03}Z`,
      PALE,
    );
  return peak(34, 316, 62, 130) + peak(262, 296, 66, 150) + peak(86, 346, 54, 110);
}

/** The summit: facets of rock, lit on the left and hatched on the right, with snow on their heads. */
function summit(): string {
  const facet = (x: number, y: number, left: number, right: number): string =>
    fine(
      `${line(x, y, x - left, 466)}${between(`${x},${y}! ${x},470!`, `${x},${y}! ${x + right},470!`, 5)}`,
      0.6,
    );
  const crest =
    '20,440! 44,424! 66,432! 90,416! 112,424! 134,408! 166,412! 214,408! 240,424! 258,418! 280,432!';
  const snow =
    '90,416! 112,424! 134,408! 166,412! 214,408! 240,424! 230,432! 218,424! 208,436! 190,424! 176,438! 160,426! 142,440! 128,428! 112,440! 98,430! 84,438! 78,426! z';
  return (
    bold(`${curve(crest)}V470H20Z`, NIGHT) +
    facet(44, 424, 22, 20) +
    facet(84, 438, 22, 16) +
    facet(112, 440, 10, 22) +
    facet(142, 440, 8, 24) +
    facet(176, 438, 8, 26) +
    facet(208, 436, 8, 24) +
    facet(240, 426, 6, 26) +
    facet(258, 418, 8, 24) +
    bold(curve(snow), PALE) +
    shade(
      curve(
        '134,410 130,424 | 139,411 136,428 | 144,411 142,430 | 196,412 190,422 | 202,412 202,428 | 208,412 210,424 | 92,420 90,428 | 97,421 98,426',
      ),
    )
  );
}

function farArm(): string {
  return (
    bold(
      curve('192,184 160,176 128,158 104,140! 98,152 104,170 118,200 138,238 158,262! 186,250 z'),
      CLOAK,
    ) +
    fine(between('184,190 150,184 106,150', '172,250 140,232 112,186', 6), 0.8) +
    bold(curve('108,141 100,132 90,130 82,134 80,141 86,145 96,146 102,150! z'), BONE) +
    ink(curve('82,137 91,138 | 81,141 91,142'), 1)
  );
}

function lantern(): string {
  const { x, y } = LANTERN;
  let light = '';
  for (let i = 0; i < 24; i++) {
    const angle = (Math.PI * i) / 12;
    light += line(...polar(x, y, 12, angle), ...polar(x, y, i % 2 ? 17 : 20, angle));
  }
  return (
    bold(`M${x} 142V152M${x - 14} 164L${x - 5} 152H${x + 5}L${x + 14} 164Z`, NIGHT, PALE) +
    bold(
      `M${x - 14} 164H${x + 14}L${x + 20} 186L${x + 14} 208H${x - 14}L${x - 20} 186Z`,
      NIGHT,
      PALE,
    ) +
    fine(light, 0.9, PALE) +
    fill(star(x, y, 14, 6, 0.5), BONE) +
    bold(`M${x - 17} 208H${x + 17}L${x + 13} 215H${x - 13}Z`, NIGHT, PALE)
  );
}

function cloak(): string {
  const back = '206,124 214,160 236,196 250,260 256,340 262,418';
  const front = '170,190 164,230 160,270 156,320 150,370 140,416';
  return (
    bold(
      curve(
        '206,124 214,160 236,196 250,260 256,340 262,418! 236,424 200,418 168,422 140,416! 150,370 156,320 160,270 164,230 170,190! z',
      ),
      CLOAK,
    ) +
    fine(between(back, front, 11), 0.55) +
    bold(curve('196,200 186,260 190,330 184,418'), 'none')
  );
}

function beard(): string {
  return (
    bold(
      curve(
        '184,150 176,157 168,158 160,160! 152,162 149,170 152,180 146,198 148,216 142,240 136,262! 152,254 166,236 176,214 186,190 194,168 z',
      ),
      BONE,
    ) +
    shade(
      curve(
        '160,176 158,190 154,208 152,230 144,252 | 166,178 164,192 160,208 158,228 150,248 | 172,174 170,188 166,208 162,230 | 178,166 177,186 172,206 168,222 | 184,162 183,180 178,200 | 154,184 150,200 150,220',
      ),
    ) +
    bold(
      curve(
        '157,155! 150,158 144,166 142,176! 150,173 156,168 162,164 170,168 178,178! 177,166 170,157 z',
      ),
      BONE,
    ) +
    shade(curve('155,159 149,165 146,172 | 164,160 171,165 175,172'))
  );
}

/** What years do to a face: a heavy white brow and lines about the eye. */
const age = (): string =>
  bold(curve('161,133! 166,130 173,132 178,136! 172,136 166,135 z'), BONE) +
  ink(
    curve(
      '176,142 180,140 | 176,144 181,145 | 168,147 174,150 | 164,122 170,121 176,123 | 164,126 169,125',
    ),
    0.9,
  );

function hood(): string {
  return (
    bold(
      curve(
        '160,112 176,98 198,98 214,116 220,144 226,170 236,190! 214,204 190,206 176,200! 188,184 194,164 190,140 180,124 160,112! z',
      ),
      CLOAK,
    ) +
    fine(
      between(
        '168,108 188,112 200,136 206,164 196,196',
        '186,99 206,112 214,140 220,170 230,188',
        5,
      ),
      0.7,
    )
  );
}

function nearArm(): string {
  return (
    bold(curve('140,298 128,296 124,302 125,312 130,316 142,316!'), BONE) +
    ink(curve('126,302 134,303 | 125,307 134,308'), 1) +
    bold(
      curve(
        '214,200 190,214 172,246 152,280 138,292! 138,306 146,320 158,340 174,356! 196,340 214,306 226,262 z',
      ),
      CLOAK,
    ) +
    fine(between('204,212 180,244 146,292', '218,270 196,320 172,346', 7), 0.8)
  );
}

const staff = (): string =>
  bold('M132 222C128 216 134 208 140 214C144 220 138 226 136 226L134 428H129L132 222Z', PALE) +
  ink('M132 260l4 4M131 340l4 4M131 390l3 -4', 0.9);

export const elErmitano: CardArt = {
  id: 9,
  numeral: 'IX',
  name: 'El Ermitaño',
  description:
    'Un anciano encapuchado y de larga barba, de pie en una cumbre nevada, alza un farol que encierra una estrella y se apoya en un báculo.',
  scene: () =>
    sheet(
      sky(),
      range(),
      summit(),
      farArm(),
      lantern(),
      cloak(),
      profileFace({ x: 176, y: 144, scale: 1.1, flip: true }),
      age(),
      beard(),
      hood(),
      staff(),
      nearArm(),
    ),
};
