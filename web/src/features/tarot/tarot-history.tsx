import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import type { TarotReading } from '@sibila/contracts/tarot';
import { LineButton } from '../../components/button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useAccessDialog } from '../account/access-dialog.tsx';
import { failureOf } from '../account/failure.ts';
import { EmptyHistory, HistoryCard } from '../account/history-card.tsx';
import { useSession } from '../account/session.ts';
import { HistoryRow } from './history-row.tsx';
import classes from './tarot-history.module.css';

const PREVIEW = 3;
const PAGE = 12;

const ReadingDialog = lazy(() => import('./reading-dialog.tsx'));
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'));

type Wanted = 'read' | 'remove';

/** The tarot readings of the account: the latest three, and the others when asked for. */
export function TarotHistory() {
  const { user } = useSession();
  const card = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<TarotReading | null>(null);
  const [dialog, setDialog] = useState<'none' | Wanted>('none');
  const show = (reading: TarotReading, wanted: Wanted) => {
    setChosen(reading);
    setDialog(wanted);
  };
  const close = () => setDialog('none');
  return (
    <HistoryCard
      ref={card}
      title="Tarot"
      action={
        <LineButton component={Link} to="/" hash="tarot">
          Nueva tirada
        </LineButton>
      }
    >
      {user ? <Readings onShow={show} /> : null}
      <Suspense fallback={null}>
        {chosen ? (
          <>
            <ReadingDialog opened={dialog === 'read'} reading={chosen} onClose={close} />
            <RemoveDialog
              key={chosen.id}
              opened={dialog === 'remove'}
              reading={chosen}
              onClose={close}
              onRemoved={() => card.current?.focus()}
            />
          </>
        ) : null}
      </Suspense>
    </HistoryCard>
  );
}

interface ReadingsProps {
  onShow: (reading: TarotReading, wanted: Wanted) => void;
}

function Readings({ onShow }: ReadingsProps) {
  const [expanded, setExpanded] = useState(false);
  const history = trpc.tarot.readings.useInfiniteQuery(
    { limit: PAGE },
    { getNextPageParam: (page) => page.nextCursor ?? undefined },
  );
  if (history.isPending) return <Skeleton />;
  const readings = history.data?.pages.flatMap((page) => page.items);
  if (!readings)
    return <HistoryError error={history.error} onRetry={() => void history.refetch()} />;
  if (readings.length === 0)
    return (
      <EmptyHistory title="No tienes lecturas de tarot todavía">
        <Link to="/" hash="tarot">
          Haz tu primera tirada
        </Link>
      </EmptyHistory>
    );
  const hidden = !expanded && (readings.length > PREVIEW || history.hasNextPage);
  return (
    <>
      <ul className={classes.list}>
        {(expanded ? readings : readings.slice(0, PREVIEW)).map((reading) => (
          <HistoryRow
            key={reading.id}
            reading={reading}
            onOpen={() => onShow(reading, 'read')}
            onRemove={() => onShow(reading, 'remove')}
          />
        ))}
      </ul>
      {hidden ? (
        <More text="Ver todas mis lecturas" busy={false} onClick={() => setExpanded(true)} />
      ) : null}
      {expanded && history.hasNextPage ? (
        <More
          text="Ver más lecturas"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        />
      ) : null}
    </>
  );
}

function More({ text, busy, onClick }: { text: string; busy: boolean; onClick: () => void }) {
  return (
    <div className={classes.more}>
      <LineButton onClick={onClick} aria-disabled={busy}>
        {busy ? 'Buscando…' : text}
      </LineButton>
    </div>
  );
}

function HistoryError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { open } = useAccessDialog();
  const failure = failureOf(error);
  const ended = failure.status === 401;
  return (
    <div role="alert">
      <EmptyHistory title={ended ? 'Tu sesión terminó' : 'No pudimos traer tus lecturas'}>
        <p>{ended ? 'Tus lecturas siguen guardadas.' : failure.message}</p>
        {ended ? (
          <LineButton onClick={() => open({ tab: 'login' })}>Iniciar sesión</LineButton>
        ) : (
          <LineButton onClick={onRetry}>Volver a intentarlo</LineButton>
        )}
      </EmptyHistory>
    </div>
  );
}

function Skeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label="Buscando tus lecturas">
      {Array.from({ length: PREVIEW }, (_, i) => (
        <span key={i} />
      ))}
    </div>
  );
}
