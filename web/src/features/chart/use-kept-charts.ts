import { CHARTS_MAX, type ChartSummary } from '@sibila/contracts/chart';
import { trpc } from '../../lib/trpc.ts';
import { useSession } from '../account/session.ts';

/** Every chart that who is signed in keeps; none for guests, and until they are known. */
export function useKeptCharts(): ChartSummary[] {
  const { user } = useSession();
  const { data } = trpc.chart.list.useQuery({ limit: CHARTS_MAX }, { enabled: user !== null });
  return data?.items ?? [];
}
