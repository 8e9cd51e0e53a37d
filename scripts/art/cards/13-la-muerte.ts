import { BONE, DEEP, GOLD, NIGHT, PALE, line, star } from '../engraving.ts';
import type { CardArt } from '../frame.ts';
import { whiteHorse } from '../horse-b.ts';
import {
  between,
  bold,
  curve,
  fill,
  fine,
  heavens,
  hills,
  ink,
  limb,
  rays,
  ring,
  sheet,
  starfield,
} from '../figures-b.ts';
import { armouredSkeleton } from '../parts/armoured-skeleton.ts';

const TINT = '#6E2340';
const SUN = { x: 236, y: 158 };

function sky(): string {
  const { x, y } = SUN;
  return (
    heavens(x, y, 62, 400) +
    starfield(41, { x: 150, y: 176, r: 96 }) +
    rays({ x, y, from: 27, to: 58, count: 20 }) +
    bold(ring(x, y, 26), PALE) +
    limb(x, y, 19, 26, 36) +
    fine(ring(x, y, 19), 1)
  );
}

function tower(x: number): string {
  let courses = '';
  for (let y = 160; y < 232; y += 8) courses += line(x - 8, y, x + 8, y);
  return (
    bold(`M${x - 9} 240V152H${x - 12}V140h6v5h4v-5h4v5h4v-5h6V152H${x + 9}V240Z`, NIGHT) +
    fine(`${courses}M${x + 3} 152V232M${x + 6} 152V232`, 0.5) +
    bold(`M${x - 2} 176v-6a2 2 0 0 1 4 0v6Z`, PALE)
  );
}

/** The two towers that stand on either side of the sun, beyond the river. */
function horizon(): string {
  const crest = '20,286! 60,276 120,272 170,240 200,216 236,196 280,212';
  const foot = '20,336! 60,326 120,326 170,310 206,300 240,300 280,306';
  return tower(205) + tower(266) + hills(crest, foot, DEEP, 9);
}

function land(): string {
  let ripples = '';
  for (let i = 0; i < 7; i++)
    ripples += `M${26 + ((i * 37) % 60)} ${364 + i * 7}q9 -3 18 0t18 0t18 0`;
  for (let i = 0; i < 6; i++)
    ripples += `M${150 + ((i * 41) % 60)} ${366 + i * 7}q9 -3 18 0t18 0t18 0`;
  return (
    bold('M20 356Q90 350 150 354T280 352V470H20Z', '#16224F') +
    fine(ripples, 0.55, PALE) +
    hills(
      '20,416! 70,408 140,414 220,408 280,414',
      '20,462! 70,456 140,460 220,456 280,460',
      NIGHT,
      5,
    )
  );
}

function bridle(): string {
  return (
    bold(curve('208,213 210,230 222,256 | 239,245 232,250 224,257 | 222,257 206,262 190,250')) +
    bold(ring(224, 257, 2.5), GOLD) +
    bold(curve('209,284 196,294 176,296 | 214,296 196,304 174,304'), 'none', TINT) +
    bold(curve('116,282 112,296 116,318! 136,324 156,316! 162,296 158,276!'), TINT) +
    fine(between('120,286 118,300 122,316', '154,282 156,298 150,314', 4), 0.8)
  );
}

/** Square and black, with the white rose of five petals. */
function banner(): string {
  let petals = '';
  let sepals = '';
  for (let i = 0; i < 5; i++) {
    const at = { x: 62, y: 120, turn: (i * Math.PI * 2) / 5 };
    petals += curve('0,0! -11,-6 -10,-18 0,-17 10,-18 11,-6 z', at);
    sepals += curve('-2.5,-12! 0,-24! 2.5,-12!', { ...at, turn: at.turn + Math.PI / 5 });
  }
  return (
    bold('M101 66L112 300', 'none', PALE) +
    bold('M101 66L97 58L101 46L105 58Z', PALE) +
    bold(
      curve(
        '102,78! 82,84 60,76 40,80 26,76! 28,100 24,130 30,166! 46,160 64,168 86,160 105,164!',
      ) + 'Z',
      NIGHT,
    ) +
    fine(
      curve(
        '97,84 80,89 60,82 40,86 31,83 | 32,90 30,130 35,159 | 98,90 100,156 | 40,156 62,162 84,155 98,158',
      ),
      0.8,
    ) +
    bold(sepals, NIGHT) +
    bold(petals, BONE) +
    fill(ring(62, 120, 5), GOLD) +
    ink(
      ring(62, 120, 5) +
        curve(
          '62,112 62,107 | 69.6,117.5 74,116 | 54.4,117.5 50,116 | 57,127 55,131 | 67,127 69,131',
        ),
      1,
    )
  );
}

/** The mantle that flies out behind him. */
function mantle(): string {
  return (
    bold(
      curve(
        '128,150! 112,160 100,186 92,216 70,240 56,262 40,268! 62,276 58,288! 84,282 108,292! 130,288 156,290 172,278! 170,230 168,186 158,156 148,148 z',
      ),
      TINT,
    ) +
    fine(between('122,158 104,200 82,240 50,266', '130,160 124,210 116,250 104,280', 6), 0.75) +
    fine(between('152,160 162,200 164,240 160,270', '146,180 152,210 150,240 140,272', 3), 0.75)
  );
}

/** What the horse has passed: a crown on the ground; and what grows there all the same. */
function ground(): string {
  const flower = (x: number, y: number): string =>
    bold(`M${x} ${y}V${y - 16}M${x} ${y - 5}l6 -5M${x} ${y - 3}l-6 -5`) +
    fill(star(x, y - 20, 8, 6, 0.6), BONE) +
    fill(ring(x, y - 20, 2), TINT);
  return (
    bold('M232 444L226 424L237 432L243 420L251 430L262 420L260 442Q246 450 232 444Z', GOLD, NIGHT) +
    ink('M232 438Q246 444 260 437', 1) +
    flower(34, 450) +
    flower(50, 456) +
    flower(154, 454) +
    flower(214, 452)
  );
}

export const laMuerte: CardArt = {
  id: 13,
  numeral: 'XIII',
  name: 'La Muerte',
  description:
    'Un esqueleto con armadura negra monta un caballo blanco que va al paso y lleva un estandarte negro con una rosa blanca; al fondo, más allá de un río, el sol entre dos torres.',
  scene: () =>
    sheet(
      sky(),
      horizon(),
      land(),
      whiteHorse(),
      mantle(),
      bridle(),
      banner(),
      armouredSkeleton(TINT),
      ground(),
    ),
};
