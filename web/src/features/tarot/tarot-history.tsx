import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { LineButton } from '../../components/button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSession } from '../account/session.ts';
import { HISTORY_PAGE, HistoryList } from '../reading/history-list.tsx';
import { TAROT_DRAFTS } from './draft.ts';
import { TarotRow } from './history-row.tsx';

const PREVIEW = 3;

const ReadingDialog = lazy(() => import('./reading-dialog.tsx'));

/** The tarot readings of the account: the latest three, and the others when asked for. */
export function TarotHistory() {
  const { user } = useSession();
  const utils = trpc.useUtils();
  const history = trpc.tarot.readings.useInfiniteQuery(
    { limit: HISTORY_PAGE },
    { enabled: user !== null, getNextPageParam: (page) => page.nextCursor ?? undefined },
  );
  const { mutateAsync, isPending } = trpc.tarot.remove.useMutation();
  const remove = async (id: string) => {
    await mutateAsync({ id });
    if (user) TAROT_DRAFTS.drop(user.id, id);
    await utils.tarot.readings.invalidate();
  };
  return (
    <HistoryList
      title="Tarot"
      action={
        <LineButton component={Link} to="/" hash="tarot">
          Nueva tirada
        </LineButton>
      }
      preview={PREVIEW}
      empty={{
        title: 'No tienes lecturas de tarot todavía',
        action: (
          <Link to="/" hash="tarot">
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
      Row={TarotRow}
      Dialog={ReadingDialog}
    />
  );
}
