import type { z } from 'zod';
import { successOutput } from '@sibila/contracts/account';
import { pageInput } from '@sibila/contracts/paging';
import { palmReadingPage } from '@sibila/contracts/palm';
import { readingRef } from '@sibila/contracts/reading';
import { procedure, t, unforeseen } from './test-api.ts';

type Answer<T extends z.ZodType> = z.input<T> | Promise<z.input<T>>;

/** What the API answers about the palm; a palm is read over the REST path alone. */
export interface PalmAnswers {
  palmReadings: (input: z.output<typeof pageInput>) => Answer<typeof palmReadingPage>;
  removePalm: (input: z.output<typeof readingRef>) => Answer<typeof successOutput>;
}

/** The palm's part of the API. */
export function palmOf({ palmReadings, removePalm }: Partial<PalmAnswers>) {
  return t.router({
    readings: procedure
      .input(pageInput)
      .output(palmReadingPage)
      .query(({ input }) => (palmReadings ?? (() => unforeseen('palmReadings')))(input)),
    remove: procedure
      .input(readingRef)
      .output(successOutput)
      .mutation(({ input }) => (removePalm ?? (() => unforeseen('removePalm')))(input)),
  });
}
