import type { ChartBody } from '@sibila/domain/chart/chart';
import type { BodyName } from '@sibila/domain/sky/body-names';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import { bodyPhrase, fillFrame, houseWord } from '../horoscope/words.ts';
import type { Choose } from '../tarot/chooser.ts';
import { houseTheme } from './chart-words.ts';
import { DIGNITY_TEXTS } from './dignity-texts.ts';
import { BODY_VERBS, EITHER_ADVICE, EITHER_FRAMES, SIGN_MANNERS } from './either-sign.ts';
import { at, isPlaced } from './facts-told.ts';
import { HOUSE_FRAMES, HOUSE_GLOSSES, OUTER_HOUSE_FRAMES } from './house-frames.ts';
import { INNER_HOUSES, type HouseText } from './houses-inner.ts';
import { MIDDLE_HOUSES } from './houses-middle.ts';
import { OUTER_HOUSES } from './houses-outer.ts';
import { RETROGRADE_TEXTS } from './retrograde-texts.ts';
import { INNER_SIGNS } from './signs-inner.ts';
import { relationOf } from './sign-relation.ts';
import { OTHER_CLOSINGS } from './signs-closings.ts';
import { LIGHT_WAYS } from './signs-lights.ts';
import { OUTER_SIGNS } from './signs-outer.ts';
import { SATURN_SIGNS } from './signs-saturn.ts';

type OuterName = keyof typeof OUTER_SIGNS;

const HOUSES: Readonly<Record<BodyName, readonly HouseText[]>> = {
  ...INNER_HOUSES,
  ...MIDDLE_HOUSES,
  ...OUTER_HOUSES,
};

function isOuter(body: BodyName): body is OuterName {
  return body in OUTER_SIGNS;
}

/** A text without its last sentence, and that sentence. */
function closingOf(text: string): readonly [opening: string, closing: string] {
  const [closing = ''] = /[^.]+\.$/u.exec(text) ?? [];
  return [text.slice(0, text.length - closing.length).trim(), closing.trim()];
}

/** What a sign makes of a body: an opening and a closing, which the chart puts together. */
function signText(body: BodyName, sign: SignName, choose: Choose): string {
  const index = SIGN_NAMES.indexOf(sign);
  if (isOuter(body)) return choose<string>(at<readonly string[]>(OUTER_SIGNS[body], index));
  const text = at<string>(INNER_SIGNS[body], index);
  if (body === 'Saturn') return choose([text, at(SATURN_SIGNS, index)]);
  if (body === 'Jupiter') return text;
  const [opening, closing] = closingOf(text);
  if (body === 'Sun' || body === 'Moon') {
    const { openings, closings } = at(LIGHT_WAYS[body], index);
    return [choose([opening, ...openings]), choose([closing, ...closings])].join(' ');
  }
  return [opening, choose([closing, at<string>(OTHER_CLOSINGS[body], index)])].join(' ');
}

/** Words of fewer letters may stand twice in a sentence. */
const LONG_WORD = /\p{L}{5,}/gu;

/** «once», or «once (los amigos y los proyectos comunes)» where what follows doesn't say so. */
function houseGlossed(house: number, clause: string, choose: Choose): string {
  const [h, t] = [houseWord(house), houseTheme(house)];
  if ((t.match(LONG_WORD) ?? []).some((word) => clause.includes(word))) return h;
  const gloss = choose(HOUSE_GLOSSES).replace('{h}', h).replace('{t}', t);
  return gloss.replace('la de el ', 'la del ');
}

/** What a house makes of a body in a sign; the words between tell how house and sign get on. */
function houseText(
  { body, sign, house }: { body: BodyName; sign: SignName; house: number },
  choose: Choose,
  isFirst: boolean,
): string {
  const [clause, sentence] = at(HOUSES[body], house - 1);
  const frames = isOuter(body)
    ? OUTER_HOUSE_FRAMES
    : HOUSE_FRAMES[relationOf(sign, at(SIGN_NAMES, house - 1))];
  const h = isFirst ? houseGlossed(house, clause, choose) : houseWord(house);
  const led = fillFrame(choose(frames), { h, c: clause }).replace(/,(?=[,:])/, '');
  return `${led} ${sentence}`;
}

/** A body of a day on which it changed sign, told for both sides of the change. */
function eitherText({ body, signs }: ChartBody, choose: Choose): string {
  const [from, to] = [at(signs, 0), at(signs, signs.length - 1)];
  const told = fillFrame(choose(EITHER_FRAMES), {
    b: bodyPhrase(body),
    x: from,
    y: to,
    v: BODY_VERBS[body],
    p: SIGN_MANNERS[from],
    q: SIGN_MANNERS[to],
  });
  const isLight = body === 'Sun' || body === 'Moon';
  return isLight ? `${told} ${choose(EITHER_ADVICE)}` : told;
}

/**
 * A body in its sign and, where the hour is known, its house, with its dignity and its motion.
 * `isHouseNew`: whether the letter has not yet said what that house is about.
 */
export function placementText(placed: ChartBody, choose: Choose, isHouseNew = true): string {
  if (!isPlaced(placed)) return eitherText(placed, choose);
  const { body, sign, house, retrograde } = placed;
  const b = bodyPhrase(body);
  const dignity = DIGNITY_TEXTS[body][sign];
  const backwards = retrograde === true ? RETROGRADE_TEXTS[body] : undefined;
  return [
    signText(body, sign, choose),
    ...(dignity === undefined ? [] : [fillFrame(dignity, { b })]),
    ...(house === null ? [] : [houseText({ body, sign, house }, choose, isHouseNew)]),
    ...(backwards === undefined ? [] : [fillFrame(choose(backwards), { b })]),
  ].join(' ');
}
