import { z } from 'zod';

/** The kinds of reading that have a quota of their own. */
export const READING_TYPES = ['tarot', 'palm', 'runes', 'compatibility'] as const;
export const readingType = z.enum(READING_TYPES, { error: 'Ese tipo de lectura no existe' });
export type ReadingType = z.output<typeof readingType>;

/** All that is written under an id of the client's: those, and what is for Premium alone. */
export const WRITTEN_TYPES = [...READING_TYPES, 'chart'] as const;
export type WrittenType = (typeof WRITTEN_TYPES)[number];

export const quotaInput = z.object({ type: readingType });

/** What is left of a quota; `limit` and `remaining` are null where there is none (Premium). */
export const quotaStatus = z.object({
  type: readingType,
  limit: z.number().int().nullable(),
  used: z.number().int(),
  remaining: z.number().int().nullable(),
  resetsAt: z.date(),
});
export type QuotaStatus = z.output<typeof quotaStatus>;
