import type { ChartComparison, CompareChartsInput } from '@sibila/contracts/chart';
import { synastryLines } from '@sibila/content/chart/synastry-lines';
import { synastryOf, type SynastryPoint } from '@sibila/domain/chart/synastry';
import type { SignedInContext } from '../context.ts';
import { castChart } from './birth.ts';
import { chartSummaryOf, ownChart } from './kept.ts';

const tiesOf = (point: SynastryPoint) => ('ties' in point ? [...point.ties] : []);

/**
 * Two of the person's own charts compared: the percent, the points that add up to it, and words for
 * each. NOT_FOUND where one is somebody else's.
 */
export async function compareCharts(
  ctx: SignedInContext,
  ids: CompareChartsInput,
): Promise<ChartComparison> {
  const [first, second] = [await ownChart(ctx, ids.first), await ownChart(ctx, ids.second)];
  const synastry = synastryOf(castChart(first).chart, castChart(second).chart);
  const { points, ...words } = synastryLines(synastry, { first: first.name, second: second.name });
  return {
    first: chartSummaryOf(first),
    second: chartSummaryOf(second),
    percent: synastry.percent,
    points: synastry.points.map((point, i) => {
      const { title = '', text = '' } = points[i] ?? {};
      return { kind: point.kind, delta: point.delta, title, text, ties: tiesOf(point) };
    }),
    ...words,
    aspects: [...synastry.aspects],
  };
}
