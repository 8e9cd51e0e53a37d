import type { Chart } from '@sibila/contracts/chart';
import type { ReadingSource } from '../reading/use-reading.ts';
import type { BirthRequest } from './birth-request.ts';

interface ChartRequest extends BirthRequest {
  id: string;
}

/** How many of the newest charts are looked at for one whose stream broke. */
const NEWEST = 2;

/** Where charts and their letters come from. */
export const CHART_SOURCE: ReadingSource<ChartRequest, Chart> = {
  ask: (client, request, signal) => client.chart.interpret.mutate(request, { signal }),
  latest: async (client, _, signal) => {
    const { items } = await client.chart.list.query({ limit: NEWEST }, { signal });
    return Promise.all(items.map(({ id }) => client.chart.byId.query({ id }, { signal })));
  },
  refresh: (utils) => utils.chart.list.invalidate(),
};
