import { lazy } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { HistoryList } from '../reading/history-list.tsx';
import { HISTORY_PAGE, useHistory, useHistoryPages } from '../reading/use-history.ts';
import { RUNE_DRAFTS } from './draft.ts';
import { RuneRow } from './history-row.tsx';
import { RUNE_SOURCE } from './source.ts';

const ReadingDialog = lazy(() => import('./reading-dialog.tsx'));

/** The account's readings of the runes: the latest three, and the others when asked for. */
export function RunesHistory() {
  const query = trpc.runes.readings.useInfiniteQuery(HISTORY_PAGE, useHistoryPages());
  const history = useHistory({
    query,
    removal: trpc.runes.remove.useMutation(),
    source: RUNE_SOURCE,
    drafts: RUNE_DRAFTS,
  });
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
      history={history}
      Row={RuneRow}
      Dialog={ReadingDialog}
    />
  );
}
