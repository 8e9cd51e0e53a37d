import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { framedTwins, writtenTwins, type Twins } from './danger-twins.ts';
import { TUNED_PHRASES, SAFETY_PHRASES, type PhraseKind } from './safety-phrases.ts';

/** A phrase as a visitor might write it, and what it speaks of. */
export interface LabelledPhrase {
  text: string;
  danger: 'self-harm' | 'violence' | null;
  /** Whose set it stands in: each was written by somebody who knew none of the others. */
  writer: string;
  /** The number of the pair that the phrase and its twin share. */
  twin?: number;
}

/** A writer's set: phrases by what they speak of, and twins. */
type WriterSet = Readonly<Record<string, readonly string[]>>;

const FOLDER = new URL('./danger-corpus/', import.meta.url);
const DANGERS: Record<string, LabelledPhrase['danger']> = {
  'self-harm': 'self-harm',
  violence: 'violence',
  abuse: 'violence',
  threat: 'violence',
  minors: 'violence',
  eating: 'self-harm',
};

/** One phrase of five of the first set is held out: nothing is written for it or learnt from it. */
export const isHeldOut = (text: string): boolean =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 5 === 0;

/** The sets of all writers. */
export function dangerCorpus(): LabelledPhrase[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => {
    const set = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as WriterSet;
    return labelled(set, name.replace('.json', ''));
  });
}

/** The twins of all writers, and those that the frames make. */
export function dangerTwins(): LabelledPhrase[] {
  const framed = framedTwins().map((twins): [string, Twins] => ['frames', twins]);
  return labelledTwins([...writtenTwins(), ...framed]);
}

const labelledTwins = (all: readonly [writer: string, twins: Twins][]): LabelledPhrase[] =>
  all.flatMap(([writer, [kind, danger, innocent]], twin) => [
    { text: danger, danger: DANGERS[kind] ?? null, writer, twin },
    { text: innocent, danger: null, writer, twin },
  ]);

/** What may be learnt from beside the corpus: the phrases that the tables were written with. */
export function phrasesInSight(): LabelledPhrase[] {
  const first = Object.fromEntries(
    Object.entries(SAFETY_PHRASES).map(([kind, texts]) => [
      kind,
      [...texts.filter((text) => !isHeldOut(text)), ...TUNED_PHRASES[kind as PhraseKind]],
    ]),
  );
  return labelled(first, 'tables');
}

function labelled(set: WriterSet, writer: string) {
  return Object.entries(set).flatMap(([kind, texts]) =>
    texts.map((text) => ({ text, danger: DANGERS[kind] ?? null, writer })),
  );
}

/** What the features of a phrase are made by. */
const SOURCES = new URL('../../packages/domain/src/safety/', import.meta.url);
const NO_SOURCE =
  /\.test\.ts$|^(?:danger-weights|danger|answer|answer-faults|claim|palm|password|delicate|caution|field|theme|question-form|form|model-signal|unlearnt|sorrow|pet-sorrow|errand|testing)/;
const DANGER_SOURCES = new Set([
  'danger-features.ts',
  'danger-lexicon.ts',
  'danger-lexicon-everyday.ts',
  'danger-phrases.ts',
]);

/** A digest of all that is learnt from and by, by which stale weights are found. */
export function corpusDigest(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([...dangerCorpus(), ...dangerTwins(), ...phrasesInSight()]));
  const sources = readdirSync(SOURCES).filter(
    (name) => DANGER_SOURCES.has(name) || !NO_SOURCE.test(name),
  );
  for (const name of sources.sort()) hash.update(readFileSync(new URL(name, SOURCES)));
  for (const learner of ['./learn.ts', './learn-danger.ts'])
    hash.update(readFileSync(new URL(learner, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}
