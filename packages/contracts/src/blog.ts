import { z } from 'zod';

const image = z.object({
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** In the order of preference: the type and, for `srcset`, the path of each width. */
  sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
});

/** An article as a list shows it. `image_url` is another name of `imageUrl`. */
export const postSummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    categories: z.array(z.string()),
    tags: z.array(z.string()),
    author: z.string(),
    readingMinutes: z.int(),
    publishedAt: z.date(),
    updatedAt: z.date(),
    imageUrl: z.string().nullable(),
    image_url: z.string().nullable(),
    image: image.nullable(),
  })
  .meta({ id: 'BlogPostSummary' });
export type PostSummary = z.output<typeof postSummary>;

export const postInput = z.object({ slug: z.string() });

/** A whole article: `content` is HTML without anything that could run. */
export const post = postSummary
  .extend({
    content: z.string(),
    metaTitle: z.string().nullable(),
    metaDescription: z.string().nullable(),
    metaKeywords: z.string().nullable(),
    related: z.array(postSummary),
  })
  .meta({ id: 'BlogPost' });
export type Post = z.output<typeof post>;
