import { writeFileSync } from 'node:fs';
import {
  PART_MARGIN,
  placeOf,
  shareIn,
  weighables,
  type Weighable,
} from '@sibila/domain/safety/danger-features';
import {
  corpusDigest,
  dangerCorpus,
  dangerTwins,
  phrasesInSight,
  type LabelledPhrase,
} from './danger-corpus.ts';
import { learn, numbered, pack, round, sumOf, type Learnt, type Lesson } from './learn.ts';

/** A phrase, or a part of one, as numbers. */
interface Part {
  features: Int32Array;
  size: number;
  /** What each counts among its group, which also holds those too rare to be learnt. */
  shares: Float32Array;
  /** Whether a table of phrases knows it. */
  isKnown: boolean;
}

/** A phrase with its parts, the whole of it first. */
interface Sample extends LabelledPhrase {
  parts: Part[];
}

/** A feature of one phrase alone says nothing of the next. */
const LEAST_SEEN = 2;
const PACE = { epochs: 8, decay: 2e-3, leastError: 3e-3, rate: 0.2 };
/** How much more counts that one of two twins comes to more than the other: it tells the object. */
const WEIGHT_OF_RIVALS = 3;
/** How much more a phrase of grief counts: its words are those of despair, and few wrote it. */
const WEIGHT_OF_SORROWS = 10;
/** A part of an innocent phrase says less than the whole of it. */
const WEIGHT_OF_PARTS = 0.5;
/** The sets that hold nothing but sorrow without danger. */
const isOfSorrow = (writer: string) => writer.startsWith('sorrow');
/** So many groups of writers are judged, each by what was learnt from the others. */
const GROUPS = 6;
/**
 * Of the innocent phrases of writers that were not learnt from, so many may raise an alarm, twins apart.
 * Most of them wrote near misses on purpose: of what people ask every day far fewer do.
 */
const FALSE_ALARMS = 0.018;
/** What a table knows is doubted only where the words around it speak strongly against it. */
const KNOWN_THRESHOLD = -1;
const FILE = new URL('../../packages/domain/src/safety/danger-weights.ts', import.meta.url);

/** How well the weighing judges phrases that it has not learnt from. */
export interface Figures {
  recall: number;
  falseAlarms: number;
}

/** The phrases of each writer and the twins of all, judged by what was learnt from other writers. */
export interface Judged {
  writers: ({ writer: string } & Figures)[];
  twins: Figures;
  /** How often sorrow without danger raises an alarm, each kind judged by what others taught. */
  sorrowAlarms: number;
}

/** All that may be learnt from. */
const lessonPhrases = () => [...dangerCorpus(), ...dangerTwins(), ...phrasesInSight()];

/** Learns from the corpus and writes the weights into the product. Prints what it learnt. */
export function learnDanger(): void {
  const { samples, numbers } = samplesOf(lessonPhrases());
  const thresholds = thresholdsFor(crossValidated(samples, numbers.size));
  const whether = learn(lessonsOfDanger(samples), numbers.size, PACE);
  const which = learn(lessonsOfKind(samples), numbers.size, PACE);
  const { packed, scale, count } = pack(numbers, [whether.weights, which.weights], placeOf, 'byte');
  const bias = { danger: round(whether.bias), violence: round(which.bias) };
  const file = `/** Learnt by \`pnpm eval safety --learn\` from scripts/eval/danger-corpus; not to be edited. */
export const DANGER_WEIGHTS = {
  corpus: '${corpusDigest()}',
  thresholds: { known: ${round(thresholds.known)}, other: ${round(thresholds.other)} },
  bias: { danger: ${bias.danger}, violence: ${bias.violence} },
  scale: ${scale},
  count: ${count},
  packed:
    '${packed}',
} as const;
`;
  writeFileSync(FILE, file);
  process.stdout.write(`learnt ${count} weights from ${samples.length} phrases\n`);
}

/** Judges the phrases of each writer by what was learnt from the others. */
export function judgeDanger(): Judged {
  const { samples, numbers } = samplesOf(lessonPhrases());
  const judged = crossValidated(samples, numbers.size);
  const thresholds = thresholdsFor(judged);
  const figures = (some: readonly JudgedSample[]) => figuresOf(some, thresholds);
  const sorrows = judged.filter(({ sample }) => isOfSorrow(sample.writer));
  const plain = judged.filter(
    ({ sample }) => sample.twin === undefined && !isOfSorrow(sample.writer),
  );
  const writers = [...new Set(plain.map(({ sample }) => sample.writer))];
  return {
    writers: writers.map((writer) => ({
      writer,
      ...figures(plain.filter(({ sample }) => sample.writer === writer)),
    })),
    twins: figures(judged.filter(({ sample }) => sample.twin !== undefined)),
    sorrowAlarms: figures(sorrows).falseAlarms,
  };
}

function figuresOf(judged: readonly JudgedSample[], thresholds: Thresholds): Figures {
  const share = (some: readonly JudgedSample[]) =>
    some.filter((one) => isAlarm(one, thresholds)).length / some.length;
  return {
    recall: share(judged.filter(({ sample }) => sample.danger !== null)),
    falseAlarms: share(judged.filter(({ sample }) => sample.danger === null)),
  };
}

