import type { Post, PostSummary } from '@sibila/contracts/blog';
import { isPostSlug } from '@sibila/contracts/blog-names';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { relatedTo } from './related.ts';
import { findReadable, findReadablePost, findReadableWhole } from './repo.ts';
import { summaryOf } from './summary.ts';

type Db = Pick<Context, 'db'>;

/** What has been published and not withdrawn, newest first. */
export async function listPosts(ctx: Db): Promise<PostSummary[]> {
  return (await findReadable(ctx)).map(summaryOf);
}

/** An article whole, as a feed carries it: `content` is HTML. */
export type FeedPost = PostSummary & Pick<Post, 'content'>;

/** The newest of what has been published and not withdrawn, with its text. */
export async function latestPosts(ctx: Db, limit: number): Promise<FeedPost[]> {
  const rows = await findReadableWhole(ctx, limit);
  return rows.map((row) => ({ ...summaryOf(row), content: row.html }));
}

/** The published article at an address, with those that are near it. Refuses with NOT_FOUND. */
export async function readPost(ctx: Db, { slug }: { slug: string }): Promise<Post> {
  const row = isPostSlug(slug) ? await findReadablePost(ctx, slug) : null;
  if (!row) throw new DomainError('NOT_FOUND');
  const { metaTitle, metaDescription, metaKeywords } = row;
  const summary = summaryOf(row);
  return {
    ...summary,
    content: row.html,
    metaTitle,
    metaDescription,
    metaKeywords,
    related: relatedTo(summary, await listPosts(ctx)),
  };
}
