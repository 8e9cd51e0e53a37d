import { successOutput } from '@sibila/contracts/account';
import { keepBirthInput, ownBirth } from '@sibila/contracts/birth';
import { answerCorrectionInput } from '@sibila/contracts/chart-correction';
import {
  birthInput,
  chart,
  chartComparison,
  chartEvent,
  chartPage,
  chartSketch,
  chartTransits,
  chartTransitsInput,
  compareChartsInput,
  interpretChartInput,
} from '@sibila/contracts/chart';
import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import { compareCharts } from '@sibila/core/chart/compare';
import { answerCorrection } from '@sibila/core/chart/correction';
import { interpretChart } from '@sibila/core/chart/interpret';
import { chartById, listCharts, removeChart } from '@sibila/core/chart/kept';
import { forgetBirth, keepBirth, ownBirth as ownBirthOf } from '@sibila/core/chart/own-birth';
import { sketchChart } from '@sibila/core/chart/sketch';
import { chartTransits as transitsOver } from '@sibila/core/chart/transits';
import { once } from '@sibila/core/idempotency/once';
import {
  premiumProcedure,
  publicProcedure,
  readingProcedure,
  router,
  signedInProcedure,
} from '../init.ts';
import { parsedEvents } from '../parsed-events.ts';
import { SUCCESS } from '../success.ts';

export const chartRouter = router({
  /** A chart that is seen and not kept; a mutation so that no birth stands in a URL. */
  sketch: publicProcedure
    .input(birthInput)
    .output(chartSketch)
    .mutation(({ ctx, input }) => sketchChart(ctx.core, input)),

  /** Keeps a chart and its letter, streaming the text while it is written. */
  interpret: readingProcedure
    .meta({ events: chartEvent })
    .input(interpretChartInput)
    .mutation(async ({ ctx, input }) =>
      parsedEvents(chartEvent, await interpretChart(ctx.core, input)),
    ),

  /** Has a letter written anew whose hour was corrected, for nothing and once, or keeps it. */
  answerCorrection: readingProcedure
    .input(answerCorrectionInput)
    .output(chart)
    .mutation(({ ctx, input }) => answerCorrection(ctx.core, input)),

  list: signedInProcedure
    .input(pageInput)
    .output(chartPage)
    .query(({ ctx, input }) => listCharts(ctx.core, input)),

  byId: signedInProcedure
    .input(readingRef)
    .output(chart)
    .query(({ ctx, input }) => chartById(ctx.core, input)),

  /** What passes over a kept chart on a day. */
  transits: premiumProcedure
    .input(chartTransitsInput)
    .output(chartTransits)
    .query(({ ctx, input }) => transitsOver(ctx.core, input)),

  /** Two kept charts of the same person, compared. */
  compare: premiumProcedure
    .input(compareChartsInput)
    .output(chartComparison)
    .query(({ ctx, input }) => compareCharts(ctx.core, input)),

  remove: signedInProcedure
    .input(readingRef)
    .output(successOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'chart.remove', input, async () => {
        await removeChart(ctx.core, input);
        return SUCCESS;
      }),
    ),

  /** The birth that the profile keeps, if its person wants it there. */
  ownBirth: signedInProcedure.output(ownBirth).query(({ ctx }) => ownBirthOf(ctx.core)),

  keepBirth: signedInProcedure
    .input(keepBirthInput)
    .output(ownBirth)
    .mutation(async ({ ctx, input }) => {
      // What is stored of a repeated request must not be a birth.
      await once(ctx.core, 'chart.keepBirth', input, async () => {
        await keepBirth(ctx.core, input);
        return SUCCESS;
      });
      return ownBirthOf(ctx.core);
    }),

  forgetBirth: signedInProcedure.output(successOutput).mutation(({ ctx }) =>
    once(ctx.core, 'chart.forgetBirth', null, async () => {
      await forgetBirth(ctx.core);
      return SUCCESS;
    }),
  ),
});
