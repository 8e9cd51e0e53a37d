import type { ComponentProps } from 'react';
import { HOME_TITLE, PRODUCT_NAME, pageTitle } from '@sibila/contracts/product';

const DESCRIPTION =
  'Horóscopo diario, tarot, runas y compatibilidad en español: el cielo calculado al minuto de arco y lecturas escritas para ti. Ocho gratis de cada tipo al mes.';

interface PageHead {
  /** The page's own title; the home page has none. */
  title?: string;
  /** What stands in place of the title with the product's name after it. */
  wholeTitle?: string;
  description?: string;
  /** Scheme and host, without a final slash. */
  origin: string;
  path: string;
  /** The path of the picture that goes with a shared link: 1200 × 630. */
  image?: string;
  /** What that picture shows; the page's title unless given. */
  imageAlt?: string;
  /** What machines read about the page, as schema.org names it (structured-data.ts). */
  jsonLd?: readonly object[];
  /** False for pages that are nobody's to find in a search engine. */
  indexed?: boolean;
}

/** What a page is for search engines and for those who share it, in the router's form. */
export function pageHead(head: PageHead) {
  const { title, description = DESCRIPTION, origin, path, indexed = true, jsonLd = [] } = head;
  const fullTitle = head.wholeTitle ?? (title === undefined ? HOME_TITLE : pageTitle(title));
  const image = origin + (head.image ?? '/compartir/sibila.png');
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: origin + path },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: head.imageAlt ?? title ?? PRODUCT_NAME },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: fullTitle },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...(jsonLd.length > 0 ? [graphOf(jsonLd)] : []),
    ],
    links: indexed ? [{ rel: 'canonical', href: origin + path }] : [],
  };
}

/** The router writes it, `<` and all that could end the script escaped; its types don't know it. */
const graphOf = (graph: readonly object[]) =>
  ({
    'script:ld+json': { '@context': 'https://schema.org', '@graph': graph },
  }) as ComponentProps<'meta'>;
