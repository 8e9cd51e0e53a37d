import type { PostSummary } from '@sibila/contracts/blog';

const RELATED_MAX = 3;
/** A category in common weighs as much as two tags. */
const CATEGORY_WEIGHT = 2;

const shared = (one: readonly string[], other: readonly string[]): number =>
  one.filter((word) => other.includes(word)).length;

/** The posts that have most in common with one, by category and tags; of equals, the first ones. */
export function relatedTo(
  post: Pick<PostSummary, 'slug' | 'categories' | 'tags'>,
  posts: readonly PostSummary[],
): PostSummary[] {
  const near = (other: PostSummary) =>
    CATEGORY_WEIGHT * shared(post.categories, other.categories) + shared(post.tags, other.tags);
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, weight: near(other) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, RELATED_MAX)
    .map(({ other }) => other);
}
