import { writeFileSync } from 'node:fs';
import { sharesOf, situationFeatures } from '@sibila/domain/hearing/situation-features';
import { SITUATIONS } from '@sibila/domain/hearing/situations';
import { themePlaceOf } from '@sibila/domain/safety/theme-features';
import { numbered, pack, round } from './learn.ts';
import {
  isSorrow,
  situationCorpus,
  situationDigest,
  type HeardQuestion,
} from './situation-corpus.ts';

/** A question as numbers. */
interface Sample extends HeardQuestion {
  features: Int32Array;
  shares: Float32Array;
}

/** Weights by feature number and situation, and what stands without any. */
export interface LearntSituations {
  numbers: ReadonlyMap<string, number>;
  rarities: ReadonlyMap<string, number>;
  weights: Float32Array;
  bias: Float64Array;
}

const COUNT = SITUATIONS.length;
const AT = new Map<string, number>(SITUATIONS.map((situation, i) => [situation, i]));
const SORROWFUL = SITUATIONS.map(isSorrow);
/** Rarer features say little of the next question, and there are many. */
const LEAST_SEEN = 8;
const EPOCHS = 6;
const DECAY = 1e-4;
const RATE = 0.3;
/** About that of most features, so that shares stay near 1. */
const MIDDLE_RARITY = 6;
/** What is judged nearly right teaches nothing more. */
const LEAST_ERROR = 1e-3;
const FILE = new URL('../../packages/domain/src/hearing/situation-weights.ts', import.meta.url);

/** Learns from the corpus and writes the weights into the product. Prints what it learnt. */
export function learnSituations(): void {
  const corpus = situationCorpus();
  const learnt = learnFrom(corpus);
  const { numbers, weights, rarities } = learnt;
  const columns = SITUATIONS.map((_, k) => {
    const column = new Float64Array(numbers.size);
    for (const [name, number] of numbers)
      column[number] = (weights[number * COUNT + k] ?? 0) * (rarities.get(name) ?? 0);
    return column;
  });
  const { packed, scale, count } = pack(numbers, columns, themePlaceOf, 'half');
  const biases = SITUATIONS.map((situation, k) => {
    const name = situation.includes('-') ? `'${situation}'` : situation;
    return `    ${name}: ${round(learnt.bias[k] ?? 0)},`;
  }).join('\n');
  const file = `/** Learnt by \`pnpm eval hearing --learn\` from scripts/eval/situation-corpus; not to be edited. */
export const SITUATION_WEIGHTS = {
  corpus: '${situationDigest()}',
  bias: {
${biases}
  },
  scale: ${scale},
  count: ${count},
  packed:
    '${packed}',
} as const;
`;
  writeFileSync(FILE, file);
  process.stdout.write(
    `learnt ${count} features of ${COUNT} situations from ${corpus.length} questions\n`,
  );
}

/**
 * Multinomial logistic regression by stochastic gradient descent with a rate for each weight (AdaGrad,
 * Duchi, Hazan and Singer 2011). Of a question known to tell of no sorrow, the likeliest of the other
 * situations are taken for right (Dempster, Laird and Rubin 1977).
 */
export function learnFrom(questions: readonly HeardQuestion[]): LearntSituations {
  const named = questions.map((question) => ({ question, names: namesOf(question.text) }));
  const all = named.map(({ names }) => names);
  const numbers = numbered(all, LEAST_SEEN);
  const rarities = raritiesOf(all, numbers);
  const weights = new Float32Array(numbers.size * COUNT);
  const steps = new Float32Array(weights.length).fill(1e-6);
  const bias = new Float64Array(COUNT);
  const biasSteps = new Float64Array(COUNT).fill(1e-6);
  const errors = new Float64Array(COUNT);
  const learnt = { numbers, rarities, weights, bias };
  const samples = named.map(({ question, names }) => sampleOf(question, names, learnt));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const at of mixed(samples.length, epoch)) {
      const sample = samples[at];
      if (!sample) continue;
      chances(learnt, sample, errors);
      takeRight(sample, errors);
      for (let k = 0; k < COUNT; k++) {
        const error = errors[k] ?? 0;
        const step = (biasSteps[k] ?? 0) + error * error;
        biasSteps[k] = step;
        bias[k] = (bias[k] ?? 0) - (RATE * error) / Math.sqrt(step);
      }
      for (const [i, feature] of sample.features.entries()) {
        const share = sample.shares[i] ?? 0;
        for (let k = 0; k < COUNT; k++) {
          const error = errors[k] ?? 0;
          if (error === 0) continue;
          const w = feature * COUNT + k;
          const weight = weights[w] ?? 0;
          const slope = error * share + DECAY * weight;
          const step = (steps[w] ?? 0) + slope * slope;
          steps[w] = step;
          weights[w] = weight - (RATE * slope) / Math.sqrt(step);
        }
      }
    }
  }
  return learnt;
}

