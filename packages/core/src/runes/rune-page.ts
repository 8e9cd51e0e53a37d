import type { RunePage } from '@sibila/contracts/catalogue-pages';
import { RUNES } from '@sibila/content/runes/catalogue';
import { RUNE_PAGES } from '@sibila/content/runes/pages/pages';
import { runeOfSlug, runeSlug } from '@sibila/content/runes/slugs';
import { DomainError } from '../errors.ts';

/** What is told of a rune: its entry in the catalogue and its page. NOT_FOUND for no rune. */
export function readRunePage({ slug }: { slug: string }): RunePage {
  const id = runeOfSlug(slug) ?? -1;
  const entry = RUNES[id];
  const page = RUNE_PAGES[id];
  if (!entry || !page) throw new DomainError('NOT_FOUND');
  const stone = `/art/runes/${String(id).padStart(2, '0')}-${runeSlug(entry.name)}`;
  return {
    ...entry,
    ...page,
    image: `${stone}.svg`,
    reversedImage: entry.reversed ? `${stone}-invertida.svg` : null,
  };
}
