import type { ChartPoint } from '../../chart/points.ts';
import type { SignName } from '../../zodiac/signs.ts';
import { RULERS } from '../sign-facts.ts';
import type { Finding, Look } from './finding.ts';
import { type Group, groupsOf, isDenied, wordsBetween } from './roles.ts';
import { as, type Token } from './token.ts';

/** The bodies called ruler: «Marte, tu regente», «tu regente es la Luna». */
function named(tokens: readonly Token[], groups: readonly Group[], index: number) {
  return groups.find(({ first, last }) => {
    const words =
      last < index ? wordsBetween(tokens, last, index) : wordsBetween(tokens, index, first);
    return /^(?:,|es|,? ?(?:el|la))?$/.test(words);
  });
}

const isOne = (bodies: readonly ChartPoint[], body: ChartPoint) => bodies.includes(body);

/** «Tu regente entra en Tauro» speaks of a body: the one that the part names, or the first ruler. */
function meant(sign: SignName, groups: readonly Group[]) {
  const ruling = RULERS[sign];
  const spoken = groups.flatMap(({ bodies }) => bodies).findLast((body) => isOne(ruling, body));
  return spoken ?? ruling[0];
}

/** Tokens in which a ruler that is not called by its name nearby is the body that it means. */
export function withRulers(tokens: readonly Token[]): readonly Token[] {
  const groups = groupsOf(tokens);
  return tokens.map((token, index) => {
    const sign = as(token, 'ruler')?.of;
    if (sign === undefined || named(tokens, groups, index) !== undefined) return token;
    return { ...token, means: { is: 'body', body: meant(sign, groups), natal: false } };
  });
}

/** Every body that a segment calls the ruler of a sign. */
export function rulers({ scene, known }: Look): Finding[] {
  const { tokens, groups } = scene;
  return tokens.flatMap((token, index): Finding[] => {
    const ruler = as(token, 'ruler');
    const close = ruler && named(tokens, groups, index);
    if (ruler === undefined || close === undefined) return [];
    const { of } = ruler;
    const rules = of !== undefined && close.bodies.every((body) => isOne(RULERS[of], body));
    return [
      {
        kind: 'ruler',
        first: Math.min(index, close.first),
        last: Math.max(index, close.last),
        days: rules ? [{ date: known.today }] : [],
        denied: isDenied(scene, index),
        notYet: false,
        bodies: close.bodies,
      },
    ];
  });
}
