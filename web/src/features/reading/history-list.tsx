import { lazy, Suspense, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { LineButton } from '../../components/button.tsx';
import { useAccessDialog } from '../account/access-dialog.tsx';
import { failureOf } from '../../lib/failure.ts';
import { EmptyHistory, HistoryCard } from '../account/history-card.tsx';
import type { RemoveWords } from './remove-dialog.tsx';
import classes from './history-list.module.css';

/** How many things a page of a history brings. */
export const HISTORY_PAGE = 12;

const RemoveDialog = lazy(() => import('./remove-dialog.tsx'));

/** A history as its query holds it. */
interface HistoryQuery<R> {
  data: { pages: { items: R[] }[] } | undefined;
  error: unknown;
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

interface DetailDialogProps<R> {
  opened: boolean;
  reading: R;
  onClose: () => void;
}

interface RowProps<R> {
  reading: R;
  onOpen: () => void;
  onRemove: () => void;
}

interface HistoryListProps<R> {
  title: string;
  /** The way to a new one. */
  action: ReactNode;
  /** How many stand there before the others are asked for; all of them without it. */
  preview?: number;
  empty: { title: string; action: ReactNode };
  words: RemoveWords;
  history: HistoryQuery<R>;
  /** Removes one; rejects when it could not. */
  remove: (id: string) => Promise<unknown>;
  removing: boolean;
  Row: ComponentType<RowProps<R>>;
  Dialog: ComponentType<DetailDialogProps<R>>;
}

/** The history of one kind of reading: the latest, the others when asked for, each to open or remove. */
export function HistoryList<R extends { id: string; date: Date }>(props: HistoryListProps<R>) {
  const { title, action, words, Dialog, remove, removing } = props;
  const card = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<R | null>(null);
  const [dialog, setDialog] = useState<'none' | 'read' | 'remove'>('none');
  const show = (reading: R, wanted: 'read' | 'remove') => {
    setChosen(reading);
    setDialog(wanted);
  };
  const close = () => setDialog('none');
  return (
    <HistoryCard ref={card} title={title} action={action}>
      <Readings {...props} onShow={show} />
      <Suspense fallback={null}>
        {chosen ? (
          <>
            <Dialog opened={dialog === 'read'} reading={chosen} onClose={close} />
            <RemoveDialog
              key={chosen.id}
              opened={dialog === 'remove'}
              words={words}
              date={chosen.date}
              busy={removing}
              onRemove={() => remove(chosen.id)}
              onClose={close}
              onRemoved={() => card.current?.focus()}
            />
          </>
        ) : null}
      </Suspense>
    </HistoryCard>
  );
}

interface ReadingsProps<R> extends HistoryListProps<R> {
  onShow: (reading: R, wanted: 'read' | 'remove') => void;
}

function Readings<R extends { id: string }>(props: ReadingsProps<R>) {
  const { preview = Infinity, empty, history, Row, onShow } = props;
  const [expanded, setExpanded] = useState(false);
  if (history.isPending) return <Skeleton />;
  const readings = history.data?.pages.flatMap((page) => page.items);
  if (!readings)
    return <HistoryError error={history.error} onRetry={() => void history.refetch()} />;
  if (readings.length === 0) return <EmptyHistory title={empty.title}>{empty.action}</EmptyHistory>;
  const isWhole = expanded || preview === Infinity;
  const hidden = !isWhole && (readings.length > preview || history.hasNextPage);
  return (
    <>
      <ul className={classes.list}>
        {(isWhole ? readings : readings.slice(0, preview)).map((reading) => (
          <Row
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
      {isWhole && history.hasNextPage ? (
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
      {Array.from({ length: 3 }, (_, i) => (
        <span key={i} />
      ))}
    </div>
  );
}
