import { PRODUCT_NAME } from '@sibila/contracts/product';

// Only heads that are loaded apart import this file: the home page's JavaScript does without it.

/** A page with its path, as a trail names it. */
interface Step {
  name: string;
  path: string;
}

const organization = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: PRODUCT_NAME,
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/icons/icon-512.png`, width: 512, height: 512 },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    url: `${origin}/soporte`,
    availableLanguage: 'es',
  },
});

const website = (origin: string) => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: PRODUCT_NAME,
  url: `${origin}/`,
  inLanguage: 'es',
  publisher: { '@id': `${origin}/#organization` },
});

/** What machines read on the home page: who runs the product, and its site. */
export const homeGraph = (origin: string): object[] => [organization(origin), website(origin)];

/** Who publishes what a page shows. */
export const publisher = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: PRODUCT_NAME,
  url: `${origin}/`,
});

/** Where a page stands: the home page first, which is not to be named, then down to the page itself. */
export const breadcrumbs = (origin: string, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: PRODUCT_NAME, path: '/' }, ...steps].map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: origin + path,
  })),
});
