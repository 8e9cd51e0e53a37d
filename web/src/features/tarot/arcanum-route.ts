import type { ArcanumPage } from '@sibila/contracts/catalogue-pages';
import { arcanumSlug } from '@sibila/content/tarot/slugs';
import { pageHead } from '../../app/head.ts';
import type { RouterContext } from '../../app/router.tsx';
import { breadcrumbs, publisher } from '../../app/structured-data.ts';
import { found, missingHead } from '../sign-pages/found.ts';

async function load({ utils }: RouterContext, { arcano }: { arcano: string }): Promise<void> {
  await found(utils.tarot.arcanum.ensureData({ slug: arcano }));
}

function head({ utils, origin }: RouterContext, { arcano }: { arcano: string }) {
  const page = utils.tarot.arcanum.getData({ slug: arcano });
  return page ? headOf(page, origin) : missingHead(origin, `/tarot/${arcano}`);
}

/** The page of an arcanum. */
export const PAGE = { load, head };

function headOf(page: ArcanumPage, origin: string) {
  const slug = arcanumSlug(page.name);
  const path = `/tarot/${slug}`;
  const title = `${page.name}: significado en el tarot`;
  const image = `/compartir/arcano/${slug}.png`;
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
    jsonLd: [article, breadcrumbs(origin, [{ name: page.name, path }])],
  });
}
