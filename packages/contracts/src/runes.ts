import { z } from 'zod';
import { parseCast, type CastFault } from '@sibila/domain/runes/cast';
import { MAX_RUNES } from '@sibila/domain/runes/spreads';
import { pageOf } from './paging.ts';
import { question, readerKind, readingEventOf, readingId, type ReadingEvent } from './reading.ts';
import { storableTextOr } from './text.ts';

const UNKNOWN = 'Hay una runa que no está en la bolsa';
const FAULTS: Readonly<Record<CastFault, string>> = {
  none: 'Saca al menos una runa',
  'too-many': `Una tirada lleva como mucho ${MAX_RUNES} runas`,
  unknown: UNKNOWN,
  'no-reverse': 'Hay una runa que no tiene reverso',
  repeated: 'Hay una runa repetida',
};

const runes = z
  .array(storableTextOr(UNKNOWN), { error: 'Envía las runas como una lista de nombres' })
  .superRefine((names, ctx) => {
    const cast = parseCast(names);
    if (typeof cast === 'string') ctx.addIssue({ code: 'custom', message: FAULTS[cast] });
  });

/** A cast to be read: runes by their names, reversed ones with their suffix. */
export const interpretRunesInput = z.object({ id: readingId.optional(), runes, question });
export type InterpretRunesInput = z.output<typeof interpretRunesInput>;

export const runeReading = z
  .object({
    id: z.uuid(),
    date: z.date(),
    runes: z.array(z.string()),
    question: z.string().nullable(),
    interpretation: z.string(),
    reader: readerKind,
  })
  .meta({ id: 'RuneReading' });
export type RuneReading = z.output<typeof runeReading>;

export const runeReadingPage = pageOf(runeReading);
export const runeReadingEvent = readingEventOf(runeReading);
export type RuneReadingEvent = ReadingEvent<RuneReading>;
