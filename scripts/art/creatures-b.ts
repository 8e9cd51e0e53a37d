import { BONE, GOLD, NIGHT, PALE } from './engraving.ts';
import { frontFace } from './faces-b.ts';
import { bold, curve, fill, fine, ink, ring, shade, spin } from './figures-b.ts';

/** A bank of cloud in a corner of the sky, drawn for the upper left. */
function cloud(): string {
  return (
    bold(
      'M18 122C26 130 36 128 40 122C48 132 62 130 66 120C78 124 88 116 86 106C96 104 100 92 92 86C98 78 96 66 86 64V50H18Z',
      NIGHT,
    ) +
    fine(
      'M18 116C26 122 34 121 38 115C48 124 58 122 62 113C72 116 80 110 79 101C88 99 91 91 85 85',
      0.6,
    )
  );
}

const wing = (tint: string): string =>
  bold(curve('0,0! -10,-14 -22,-20 -30,-18! -32,-8 -28,4 -22,12! -12,14 -2,12! z'), tint) +
  fine(curve('-3,4 -14,-8 -28,-14 | -3,8 -14,0 -28,-4 | -4,11 -14,7 -25,5'));

const book = (): string =>
  bold('M0 -4Q-9 -9 -17 -5V7Q-9 3 0 8Q9 3 17 7V-5Q9 -9 0 -4V8', BONE) +
  shade('M-13 -2l9 1M-13 2l9 1M13 -2l-9 1M13 2l-9 1');

/** Another cloud, wing or book than the one that bears the id. */
const again = (id: string, x: number, y: number): string =>
  `<use href="#${id}" x="${x}" y="${y}"/>`;

function angel(): string {
  return (
    bold(curve('56,62 45,66 42,80 38,90 42,99! 50,96 62,96 70,99! 74,90 70,80 67,66 z'), PALE) +
    shade(curve('46,72 45,84 42,94 | 66,72 67,84 70,94')) +
    frontFace({ x: 56, y: 82, scale: 0.72 }, 'closed') +
    bold(curve('56,64 47,69 46,80! 43,72 48,64 56,61 64,64 69,72 66,80! 65,69 z'), PALE)
  );
}

function eagle(): string {
  return (
    bold(
      curve(
        '48,104! 38,98 36,86 42,74 54,66 66,68 72,76! 82,78 84,86 80,92! 76,86 70,86! 68,94 72,104! z',
      ),
      PALE,
    ) +
    bold(curve('70,76! 80,77 84,85 80,92! 77,86 70,86! z'), GOLD, GOLD) +
    ink(curve('60,78 66,76 70,78'), 1.6) +
    fill(ring(65, 79.5, 2), NIGHT) +
    shade(
      curve('44,80 42,92 48,100 | 50,76 47,88 53,100 | 56,84 53,92 58,101 | 62,88 60,94 64,102'),
    )
  );
}

function bull(): string {
  return (
    bold(curve('44,74! 34,68 32,56! 40,62 50,66 60,66 70,62 78,56! 76,68 66,74! z'), BONE) +
    bold(curve('40,78! 30,76 26,82 34,88 42,86! z | 70,78! 80,76 84,82 76,88 68,86! z'), PALE) +
    bold(
      curve('55,66 44,70 40,80 43,94 46,106 48,116 55,120 62,116 64,106 67,94 70,80 66,70 z'),
      PALE,
    ) +
    shade(curve('44,80 46,94 49,104 | 47,78 49,92 51,102 | 66,80 64,94 61,104 | 55,70 55,84')) +
    ink(
      curve(
        '45,86 50,84 52,88 | 65,86 60,84 58,88 | 47,108 55,105 63,108 | 51,116 55,117.5 59,116',
      ),
      1.3,
    ) +
    fill(
      ring(49, 87.5, 1.7) + ring(61, 87.5, 1.7) + ring(51.5, 111, 1.5) + ring(58.5, 111, 1.5),
      NIGHT,
    )
  );
}

function lion(): string {
  const lock = bold(curve('48,76 49,64 57,54! 61,64 62,76! z'), GOLD, NIGHT);
  return (
    spin('lock', lock, 12, 55, 92) +
    bold(curve('55,74 44,77 40,88 44,98 48,108 55,112 62,108 66,98 70,88 66,77 z'), PALE) +
    ink(
      curve(
        '44,86 49,84 52,87 | 66,86 61,84 58,87 | 52,88 51,98 48,102 | 58,88 59,98 62,102 | 55,102 55,106 50,107 | 55,106 60,107',
      ),
      1.2,
    ) +
    fill(`${ring(48.5, 88, 1.7)}${ring(61.5, 88, 1.7)}M50 98H60L55 103Z`, NIGHT)
  );
}

/** The four living creatures in the corners of a card, each with a cloud, a wing and a book. */
export function creatures(tint: string): string {
  const mirrored = (drawing: string): string =>
    `<g transform="matrix(-1 0 0 1 300 0)">${drawing}</g>`;
  const low = (drawing: string): string => `<g transform="translate(0 332)">${drawing}</g>`;
  const lowCloud = '<use href="#cloud" transform="matrix(1 0 0 -1 0 512)"/>';
  const first = (id: string, x: number, y: number, drawing: string): string =>
    `<g transform="translate(${x} ${y})"><g id="${id}">${drawing}</g></g>`;
  return (
    `<g id="cloud">${cloud()}</g>` +
    lowCloud +
    first('wing', 48, 92, wing(tint)) +
    angel() +
    first('book', 58, 108, book()) +
    low(again('wing', 44, 96) + bull() + again('book', 86, 118)) +
    mirrored(
      again('cloud', 0, 0) +
        lowCloud +
        again('wing', 46, 96) +
        eagle() +
        again('book', 56, 110) +
        low(again('wing', 40, 98) + lion() + again('book', 86, 118)),
    )
  );
}
