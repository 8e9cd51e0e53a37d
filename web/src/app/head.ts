import { HOME_TITLE, pageTitle } from '@sibila/contracts/product';

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
  /** False for pages that are nobody's to find in a search engine. */
  indexed?: boolean;
}

/** Title, description and canonical address of a page, in the router's form. */
export function pageHead(head: PageHead) {
  const { title, description, origin, path, indexed = true } = head;
  const fullTitle = head.wholeTitle ?? (title === undefined ? HOME_TITLE : pageTitle(title));
  const text = description ?? DESCRIPTION;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: text },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: text },
      { property: 'og:url', content: origin + path },
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: indexed ? [{ rel: 'canonical', href: origin + path }] : [],
  };
}
