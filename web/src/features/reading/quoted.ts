/** A sentence in quotation marks; those within it become marks of the second kind. */
export const quoted = (sentence: string): string =>
  `«${sentence.replaceAll('«', '‹').replaceAll('»', '›')}»`;
