import type { ArcanumPage } from '@sibila/contracts/catalogue-pages';
import { arcanumSlug } from '@sibila/content/tarot/slugs';
import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';
import { entryPage, listPage } from '../../app/catalogue-page.ts';
import { catalogueHead, entryHead } from '../../app/entry-head.ts';
import { FAMILIES } from '../../lib/families.ts';

/** The page of an arcanum. */
export const ARCANUM = entryPage({
  family: FAMILIES.arcanum,
  slugOf: ({ arcano }: { arcano: string }) => arcano,
  ask: (utils, slug) => utils.tarot.arcanum.ensureData({ slug }),
  kept: (utils, slug) => utils.tarot.arcanum.getData({ slug }),
  headOf,
});

function headOf({ name, summary, picture }: ArcanumPage, origin: string) {
  const slug = arcanumSlug(name);
  return entryHead(
    {
      family: FAMILIES.arcanum,
      name,
      slug,
      title: `${name}: significado en el tarot`,
      description: summary,
      image: `/compartir/arcano/${slug}.png`,
      imageAlt: picture,
    },
    origin,
  );
}

/** The page of all arcana. */
export const ARCANA = listPage((origin) =>
  catalogueHead(
    {
      family: FAMILIES.arcanum,
      title: 'Cartas del tarot: los 22 arcanos y su significado',
      description:
        'Los veintidós arcanos mayores del tarot, con su dibujo: qué se ve en cada carta, qué significa al derecho y al revés, y cómo cambia junto a otras.',
      entries: ARCANA_NAMES.map((name) => ({ name, slug: arcanumSlug(name) })),
    },
    origin,
  ),
);
