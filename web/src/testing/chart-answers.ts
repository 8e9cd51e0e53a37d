import type { z } from 'zod';
import { successOutput } from '@sibila/contracts/account';
import { keepBirthInput, ownBirth as ownBirthOutput } from '@sibila/contracts/birth';
import { answerCorrectionInput } from '@sibila/contracts/chart-correction';
import {
  birthInput,
  chart,
  chartComparison,
  chartPage,
  chartSketch,
  chartTransits,
  chartTransitsInput,
  compareChartsInput,
  interpretChartInput,
  type ChartEvent,
} from '@sibila/contracts/chart';
import { pageInput } from '@sibila/contracts/paging';
import { findPlacesInput, places } from '@sibila/contracts/places';
import { readingRef } from '@sibila/contracts/reading';
import { procedure, t, unforeseen } from './test-api.ts';

type Answer<T extends z.ZodType> = z.input<T> | Promise<z.input<T>>;

/** What the API answers about birth charts and the places of births. */
export interface ChartAnswers {
  findPlaces: (input: z.output<typeof findPlacesInput>) => Answer<typeof places>;
  sketchChart: (input: z.output<typeof birthInput>) => Answer<typeof chartSketch>;
  interpretChart: (input: z.output<typeof interpretChartInput>) => AsyncIterable<ChartEvent>;
  answerCorrection: (input: z.output<typeof answerCorrectionInput>) => Answer<typeof chart>;
  charts: (input: z.output<typeof pageInput>) => Answer<typeof chartPage>;
  chart: (input: z.output<typeof readingRef>) => Answer<typeof chart>;
  transits: (input: z.output<typeof chartTransitsInput>) => Answer<typeof chartTransits>;
  compareCharts: (input: z.output<typeof compareChartsInput>) => Answer<typeof chartComparison>;
  ownBirth: () => Answer<typeof ownBirthOutput>;
  keepBirth: (input: z.output<typeof keepBirthInput>) => Answer<typeof ownBirthOutput>;
  forgetBirth: () => Answer<typeof successOutput>;
  removeChart: (input: z.output<typeof readingRef>) => Answer<typeof successOutput>;
}

/** The charts' part of the API. */
export function chartsOf(answers: Partial<ChartAnswers>) {
  const { sketchChart, interpretChart, charts, chart: one, removeChart } = answers;
  const { transits, compareCharts } = answers;
  return t.router({
    sketch: procedure
      .input(birthInput)
      .output(chartSketch)
      .mutation(({ input }) => (sketchChart ?? (() => unforeseen('sketchChart')))(input)),
    interpret: procedure.input(interpretChartInput).mutation(async function* ({ input }) {
      yield* (interpretChart ?? (() => unforeseen('interpretChart')))(input);
    }),
    answerCorrection: procedure
      .input(answerCorrectionInput)
      .output(chart)
      .mutation(({ input }) =>
        (answers.answerCorrection ?? (() => unforeseen('answerCorrection')))(input),
      ),
    list: procedure
      .input(pageInput)
      .output(chartPage)
      .query(({ input }) => (charts ?? (() => unforeseen('charts')))(input)),
    byId: procedure
      .input(readingRef)
      .output(chart)
      .query(({ input }) => (one ?? (() => unforeseen('chart')))(input)),
    transits: procedure
      .input(chartTransitsInput)
      .output(chartTransits)
      .query(({ input }) => (transits ?? (() => unforeseen('transits')))(input)),
    compare: procedure
      .input(compareChartsInput)
      .output(chartComparison)
      .query(({ input }) => (compareCharts ?? (() => unforeseen('compareCharts')))(input)),
    ...birthsOf(answers),
    remove: procedure
      .input(readingRef)
      .output(successOutput)
      .mutation(({ input }) => (removeChart ?? (() => unforeseen('removeChart')))(input)),
  });
}

/** What a profile keeps of its person's birth: nothing until a test says so. */
function birthsOf({ ownBirth, keepBirth, forgetBirth }: Partial<ChartAnswers>) {
  return {
    ownBirth: procedure.output(ownBirthOutput).query(() => ownBirth?.() ?? null),
    keepBirth: procedure
      .input(keepBirthInput)
      .output(ownBirthOutput)
      .mutation(({ input }) => (keepBirth ?? (() => unforeseen('keepBirth')))(input)),
    forgetBirth: procedure
      .output(successOutput)
      .mutation(() => (forgetBirth ?? (() => unforeseen('forgetBirth')))()),
  };
}

/** The part of the API that knows places. */
export function placesOf({ findPlaces }: Partial<ChartAnswers>) {
  return t.router({
    find: procedure
      .input(findPlacesInput)
      .output(places)
      .query(({ input }) => (findPlaces ?? (() => unforeseen('findPlaces')))(input)),
  });
}
