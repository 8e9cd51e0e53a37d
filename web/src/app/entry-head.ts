import type { Family } from '../lib/families.ts';
import { pageHead } from './head.ts';
import { breadcrumbs, publisher } from './structured-data.ts';

interface EntryHead {
  family: Family;
  /** What the entry is called where its family is known. */
  name: string;
  slug: string;
  title: string;
  description: string;
  /** The path of the picture that goes with a shared link, and what it shows. */
  image: string;
  imageAlt: string;
}

/** The head of the page about one thing of a catalogue: an article on it, below all of its kind. */
export function entryHead(entry: EntryHead, origin: string) {
  const { family, name, slug, title, description, image } = entry;
  const path = `${family.path}/${slug}`;
  const article = {
    '@type': 'Article',
    headline: title,
    description,
    mainEntityOfPage: origin + path,
    image: [origin + image],
    inLanguage: 'es',
    author: publisher(origin),
    publisher: publisher(origin),
  };
  const jsonLd = [article, breadcrumbs(origin, [family, { name, path }])];
  return pageHead({ ...entry, path, origin, jsonLd });
}

interface CatalogueHead {
  family: Family;
  title: string;
  description: string;
  /** All of the kind, in the order in which the page shows them. */
  entries: readonly { name: string; slug: string }[];
}

/** The head of the page that lists all of a kind. */
export function catalogueHead({ family, entries, ...words }: CatalogueHead, origin: string) {
  const list = {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, slug }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: `${origin}${family.path}/${slug}`,
    })),
  };
  const jsonLd = [list, breadcrumbs(origin, [family])];
  return pageHead({ ...words, path: family.path, origin, jsonLd });
}
