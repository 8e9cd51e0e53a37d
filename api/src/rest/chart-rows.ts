import { chart, chartSummary, interpretChartInput } from '@sibila/contracts/chart';
import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import { row, type RestRow } from './row.ts';
import { storedReading } from './stored-reading.ts';

const PATH = '/api/astral-charts';

/** Birth charts. */
export const CHART_ROWS: readonly RestRow[] = [
  row({
    method: 'GET',
    path: PATH,
    summary: "The person's birth charts without their letters, newest first",
    tag: 'chart',
    status: 200,
    failures: [400, 401],
    needsSession: true,
    from: 'query',
    input: pageInput,
    output: chartSummary.array(),
    paged: true,
    call: (caller, input) => caller.chart.list(input),
  }),
  row({
    method: 'POST',
    path: PATH,
    ownLimits: true,
    summary:
      'Write and keep the chart of a birth (Premium); the same id, or the same birth, name, place and houses, gives the chart that there is',
    tag: 'chart',
    status: 201,
    failures: [401, 402, 409],
    needsSession: true,
    from: 'body',
    input: interpretChartInput,
    output: chart,
    call: async (caller, input) => storedReading(await caller.chart.interpret(input)),
  }),
  row({
    method: 'GET',
    path: `${PATH}/:id`,
    summary: 'A birth chart, whole',
    tag: 'chart',
    status: 200,
    failures: [400, 401, 404],
    needsSession: true,
    from: 'none',
    input: readingRef,
    output: chart,
    call: (caller, input) => caller.chart.byId(input),
  }),
  row({
    method: 'POST',
    path: `${PATH}/:id/letter`,
    ownLimits: true,
    summary:
      'Have the letter of a chart with a `correction` written anew, once and for nothing; without one gives the chart as it is',
    tag: 'chart',
    status: 200,
    failures: [400, 401, 404],
    needsSession: true,
    from: 'none',
    input: readingRef,
    output: chart,
    call: (caller, input) => caller.chart.answerCorrection({ ...input, answer: 'rewrite' }),
  }),
  row({
    method: 'DELETE',
    path: `${PATH}/:id`,
    summary: 'Forget a birth chart',
    tag: 'chart',
    status: 204,
    failures: [400, 401, 404],
    needsSession: true,
    from: 'none',
    input: readingRef,
    output: null,
    call: (caller, input) => caller.chart.remove(input),
  }),
];
