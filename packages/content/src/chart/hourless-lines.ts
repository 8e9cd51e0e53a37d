import { SIGN_TRAITS } from '@sibila/domain/compatibility/sign-traits';
import type { BodyName } from '@sibila/domain/sky/body-names';
import { bodyPhrase, fillFrame } from '../horoscope/words.ts';
import { BODY_VERBS, SIGN_MANNERS } from './either-sign.ts';
import { bodyOf, type Telling } from './facts-told.ts';
import { SIGN_RULERS, HOURLESS_TRIALS } from './hourless-texts.ts';

/** The bodies that are told by their rulers too, none of them through the same sign twice. */
const RULED: readonly BodyName[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];

/** Who rules the sign of a body, where that says anything new. */
function rulerLine({ chart, choose }: Telling, body: BodyName): string[] {
  const waysOf = (name: BodyName) => {
    const { sign } = bodyOf(chart, name);
    const ruler = sign === null ? undefined : SIGN_TRAITS[sign].ruler;
    const where = ruler === undefined ? null : bodyOf(chart, ruler).sign;
    if (sign === null || ruler === undefined || where === null || where === sign) return undefined;
    return ruler === name ? undefined : { sign, ruler, where };
  };
  const told = waysOf(body);
  const earlier = RULED.slice(0, RULED.indexOf(body)).map((name) => waysOf(name)?.where);
  if (told === undefined || earlier.includes(told.where)) return [];
  const slots = {
    s: told.sign,
    r: bodyPhrase(told.ruler),
    x: told.where,
    v: BODY_VERBS[body],
    m: SIGN_MANNERS[told.where],
  };
  return [fillFrame(choose(SIGN_RULERS), slots)];
}

/** The bodies whose rulers are told beside their houses too. */
const LIGHTS: readonly BodyName[] = ['Sun', 'Moon'];

/**
 * What a chart without an hour says in the place of a house: who rules the sign, and something to
 * try. Where the hour is known, the ruler of the sign of a light and no more.
 */
export function signLines(telling: Telling, body: BodyName): string[] {
  const { chart } = telling;
  const { sign } = bodyOf(chart, body);
  if (chart.houses !== null) return LIGHTS.includes(body) ? rulerLine(telling, body) : [];
  if (sign === null || !RULED.includes(body)) return [];
  const trial = HOURLESS_TRIALS[body]?.[SIGN_TRAITS[sign].element];
  return [...rulerLine(telling, body), ...(trial === undefined ? [] : [trial])];
}
