import { writeFileSync } from 'node:fs';
import { deathInPatterns } from '@sibila/domain/safety/delicate';
import { cautionsInTables, wordsForThemes } from '@sibila/domain/safety/question';
import {
  KNOWN,
  themeFeatures,
  themePlaceOf,
  THEMES,
  type Theme,
} from '@sibila/domain/safety/theme-features';
import { learn, numbered, pack, round, sumOf, type Learnt, type Lesson } from './learn.ts';
import {
  themeCorpus,
  themeDigest,
  themedPhrasesInSight,
  type ThemedPhrase,
} from './theme-corpus.ts';

/** A phrase with the names of its features, and the themes that the tables of phrases know in it. */
interface NamedPhrase extends ThemedPhrase {
  names: readonly string[];
  known: readonly Theme[];
}

/** A phrase as numbers. */
interface Sample extends NamedPhrase {
  features: Int32Array;
}

/** A feature of one phrase alone says little of the next, and there are many. */
const LEAST_SEEN = 2;
const PACE = { epochs: 25, decay: 1e-3 };
/** A phrase of another theme may be of this one too, though it says so seldom. */
const WEIGHT_OF_OTHERS = 0.1;
/** Of the innocent phrases of writers that were not learnt from, so many may be given a theme. */
const FALSE_ALARMS = 0.02;
/** Where a threshold may lie. */
const CANDIDATES = Array.from({ length: 161 }, (_, i) => (i - 80) / 20);
/** What a table knows is doubted only where the words speak rather against it. */
const MOST_DOUBT = 0;
/** What a step without any alarm counts as. */
const SMALL = 1e-3;
const FILE = new URL('../../packages/domain/src/safety/theme-weights.ts', import.meta.url);

/** The sums above which a phrase is of a theme: where a table knows it, and where none does. */
type Thresholds = Readonly<Record<Theme, { known: number; other: number }>>;

/** A phrase with what it comes to for each theme, by what was learnt from other writers. */
interface JudgedSample {
  sample: Sample;
  sums: readonly number[];
}

/** How well a writer's phrases are judged: by the tables alone, and together with the weighing. */
export interface JudgedThemes {
  writer: string;
  /** Of all innocent phrases, how many are given some theme. */
  falseAlarms: { tables: number; both: number };
  /** Of the phrases of each theme, how many are found; none where there are no phrases. */
  recall: Partial<Record<Theme, { tables: number; both: number }>>;
  innocents: number;
}

/** Learns from the corpus and writes the weights into the product. Prints what it learnt. */
export function learnThemes(): void {
  const phrases = namedPhrases();
  const thresholds = thresholdsFor(crossValidated(phrases));
  const numbers = numbersOf(phrases);
  const samples = phrases.map((phrase) => sampleOf(phrase, numbers));
  const learnt = THEMES.map((theme) => learnTheme(samples, theme, numbers));
  const all = learnt.map(({ weights }) => weights);
  const { packed, scale, count } = pack(numbers, all, themePlaceOf, 'half');
  const limits = THEMES.map(
    (theme) =>
      `    ${theme}: { known: ${thresholds[theme].known}, other: ${thresholds[theme].other} },`,
  ).join('\n');
  const bias = THEMES.map((theme, i) => `${theme}: ${round(learnt[i]?.bias ?? 0)}`).join(', ');
  const file = `/** Learnt by \`pnpm eval safety --learn\` from scripts/eval/theme-corpus; not to be edited. */
export const THEME_WEIGHTS = {
  corpus: '${themeDigest()}',
  thresholds: {
${limits}
  },
  bias: { ${bias} },
  scale: ${scale},
  count: ${count},
  packed:
    '${packed}',
} as const;
`;
  writeFileSync(FILE, file);
  process.stdout.write(`learnt ${count} weights of themes from ${samples.length} phrases\n`);
}

