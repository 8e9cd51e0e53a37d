import { figuresOf, type ChartFigures } from '@sibila/domain/chart/figures';
import type { NatalChart } from '@sibila/domain/chart/chart';
import type { BodyName } from '@sibila/domain/sky/body-names';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { bodyPhrase, fillFrame, houseWord } from '../horoscope/words.ts';
import { houseTheme, pointName } from './chart-words.ts';
import { SIGN_MANNERS } from './either-sign.ts';
import { bodyOf, listed, type Telling } from './facts-told.ts';
import {
  APEX_VERBS,
  CROWDED_HOUSE,
  CROWDED_SIGN,
  GRAND_CROSSES,
  GRAND_TRINES,
  LIGHTS_TOGETHER,
  RISING_BEFORE,
  T_SQUARES,
} from './figure-texts.ts';
import { relationOf } from './sign-relation.ts';

function risingKind(sun: SignName, moon: SignName, rising: SignName): keyof typeof RISING_BEFORE {
  if (rising === sun) return 'sun';
  if (rising === moon) return 'moon';
  return relationOf(sun, rising) === 'contrast' ? 'other' : 'kin';
}

/** Sun, Moon and Ascendant as one; nothing where the sign of a light is not known. */
export function lightsLines({ chart, choose }: Telling): string[] {
  const [sun, moon] = [bodyOf(chart, 'Sun').sign, bodyOf(chart, 'Moon').sign];
  if (sun === null || moon === null) return [];
  const together = choose(LIGHTS_TOGETHER[relationOf(sun, moon)]);
  const rising = chart.angles?.ascendant.sign;
  return [
    fillFrame(together, { s: sun, m: moon }),
    ...(rising === undefined
      ? []
      : [fillFrame(choose<string>(RISING_BEFORE[risingKind(sun, moon, rising)]), { a: rising })]),
  ];
}

const phrases = (bodies: readonly BodyName[]) => listed(bodies.map(bodyPhrase));

function crowdLines({ choose }: Telling, { crowdedSign, crowdedHouse }: ChartFigures): string[] {
  const lines: string[] = [];
  if (crowdedSign !== null) {
    const { sign: s, bodies } = crowdedSign;
    const slots = { s, l: phrases(bodies), n: houseWord(bodies.length), p: SIGN_MANNERS[s] };
    lines.push(fillFrame(choose(CROWDED_SIGN), slots));
  }
  if (crowdedHouse !== null) {
    const { house, bodies } = crowdedHouse;
    const [h, t] = [houseWord(house), houseTheme(house)];
    const slots = { h, t, l: phrases(bodies), n: houseWord(bodies.length) };
    lines.push(fillFrame(choose(CROWDED_HOUSE), slots));
  }
  return lines;
}

function triangleLines({ choose }: Telling, figures: ChartFigures): string[] {
  const { grandCross, tSquare, grandTrine } = figures;
  const lines: string[] = [];
  if (grandCross !== null) {
    const [a = '', b = '', c = '', d = ''] = grandCross.map(bodyPhrase);
    lines.push(sentences(fillFrame(choose(GRAND_CROSSES), { a, b, c, d })));
  }
  if (tSquare !== null) {
    const [a = '', b = ''] = tSquare.ends.map(bodyPhrase);
    const slots = { a, b, c: bodyPhrase(tSquare.apex), v: APEX_VERBS[tSquare.apex] };
    lines.push(sentences(fillFrame(choose(T_SQUARES), slots)));
  }
  if (grandTrine !== null) {
    const [a = '', b = '', c = ''] = grandTrine.map(bodyPhrase);
    lines.push(fillFrame(choose(GRAND_TRINES), { a, b, c }));
  }
  return lines;
}

/** «la Luna» at the beginning of a sentence within a text. */
function sentences(text: string): string {
  return text.replace(/(?<=\. )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** What many bodies of the chart make together, a paragraph for crowds and one for triangles. */
export function figureParagraphs(telling: Telling): string[] {
  const figures = figuresOf(telling.chart);
  return [crowdLines(telling, figures), triangleLines(telling, figures)].map((lines) =>
    lines.join(' '),
  );
}

/** The same as facts: «Juntos en Acuario: Sol, Luna, Mercurio y Venus». */
export function figureFacts(chart: NatalChart): string[] {
  const { crowdedSign, crowdedHouse, grandCross, tSquare, grandTrine } = figuresOf(chart);
  const names = (bodies: readonly BodyName[]) => listed(bodies.map(pointName));
  return [
    ...(crowdedSign ? [`Juntos en ${crowdedSign.sign}: ${names(crowdedSign.bodies)}`] : []),
    ...(crowdedHouse
      ? [`Juntos en la casa ${crowdedHouse.house}: ${names(crowdedHouse.bodies)}`]
      : []),
    ...(grandCross
      ? [
          `Gran cruz: ${names(grandCross.slice(0, 2))} en oposición, y ${names(grandCross.slice(2))} en oposición`,
        ]
      : []),
    ...(tSquare
      ? [
          `Cuadratura en T: ${names(tSquare.ends)} en oposición, ${pointName(tSquare.apex)} en cuadratura con los dos`,
        ]
      : []),
    ...(grandTrine ? [`Gran trígono: ${names(grandTrine)}`] : []),
  ];
}
