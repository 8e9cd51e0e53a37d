import { useState } from 'react';
import type { ReaderKind } from '@sibila/contracts/reading';
import classes from './reading-text.module.css';

/** Who wrote a reading, as the page says it. */
export const readerLabel = (reader: ReaderKind): string =>
  reader === 'model' ? 'Texto generado con IA' : 'Lector integrado';

/** The paragraphs of a text: one for each line that has words. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether a paragraph opens with a mark, which its drop capital carries along. */
const isQuoted = (paragraph: string): boolean => /^[«¿¡(]/.test(paragraph);

interface ReadingTextProps {
  text: string;
  /** While it is written, the paragraph under way is kept from screen readers until it is whole. */
  writing?: boolean;
}

/** An interpretation as paragraphs, the first with a drop capital. */
export function ReadingText({ text, writing = false }: ReadingTextProps) {
  // The last paragraph arrives when all is written: whoever listens has to hear it too.
  const [live] = useState(writing);
  const paragraphs = paragraphsOf(text);
  const open = writing && !/\n\s*$/.test(text) ? paragraphs.pop() : undefined;
  return (
    <div className={classes.text}>
      <div aria-live={live ? 'polite' : undefined}>
        {paragraphs.map((paragraph, i) => (
          <p key={i} data-quoted={isQuoted(paragraph) || undefined}>
            {paragraph}
          </p>
        ))}
      </div>
      {open === undefined ? null : (
        <p
          aria-hidden="true"
          data-first={paragraphs.length === 0 || undefined}
          data-quoted={isQuoted(open) || undefined}
        >
          {open}
          <span className={classes.pen} />
        </p>
      )}
    </div>
  );
}
