import { redirect } from '@tanstack/react-router';
import type { PairPage } from '@sibila/contracts/zodiac-pages';
import { pairSlug, SIGN_PAIRS } from '@sibila/domain/compatibility/sign-pairs';
import { entryPage, listPage } from '../../app/catalogue-page.ts';
import { catalogueHead, entryHead } from '../../app/entry-head.ts';
import { FAMILIES } from '../../lib/families.ts';
import { accountOf } from '../compatibility/account.ts';
import { pairName } from '../compatibility/words.ts';

/** The page of two signs; named in the other order they are sent to their one address. */
export const PAIR = entryPage({
  family: FAMILIES.pair,
  slugOf: ({ pareja }: { pareja: string }) => pareja,
  ask: (utils, pair) => utils.zodiac.pair.ensureData({ pair }),
  kept: (utils, pair) => utils.zodiac.pair.getData({ pair }),
  headOf,
  prepare: async (_, { slug }, asked) => {
    if (slug === asked) return;
    const to = '/compatibilidad/$pareja';
    redirect({ to, params: { pareja: slug }, statusCode: 301, throw: true });
  },
});

function headOf({ first, second, slug }: PairPage, origin: string) {
  const name = pairName(first, second);
  return entryHead(
    {
      family: FAMILIES.pair,
      name,
      slug,
      title: `Compatibilidad de ${name}`,
      description: describe(first, second),
      image: `/compartir/pareja/${slug}.png`,
      imageAlt: `Los signos de ${name}, cada uno en medio de su rueda`,
    },
    origin,
  );
}

/** The number and its reasons in a line, as lists of results show it. */
function describe(first: PairPage['first'], second: PairPage['second']): string {
  const { percent, rows } = accountOf(first, second);
  const [aspect, element] = rows.map(({ label }) => label.toLowerCase());
  return `${pairName(first, second)}, ${percent} % de compatibilidad: ${aspect}, ${element}. Cómo se llevan en el amor, la amistad y el trabajo, y de dónde sale el número.`;
}

/** The page of all pairs of signs. */
export const PAIRS = listPage((origin) =>
  catalogueHead(
    {
      family: FAMILIES.pair,
      title: 'Compatibilidad entre signos: las 78 parejas',
      description:
        'La tabla de compatibilidad de los doce signos del zodíaco: el número de cada pareja, de dónde sale y cómo se llevan en el amor, la amistad y el trabajo.',
      entries: SIGN_PAIRS.map((pair) => ({ name: pairName(...pair), slug: pairSlug(...pair) })),
    },
    origin,
  ),
);
