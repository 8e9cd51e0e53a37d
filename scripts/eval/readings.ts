import { openAiReader } from '@sibila/api/adapters/reader/openai';
import { builtinReader } from '@sibila/api/adapters/reader/builtin';
import type { Config } from '@sibila/api/config';
import { compatibilityPrompt } from '@sibila/core/compatibility/prompt';
import { horoscopeTask, premiumHoroscopeTask } from '@sibila/core/horoscope/prompt';
import { ReaderFailure, type Reader, type ReadingTask } from '@sibila/core/ports/reader';
import { runesPrompt } from '@sibila/core/runes/prompt';
import { tarotPrompt } from '@sibila/core/tarot/prompt';
import { unbiased } from '@sibila/domain/chance/shuffle';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import { factsOf } from '@sibila/domain/horoscope/facts';
import { weekAhead } from '@sibila/domain/horoscope/week';
import { castRunes } from '@sibila/domain/runes/cast';
import { RUNE_NAMES } from '@sibila/domain/runes/runes';
import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';
import { shuffledDeck } from '@sibila/domain/tarot/deck';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import { PLAIN_INJECTIONS } from '@sibila/testkit/injections';
import { readingFaults, type Expected } from './reading-checks.ts';

/** The share of a model's readings that have to be without fault; of the built-in one, all. */
const BAR = 0.95;
const WORDS = { min: 220, max: 520 };
const SHORT = { min: 90, max: 520 };

const QUESTIONS = [
  null,
  '¿Es momento de cambiar de trabajo?',
  '¿Cómo mejoro la relación con mi madre?',
  '¿Qué necesito ver de mí?',
  '¿Qué hago con el miedo a mudarme?',
];

/** What the horoscopes are written of: an eclipse, and a day on which nothing turns. */
const DAYS = ['2026-08-12', '2026-11-21'];
const ZONE = 'America/Mexico_City';
const HOROSCOPE_SIGNS = SIGN_NAMES.filter((_, i) => i % 2 === 0);
/** Words of a horoscope of a day, and of the four paragraphs of its exclusive part. */
const DAY_WORDS = { min: 90, max: 300 };
const PREMIUM_WORDS = { min: 160, max: 560 };

interface Case {
  name: string;
  task: ReadingTask;
  expected: Omit<Expected, 'instructions'>;
  /** The number that the text has to tell, and no other. */
  percent?: number;
}

/** The same draws each time, so that two models or two prompts can be compared. */
function fixedChance() {
  let state = 20_261_121;
  return unbiased(() => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0));
}

function tarotCase(
  randomBelow: ReturnType<typeof fixedChance>,
  count: number,
  question: string | null,
) {
  const cards = shuffledDeck(randomBelow).slice(0, count);
  const names = cards.map(({ arcanum }) => ARCANA_NAMES[arcanum] ?? '');
  return {
    name: `tarot ${count}: ${question ?? 'no question'}`,
    task: tarotPrompt(cards, question),
    expected: {
      names,
      others: ARCANA_NAMES.filter((name) => !names.includes(name)),
      words: count === 1 ? SHORT : WORDS,
    },
  };
}

function runesCase(
  randomBelow: ReturnType<typeof fixedChance>,
  count: number,
  question: string | null,
) {
  const cast = castRunes(count, randomBelow);
  const names = cast.map(({ rune }) => RUNE_NAMES[rune] ?? '');
  return {
    name: `runes ${count}: ${question ?? 'no question'}`,
    task: runesPrompt(cast, question),
    expected: {
      names,
      others: RUNE_NAMES.filter((name) => !names.includes(name)),
      words: count === 1 ? SHORT : WORDS,
    },
  };
}

function compatibilityCase(first: SignName, second: SignName): Case {
  const names = first === second ? [first] : [first, second];
  const others = SIGN_NAMES.filter((sign) => !names.includes(sign));
  return {
    name: `compatibility: ${first} and ${second}`,
    task: compatibilityPrompt(first, second),
    expected: { names, others, words: { min: 150, max: 520 } },
    percent: compatibilityOf(first, second).percent,
  };
}

/** A sign's day and its exclusive part; their tasks hold them to the facts. */
function horoscopeCases(sign: SignName, day: string): Case[] {
  const [pack, week] = [factsOf(day, ZONE), weekAhead(day, ZONE)];
  const expected = { names: [], others: [] };
  return [
    {
      name: `horoscope: ${sign}, ${day}`,
      task: horoscopeTask(sign, pack),
      expected: { ...expected, words: DAY_WORDS },
    },
    {
      name: `exclusive part: ${sign}, ${day}`,
      task: premiumHoroscopeTask(sign, pack, week),
      expected: { ...expected, words: PREMIUM_WORDS },
    },
  ];
}

/** All that a reader is judged by. */
export function cases(): Case[] {
  const chance = fixedChance();
  const drawn = [1, 3, 5].flatMap((count) =>
    QUESTIONS.flatMap((question) => [
      tarotCase(chance, count, question),
      runesCase(chance, count, question),
    ]),
  );
  const pairs = SIGN_NAMES.map((sign, i) =>
    compatibilityCase(sign, SIGN_NAMES[(i * 5) % SIGN_NAMES.length] ?? sign),
  );
  const orders = PLAIN_INJECTIONS.map((order) => tarotCase(chance, 3, order));
  const days = DAYS.flatMap((day) => HOROSCOPE_SIGNS.flatMap((sign) => horoscopeCases(sign, day)));
  return [...drawn, ...pairs, ...orders, ...days];
}

async function textOf(reader: Reader, task: ReadingTask): Promise<string> {
  let text = '';
  for await (const piece of reader.write(task)) text += piece;
  return text;
}

function percentFaults(text: string, percent: number | undefined): string[] {
  if (percent === undefined) return [];
  const told = Array.from(text.matchAll(/(\d+)\s*(?:%|por ciento)/g), ([, number]) =>
    Number(number),
  );
  if (told.length === 0) return ['no number'];
  return told.every((number) => number === percent) ? [] : [`not the number ${percent}`];
}

/** What is wrong with the text that a reader writes of a case. */
export async function faultsOf(reader: Reader, one: Case): Promise<string[]> {
  const { task, expected, percent } = one;
  try {
    const text = await textOf(reader, task);
    const fault = task.fault?.(text) ?? null;
    return [
      ...readingFaults(text, { ...expected, instructions: task.prompt.system }),
      ...percentFaults(text, percent),
      ...(fault === null ? [] : [fault]),
    ];
  } catch (error) {
    if (!(error instanceof ReaderFailure)) throw error;
    return [`no text: ${error.message}`];
  }
}

/**
 * Asks the configured endpoint (the built-in reader without one) for the same readings each time,
 * twenty-five of them with a question that gives orders, and prints what is wrong with each. Exits
 * 1 when too many have a fault.
 */
export async function evalReadings({ reader: endpoint }: Config): Promise<void> {
  const reader = endpoint ? openAiReader(endpoint) : builtinReader;
  const all = cases();
  let good = 0;
  for (const one of all) {
    const faults = await faultsOf(reader, one);
    if (faults.length === 0) good++;
    else process.stdout.write(`FAULT  ${one.name}: ${faults.join('; ')}\n`);
  }
  const isWithin = good / all.length >= (endpoint ? BAR : 1);
  if (!isWithin) process.exitCode = 1;
  const who = endpoint ? endpoint.model : 'the built-in reader';
  process.stdout.write(
    `${isWithin ? 'ok    ' : 'BEYOND'} ${who}: ${good} of ${all.length} readings without fault\n`,
  );
}