/** The worst that any part of a phrase comes to, of parts that a table knows and of the others. */
interface JudgedSample {
  sample: Sample;
  known: number;
  other: number;
}

function worstOf(learnt: Learnt, { parts }: Sample): { known: number; other: number } {
  const worst = (isKnown: boolean) =>
    Math.max(
      -Infinity,
      ...parts.flatMap((part, at) =>
        part.isKnown === isKnown ? [sumOf(learnt, part) - (at === 0 ? 0 : PART_MARGIN)] : [],
      ),
    );
  return { known: worst(true), other: worst(false) };
}

/**
 * What innocent people write is innocent in each of its parts; of danger only the whole is known. Of
 * twins the one in danger must also come to more than the other.
 */
function lessonsOfDanger(samples: readonly Sample[]): Lesson[] {
  const twins = new Map<number, Part>();
  for (const { twin, danger, parts } of samples)
    if (twin !== undefined && danger === null && parts[0]) twins.set(twin, parts[0]);
  return samples.flatMap(({ danger, parts, twin, writer }) => {
    const isOne = danger !== null;
    const weight = isOfSorrow(writer) ? WEIGHT_OF_SORROWS : 1;
    const lessons: Lesson[] = (isOne ? parts.slice(0, 1) : parts).map((part, at) => ({
      ...part,
      isOne,
      weight: at === 0 ? weight : weight * WEIGHT_OF_PARTS,
    }));
    const rival = isOne && twin !== undefined ? twins.get(twin) : undefined;
    if (rival && parts[0]) lessons.push({ ...parts[0], isOne, rival, weight: WEIGHT_OF_RIVALS });
    return lessons;
  });
}

const lessonsOfKind = (samples: readonly Sample[]): Lesson[] =>
  samples.flatMap(({ danger, parts }) =>
    danger === null
      ? []
      : parts.slice(0, 1).map((part) => ({ ...part, isOne: danger === 'violence' })),
  );

/** Whose phrases are always learnt from and never judged: they were made with the model in sight. */
const OWN: ReadonlySet<string> = new Set(['tables', 'frames', 'twins', 'borders']);

/** Twins have one writer, so none is judged by what was learnt from the other. */
function crossValidated(samples: readonly Sample[], features: number): JudgedSample[] {
  const writers = [...new Set(samples.map(({ writer }) => writer))].filter((one) => !OWN.has(one));
  return Array.from(Array(GROUPS).keys(), (group) => {
    const judged = new Set(writers.filter((_, i) => i % GROUPS === group));
    const learnt = learn(
      lessonsOfDanger(samples.filter(({ writer }) => !judged.has(writer))),
      features,
      PACE,
    );
    return samples
      .filter(({ writer }) => judged.has(writer))
      .map((sample) => ({ sample, ...worstOf(learnt, sample) }));
  }).flat();
}

/** The sums above which there is danger: of a phrase that a table knows, and of any other. */
export interface Thresholds {
  known: number;
  other: number;
}

const isAlarm = (judged: JudgedSample, { known, other }: Thresholds) =>
  judged.known > known || judged.other > other;

/** The thresholds that catch most while no more innocent phrases raise an alarm than may. */
function thresholdsFor(judged: readonly JudgedSample[]): Thresholds {
  const innocent = judged.filter(
    ({ sample }) => sample.danger === null && sample.twin === undefined,
  );
  const alarms = innocent.filter(({ known }) => known > KNOWN_THRESHOLD);
  const others = innocent.flatMap((one) => (one.known > KNOWN_THRESHOLD ? [] : [one.other]));
  others.sort((a, b) => b - a);
  const rest = Math.max(0, Math.floor(innocent.length * FALSE_ALARMS) - alarms.length);
  return { known: KNOWN_THRESHOLD, other: others[rest] ?? 0 };
}

function samplesOf(phrases: readonly LabelledPhrase[]) {
  const named = phrases.map((phrase) => ({ phrase, parts: weighables(phrase.text) }));
  // The whole holds nearly all features of its parts: counted there, each phrase counts once.
  const numbers = numbered(
    named.map(({ parts }) => parts[0].groups.flat()),
    LEAST_SEEN,
  );
  const samples: Sample[] = named.map(({ phrase, parts }) => ({
    ...phrase,
    parts: parts.map((part) => partOf(part, numbers)),
  }));
  return { samples, numbers };
}

function partOf({ groups, crisis }: Weighable, numbers: ReadonlyMap<string, number>): Part {
  const features: number[] = [];
  const shares: number[] = [];
  for (const [group, names] of groups.entries()) {
    const share = shareIn(group, names.length);
    for (const name of names) {
      const number = numbers.get(name);
      if (number === undefined) continue;
      features.push(number);
      shares.push(share);
    }
  }
  return {
    features: Int32Array.from(features),
    shares: Float32Array.from(shares),
    size: features.length,
    isKnown: crisis !== null,
  };
}
