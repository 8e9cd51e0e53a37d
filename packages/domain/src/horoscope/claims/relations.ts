import type { AspectName } from '../../sky/aspects.ts';
import type { ChartPoint } from '../../chart/points.ts';
import { ASPECT_OF_HOUSE, houseOf } from '../sign-facts.ts';
import { type Finding, type Look, shared } from './finding.ts';
import type { Dated } from './known.ts';
import {
  type Group,
  type Scene,
  beforeName,
  isDenied,
  isNotYet,
  nearest,
  subject,
  wordsBetween,
} from './roles.ts';
import { as } from './token.ts';
import { wholeWords } from '../../text/whole-words.ts';

/** What an aspect joins: two sides, or bodies named together, or one body alone. */
type Sides =
  | { how: 'two'; one: Group; other: Group }
  | { how: 'within'; group: Group }
  | { how: 'own-sign'; group: Group }
  | { how: 'one'; group: Group }
  | { how: 'none' };

const JOINED = wholeWords(/,|\by\b/);
const BETWEEN = wholeWords(/\bentre\b/);
const THAT = wholeWords(/\bque\b/);
const WITH = wholeWords(/\b(?:con|a|al|hacia|contra|ante|frente)\b/);
const BY = wholeWords(/\b(?:de|del|desde)\b/);
const REACH = 8;

function nextGroups({ tokens, groups }: Scene, index: number): Group[] {
  const stop = tokens.findIndex(
    (token, at) => at > index && as(token, 'aspect') !== undefined && at > index + 1,
  );
  const end = stop === -1 ? tokens.length : stop;
  return groups.filter(({ first }) => first > index && first < end);
}

/** The sides named after the aspect: «entre A y B», «de A con B», «con B», «que forman A y B». */
function sidesAfter(scene: Scene, index: number, loose: boolean): Sides {
  const { tokens } = scene;
  const [one, other] = nextGroups(scene, index);
  if (one === undefined || one.first - index > REACH) return { how: 'none' };
  const words = wordsBetween(tokens, index, one.first);
  const onward = other === undefined ? '' : wordsBetween(tokens, one.last, other.first);
  const linked =
    other !== undefined && WITH.test(onward) && !JOINED.test(onward.split(WITH)[0] ?? '');
  const many = one.bodies.length > 1;
  if (BETWEEN.test(words)) return many ? { how: 'within', group: one } : { how: 'one', group: one };
  if (words.includes(',') && !/^[^,]*(?:con|a|al|de|del)( el| la)?$/.test(words))
    return { how: 'none' };
  if (THAT.test(words)) {
    if (linked) return { how: 'two', one, other };
    return many ? { how: 'within', group: one } : { how: 'one', group: one };
  }
  const [firstWord = ''] = words.split(' ');
  const object = WITH.test(words) && !BY.test(words.split(WITH).at(-1) ?? '');
  if (BY.test(firstWord) || (!object && BY.test(words))) {
    if (linked) return { how: 'two', one, other };
    return many ? { how: 'within', group: one } : { how: 'one', group: one };
  }
  const bare = loose ? /^(?:el|la)?$/.test(words) : words === '' && !many;
  if (object || bare) return { how: 'one', group: one };
  if (linked) return { how: 'two', one, other };
  return many && /^(?:el|la)?$/.test(words) ? { how: 'within', group: one } : { how: 'none' };
}

/** «trígono a tu signo»: the aspect of a whole sign to the reader's. */
function meetsOwnSign({ tokens }: Scene, index: number): boolean {
  const at = tokens.findIndex((token, i) => i > index && as(token, 'sign')?.own === true);
  return at !== -1 && at - index <= 4 && WITH.test(wordsBetween(tokens, index, at));
}

/** «Con Marte, la Luna forma una cuadratura», «la Luna forma con Marte una cuadratura». */
function sideBefore({ tokens, groups }: Scene, main: Group, index: number): Group | undefined {
  return groups.find((group) => {
    if (!group.object || group === main || group.last > index) return false;
    if (group.last < main.first) return tokens[group.last + 1]?.means.is === 'comma';
    return /^(?:(?:un|una|su|el|la|hoy) ?)*$/.test(wordsBetween(tokens, group.last, index));
  });
}

/** «con el Sol en trígono a Urano»: the aspect is said of the body next to it, whatever its role. */
function beside(scene: Scene, index: number): Group | undefined {
  const near = nearest(scene, index);
  if (near === undefined) return undefined;
  const words = wordsBetween(scene.tokens, near.last, index);
  return /^(?:en|formando una?|haciendo una?)$/.test(words) ? near : undefined;
}

/** «Entre Venus y Saturno hay un sextil». */
function pairBefore({ tokens, groups }: Scene, index: number): Group | undefined {
  return groups.findLast(
    (group) =>
      group.last < index &&
      group.bodies.length > 1 &&
      tokens[beforeName(tokens, group.first)]?.text === 'entre',
  );
}

