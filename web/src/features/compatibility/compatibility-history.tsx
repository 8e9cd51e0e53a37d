import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { LineButton } from '../../components/button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSession } from '../account/session.ts';
import { HISTORY_PAGE, HistoryList } from '../reading/history-list.tsx';
import { PAIR_DRAFTS } from './draft.ts';
import { CompatibilityRow } from './history-row.tsx';

const CompatibilityDialog = lazy(() => import('./compatibility-dialog.tsx'));

/** Every compatibility of the account, page by page. */
export function CompatibilityHistory() {
  const { user } = useSession();
  const utils = trpc.useUtils();
  const history = trpc.compatibility.readings.useInfiniteQuery(
    { limit: HISTORY_PAGE },
    { enabled: user !== null, getNextPageParam: (page) => page.nextCursor ?? undefined },
  );
  const { mutateAsync, isPending } = trpc.compatibility.remove.useMutation();
  const remove = async (id: string) => {
    await mutateAsync({ id });
    if (user) PAIR_DRAFTS.drop(user.id, id);
    await utils.compatibility.readings.invalidate();
  };
  return (
    <HistoryList
      title="Compatibilidad"
      action={
        <LineButton component={Link} to="/" hash="compatibilidad">
          Nueva compatibilidad
        </LineButton>
      }
      empty={{
        title: 'No has calculado compatibilidades todavía',
        action: (
          <Link to="/" hash="compatibilidad">
            Calcula la primera
          </Link>
        ),
      }}
      words={{
        title: '¿Borrar esta compatibilidad?',
        it: 'La compatibilidad',
        button: 'Borrar compatibilidad',
        done: 'Compatibilidad borrada',
      }}
      history={history}
      remove={remove}
      removing={isPending}
      Row={CompatibilityRow}
      Dialog={CompatibilityDialog}
    />
  );
}
