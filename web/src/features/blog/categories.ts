import type { PostSummary } from '@sibila/contracts/blog';
import { isCategory } from '@sibila/contracts/blog-names';

/** What the blog's address may carry beside its path. */
export interface BlogSearch {
  categoria?: string;
}

/** Reads it; what can be no category counts as none. */
export const blogSearch = ({ categoria }: Record<string, unknown>): BlogSearch =>
  typeof categoria === 'string' && isCategory(categoria) ? { categoria } : {};

/** Every distinct category, in the order of the alphabet. */
export const categoriesOf = (posts: readonly PostSummary[]): string[] =>
  [...new Set(posts.flatMap(({ categories }) => categories))].sort((a, b) =>
    a.localeCompare(b, 'es'),
  );
