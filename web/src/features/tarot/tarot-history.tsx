import { trpc } from '../../lib/trpc.ts';
import { HistoryList } from '../reading/history-list.tsx';
import { historyHook } from '../reading/use-history.ts';
import { TAROT_DRAFTS } from './draft.ts';
import { TarotRow } from './history-row.tsx';
import { TAROT_SOURCE } from './source.ts';

const loadDialog = () => import('./reading-dialog.tsx');
const useHistory = historyHook(trpc.tarot, TAROT_SOURCE, TAROT_DRAFTS);

/** The tarot readings of the account: the latest three, and the others when asked for. */
export function TarotHistory() {
  return (
    <HistoryList
      title="Tarot"
      hash="tarot"
      words={{
        again: 'Nueva tirada',
        none: 'No tienes lecturas de tarot todavía',
        first: 'Haz tu primera tirada',
      }}
      preview={3}
      history={useHistory()}
      Row={TarotRow}
      loadDialog={loadDialog}
    />
  );
}
