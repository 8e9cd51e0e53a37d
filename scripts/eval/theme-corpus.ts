import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { THEMES, type Theme } from '@sibila/domain/safety/theme-features';
import { isHeldOut } from './danger-corpus.ts';
import { SAFETY_PHRASES, TUNED_PHRASES } from './safety-phrases.ts';

/** A phrase as a visitor might write it, and the subject that it speaks of. */
export interface ThemedPhrase {
  text: string;
  /** Null where it speaks of none. Where of several, one of them stands here. */
  theme: Theme | null;
  /** Whose set it stands in: none of them knew another. */
  writer: string;
}

const FOLDER = new URL('./theme-corpus/', import.meta.url);

/**
 * The sets of all writers. `farewells` holds innocents alone, of many hands: about those who died, and
 * about death in games, dreams and figures of speech, chosen because a weighing took them for more.
 */
export function themeCorpus(): ThemedPhrase[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => {
    const set = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Record<string, string[]>;
    return [...THEMES, null].flatMap((theme) =>
      (set[theme ?? 'innocent'] ?? []).map((text) => ({
        text,
        theme,
        writer: name.replace('.json', ''),
      })),
    );
  });
}

/** What may be learnt from beside the corpus: what the tables were written with. Its innocents, of danger, may be of a theme. */
export function themedPhrasesInSight(): ThemedPhrase[] {
  return THEMES.flatMap((theme) =>
    [...SAFETY_PHRASES[theme].filter((text) => !isHeldOut(text)), ...TUNED_PHRASES[theme]].map(
      (text) => ({ text, theme, writer: 'tables' }),
    ),
  );
}

/** What phrases are judged by before they are weighed, and what they are weighed by. */
const SOURCES = [
  'caution-phrases',
  'delicate',
  'fold',
  'phrases',
  'question',
  'theme-features',
  'theme-lexicon',
].map((name) => new URL(`../../packages/domain/src/safety/${name}.ts`, import.meta.url));
const LEARNERS = ['./learn.ts', './learn-themes.ts'].map((name) => new URL(name, import.meta.url));

/** A digest of all that is learnt from and by, by which stale weights are found. */
export function themeDigest(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([...themeCorpus(), ...themedPhrasesInSight()]));
  for (const file of [...SOURCES, ...LEARNERS]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