/** Each writer's phrases, judged by what was learnt from all the others. */
export function judgeThemes(): JudgedThemes[] {
  const phrases = namedPhrases();
  const judged = crossValidated(phrases);
  const thresholds = thresholdsFor(judged);
  return writersOf(phrases).map((writer) => {
    const own = judged.filter(({ sample }) => sample.writer === writer);
    const innocent = own.filter(({ sample }) => sample.theme === null);
    const recall = THEMES.flatMap((theme) => {
      const themed = own.filter(({ sample }) => sample.theme === theme);
      const found = {
        tables: shareWhere(themed, ({ sample }) => sample.known.includes(theme)),
        both: shareWhere(themed, (one) => isOf(one, theme, thresholds)),
      };
      return themed.length === 0 ? [] : [[theme, found] as const];
    });
    return {
      writer,
      innocents: innocent.length,
      falseAlarms: {
        tables: shareWhere(innocent, ({ sample }) => sample.known.length > 0),
        both: shareWhere(innocent, (one) => isOfAny(one, thresholds)),
      },
      recall: Object.fromEntries(recall),
    };
  });
}

const shareWhere = <T>(all: readonly T[], holds: (one: T) => boolean) =>
  all.filter(holds).length / Math.max(1, all.length);

function isOf({ sample, sums }: JudgedSample, theme: Theme, thresholds: Thresholds): boolean {
  const { known, other } = thresholds[theme];
  return (sums[THEMES.indexOf(theme)] ?? 0) > (sample.known.includes(theme) ? known : other);
}

const isOfAny = (judged: JudgedSample, thresholds: Thresholds) =>
  THEMES.some((theme) => isOf(judged, theme, thresholds));

/** Whose phrases are judged; innocents that were chosen for misleading would say little. */
const writersOf = (phrases: readonly ThemedPhrase[]) => {
  const themed = phrases.filter(({ theme }) => theme !== null);
  return [...new Set(themed.map(({ writer }) => writer))].filter((writer) => writer !== 'tables');
};

/** Features are numbered anew for each writer: which ones recur is learnt from the others too. */
function crossValidated(phrases: readonly NamedPhrase[]): JudgedSample[] {
  return writersOf(phrases).flatMap((writer) => {
    const numbers = numbersOf(phrases.filter((phrase) => phrase.writer !== writer));
    const samples = phrases.map((phrase) => sampleOf(phrase, numbers));
    const others = samples.filter((sample) => sample.writer !== writer);
    const learnt = THEMES.map((theme) => learnTheme(others, theme, numbers));
    return samples
      .filter((sample) => sample.writer === writer)
      .map((sample) => ({
        sample,
        sums: THEMES.map((theme, i) => {
          const one = learnt[i];
          return one ? sumOf(one, withKnown(sample, theme, numbers)) : 0;
        }),
      }));
  });
}

function learnTheme(
  samples: readonly Sample[],
  theme: Theme,
  numbers: ReadonlyMap<string, number>,
): Learnt {
  const lessons = samples.flatMap((sample): Lesson[] => {
    const isOther = sample.theme !== null && sample.theme !== theme;
    // Where a table knows it too, a phrase of another theme is likely to be of both.
    if (isOther && sample.known.includes(theme)) return [];
    return [
      {
        ...withKnown(sample, theme, numbers),
        isOne: sample.theme === theme,
        weight: isOther ? WEIGHT_OF_OTHERS : 1,
      },
    ];
  });
  return learn(lessons, numbers.size, PACE);
}

/** The features of a phrase as they are weighed for a theme that a table may know in it. */
function withKnown(
  { names, features, known }: Sample,
  theme: Theme,
  numbers: ReadonlyMap<string, number>,
): Pick<Lesson, 'features' | 'size'> {
  return known.includes(theme)
    ? { features: Int32Array.of(...features, numbers.get(KNOWN) ?? 0), size: names.length + 1 }
    : { features, size: names.length };
}

