import { z } from 'zod';
import { parseCardName } from '@sibila/domain/tarot/cards';
import { MAX_CARDS } from '@sibila/domain/tarot/spreads';
import { pageOf } from './paging.ts';
import { question, readerKind, readingEventOf, readingId, type ReadingEvent } from './reading.ts';
import { storableTextOr } from './text.ts';

const cards = z
  .array(storableTextOr('Hay una carta que no está en la baraja'), {
    error: 'Envía las cartas como una lista de nombres',
  })
  .min(1, { error: 'Elige al menos una carta' })
  .max(MAX_CARDS, { error: `Una tirada lleva como mucho ${MAX_CARDS} cartas` })
  .superRefine((names, ctx) => {
    const seen = new Set<number>();
    for (const name of names) {
      const card = parseCardName(name);
      if (!card)
        ctx.addIssue({ code: 'custom', message: 'Hay una carta que no está en la baraja' });
      else if (seen.has(card.arcanum))
        ctx.addIssue({ code: 'custom', message: 'Hay una carta repetida' });
      else seen.add(card.arcanum);
    }
  });

/** A draw to be read: cards by their catalogue names, reversed ones with their suffix. */
export const interpretTarotInput = z.object({ id: readingId.optional(), cards, question });
export type InterpretTarotInput = z.output<typeof interpretTarotInput>;

export const tarotReading = z
  .object({
    id: z.uuid(),
    date: z.date(),
    cards: z.array(z.string()),
    question: z.string().nullable(),
    interpretation: z.string(),
    reader: readerKind,
  })
  .meta({ id: 'TarotReading' });
export type TarotReading = z.output<typeof tarotReading>;

export const tarotReadingPage = pageOf(tarotReading);

export const tarotReadingEvent = readingEventOf(tarotReading);
export type TarotReadingEvent = ReadingEvent<TarotReading>;
