import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  linesOf,
  PLAIN_QUESTIONS,
  TREATMENT_QUESTIONS,
} from '@sibila/domain/safety/testing/plain-questions';
import { SORROW_QUESTIONS } from '@sibila/domain/safety/testing/sorrow-questions';
import { PLAIN_INJECTIONS } from '@sibila/testkit/injections';
import { SITUATIONS, SORROWS, type Situation } from '@sibila/domain/hearing/situations';

/** What a question wants: «should I», «will it», «how», «is it wrong», «when», «why», or nothing certain. */
export type Ask = 'should' | 'will' | 'how' | 'wrong' | 'when' | 'why' | 'what-now';

/** A question as a visitor might write it, and what it is about. */
export interface HeardQuestion {
  text: string;
  /** Null where it is only known that it tells of no sorrow. */
  situation: Situation | null;
  /** Null if the writer gave no label. */
  ask: Ask | null;
  /** Whose set it stands in: none of them knew another. */
  writer: string;
}

const FOLDER = new URL('./situation-corpus/', import.meta.url);
const HELD_OUT = new URL('./held-out-situations.json', import.meta.url);
const isSituation = (name: string): name is Situation => SITUATIONS.some((one) => one === name);

/** The questions of all writers that may be learnt from. */
export function situationCorpus(): HeardQuestion[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  const written = files
    .sort()
    .flatMap((name) => questionsIn(new URL(name, FOLDER), name.replace('.json', '')));
  return [...written, ...questionsInSight()];
}

/** What the tables of phrases were written with, and orders to a model, which tell of nothing. */
function questionsInSight(): HeardQuestion[] {
  const all: [Situation | null, string][] = [
    ...SORROWS.map((sorrow): [Situation, string] => [sorrow, SORROW_QUESTIONS[sorrow]]),
    ['own-treatment', TREATMENT_QUESTIONS],
    [null, PLAIN_QUESTIONS],
  ];
  const told = all.flatMap(([situation, lines]) =>
    linesOf(lines).map((text) => ({ text, situation })),
  );
  const orders = PLAIN_INJECTIONS.map((text) => ({ text, situation: null }));
  return [...told, ...orders].map((one) => ({ ...one, ask: null, writer: 'tables' }));
}

/** The questions of a writer that nothing is learnt from. */
export const heldOutSituations = (): HeardQuestion[] => questionsIn(HELD_OUT, 'held out');

/** A file holds rows: the situation, or `none` where it tells of no sorrow; what is asked; the text. */
function questionsIn(file: URL, writer: string): HeardQuestion[] {
  const rows = JSON.parse(readFileSync(file, 'utf8')) as [string, Ask | null, string][];
  return rows.map(([name, ask, text]) => {
    if (name !== 'none' && !isSituation(name)) throw new RangeError(`no situation «${name}»`);
    return { text, situation: name === 'none' ? null : name, ask, writer };
  });
}

/** Whether a situation is one that hurts. */
export const isSorrow = (situation: Situation): boolean =>
  SORROWS.some((sorrow) => sorrow === situation);

/** What the features of a question are made by. */
const SOURCES = [
  'hearing/situations',
  'hearing/situation-features',
  'safety/delicate',
  'safety/fold',
  'safety/pet-sorrow',
  'safety/phrases',
  'safety/question',
  'safety/sorrow-bonds',
  'safety/sorrow-marks',
  'safety/sorrow-phrases',
  'safety/theme-features',
  'safety/theme-lexicon',
  'tarot/cards',
].map((name) => new URL(`../../packages/domain/src/${name}.ts`, import.meta.url));
const LEARNERS = ['./learn.ts', './learn-situations.ts'].map(
  (name) => new URL(name, import.meta.url),
);

/** A digest of all that is learnt from and by, by which stale weights are found. */
export function situationDigest(): string {
  const hash = createHash('sha256').update(JSON.stringify(situationCorpus()));
  for (const file of [...SOURCES, ...LEARNERS]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
