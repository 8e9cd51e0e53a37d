import { z } from 'zod';
import { pageOf } from './paging.ts';
import { readerKind, readingEventOf, readingId, type ReadingEvent } from './reading.ts';
import { zodiacSign } from './zodiac.ts';

/** Two signs to be compared; the same sign twice is a pair too. */
export const calculateCompatibilityInput = z.object({
  id: readingId.optional(),
  firstSign: zodiacSign,
  secondSign: zodiacSign,
});
export type CalculateCompatibilityInput = z.output<typeof calculateCompatibilityInput>;

export const compatibility = z
  .object({
    id: z.uuid(),
    date: z.date(),
    firstSign: zodiacSign,
    secondSign: zodiacSign,
    /** Percent, 0 to 100. */
    compatibility: z.number().int().min(0).max(100),
    analysis: z.string(),
    reader: readerKind,
  })
  .meta({ id: 'Compatibility' });
export type Compatibility = z.output<typeof compatibility>;

export const compatibilityPage = pageOf(compatibility);
export const compatibilityEvent = readingEventOf(compatibility);
export type CompatibilityEvent = ReadingEvent<Compatibility>;
