/** What is learnt from: the numbers of its features, each once, and whether it is one of the sought. */
export interface Lesson {
  features: Int32Array;
  /** How many features share the sum, also those that are too rare to be learnt. */
  size: number;
  isOne: boolean;
  /** What each feature counts, where groups of them have a say of their own. */
  shares?: Float32Array;
  /** How much it counts; 1 where nothing is said. */
  weight?: number;
  /** What must come to clearly less: what both share then doesn't matter. */
  rival?: Pick<Lesson, 'features' | 'size' | 'shares'>;
}

/** Weights by feature number, and what stands without any. */
export interface Learnt {
  weights: Float64Array;
  bias: number;
}

/** How long is learnt, and how fast weights fade that nothing asks for. */
export interface Pace {
  epochs: number;
  decay: number;
  /** What is judged nearly right teaches nothing more. */
  leastError?: number;
  /** How far each step goes. */
  rate?: number;
}

const RATE = 0.5;
/** How much more than its rival a lesson should come to. */
const LEAD = 2;

/** The features seen in so many phrases at least, each with its number. */
export function numbered(all: Iterable<readonly string[]>, leastSeen: number): Map<string, number> {
  const seen = new Map<string, number>();
  for (const names of all) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].flatMap(([name, times]) => (times >= leastSeen ? [name] : []));
  return new Map(names.map((name, number) => [name, number]));
}

const shareOf = (size: number) => 1 / Math.sqrt(Math.max(1, size));

/** What features come to: above 0 it is rather one of the sought. */
export function sumOf(
  { weights, bias }: Learnt,
  { features, size, shares }: Pick<Lesson, 'features' | 'size' | 'shares'>,
): number {
  const share = shareOf(size);
  let sum = bias;
  for (let i = 0; i < features.length; i++)
    sum += (shares?.[i] ?? share) * (weights[features[i] ?? 0] ?? 0);
  return sum;
}

/**
 * Logistic regression by stochastic gradient descent with a rate for each feature (AdaGrad, Duchi,
 * Hazan and Singer 2011) and weight decay, in an order that chance has no part in.
 */
export function learn(lessons: readonly Lesson[], size: number, pace: Pace): Learnt {
  const learnt: Learnt = { weights: new Float64Array(size), bias: 0 };
  const steps = new Float64Array(size).fill(1e-6);
  let biasSteps = 1e-6;
  const { rate = RATE } = pace;
  const bend = (lesson: Pick<Lesson, 'features' | 'size' | 'shares'>, error: number) => {
    const { features, shares } = lesson;
    const share = shareOf(lesson.size);
    for (let i = 0; i < features.length; i++) {
      const feature = features[i] ?? 0;
      const weight = learnt.weights[feature] ?? 0;
      const slope = error * (shares?.[i] ?? share) + pace.decay * weight;
      const step = (steps[feature] ?? 0) + slope * slope;
      steps[feature] = step;
      learnt.weights[feature] = weight - (rate * slope) / Math.sqrt(step);
    }
  };
  const order = lessons.map((_, i) => i);
  const random = generator(1);
  for (let epoch = 0; epoch < pace.epochs; epoch++) {
    shuffle(order, random);
    for (const i of order) {
      const lesson = lessons[i];
      if (!lesson) continue;
      const { rival } = lesson;
      const sum = sumOf(learnt, lesson) - (rival ? sumOf(learnt, rival) + LEAD : 0);
      const likely = 1 / (1 + Math.exp(-sum));
      const error = (lesson.weight ?? 1) * (likely - (lesson.isOne ? 1 : 0));
      if (Math.abs(error) < (pace.leastError ?? 0)) continue;
      bend(lesson, error);
      if (rival) {
        bend(rival, -error);
        continue;
      }
      biasSteps += error * error;
      learnt.bias -= (rate * error) / Math.sqrt(biasSteps);
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

/** Weights as the product unpacks them. */
export interface Packed {
  packed: string;
  scale: number;
  count: number;
}

/** How finely weights are written: in a byte, or in half of one, where the heaviest are cut off. */
const FINENESS = {
  byte: { most: 127, levels: 127 },
  half: { most: 7, levels: 14 },
} as const;

/**
 * Weights of several things learnt from the same features, as the product unpacks them: gaps between
 * rising places in bytes of seven bits, then the signed weights of each. Places of which all weights
 * round to nothing are left out.
 */
export function pack(
  numbers: ReadonlyMap<string, number>,
  all: readonly Float64Array[],
  placeOf: (name: string) => number,
  fineness: keyof typeof FINENESS,
): Packed {
  const { most, levels } = FINENESS[fineness];
  const heaviest = Math.max(
    ...all.map((weights) => weights.reduce((a, b) => Math.max(a, Math.abs(b)), 0)),
  );
  const scale = Number((heaviest / levels).toPrecision(4));
  const places = new Map<number, number[]>();
  for (const [name, number] of numbers) {
    const place = placeOf(name);
    const there = places.get(place) ?? [];
    const steps = all.map((weights) => Math.round((weights[number] ?? 0) / scale));
    const sums = steps.map((step, i) => (there[i] ?? 0) + step);
    places.set(
      place,
      sums.map((sum) => Math.max(-most, Math.min(most, sum))),
    );
  }
  const bytes: number[] = [];
  let last = 0;
  let count = 0;
  for (const [place, steps] of [...places].sort(([a], [b]) => a - b)) {
    if (steps.every((step) => step === 0)) continue;
    bytes.push(...gapBytes(place - last), ...stepBytes(steps, fineness));
    last = place;
    count++;
  }
  return { packed: Buffer.from(bytes).toString('base64'), scale, count };
}

/** A number in bytes of seven bits, the lowest first; the eighth says that more follow. */
function gapBytes(gap: number): number[] {
  return gap > 127 ? [(gap & 0x7f) | 0x80, ...gapBytes(gap >>> 7)] : [gap];
}

function stepBytes(steps: readonly number[], fineness: keyof typeof FINENESS): number[] {
  if (fineness === 'byte') return steps.map((step) => step & 0xff);
  return steps.flatMap((step, i) =>
    i % 2 === 0 ? [((step & 0xf) << 4) | ((steps[i + 1] ?? 0) & 0xf)] : [],
  );
}

/** A number as it is written into the product. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
