import { ARCANA_NAMES, type ArcanumName } from '@sibila/domain/tarot/cards';

/** An arcanum's name as it stands in addresses: lower case, without accents, joined by hyphens. */
export function arcanumSlug(name: ArcanumName): string {
  return name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
}

const ID_BY_SLUG = new Map(ARCANA_NAMES.map((name, id) => [arcanumSlug(name), id]));

/** Reads a slug back into the arcanum's id (0 to 21); null for a word that is no arcanum. */
export function arcanumOfSlug(slug: string): number | null {
  return ID_BY_SLUG.get(slug) ?? null;
}

/** The addresses of the pages of the 22 major arcana, in their order. */
export const ARCANUM_PATHS: readonly string[] = [...ID_BY_SLUG.keys()].map(
  (slug) => `/tarot/${slug}`,
);
