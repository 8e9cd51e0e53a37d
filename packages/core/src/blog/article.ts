import type { CoverFormat } from '@sibila/contracts/blog-names';

/** An article as its file has it, its text already HTML that was sanitised. */
export interface Article {
  slug: string;
  title: string;
  summary: string;
  html: string;
  categories: string[];
  tags: string[];
  author: string;
  /** YYYY-MM-DD; null where the file names none. */
  day: string | null;
  coverAlt: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
}

/** One form and width of a cover. */
export interface CoverImage {
  width: number;
  format: CoverFormat;
  bytes: Uint8Array;
}

/** An article's cover: what its files are called, and how they are had when they are needed. */
export interface Cover {
  name: string;
  images(): Promise<CoverImage[]>;
}

/** What an import takes. The digest changes with whatever the article is made from. */
export interface Source {
  article: Article;
  cover: Cover | null;
  digest: string;
}
