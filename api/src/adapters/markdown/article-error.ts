/** Something that the author of an article's file can mend: a fault a line. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError';
}