function sidesOf(scene: Scene, index: number, loose: boolean): Sides {
  const after = sidesAfter(scene, index, loose);
  const inside = beside(scene, index) ?? subject(scene, index);
  const main = inside ?? (loose ? undefined : scene.carried);
  if (after.how === 'two' || after.how === 'within') return after;
  if (main !== undefined && after.how === 'none' && meetsOwnSign(scene, index)) {
    return { how: 'own-sign', group: main };
  }
  if (after.how === 'one') {
    if (main === undefined || main.bodies.some((body) => after.group.bodies.includes(body))) {
      return after;
    }
    return { how: 'two', one: main, other: after.group };
  }
  const pair = pairBefore(scene, index);
  if (pair !== undefined) return { how: 'within', group: pair };
  if (inside === undefined) return { how: 'none' };
  if (inside.bodies.length > 1) return { how: 'within', group: inside };
  const before = sideBefore(scene, inside, index);
  return before === undefined
    ? { how: 'one', group: inside }
    : { how: 'two', one: inside, other: before };
}

function pairsOf(sides: Sides): (readonly [ChartPoint, ChartPoint])[] {
  if (sides.how === 'two') {
    const { one, other } = sides;
    return one.bodies.flatMap((a) => other.bodies.map((b) => [a, b] as const));
  }
  if (sides.how !== 'within') return [];
  const { bodies } = sides.group;
  return bodies.flatMap((a, i) => bodies.slice(i + 1).map((b) => [a, b] as const));
}

/** Where a side is the reader's own Sun, the aspect is that of whole signs. */
function toOwnSign(
  { pack, own, known }: Look,
  group: Group,
  among: readonly AspectName[],
): Dated[] {
  const holds = group.bodies.every((body) => {
    const sign = pack.bodies.find((position) => position.body === body)?.sign;
    const aspect =
      own === undefined || sign === undefined ? undefined : ASPECT_OF_HOUSE[houseOf(sign, own)];
    return aspect !== undefined && among.includes(aspect);
  });
  return holds ? [{ date: known.today }] : [];
}

function daysOf(look: Look, sides: Sides, among: readonly AspectName[]): Dated[] {
  const { known, pack } = look;
  if (sides.how === 'own-sign') return toOwnSign(look, sides.group, among);
  if (sides.how === 'two') {
    const natal = [sides.one, sides.other].find((group) => group.natal);
    const other = natal === sides.one ? sides.other : sides.one;
    if (natal !== undefined) {
      return natal.bodies.every((body) => body === 'Sun') ? toOwnSign(look, other, among) : [];
    }
  }
  const pairs = pairsOf(sides);
  if (pairs.length > 0) return shared(pairs.map(([a, b]) => known.aspect(a, b, among)));
  const fits = pack.aspects.filter(
    ({ a, b, aspect }) =>
      among.includes(aspect) &&
      (sides.how !== 'one' || sides.group.bodies.includes(a) || sides.group.bodies.includes(b)),
  );
  return fits.map(({ exact }) => ({
    date: pack.day,
    ...(exact === undefined ? {} : { time: exact.time }),
  }));
}

function boundsOf(sides: Sides, index: number): [number, number] {
  if (sides.how === 'none') return [index, index];
  const groups = sides.how === 'two' ? [sides.one, sides.other] : [sides.group];
  return [
    Math.min(index, ...groups.map(({ first }) => first)),
    Math.max(index, ...groups.map(({ last }) => last)),
  ];
}

/** Every aspect that a segment says bodies form. */
export function relations(look: Look): Finding[] {
  const { scene } = look;
  return scene.tokens.flatMap((token, index): Finding[] => {
    const aspect = as(token, 'aspect');
    if (aspect === undefined) return [];
    const sides = sidesOf(scene, index, aspect.loose);
    if (
      aspect.loose &&
      sides.how !== 'two' &&
      !(sides.how === 'within' && isTogether(scene, index))
    )
      return [];
    const pairs = pairsOf(sides);
    const [first, last] = boundsOf(sides, index);
    const bodies =
      sides.how === 'one' || sides.how === 'own-sign' ? sides.group.bodies : pairs.flat();
    return [
      {
        kind: 'aspect',
        first,
        last,
        days: daysOf(look, sides, aspect.among),
        denied: isDenied(scene, index),
        notYet: isNotYet(scene, index),
        bodies: [...new Set(bodies)],
      },
    ];
  });
}

/** Everyday words join bodies named together only next to them: «Venus y Marte se oponen». */
function isTogether({ tokens, groups }: Scene, index: number): boolean {
  return groups.some(
    (group) =>
      group.bodies.length > 1 &&
      (Math.abs(index - group.last) <= 5 || BETWEEN.test(wordsBetween(tokens, index, group.first))),
  );
}
