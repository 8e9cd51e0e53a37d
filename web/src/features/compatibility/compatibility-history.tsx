import { trpc } from '../../lib/trpc.ts';
import { HistoryList } from '../reading/history-list.tsx';
import { historyHook } from '../reading/use-history.ts';
import { PAIR_DRAFTS } from './draft.ts';
import { CompatibilityRow } from './history-row.tsx';
import { COMPATIBILITY_SOURCE } from './source.ts';

const loadDialog = () => import('./compatibility-dialog.tsx');
const useHistory = historyHook(trpc.compatibility, COMPATIBILITY_SOURCE, PAIR_DRAFTS);

/** Every compatibility of the account, page by page. */
export function CompatibilityHistory() {
  return (
    <HistoryList
      title="Compatibilidad"
      hash="compatibilidad"
      words={{
        again: 'Nueva compatibilidad',
        none: 'No has calculado compatibilidades todavía',
        first: 'Calcula la primera',
        remove: {
          title: '¿Borrar esta compatibilidad?',
          it: 'La compatibilidad',
          button: 'Borrar compatibilidad',
          done: 'Compatibilidad borrada',
        },
      }}
      history={useHistory()}
      Row={CompatibilityRow}
      loadDialog={loadDialog}
    />
  );
}
