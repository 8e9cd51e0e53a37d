import type { RunePage } from '@sibila/contracts/catalogue-pages';
import { runeSlug } from '@sibila/content/runes/slugs';
import { RUNE_NAMES } from '@sibila/domain/runes/runes';
import { entryPage, listPage } from '../../app/catalogue-page.ts';
import { catalogueHead, entryHead } from '../../app/entry-head.ts';
import { FAMILIES } from '../../lib/families.ts';
import { runeTitle } from './rune-title.ts';

/** The page of a rune. */
export const RUNE = entryPage({
  family: FAMILIES.rune,
  slugOf: ({ runa }: { runa: string }) => runa,
  ask: (utils, slug) => utils.runes.rune.ensureData({ slug }),
  kept: (utils, slug) => utils.runes.rune.getData({ slug }),
  headOf,
});

function headOf({ name, summary, picture }: RunePage, origin: string) {
  const slug = runeSlug(name);
  const called = runeTitle(name);
  return entryHead(
    {
      family: FAMILIES.rune,
      name: called,
      slug,
      title: `${called}: significado`,
      description: summary,
      image: `/compartir/runa/${slug}.png`,
      imageAlt: picture,
    },
    origin,
  );
}

/** The page of all runes. */
export const RUNES = listPage((origin) =>
  catalogueHead(
    {
      family: FAMILIES.rune,
      title: 'Significado de las runas: las 25 piedras',
      description:
        'Las veinticuatro runas del futhark antiguo y la Runa en Blanco, con su piedra: cómo suena cada una, qué significa al derecho y al revés, y qué se sabe de ella.',
      entries: RUNE_NAMES.map((name) => ({ name, slug: runeSlug(name) })),
    },
    origin,
  ),
);
