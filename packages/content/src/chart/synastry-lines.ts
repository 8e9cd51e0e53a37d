import type { Synastry, SynastryPoint, SynastryTie } from '@sibila/domain/chart/synastry';
import { CHART_POINTS, type ChartPoint } from '@sibila/domain/chart/points';
import { fillFrame } from '../horoscope/words.ts';
import { chooser, type Choose } from '../tarot/chooser.ts';
import { pointName } from './chart-words.ts';
import { listed } from './facts-told.ts';
import { neverAlike } from './frame-ledger.ts';
import {
  BASE_TEXT,
  BOTH_NAMELESS,
  COMPARISON_CLOSINGS,
  FRICTION_LEADS,
  LIMIT_TEXT,
  ONE_NAMELESS,
  STRENGTH_LEADS,
  THEME_LEADS,
  THEME_SILENCES,
  THEME_TITLES,
  TIE_AGAIN,
  TIE_FRAMES,
  TIE_MEANINGS,
} from './synastry-texts.ts';

type Side = 'first' | 'second';

/** What somebody is called inside a sentence: at their first mention in it, and afterwards. */
interface Called {
  whole: string;
  short: string;
}

type People = Readonly<Record<Side, Called>>;

/** The names that the charts have; none is null. */
type ChartNames = Readonly<{ [side in Side]?: string | null }>;

/** One point of the score in words, in the order of the points of the synastry. */
interface SynastryLine {
  kind: SynastryPoint['kind'];
  title: string;
  /** A lead and a sentence or two for each tie. */
  text: string;
}

/** A comparison of two charts in words. */
interface SynastryWords {
  points: SynastryLine[];
  /** The ties that add most, in a sentence; null where none adds. */
  strengths: string | null;
  /** The ties that take most; null where none takes. */
  frictions: string | null;
  /** The last paragraph, which names the percent. */
  closing: string;
  /** What could not be compared without an hour, and who is meant where a chart has no name. */
  notes: string[];
}

/** While a comparison is told: `said` holds the meanings that were given already. */
interface Comparing {
  people: People;
  choose: Choose;
  said: Set<string>;
}

const SIDES = ['first', 'second'] as const;

/** How many ties the sentences on strengths and frictions name. */
const NAMED = 2;

/** Two persons without a name, by their order, and one beside a person who has one. */
const UNNAMED: People = {
  first: { whole: 'la primera persona', short: 'la primera' },
  second: { whole: 'la segunda persona', short: 'la segunda' },
};
const OTHER: Called = { whole: 'la otra persona', short: 'esa persona' };

function peopleOf(names: ChartNames): People {
  const called = (own: Side, beside: Side): Called => {
    const [name, other] = [names[own] ?? null, names[beside] ?? null];
    if (name !== null) return { whole: name, short: name };
    return other === null ? UNNAMED[own] : OTHER;
  };
  return { first: called('first', 'second'), second: called('second', 'first') };
}

type Call = (side: Side) => string;

/** Names people in the order of a text: whoever has no name is a «persona» once, then less. */
function calling(people: People): Call {
  let isTold = false;
  return (side) => {
    const { whole, short } = people[side];
    if (whole === short) return whole;
    const name = isTold ? short : whole;
    isTold = true;
    return name;
  };
}

/** «el Sol de Ana», «la Venus de Luis». */
function owned(point: ChartPoint, name: string): string {
  const article = point === 'Moon' || point === 'Venus' ? 'la' : 'el';
  return `${article} ${pointName(point)} de ${name}`;
}

function sidesOf({ first, second }: SynastryTie, call: Call) {
  return { a: owned(first, call('first')), b: owned(second, call('second')) };
}

/** The meaning of a pair whichever chart each point is of, and who holds which. */
function meaningFor({ first, second }: SynastryTie, call: Call) {
  const straight = `${first} ${second}`;
  const key = straight in TIE_MEANINGS ? straight : `${second} ${first}`;
  const meaning = TIE_MEANINGS[key];
  const [x, y] = [call('first'), call('second')];
  const slots = key === straight ? { x, y } : { x: y, y: x };
  return meaning === undefined ? undefined : { key, meaning, slots };
}

