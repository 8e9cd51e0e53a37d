/** A section of a chart's letter as it stands in running text. */
export interface TextSection {
  title: string;
  text: string;
}

/** Sections as one text, each begun by a line of its own: `§ title`. */
export function sectionsText(sections: readonly TextSection[]): string {
  return sections.map(({ title, text }) => `§ ${title}\n\n${text}`).join('\n\n');
}

/**
 * The sections of such a text, also of one that is still coming; what stands before the first
 * title belongs to none and is left out.
 */
export function sectionsIn(text: string): TextSection[] {
  const [, ...parts] = `\n${text}`.split(/\n§ */);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    const title = end < 0 ? part : part.slice(0, end);
    return { title: title.trim(), text: end < 0 ? '' : part.slice(end).trim() };
  });
}
