// Apart from the schemas: the browser needs these before it needs zod.

/** The widths in pixels in which each cover is kept. */
export const COVER_WIDTHS = [480, 800, 1200] as const;
/** The forms in which each cover is kept, the better one first. */
export const COVER_FORMATS = ['avif', 'webp'] as const;
export type CoverFormat = (typeof COVER_FORMATS)[number];
/** The shape of every cover. */
export const COVER_SIZE = { width: 1200, height: 630 } as const;

/** With it a cover's file still has a name that every object store takes. */
const SLUG_MAX = 76;
/** An article's address under /blog. */
export const isPostSlug = (text: string): boolean =>
  text.length <= SLUG_MAX && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** A category of articles: words that an address can carry as they are. */
export const isCategory = (text: string): boolean =>
  /^(?=.{1,40}$)\p{L}+(?:[ -]\p{L}+)*$/u.test(text) && !/^(?:true|false|null)$/.test(text);

/** The name of one of a cover's files. */
export const coverFile = (cover: string, width: number, format: CoverFormat): string =>
  `${cover}-${width}.${format}`;

/** Where a cover's file is read. */
export const coverPath = (file: string): string => `/uploads/optimized/${file}`;
