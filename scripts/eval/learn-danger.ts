import { writeFileSync } from 'node:fs';
import { PART_MARGIN, placeOf, weighables } from '@sibila/domain/safety/danger-features';
import {
  corpusDigest,
  dangerCorpus,
  phrasesInSight,
  type LabelledPhrase,
} from './danger-corpus.ts';

/** A phrase, or a part of one, as numbers. */
interface Part {
  features: Int32Array;
  /** Whether a table of phrases knows it. */
  isKnown: boolean;
}

/** A phrase with its parts, the whole of it first. */
interface Sample extends LabelledPhrase {
  parts: Part[];
}

/** A part with what is to be learnt of it. */
interface Lesson extends Part {
  isOne: boolean;
}

/** Weights by feature number, and what stands without any. */
interface Learnt {
  weights: Float64Array;
  bias: number;
}

const EPOCHS = 40;
const DECAY = 1e-4;
const RATE = 0.5;
/** A feature of one phrase alone says nothing of the next. */
const LEAST_SEEN = 2;
/**
 * Of the innocent phrases of writers that were not learnt from, so many may raise an alarm: less than
 * the two in a hundred that are allowed, since other innocents will be others.
 */
const FALSE_ALARMS = 0.016;
/** What a table knows is doubted only where the words around it speak strongly against it. */
const KNOWN_THRESHOLD = -1;
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
  const { samples, names } = samplesOf([...dangerCorpus(), ...phrasesInSight()]);
  const thresholds = thresholdsFor(crossValidated(samples, names.length));
  const whether = learn(lessonsOfDanger(samples), names.length);
  const which = learn(lessonsOfKind(samples), names.length);
  const { packed, scale, count } = pack(names, whether.weights, which.weights);
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
  const { samples, names } = samplesOf([...dangerCorpus(), ...phrasesInSight()]);
  const judged = crossValidated(samples, names.length);
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
        part.isKnown === isKnown
          ? [sumOf(learnt, part.features) - (at === 0 ? 0 : PART_MARGIN)]
          : [],
      ),
    );
  return { known: worst(true), other: worst(false) };
}

/** What innocent people write is innocent in each of its parts; of danger only the whole is known. */
const lessonsOfDanger = (samples: readonly Sample[]): Lesson[] =>
  samples.flatMap(({ danger, parts }) =>
    (danger === null ? parts : parts.slice(0, 1)).map((part) => ({
      ...part,
      isOne: danger !== null,
    })),
  );

const lessonsOfKind = (samples: readonly Sample[]): Lesson[] =>
  samples.flatMap(({ danger, parts }) =>
    danger === null
      ? []
      : parts.slice(0, 1).map((part) => ({ ...part, isOne: danger === 'violence' })),
  );

function crossValidated(samples: readonly Sample[], features: number): JudgedSample[] {
  const writers = new Set(samples.map(({ writer }) => writer));
  writers.delete('tables');
  return [...writers].flatMap((writer) => {
    const others = samples.filter((sample) => sample.writer !== writer);
    const learnt = learn(lessonsOfDanger(others), features);
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

function samplesOf(phrases: readonly LabelledPhrase[]): { samples: Sample[]; names: string[] } {
  const named = phrases.map((phrase) => ({
    phrase,
    parts: weighables(phrase.text),
  }));
  const seen = new Map<string, number>();
  // The whole holds nearly all features of its parts: counted there, each phrase counts once.
  for (const { parts } of named)
    for (const name of parts[0].features) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].flatMap(([name, times]) => (times >= LEAST_SEEN ? [name] : []));
  const numbers = new Map(names.map((name, number) => [name, number]));
  const samples = named.map(({ phrase, parts }) => ({
    ...phrase,
    parts: parts.map(({ features, crisis }) => ({
      features: Int32Array.from(features.flatMap((name) => numbers.get(name) ?? [])),
      isKnown: crisis !== null,
    })),
  }));
  return { samples, names };
}

const shareOf = (features: Int32Array) => 1 / Math.sqrt(Math.max(1, features.length));

function sumOf({ weights, bias }: Learnt, features: Int32Array): number {
  const share = shareOf(features);
  let sum = bias;
  for (const feature of features) sum += share * (weights[feature] ?? 0);
  return sum;
}

/**
 * Logistic regression by stochastic gradient descent with a rate for each feature (AdaGrad, Duchi,
 * Hazan and Singer 2011) and weight decay, in an order that chance has no part in.
 */
function learn(lessons: readonly Lesson[], features: number): Learnt {
  const learnt: Learnt = { weights: new Float64Array(features), bias: 0 };
  const steps = new Float64Array(features).fill(1e-6);
  let biasSteps = 1e-6;
  const order = lessons.map((_, i) => i);
  const random = generator(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const i of order) {
      const lesson = lessons[i];
      if (!lesson) continue;
      const share = shareOf(lesson.features);
      const error = 1 / (1 + Math.exp(-sumOf(learnt, lesson.features))) - (lesson.isOne ? 1 : 0);
      for (const feature of lesson.features) {
        const weight = learnt.weights[feature] ?? 0;
        const slope = error * share + DECAY * weight;
        const step = (steps[feature] ?? 0) + slope * slope;
        steps[feature] = step;
        learnt.weights[feature] = weight - (RATE * slope) / Math.sqrt(step);
      }
      biasSteps += error * error;
      learnt.bias -= (RATE * error) / Math.sqrt(biasSteps);
    }
  }
  return learnt;
}

/** Numbers from 0 to below 1, the same on every run (Numerical Recipes' linear congruence). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [order[i] ?? 0, order[j] ?? 0];
    order[i] = b;
    order[j] = a;
  }
}

/** The weights as domain/safety/danger.ts unpacks them; those that round to nothing are left out. */
function pack(names: readonly string[], danger: Float64Array, violence: Float64Array) {
  const most = Math.max(
    ...[danger, violence].map((all) => all.reduce((a, b) => Math.max(a, Math.abs(b)), 0)),
  );
  const scale = Number((most / 127).toPrecision(4));
  const places = new Map<number, [number, number]>();
  for (const [i, name] of names.entries()) {
    const pair = [danger[i], violence[i]].map((weight) => Math.round((weight ?? 0) / scale));
    const place = placeOf(name);
    const [one = 0, two = 0] = places.get(place) ?? [];
    const [d = 0, v = 0] = pair;
    places.set(place, [clamped(one + d), clamped(two + v)]);
  }
  const bytes: number[] = [];
  let last = 0;
  let count = 0;
  for (const [place, [d, v]] of [...places].sort(([a], [b]) => a - b)) {
    if (d === 0 && v === 0) continue;
    for (let gap = place - last; ; gap >>>= 7) {
      bytes.push(gap > 127 ? (gap & 0x7f) | 0x80 : gap);
      if (gap <= 127) break;
    }
    bytes.push(d & 0xff, v & 0xff);
    last = place;
    count++;
  }
  return { packed: Buffer.from(bytes).toString('base64'), scale, count };
}

const clamped = (byte: number) => Math.max(-127, Math.min(127, byte));
const round = (value: number) => Math.round(value * 1000) / 1000;