/** What the candidates for one threshold come to, from the lowest. */
interface Choice {
  theme: Theme;
  isKnown: boolean;
  /** Of the phrases of the theme, the share found. */
  found: readonly number[];
  /** How many innocent phrases are given the theme. */
  alarms: readonly number[];
  at: number;
}

/**
 * The thresholds that find most, on the mean of the themes, while no more innocent phrases are given
 * a theme than may be: whichever threshold finds most for its alarms is lowered, again and again.
 */
function thresholdsFor(judged: readonly JudgedSample[]): Thresholds {
  const choices = THEMES.flatMap((theme) =>
    [true, false].map((isKnown) => choiceFor(judged, theme, isKnown)),
  );
  const innocents = judged.filter(({ sample }) => sample.theme === null).length;
  let left = Math.floor(innocents * FALSE_ALARMS);
  for (const { alarms, at } of choices) left -= alarms[at] ?? 0;
  for (;;) {
    const moves = choices.flatMap((choice) => movesOf(choice, left));
    const [best] = moves.sort((a, b) => b.worth - a.worth);
    if (!best) break;
    left -= best.alarms;
    best.choice.at = best.to;
  }
  const at = (theme: Theme, isKnown: boolean) =>
    CANDIDATES[choices.find((one) => one.theme === theme && one.isKnown === isKnown)?.at ?? 0] ?? 0;
  const limits = THEMES.map((theme) => [
    theme,
    { known: at(theme, true), other: at(theme, false) },
  ]);
  return Object.fromEntries(limits) as Thresholds;
}

/** The lower candidates that find more, for no more alarms than are left. */
const movesOf = (choice: Choice, left: number) =>
  choice.found.slice(0, choice.at).flatMap((found, to) => {
    const more = found - (choice.found[choice.at] ?? 0);
    const alarms = (choice.alarms[to] ?? 0) - (choice.alarms[choice.at] ?? 0);
    return more > 0 && alarms <= left
      ? [{ choice, to, alarms, worth: more / Math.max(alarms, SMALL) }]
      : [];
  });

function choiceFor(judged: readonly JudgedSample[], theme: Theme, isKnown: boolean): Choice {
  const alike = judged.filter(({ sample }) => sample.known.includes(theme) === isKnown);
  const sumsOf = (of: Theme | null) =>
    alike.flatMap(({ sample, sums }) =>
      sample.theme === of ? [sums[THEMES.indexOf(theme)] ?? 0] : [],
    );
  const [themed, innocent] = [sumsOf(theme), sumsOf(null)];
  const all = judged.filter(({ sample }) => sample.theme === theme).length;
  const above = (some: readonly number[]) =>
    CANDIDATES.map((candidate) => some.filter((sum) => sum > candidate).length);
  const found = above(themed).map((count) => count / all);
  const highest = isKnown ? CANDIDATES.indexOf(MOST_DOUBT) : CANDIDATES.length - 1;
  return { theme, isKnown, found, alarms: above(innocent), at: highest };
}

const namedPhrases = (): NamedPhrase[] =>
  [...themeCorpus(), ...themedPhrasesInSight()].map((phrase) => ({
    ...phrase,
    names: themeFeatures(wordsForThemes(phrase.text)),
    known: knownIn(phrase.text),
  }));

const numbersOf = (phrases: readonly NamedPhrase[]) =>
  numbered(
    phrases.map(({ names, known }) => (known.length > 0 ? [...names, KNOWN] : names)),
    LEAST_SEEN,
  );

const sampleOf = (phrase: NamedPhrase, numbers: ReadonlyMap<string, number>): Sample => ({
  ...phrase,
  features: Int32Array.from(phrase.names.flatMap((name) => numbers.get(name) ?? [])),
});

const knownIn = (text: string): Theme[] => [
  ...cautionsInTables(text),
  ...(deathInPatterns(text) ? (['death'] as const) : []),
];
