import { redirect } from '@tanstack/react-router';
import type { PairPage } from '@sibila/contracts/zodiac-pages';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { pageHead } from '../../app/head.ts';
import type { RouterContext } from '../../app/router.tsx';
import { breadcrumbs } from '../../app/structured-data.ts';
import { accountOf } from '../compatibility/account.ts';
import { pairName } from '../compatibility/words.ts';
import { found, missingHead } from './found.ts';

/** Two signs named in the other order are sent to their one address. */
async function load({ utils }: RouterContext, { pareja }: { pareja: string }): Promise<void> {
  const { slug } = await found(utils.zodiac.pair.ensureData({ pair: pareja }));
  if (slug === pareja) return;
  const to = '/compatibilidad/$pareja';
  redirect({ to, params: { pareja: slug }, statusCode: 301, throw: true });
}

function head({ utils, origin }: RouterContext, { pareja }: { pareja: string }) {
  const page = utils.zodiac.pair.getData({ pair: pareja });
  return page ? headOf(page, origin) : missingHead(origin, `/compatibilidad/${pareja}`);
}

/** The page of two signs. */
export const PAGE = { load, head };

function headOf({ first, second, slug }: PairPage, origin: string) {
  const path = `/compatibilidad/${slug}`;
  const name = pairName(first, second);
  return pageHead({
    title: `Compatibilidad de ${name}`,
    description: describe(first, second),
    origin,
    path,
    image: `/compartir/signo/${signSlug(first)}.png`,
    jsonLd: [
      breadcrumbs(origin, [
        { name: 'Compatibilidad', path: '/#compatibilidad' },
        { name, path },
      ]),
    ],
  });
}

/** The number and its reasons in a line, as lists of results show it. */
function describe(first: PairPage['first'], second: PairPage['second']): string {
  const { percent, rows } = accountOf(first, second);
  const [aspect, element] = rows.map(({ label }) => label.toLowerCase());
  return `${pairName(first, second)}, ${percent} % de compatibilidad: ${aspect}, ${element}. Cómo se llevan en el amor, la amistad y el trabajo, y de dónde sale el número.`;
}
