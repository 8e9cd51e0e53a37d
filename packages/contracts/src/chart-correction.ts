import { z } from 'zod';
import { readingId } from './reading.ts';

/** Better data on clocks moved a birth after its letter was written. */
export const correction = z
  .object({
    writtenFor: z.iso.datetime().describe('The instant that the letter was written for'),
    text: z.string().describe('What the person is told'),
    isTold: z.boolean().describe('Whether the person has answered to leave the letter as it is'),
  })
  .meta({ id: 'AstralChartCorrection' });

/**
 * What the person wants of a letter that was written for an hour that has been corrected: another
 * one, for nothing and once, or to keep it, marked as it is.
 */
export const answerCorrectionInput = z.object({
  id: readingId,
  answer: z.enum(['rewrite', 'keep'], { error: 'La respuesta es «rewrite» o «keep»' }),
});
export type AnswerCorrectionInput = z.output<typeof answerCorrectionInput>;
