import { describe, expect, it } from 'vitest';
import type { Post } from '@sibila/contracts/blog';
import { summaryOf } from '../../testing/posts.ts';
import { articleHead } from './head.ts';

const ORIGIN = 'https://sibila.test';
const COVER = '/uploads/optimized/las-fases-0a1b2c3d-1200.webp';

/** Every picture that the head of an article names, by who is told. */
function picturesOf(imageUrl: string | null) {
  const post: Post = {
    ...summaryOf('las-fases', { imageUrl, image_url: imageUrl }),
    content: '<p>Ocho.</p>',
    metaTitle: null,
    metaDescription: null,
    metaKeywords: null,
    related: [],
  };
  const { meta } = articleHead(post, ORIGIN);
  const told = (key: string) =>
    meta.flatMap((tag) => {
      const { name, property, content } = tag as Record<string, string>;
      return name === key || property === key ? [content] : [];
    });
  return {
    shared: told('og:image').at(-1),
    card: told('twitter:image').at(-1),
    posting: /"image":(\[[^\]]*\])/.exec(JSON.stringify(meta))?.[1],
  };
}

describe('the picture of an article with its title', () => {
  it('is a JPEG where its cover is under it', () => {
    const picture = `${ORIGIN}/compartir/articulo/las-fases.jpg`;
    expect(picturesOf(COVER)).toEqual({
      shared: ORIGIN + COVER,
      card: picture,
      posting: JSON.stringify([ORIGIN + COVER, picture]),
    });
  });

  it('is a PNG where there is no cover', () => {
    const picture = `${ORIGIN}/compartir/articulo/las-fases.png`;
    expect(picturesOf(null)).toEqual({
      shared: picture,
      card: picture,
      posting: JSON.stringify([picture]),
    });
  });
});
