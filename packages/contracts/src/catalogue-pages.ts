import { z } from 'zod';
import { RUNE_NAMES } from '@sibila/domain/runes/runes';
import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';

/** A card or a rune by its address (`el-loco`, `fehu`). */
export const catalogueInput = z.object({ slug: z.string() });

const texts = z.array(z.string()).readonly();

/** What stands on the page of an arcanum. */
export const arcanumPage = z.object({
  id: z.int().min(0).max(21),
  name: z.enum(ARCANA_NAMES),
  summary: z.string().describe('For lists of search results'),
  image: z.string(),
  picture: z.string().describe('What the image shows'),
  description: z.string(),
  alsoCalled: z.string().nullable(),
  correspondence: z.string(),
  keywords: texts,
  reversedKeywords: texts,
  seen: texts,
  upright: z.string(),
  reversed: z.string(),
  love: z.string(),
  work: z.string(),
  advice: z.string(),
  beside: z.array(z.object({ card: z.enum(ARCANA_NAMES), text: z.string() })).readonly(),
  neighbours: z.string(),
  question: z.string(),
});
export type ArcanumPage = z.output<typeof arcanumPage>;

/** What stands on the page of a rune; the blank one has neither sign nor sound. */
export const runePage = z.object({
  id: z.int().min(0).max(24),
  name: z.enum(RUNE_NAMES),
  summary: z.string().describe('For lists of search results'),
  image: z.string(),
  reversedImage: z.string().nullable().describe('Null for a rune without a reverse'),
  picture: z.string().describe('What the image shows'),
  description: z.string(),
  glyph: z.string().nullable(),
  transliteration: z.string().nullable(),
  sound: z.string().nullable(),
  literal: z.string(),
  aett: z.enum(['Freyr', 'Hagal', 'Tyr']).nullable(),
  keywords: texts,
  sign: z.string(),
  poem: z.string(),
  upright: z.string(),
  reversed: z.object({ keywords: texts, meaning: z.string() }).nullable(),
  turned: z.string(),
  love: z.string(),
  work: z.string(),
  beside: z.array(z.object({ rune: z.enum(RUNE_NAMES), text: z.string() })).readonly(),
  neighbours: z.string(),
  question: z.string(),
});
export type RunePage = z.output<typeof runePage>;
