/** A link inside a sentence: a page of this site (`/soporte`, `/privacidad#cookies`) or an address. */
export interface WordsLink {
  text: string;
  to: string;
}

/** A sentence or a paragraph: plain text, or text with links in it. */
export type Words = string | readonly (string | WordsLink)[];

/** A name and what is said of it, a paragraph each. */
export interface Term {
  name: string;
  words: readonly Words[];
}

/** What stands under a heading: a paragraph, a list, or names with what is said of each. */
export type LegalBlock = Words | { list: readonly Words[] } | { terms: readonly Term[] };

/** One heading of a legal text and what stands under it. */
export interface LegalSection {
  /** Its anchor, unique over all legal texts. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** The day on which the terms and the policies last changed, for machines and as it is printed. */
export const LAST_UPDATED = { iso: '2025-04-21', text: '21/04/2025' } as const;

/** The contact form, as the texts link to it. */
export const SUPPORT: WordsLink = { text: 'la página de Soporte', to: '/soporte' };

/** Words without their links, for what takes no more than text. */
export function plainWords(words: Words): string {
  if (typeof words === 'string') return words;
  return words.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
