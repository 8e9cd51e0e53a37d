import { writeFileSync } from 'node:fs';
import { PART_MARGIN, placeOf, weighables } from '@sibila/domain/safety/danger-features';
import {
  corpusDigest,
  dangerCorpus,
  phrasesInSight,
  type LabelledPhrase,
} from './danger-corpus.ts';
import { learn, numbered, pack, round, sumOf, type Learnt, type Lesson } from './learn.ts';

/** A phrase, or a part of one, as numbers. */
interface Part {
  features: Int32Array;
  /** How many it has, also those too rare to be learnt: the product knows no difference. */
  size: number;
  /** Whether a table of phrases knows it. */
  isKnown: boolean;
}

/** A phrase with its parts, the whole of it first. */
interface Sample extends LabelledPhrase {
  parts: Part[];
}

/** A feature of one phrase alone says nothing of the next. */
const LEAST_SEEN = 2;
const PACE = { epochs: 40, decay: 1e-4 };
/**
 * Of the innocent phrases of writers that were not learnt from, so many may raise an alarm. Most of
 * them wrote near misses on purpose: of what people ask every day far fewer do.
 */
const FALSE_ALARMS = 0.025;
/** What a table knows is doubted only where the words around it speak strongly against it. */
const KNOWN_THRESHOLD = -2;
const FILE = new URL('../../packages/domain/src/safety/danger-weights.ts', import.meta.url);

/** How well the weighing judges the phrases of writers whom it has not learnt from. */
export interface Judged {
  writer: string;
  recall: number;
  falseAlarms: number;
  missed: string[];
  alarms: string[];
}

/** Learns from the corpus and writes the weights into the product. Prints what it learnt. */
export function learnDanger(): void {
  const { samples, numbers } = samplesOf([...dangerCorpus(), ...phrasesInSight()]);
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

/** Each writer's phrases, judged by what was learnt from all the others. */
export function judgeWriters(): Judged[] {
  const { samples, numbers } = samplesOf([...dangerCorpus(), ...phrasesInSight()]);
  const judged = crossValidated(samples, numbers.size);
  const thresholds = thresholdsFor(judged);
  const writers = [...new Set(judged.map(({ sample }) => sample.writer))];
  return writers.map((writer) => {
    const own = judged.filter(({ sample }) => sample.writer === writer);
    const dangerous = own.filter(({ sample }) => sample.danger !== null);
    const innocent = own.filter(({ sample }) => sample.danger === null);
    const missed = dangerous.filter((one) => !isAlarm(one, thresholds));
    const alarms = innocent.filter((one) => isAlarm(one, thresholds));
    return {
      writer,
      recall: 1 - missed.length / dangerous.length,
      falseAlarms: alarms.length / innocent.length,
      missed: missed.map(({ sample }) => sample.text),
      alarms: alarms.map(({ sample }) => sample.text),
    };
  });
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

/** What innocent people write is innocent in each of its parts; of danger only the whole is known. */
const lessonsOfDanger = (samples: readonly Sample[]): Lesson[] =>
  samples.flatMap(({ danger, parts }) =>
    (danger === null ? parts : parts.slice(0, 1)).map(({ features, size }) => ({
      features,
      size,
      isOne: danger !== null,
    })),
  );

const lessonsOfKind = (samples: readonly Sample[]): Lesson[] =>
  samples.flatMap(({ danger, parts }) =>
    danger === null
      ? []
      : parts.slice(0, 1).map(({ features, size }) => ({
          features,
          size,
          isOne: danger === 'violence',
        })),
  );

function crossValidated(samples: readonly Sample[], features: number): JudgedSample[] {
  const writers = new Set(samples.map(({ writer }) => writer));
  writers.delete('tables');
  return [...writers].flatMap((writer) => {
    const others = samples.filter((sample) => sample.writer !== writer);
    const learnt = learn(lessonsOfDanger(others), features, PACE);
    return samples
      .filter((sample) => sample.writer === writer)
      .map((sample) => ({ sample, ...worstOf(learnt, sample) }));
  });
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
  const innocent = judged.filter(({ sample }) => sample.danger === null);
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
    named.map(({ parts }) => parts[0].features),
    LEAST_SEEN,
  );
  const samples: Sample[] = named.map(({ phrase, parts }) => ({
    ...phrase,
    parts: parts.map(({ features, crisis }) => ({
      features: Int32Array.from(features.flatMap((name) => numbers.get(name) ?? [])),
      size: features.length,
      isKnown: crisis !== null,
    })),
  }));
  return { samples, numbers };
}
