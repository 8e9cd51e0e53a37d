import { trpc } from '../../lib/trpc.ts';
import { HistoryList } from '../reading/history-list.tsx';
import { historyHook } from '../reading/use-history.ts';
import { RUNE_DRAFTS } from './draft.ts';
import { RuneRow } from './history-row.tsx';
import { RUNE_SOURCE } from './source.ts';

const loadDialog = () => import('./reading-dialog.tsx');
const useHistory = historyHook(trpc.runes, RUNE_SOURCE, RUNE_DRAFTS);

/** The account's readings of the runes: the latest three, and the others when asked for. */
export function RunesHistory() {
  return (
    <HistoryList
      title="Runas"
      hash="runas"
      words={{
        again: 'Nueva tirada',
        none: 'No tienes lecturas de runas todavía',
        first: 'Haz tu primera tirada',
      }}
      preview={3}
      history={useHistory()}
      Row={RuneRow}
      loadDialog={loadDialog}
    />
  );
}