function tieText(tie: SynastryTie, { people, choose, said }: Comparing): string {
  const call = calling(people);
  const named = fillFrame(choose(TIE_FRAMES[tie.aspect]), sidesOf(tie, call));
  const found = meaningFor(tie, call);
  if (found === undefined) return named;
  const { key, meaning, slots } = found;
  const tones = {
    conjunction: 'together',
    sextile: 'easy',
    trine: 'easy',
    square: 'hard',
  } as const;
  const text =
    tie.aspect === 'opposition' ? (meaning.across ?? meaning.hard) : meaning[tones[tie.aspect]];
  if (said.has(`${key} ${text}`)) return `${named} ${choose(TIE_AGAIN)}`;
  said.add(`${key} ${text}`);
  return `${named} ${fillFrame(text, slots)}`;
}

function pointLine(point: SynastryPoint, comparing: Comparing): SynastryLine {
  const { kind } = point;
  if (kind === 'base') return { kind, title: 'Punto de partida', text: BASE_TEXT };
  if (kind === 'limit') return { kind, title: 'Ajuste de la escala', text: LIMIT_TEXT };
  const title = THEME_TITLES[kind];
  if (point.ties.length === 0) return { kind, title, text: THEME_SILENCES[kind] };
  const told = point.ties.map((tie) => tieText(tie, comparing));
  return { kind, title, text: [THEME_LEADS[kind], ...told].join(' ') };
}

/** The ties that weigh most one way: 1 for those that add, −1 for those that take. */
function weightiest({ points }: Synastry, way: 1 | -1): SynastryTie[] {
  return points
    .flatMap((point) => ('ties' in point ? point.ties : []))
    .filter(({ delta }) => delta * way > 0)
    .toSorted((one, other) => way * (other.delta - one.delta))
    .slice(0, NAMED);
}

function summary(
  ties: readonly SynastryTie[],
  leads: readonly string[],
  { people, choose }: Comparing,
): string | null {
  if (ties.length === 0) return null;
  const call = calling(people);
  const told = ties.map((tie) => {
    const { a, b } = sidesOf(tie, call);
    return `${a} con ${b}`;
  });
  return fillFrame(choose(leads), { l: listed(told) });
}

function notesOf({ uncompared }: Synastry, people: People): string[] {
  return SIDES.flatMap((side) => {
    const missing = CHART_POINTS.filter((point) => uncompared[side].includes(point));
    if (missing.length === 0) return [];
    const points = listed(missing.map(pointName));
    return [`Sin la hora de nacimiento de ${people[side].whole} no se han comparado: ${points}.`];
  });
}

/** Who is meant by those without a name, and how they would get one. */
function namelessNotes(names: ChartNames): string[] {
  const nameless = SIDES.filter((side) => (names[side] ?? null) === null);
  return nameless.length === 0 ? [] : [nameless.length === 1 ? ONE_NAMELESS : BOTH_NAMELESS];
}

function closingOf({ percent }: Synastry, { choose }: Comparing): string {
  const band = COMPARISON_CLOSINGS.find(({ from }) => percent >= from);
  return band === undefined ? '' : fillFrame(choose(band.texts), { p: `${percent}\u00A0%` });
}

/**
 * A comparison of two charts in words: every point of the score, each tie with what it does, what
 * adds and takes most, and a last paragraph. Who has no name is told by their order, or as the
 * other person; names come from users and stand in the text as they are. The same comparison gives the same words.
 */
export function synastryLines(synastry: Synastry, names: ChartNames = {}): SynastryWords {
  const seed = synastry.aspects.map(
    ({ first, second, orb }) => `${first} ${second} ${orb.toFixed(3)}`,
  );
  const comparing: Comparing = {
    people: peopleOf(names),
    choose: neverAlike(chooser(seed.join(' '))),
    said: new Set(),
  };
  return {
    points: synastry.points.map((point) => pointLine(point, comparing)),
    strengths: summary(weightiest(synastry, 1), STRENGTH_LEADS, comparing),
    frictions: summary(weightiest(synastry, -1), FRICTION_LEADS, comparing),
    closing: closingOf(synastry, comparing),
    notes: [...notesOf(synastry, comparing.people), ...namelessNotes(names)],
  };
}
