import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { LineButton } from '../../components/button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSession } from '../account/session.ts';
import { HISTORY_PAGE, HistoryList } from '../reading/history-list.tsx';
import { RUNE_DRAFTS } from './draft.ts';
import { RuneRow } from './history-row.tsx';

const PREVIEW = 3;

const ReadingDialog = lazy(() => import('./reading-dialog.tsx'));

/** The account's readings of the runes: the latest three, and the others when asked for. */
export function RunesHistory() {
  const { user } = useSession();
  const utils = trpc.useUtils();
  const history = trpc.runes.readings.useInfiniteQuery(
    { limit: HISTORY_PAGE },
    { enabled: user !== null, getNextPageParam: (page) => page.nextCursor ?? undefined },
  );
  const { mutateAsync, isPending } = trpc.runes.remove.useMutation();
  const remove = async (id: string) => {
    await mutateAsync({ id });
    if (user) RUNE_DRAFTS.drop(user.id, id);
    await utils.runes.readings.invalidate();
  };
  return (
    <HistoryList
      title="Runas"
      action={
        <LineButton component={Link} to="/" hash="runas">
          Nueva tirada
        </LineButton>
      }
      preview={PREVIEW}
      empty={{
        title: 'No tienes lecturas de runas todavía',
        action: (
          <Link to="/" hash="runas">
            Haz tu primera tirada
          </Link>
        ),
      }}
      words={{
        title: '¿Borrar esta lectura?',
        it: 'La lectura',
        button: 'Borrar lectura',
        done: 'Lectura borrada',
      }}
      history={history}
      remove={remove}
      removing={isPending}
      Row={RuneRow}
      Dialog={ReadingDialog}
    />
  );
}
