import type { ChartPoint } from '../../chart/points.ts';
import type { MoonPhaseName } from '../../sky/body-names.ts';
import { as, type Meaning, type Token } from './token.ts';
import { wholeWords } from '../../text/whole-words.ts';

const NOT_YET = wholeWords(/(?:aun|todavia) (?:no|ni)\b/);

/** Bodies named together («Venus y Marte»), and whether something is done with them or to them. */
export interface Group {
  bodies: readonly ChartPoint[];
  first: number;
  last: number;
  object: boolean;
  natal: boolean;
  phase: MoonPhaseName | undefined;
}

const BEFORE_NAME = new Set(
  'el la los las un una su tu mismo misma propio propia planeta astro lento lejano veloz rapido gran dulce severo brillante joven vieja hermosa querido nuestro nuestra'.split(
    ' ',
  ),
);
const OBJECT_MARKS = new Set(
  'con a al ante hacia contra de del entre frente junto sobre'.split(' '),
);
const JOINTS = new Set('y e como ni o el la los las tambien'.split(' '));

/** The index of the last token before one that is no article or epithet. */
export function beforeName(tokens: readonly Token[], index: number): number {
  let at = index - 1;
  while (at >= 0 && BEFORE_NAME.has(tokens[at]?.text ?? '')) at -= 1;
  return at;
}

function joined(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from + 1, to);
  const words = between.filter(({ means }) => means.is !== 'comma').map(({ text }) => text);
  if (!words.every((text) => JOINTS.has(text))) return false;
  if (words.some((text) => ['y', 'e', 'como', 'ni', 'o'].includes(text))) {
    return between.length === words.length;
  }
  if (between.length === words.length) return words.length === 0;
  return continuesList(tokens, to);
}

/** Whether after this body comes «, otra y otra» or «y otra»: what a list needs after a comma. */
function continuesList(tokens: readonly Token[], index: number): boolean {
  for (let at = index + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (token.text === 'y')
      return (
        as(tokens[at + 1], 'body') !== undefined || BEFORE_NAME.has(tokens[at + 1]?.text ?? '')
      );
    if (token.means.is !== 'comma' && token.means.is !== 'body' && !BEFORE_NAME.has(token.text))
      return false;
  }
  return false;
}

/** «con Marte y Saturno en cuadratura con Plutón»: Saturno begins a clause of its own. */
function beginsClause(tokens: readonly Token[], index: number, before: Group): boolean {
  // «entre Venus y Marte se cierra…»: what stands between two stays together.
  if (tokens[beforeName(tokens, before.first)]?.text === 'entre') return false;
  const [next, after] = [tokens[index + 1], tokens[index + 2]];
  if (next?.text === 'en') return as(after, 'aspect') !== undefined;
  return (
    next !== undefined &&
    (/^(?:se|forma|hace|entra|sale|sigue|esta|ingresa)$/.test(next.text) ||
      next.means.is === 'aspect')
  );
}

/** An eclipse stands where the Moon stands, new or full. */
function bodyOf(token: Token): Extract<Meaning, { is: 'body' }> | undefined {
  const eclipse = as(token, 'eclipse');
  if (eclipse === undefined) return as(token, 'body');
  const phase = eclipse.of === 'Sun' ? 'luna nueva' : 'luna llena';
  return { is: 'body', body: 'Moon', natal: false, ...(eclipse.of === undefined ? {} : { phase }) };
}

/** The groups of bodies of a segment in their order. */
export function groupsOf(tokens: readonly Token[]): Group[] {
  const groups: Group[] = [];
  tokens.forEach((token, index) => {
    const body = bodyOf(token);
    if (body === undefined) return;
    const mark = tokens[beforeName(tokens, index)];
    const object =
      mark !== undefined &&
      (OBJECT_MARKS.has(mark.text) || (mark.means.is === 'aspect' && mark.means.loose));
    const last = groups.at(-1);
    const member = { first: index, last: index, natal: body.natal, phase: body.phase };
    const joins = last !== undefined && joined(tokens, last.last, index);
    if (joins && !(last.object && beginsClause(tokens, index, last))) {
      groups[groups.length - 1] = { ...last, bodies: [...last.bodies, body.body], last: index };
    } else {
      groups.push({ bodies: [body.body], object: joins ? false : object, ...member });
    }
  });
  return groups;
}

/** What stands between two tokens, as one line; commas are commas. */
export function wordsBetween(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from + 1, to)
    .map(({ text }) => text)
    .join(' ');
}

/** A segment with its groups, and the bodies that the text spoke of last. */
export interface Scene {
  tokens: readonly Token[];
  groups: readonly Group[];
  carried: Group | undefined;
}

/** The last group before a token. */
export function nearest({ groups }: Scene, index: number): Group | undefined {
  return groups.findLast(({ last }) => last < index);
}

/** The last group before a token of which something is said. */
export function subject({ groups }: Scene, index: number): Group | undefined {
  return groups.findLast(({ last, object }) => last < index && !object);
}

/** The group right after a token, if only the given words stand between. */
export function follower(
  { tokens, groups }: Scene,
  index: number,
  words: RegExp,
): Group | undefined {
  const next = groups.find(({ first }) => first > index);
  if (next === undefined) return undefined;
  return words.test(wordsBetween(tokens, index, next.first)) ? next : undefined;
}

const NO_DENIAL = /^(?:solo|solamente|unicamente|dude|dudes|olvide|olvides|pierdas|es|por)$/;

/** «sin Mercurio retrógrado» denies; «sin pedir permiso, en tu casa uno» does not. */
function isWithout(tokens: readonly Token[], at: number, index: number): boolean {
  const between = tokens.slice(at + 1, index);
  return between.length <= 2 && !between.some(({ text }) => /[aei]r(?:se)?$/.test(text));
}

/** Whether a negation before a token denies it: «no está en», «ya no va», «sin». */
export function isDenied({ tokens }: Scene, index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 5); at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.means.is === 'comma') return false;
    if (token.text === 'que' || (token.means.is === 'body' && at < index - 1)) return false;
    if (token.text === 'sin' && !isWithout(tokens, at, index)) return false;
    if (token.means.is === 'no') return !NO_DENIAL.test(tokens[at + 1]?.text ?? '');
  }
  return false;
}

/** Whether the denial is of the hour alone: «todavía no», «aún no». */
export function isNotYet({ tokens }: Scene, index: number): boolean {
  return NOT_YET.test(wordsBetween(tokens, Math.max(-1, index - 7), index));
}
