import type { RuneName } from '@sibila/domain/runes/runes';

/** The three families of eight into which the row of runes is divided. */
export type Aett = 'Freyr' | 'Hagal' | 'Tyr';

/** One rune of the catalogue: how it is written, what it is called after and what it is read as. */
export interface Rune {
  id: number;
  name: RuneName;
  /** The Unicode character of the sign; null for the blank rune. */
  glyph: string | null;
  /** The sound it stood for; null for the blank rune. */
  transliteration: string | null;
  literal: string;
  aett: Aett | null;
  /** What the stone shows, for people who don't see it. */
  picture: string;
  description: string;
  keywords: readonly [string, string, string, string];
  upright: string;
  /** How it is read upside down; null for the ten that have no reverse. */
  reversed: { keywords: readonly string[]; meaning: string } | null;
}
