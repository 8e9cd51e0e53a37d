import { RUNE_NAMES, type RuneName } from '@sibila/domain/runes/runes';

/** A rune's name as it stands in addresses: lower case, joined by hyphens. */
export function runeSlug(name: RuneName): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

const ID_BY_SLUG = new Map(RUNE_NAMES.map((name, id) => [runeSlug(name), id]));

/** Reads a slug back into the rune's id (0 to 24); null for a word that is no rune. */
export function runeOfSlug(slug: string): number | null {
  return ID_BY_SLUG.get(slug) ?? null;
}

/** The addresses of the pages of the 25 runes, in their order. */
export const RUNE_PATHS: readonly string[] = [...ID_BY_SLUG.keys()].map((slug) => `/runas/${slug}`);
