import { trpc } from '../../lib/trpc.ts';
import { HistoryList } from '../reading/history-list.tsx';
import { historyHook } from '../reading/use-history.ts';
import { PALM_DRAFTS } from './draft.ts';
import { PalmRow } from './history-row.tsx';
import { PALM_SOURCE } from './source.ts';

const loadDialog = () => import('./palm-dialog.tsx');
const useHistory = historyHook(trpc.palm, PALM_SOURCE, PALM_DRAFTS);

/** The account's readings of the palm: the latest two, and the others when asked for. */
export function PalmHistory() {
  return (
    <HistoryList
      title="Palma"
      hash="palma"
      words={{
        again: 'Nueva lectura',
        none: 'No tienes análisis de palma todavía',
        first: 'Lee tu primera palma',
      }}
      preview={2}
      history={useHistory()}
      Row={PalmRow}
      loadDialog={loadDialog}
    />
  );
}
