import type { RunePage } from '@sibila/contracts/catalogue-pages';
import { runeSlug } from '@sibila/content/runes/slugs';
import { pageHead } from '../../app/head.ts';
import type { RouterContext } from '../../app/router.tsx';
import { breadcrumbs, publisher } from '../../app/structured-data.ts';
import { found, missingHead } from '../sign-pages/found.ts';
import { runeTitle } from './rune-title.ts';

async function load({ utils }: RouterContext, { runa }: { runa: string }): Promise<void> {
  await found(utils.runes.rune.ensureData({ slug: runa }));
}

function head({ utils, origin }: RouterContext, { runa }: { runa: string }) {
  const page = utils.runes.rune.getData({ slug: runa });
  return page ? headOf(page, origin) : missingHead(origin, `/runas/${runa}`);
}

/** The page of a rune. */
export const PAGE = { load, head };

function headOf(page: RunePage, origin: string) {
  const slug = runeSlug(page.name);
  const path = `/runas/${slug}`;
  const name = runeTitle(page.name);
  const title = `${name}: significado`;
  const image = `/compartir/runa/${slug}.png`;
  const article = {
    '@type': 'Article',
    headline: title,
    description: page.summary,
    mainEntityOfPage: origin + path,
    image: [origin + image],
    inLanguage: 'es',
    author: publisher(origin),
    publisher: publisher(origin),
  };
  return pageHead({
    title,
    description: page.summary,
    origin,
    path,
    image,
    imageAlt: page.picture,
    jsonLd: [article, breadcrumbs(origin, [{ name, path }])],
  });
}
