import type { Synastry, SynastryPoint, SynastryTie } from '@sibila/domain/chart/synastry';
import { CHART_POINTS, type ChartPoint } from '@sibila/domain/chart/points';
import { fillFrame } from '../horoscope/words.ts';
import { chooser, type Choose } from '../tarot/chooser.ts';
import { pointName } from './chart-words.ts';
import { listed } from './facts-told.ts';
import {
  BASE_TEXT,
  COMPARISON_CLOSINGS,
  FRICTION_LEADS,
  LIMIT_TEXT,
  STRENGTH_LEADS,
  THEME_LEADS,
  THEME_SILENCES,
  THEME_TITLES,
  TIE_AGAIN,
  TIE_FRAMES,
  TIE_MEANINGS,
} from './synastry-texts.ts';

/** Whose charts are compared, as they stand inside a sentence. */
interface ComparedNames {
  first: string;
  second: string;
}

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
  /** What could not be compared without an hour. */
  notes: string[];
}

/** While a comparison is told: `said` holds the meanings that were given already. */
interface Comparing {
  names: ComparedNames;
  choose: Choose;
  said: Set<string>;
}

/** How many ties the sentences on strengths and frictions name. */
const NAMED = 2;

const UNNAMED: ComparedNames = { first: 'la primera persona', second: 'la segunda persona' };

/** «el Sol de Ana», «la Venus de Luis». */
function owned(point: ChartPoint, name: string): string {
  const article = point === 'Moon' || point === 'Venus' ? 'la' : 'el';
  return `${article} ${pointName(point)} de ${name}`;
}

function sidesOf({ first, second }: SynastryTie, names: ComparedNames) {
  return { a: owned(first, names.first), b: owned(second, names.second) };
}

/** The meaning of a pair whichever chart each point is of, and who holds which. */
function meaningFor({ first, second }: SynastryTie, names: ComparedNames) {
  const straight = `${first} ${second}`;
  const key = straight in TIE_MEANINGS ? straight : `${second} ${first}`;
  const meaning = TIE_MEANINGS[key];
  const [x, y] = key === straight ? [names.first, names.second] : [names.second, names.first];
  return meaning === undefined ? undefined : { key, meaning, slots: { x, y } };
}

function tieText(tie: SynastryTie, { names, choose, said }: Comparing): string {
  const named = fillFrame(choose(TIE_FRAMES[tie.aspect]), sidesOf(tie, names));
  const found = meaningFor(tie, names);
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
  { names, choose }: Comparing,
): string | null {
  if (ties.length === 0) return null;
  const told = ties.map((tie) => {
    const { a, b } = sidesOf(tie, names);
    return `${a} con ${b}`;
  });
  return fillFrame(choose(leads), { l: listed(told) });
}

function notesOf({ uncompared }: Synastry, names: ComparedNames): string[] {
  return (['first', 'second'] as const).flatMap((side) => {
    const missing = CHART_POINTS.filter((point) => uncompared[side].includes(point));
    if (missing.length === 0) return [];
    const points = listed(missing.map(pointName));
    return [`Sin la hora de nacimiento de ${names[side]} no se han comparado: ${points}.`];
  });
}

function closingOf({ percent }: Synastry, { choose }: Comparing): string {
  const band = COMPARISON_CLOSINGS.find(({ from }) => percent >= from);
  return band === undefined ? '' : fillFrame(choose(band.texts), { p: `${percent}\u00A0%` });
}

/**
 * A comparison of two charts in words: every point of the score, each tie with what it does, what
 * adds and takes most, and a last paragraph. Names that are missing are told by their order; they
 * come from users and stand in the text as they are. The same comparison gives the same words.
 */
export function synastryLines(
  synastry: Synastry,
  names: Readonly<{ first?: string | null; second?: string | null }> = {},
): SynastryWords {
  const seed = synastry.aspects.map(
    ({ first, second, orb }) => `${first} ${second} ${orb.toFixed(3)}`,
  );
  const comparing: Comparing = {
    names: { first: names.first ?? UNNAMED.first, second: names.second ?? UNNAMED.second },
    choose: chooser(seed.join(' ')),
    said: new Set(),
  };
  return {
    points: synastry.points.map((point) => pointLine(point, comparing)),
    strengths: summary(weightiest(synastry, 1), STRENGTH_LEADS, comparing),
    frictions: summary(weightiest(synastry, -1), FRICTION_LEADS, comparing),
    closing: closingOf(synastry, comparing),
    notes: notesOf(synastry, comparing.names),
  };
}
