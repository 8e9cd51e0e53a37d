import { describe, expect, it } from 'vitest';
import {
  COVER_FILE_MAX,
  COVER_FORMATS,
  COVER_WIDTHS,
  coverFile,
  isNewPostSlug,
  isPostSlug,
} from './blog-names.ts';

const longestFile = (slug: string): number =>
  Math.max(
    ...COVER_WIDTHS.flatMap((width) =>
      COVER_FORMATS.map((format) => coverFile(`${slug}-01234567`, width, format).length),
    ),
  );

describe('the address of an article', () => {
  it('is taken in up to the length with which its cover has the longest name that is read', () => {
    const longest = 'x'.repeat(76);
    expect(isNewPostSlug(longest)).toBe(true);
    expect(longestFile(longest)).toBe(COVER_FILE_MAX);
    expect(isNewPostSlug(`${longest}x`)).toBe(false);
  });

  it('is known up to the length that articles had before', () => {
    expect(isPostSlug('x'.repeat(80))).toBe(true);
    expect(isPostSlug('x'.repeat(81))).toBe(false);
  });

  it.each(['', 'Luna', 'a--b', '-a', 'a-', 'a/b', 'a.b'])('is never %j', (slug) => {
    expect([isPostSlug(slug), isNewPostSlug(slug)]).toEqual([false, false]);
  });
});
