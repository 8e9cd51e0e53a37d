import type { Context } from '../context.ts';
import type { Article } from './article.ts';
import { findPosts } from './repo.ts';

/** A category of an article that another post has in another spelling. */
export interface CategoryTwin {
  /** The article's address. */
  slug: string;
  category: string;
  /** How the other post writes it, and that post's address. */
  known: string;
  of: string;
}

/** A category as it sounds: two that sound the same would be two chips for one thing. */
const sound = (category: string): string =>
  category.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The categories of articles that are to be taken in which another post, or one of them before,
 * spells in another way. Drafts and withdrawn posts count: once published they would have a chip.
 * What the articles themselves replace does not.
 */
export async function findCategoryTwins(
  ctx: Pick<Context, 'db'>,
  articles: readonly Pick<Article, 'slug' | 'categories'>[],
): Promise<CategoryTwin[]> {
  const own = new Set(articles.map(({ slug }) => slug));
  const others = (await findPosts(ctx)).filter(({ slug }) => !own.has(slug));
  const first = new Map<string, Pick<CategoryTwin, 'known' | 'of'>>();
  const twins: CategoryTwin[] = [];
  for (const { slug, categories } of [...others, ...articles])
    for (const category of categories) {
      const before = first.get(sound(category));
      if (!before) first.set(sound(category), { known: category, of: slug });
      else if (before.known !== category && own.has(slug))
        twins.push({ slug, category, ...before });
    }
  return twins;
}
