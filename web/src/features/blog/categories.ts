import type { PostSummary } from '@sibila/contracts/blog';
import { isCategory } from '@sibila/contracts/blog-names';

/** What the blog's address may carry beside its path: as it is, or the router would mend it. */
export interface BlogSearch {
  categoria?: unknown;
}
export const blogSearch = ({ categoria }: Record<string, unknown>): BlogSearch => ({ categoria });

/** The category that an address asks for, if it asks for one; '' where it can be none. */
export function categoryAsked({ categoria }: BlogSearch): string | undefined {
  if (categoria === undefined || categoria === '') return undefined;
  return typeof categoria === 'string' && isCategory(categoria) ? categoria : '';
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The category that is meant by a name, in whatever case and with or without accents. */
export const categoryMeant = (posts: readonly PostSummary[], name: string): string | undefined =>
  posts.flatMap(({ categories }) => categories).find((known) => plain(known) === plain(name));

/** A category, and how many articles are in it. */
export interface Category {
  name: string;
  count: number;
}

/** Every distinct category, in the order of the alphabet. */
export function categoriesOf(posts: readonly PostSummary[]): Category[] {
  const counts = new Map<string, number>();
  for (const { categories } of posts)
    for (const name of new Set(categories)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}
