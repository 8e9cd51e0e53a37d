import { z } from 'zod';
import { QUESTION_MAX } from './limits.ts';
import { clientId, storableText } from './text.ts';

/** Who wrote a reading: a model behind the AI endpoint, or the built-in reader. */
export const readerKind = z.enum(['model', 'builtin']);
export type ReaderKind = z.output<typeof readerKind>;

/** The reading's name, made by the client before it asks: the same id is the same reading. */
export const readingId = clientId;

/** An optional question; blank counts as none. */
export const question = storableText
  .max(QUESTION_MAX, { error: `La pregunta puede tener como mucho ${QUESTION_MAX} caracteres` })
  .transform((text) => text.trim())
  .transform((text) => (text === '' ? null : text))
  .nullish()
  .transform((text) => text ?? null);

/** A question that is about to be asked. */
export const crisisHelpInput = z.object({ question });

/** Words and lines to show in place of a reading; null where it can be read. */
export const crisisHelpOutput = z
  .object({
    message: z.string(),
    lines: z.array(
      z.object({
        place: z.string(),
        name: z.string(),
        number: z.string(),
        note: z.string().optional(),
      }),
    ),
  })
  .nullable();
export type CrisisHelp = NonNullable<z.output<typeof crisisHelpOutput>>;

export const readingRef = z.object({ id: readingId });

/**
 * What a reading sends while it is written: `text` pieces to append, `restart` when the text so far
 * is void and another reader begins, `done` with the stored reading.
 */
export type ReadingEvent<R> =
  { type: 'text'; text: string } | { type: 'restart' } | { type: 'done'; reading: R };

/** The schema of a type's events. */
export const readingEventOf = <T extends z.ZodType>(reading: T) =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('restart') }),
    z.object({ type: z.literal('done'), reading }),
  ]);
