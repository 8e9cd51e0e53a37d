import type { ArcanumPage } from '@sibila/contracts/catalogue-pages';
import { ARCANA } from '@sibila/content/tarot/arcana';
import { ARCANUM_PAGES } from '@sibila/content/tarot/pages/pages';
import { arcanumOfSlug } from '@sibila/content/tarot/slugs';
import { DomainError } from '../errors.ts';

/** What is told of an arcanum: its entry in the catalogue and its page. NOT_FOUND for no arcanum. */
export function readArcanumPage({ slug }: { slug: string }): ArcanumPage {
  const id = arcanumOfSlug(slug) ?? -1;
  const entry = ARCANA[id];
  const page = ARCANUM_PAGES[id];
  if (!entry || !page) throw new DomainError('NOT_FOUND');
  return { ...entry, ...page };
}
