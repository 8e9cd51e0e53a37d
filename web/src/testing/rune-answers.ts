import type { z } from 'zod';
import { successOutput } from '@sibila/contracts/account';
import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import {
  interpretRunesInput,
  runeReadingPage,
  type RuneReadingEvent,
} from '@sibila/contracts/runes';
import { procedure, t, unforeseen } from './test-api.ts';

type Answer<T extends z.ZodType> = z.input<T> | Promise<z.input<T>>;

/** What the API answers about the runes. */
export interface RuneAnswers {
  interpretRunes: (input: z.output<typeof interpretRunesInput>) => AsyncIterable<RuneReadingEvent>;
  runeReadings: (input: z.output<typeof pageInput>) => Answer<typeof runeReadingPage>;
  removeRunes: (input: z.output<typeof readingRef>) => Answer<typeof successOutput>;
}

/** The runes' part of the API. */
export function runesOf({ interpretRunes, runeReadings, removeRunes }: Partial<RuneAnswers>) {
  return t.router({
    interpret: procedure.input(interpretRunesInput).mutation(async function* ({ input }) {
      yield* (interpretRunes ?? (() => unforeseen('interpretRunes')))(input);
    }),
    readings: procedure
      .input(pageInput)
      .output(runeReadingPage)
      .query(({ input }) => (runeReadings ?? (() => unforeseen('runeReadings')))(input)),
    remove: procedure
      .input(readingRef)
      .output(successOutput)
      .mutation(({ input }) => (removeRunes ?? (() => unforeseen('removeRunes')))(input)),
  });
}
