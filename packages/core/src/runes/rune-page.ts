import type { RunePage } from '@sibila/contracts/catalogue-pages';
import { RUNES } from '@sibila/content/runes/catalogue';
import { RUNE_PAGES } from '@sibila/content/runes/pages/pages';
import { runeOfSlug } from '@sibila/content/runes/slugs';
import { stoneImage } from '@sibila/content/runes/stone-image';
import { DomainError } from '../errors.ts';

/** What is told of a rune: its entry in the catalogue and its page. NOT_FOUND for no rune. */
export function readRunePage({ slug }: { slug: string }): RunePage {
  const id = runeOfSlug(slug) ?? -1;
  const entry = RUNES[id];
  const page = RUNE_PAGES[id];
  if (!entry || !page) throw new DomainError('NOT_FOUND');
  return {
    ...entry,
    ...page,
    image: stoneImage(id, false),
    reversedImage: entry.reversed ? stoneImage(id, true) : null,
  };
}