const kept = new Map<string, string[]>();

/** The features of a text, made once: each judge of the others' questions needs them again. */
function namesOf(text: string): string[] {
  const names = kept.get(text) ?? situationFeatures(text);
  kept.set(text, names);
  return names;
}

/** The rarer a feature, the faster is learnt from it (inverse document frequency, Sparck Jones 1972). */
function raritiesOf(
  all: readonly (readonly string[])[],
  numbers: ReadonlyMap<string, number>,
): Map<string, number> {
  const seen = new Map<string, number>();
  for (const names of all) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  return new Map(
    [...numbers.keys()].map((name) => {
      const rarity = Math.log(all.length / (seen.get(name) ?? 1)) / MIDDLE_RARITY;
      return [name, rarity];
    }),
  );
}

type Known = Pick<LearntSituations, 'numbers' | 'rarities'>;

function sampleOf(
  question: HeardQuestion,
  names: readonly string[],
  { numbers, rarities }: Known,
): Sample {
  const shares = sharesOf(names);
  const found = names.flatMap((name, i) => {
    const number = numbers.get(name);
    return number === undefined
      ? []
      : [[number, (shares[i] ?? 0) * (rarities.get(name) ?? 0)] as const];
  });
  return {
    ...question,
    features: Int32Array.from(found, ([number]) => number),
    shares: Float32Array.from(found, ([, share]) => share),
  };
}

/** The chances of all situations, into `into`. */
function chances(
  { weights, bias }: LearntSituations,
  { features, shares }: Pick<Sample, 'features' | 'shares'>,
  into: Float64Array,
): void {
  into.set(bias);
  for (const [i, feature] of features.entries()) {
    const share = shares[i] ?? 0;
    for (let k = 0; k < COUNT; k++)
      into[k] = (into[k] ?? 0) + share * (weights[feature * COUNT + k] ?? 0);
  }
  const most = into.reduce((a, b) => Math.max(a, b), -Infinity);
  let total = 0;
  for (let k = 0; k < COUNT; k++) total += into[k] = Math.exp((into[k] ?? 0) - most);
  for (let k = 0; k < COUNT; k++) into[k] = (into[k] ?? 0) / total;
}

/** Chances become errors: less what is right. */
function takeRight({ situation }: HeardQuestion, errors: Float64Array): void {
  const right = situation === null ? -1 : (AT.get(situation) ?? -1);
  const calm = errors.reduce((sum, chance, k) => sum + (SORROWFUL[k] ? 0 : chance), 0);
  for (let k = 0; k < COUNT; k++) {
    const chance = errors[k] ?? 0;
    const share = situation === null ? (SORROWFUL[k] ? 0 : chance / calm) : k === right ? 1 : 0;
    const error = chance - share;
    errors[k] = Math.abs(error) < LEAST_ERROR ? 0 : error;
  }
}

/** All numbers below one, in an order that differs from time to time and that chance has no part in. */
function* mixed(count: number, time: number): Generator<number> {
  // A stride near the golden ratio spreads neighbours; prime to the count, it meets each once.
  let stride = Math.max(1, Math.floor(count * (0.618 - 0.013 * time)));
  while (greatestDivisor(stride, count) > 1) stride++;
  for (let i = 0; i < count; i++) yield (time + i * stride) % count;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** A judge of questions by what was learnt, as the product is with its packed weights. */
export function judgeBy(learnt: LearntSituations): (text: string) => Float64Array {
  return (text) => {
    const sums = new Float64Array(COUNT);
    const question = { text, situation: null, ask: null, writer: '' };
    chances(learnt, sampleOf(question, namesOf(text), learnt), sums);
    return sums;
  };
}
