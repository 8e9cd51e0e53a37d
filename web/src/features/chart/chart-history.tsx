import type { ChartSummary } from '@sibila/contracts/chart';
import { trpc } from '../../lib/trpc.ts';
import { HistoryList } from '../reading/history-list.tsx';
import { historyHook } from '../reading/use-history.ts';
import { CHART_DRAFTS } from './draft.ts';
import { ChartRow } from './history-row.tsx';

const loadDialog = () => import('./chart-dialog.tsx');

const useHistory = historyHook<ChartSummary>(
  { readings: trpc.chart.list, remove: trpc.chart.remove },
  {
    latest: async (client, limit, signal) =>
      (await client.chart.list.query({ limit }, { signal })).items,
    refresh: (utils) => utils.chart.list.invalidate(),
  },
  CHART_DRAFTS,
);

/** The account's charts: the latest three, and the others when asked for. */
export function ChartHistory() {
  return (
    <HistoryList
      title="Cartas astrales"
      to="/carta-astral"
      words={{
        again: 'Nueva carta',
        none: 'No tienes cartas astrales todavía',
        first: 'Calcula la tuya',
        all: 'Ver todas mis cartas',
        more: 'Ver más cartas',
        remove: {
          title: '¿Borrar esta carta?',
          it: 'La carta',
          button: 'Borrar carta',
          done: 'Carta borrada',
          after: 'Se van con ella los datos de nacimiento y todo lo que se escribió.',
        },
      }}
      preview={3}
      history={useHistory()}
      Row={ChartRow}
      loadDialog={loadDialog}
    />
  );
}
