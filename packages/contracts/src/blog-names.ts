// Apart from the schemas: the browser needs these before it needs zod.

/** The widths in pixels in which each cover is kept. */
export const COVER_WIDTHS = [480, 800, 1200] as const;
/** The forms in which each cover is kept, the better one first. */
export const COVER_FORMATS = ['avif', 'webp'] as const;
export type CoverFormat = (typeof COVER_FORMATS)[number];
/** The shape of every cover. */
export const COVER_SIZE = { width: 1200, height: 630 } as const;

/** The name of one of a cover's files. */
export const coverFile = (cover: string, width: number, format: CoverFormat): string =>
  `${cover}-${width}.${format}`;

/** Every object store takes a name of this length, with its folder before it. */
export const COVER_FILE_MAX = 95;
/** What follows the address in the longest name of a cover's file: eight characters that tell its contents. */
const AFTER_SLUG = Math.max(
  ...COVER_WIDTHS.flatMap((width) =>
    COVER_FORMATS.map((format) => coverFile('-01234567', width, format).length),
  ),
);
/** The longest address of an article that is taken in: its cover's files still have names. */
export const NEW_SLUG_MAX = COVER_FILE_MAX - AFTER_SLUG;
/** Articles that were taken in before may have longer ones. */
const SLUG_MAX = 80;

/** An article's address under /blog. */
export const isPostSlug = (text: string): boolean =>
  text.length <= SLUG_MAX && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
/** An address that an article can be taken in with. */
export const isNewPostSlug = (text: string): boolean =>
  text.length <= NEW_SLUG_MAX && isPostSlug(text);

/** A category of articles: words that an address can carry as they are. */
export const isCategory = (text: string): boolean =>
  /^(?=.{1,40}$)\p{L}+(?:[ -]\p{L}+)*$/u.test(text) && !/^(?:true|false|null)$/.test(text);

/** Where a cover's file is read. */
export const coverPath = (file: string): string => `/uploads/optimized/${file}`;
