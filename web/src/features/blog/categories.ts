import type { PostSummary } from '@sibila/contracts/blog';
import { isCategory } from '@sibila/contracts/blog-names';

/** What the blog's address may carry beside its path. */
export interface BlogSearch {
  categoria?: string;
}

/** Reads it; what can be no category counts as none. */
export const blogSearch = ({ categoria }: Record<string, unknown>): BlogSearch =>
  typeof categoria === 'string' && isCategory(categoria) ? { categoria } : {};

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
