import { palmSections, type PalmTexts } from '@sibila/content/palm/sections';
import { escapeHtml } from '@sibila/emails/escape-html';

const ZONE = 'America/Mexico_City';
const LONG = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: ZONE });
const TIME = new Intl.DateTimeFormat('es', {
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: ZONE,
});
const LONG_DAY = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** An instant as people write it: «21 de noviembre de 2026, 6:00», in Mexico City's time. */
export const longInstant = (instant: Date) => `${LONG.format(instant)}, ${TIME.format(instant)}`;

/** A day of the calendar (`YYYY-MM-DD`) as people write it. */
export const longDay = (day: string) => LONG_DAY.format(new Date(`${day}T00:00:00Z`));

/** The parts of a palm reading in one text, each under its heading. */
export const palmText = (texts: PalmTexts) =>
  palmSections(texts)
    .map(({ title, text }) => `${title}: ${text}`)
    .join('\n');

const READERS: Record<string, string> = {
  model: 'Texto generado con IA',
  builtin: 'Lector integrado',
};

/** Who wrote a text, as the pages of the product say it. */
export const readerName = (reader: string) => READERS[reader] ?? reader;

/** A reading on the readable page: when, what was drawn, the question, and the text. */
export function readingItem(reading: {
  createdAt: Date;
  heading: string;
  question: string | null;
  text: string;
  reader: string;
}): string {
  const question =
    reading.question === null
      ? ''
      : `<blockquote>${escapeHtml(`«${reading.question}»`)}</blockquote>`;
  const paragraphs = reading.text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<article>
<h3>${escapeHtml(longInstant(reading.createdAt))}</h3>
<p class="drawn">${escapeHtml(reading.heading)}</p>
${question}${paragraphs.join('\n')}
<p class="reader">${escapeHtml(readerName(reading.reader))}</p>
</article>
`;
}
