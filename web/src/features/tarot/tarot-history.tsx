import { lazy } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { HistoryList } from '../reading/history-list.tsx';
import { HISTORY_PAGE, useHistory, useHistoryPages } from '../reading/use-history.ts';
import { TAROT_DRAFTS } from './draft.ts';
import { TarotRow } from './history-row.tsx';
import { TAROT_SOURCE } from './source.ts';

const ReadingDialog = lazy(() => import('./reading-dialog.tsx'));

/** The tarot readings of the account: the latest three, and the others when asked for. */
export function TarotHistory() {
  const query = trpc.tarot.readings.useInfiniteQuery(HISTORY_PAGE, useHistoryPages());
  const history = useHistory({
    query,
    removal: trpc.tarot.remove.useMutation(),
    source: TAROT_SOURCE,
    drafts: TAROT_DRAFTS,
  });
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
      history={history}
      Row={TarotRow}
      Dialog={ReadingDialog}
    />
  );
}
