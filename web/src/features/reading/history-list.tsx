import { Link } from '@tanstack/react-router';
import { useRef, useState, type ComponentType } from 'react';
import { LineButton } from '../../components/button.tsx';
import { useOpenable } from '../../components/openable.ts';
import { useAccessDialog } from '../account/access-dialog.tsx';
import { failureOf } from '../../lib/failure.ts';
import { isNetworkFailure } from '../../lib/transport.ts';
import { EmptyHistory, HistoryCard } from '../account/history-card.tsx';
import type { RemoveWords } from './remove-dialog.tsx';
import type { History } from './use-history.ts';
import classes from './history-list.module.css';

const loadRemoveDialog = () => import('./remove-dialog.tsx');

/** In place of the transport's own texts, which name addresses that say nothing to a reader. */
const NO_NETWORK = 'No hay conexión y estas lecturas no están guardadas en este navegador.';
const NO_ANSWER =
  'La respuesta tardó demasiado o llegó a medias. Tus lecturas siguen guardadas: vuelve a intentarlo en un momento.';

/** Most of what is kept is called a reading. */
const REMOVE_READING: RemoveWords = {
  title: '¿Borrar esta lectura?',
  it: 'La lectura',
  button: 'Borrar lectura',
  done: 'Lectura borrada',
};

/** What the dialog of one kind of reading is given. */
export interface DetailDialogProps<R> {
  opened: boolean;
  reading: R;
  onClose: () => void;
}

/** What the row of one kind of reading is given. */
export interface RowProps<R> {
  reading: R;
  onOpen: () => void;
  onRemove: () => void;
}

/** What a history says of its own kind of reading. */
interface HistoryWords {
  /** «Nueva tirada». */
  again: string;
  /** «No tienes lecturas de tarot todavía». */
  none: string;
  /** «Haz tu primera tirada», under `none`. */
  first: string;
  /** Where they are not called readings: «Ver todas mis cartas», and for the next page of them. */
  all?: string;
  more?: string;
  /** What its dialog says before one is gone. */
  remove?: RemoveWords;
}

interface HistoryListProps<R> {
  title: string;
  /** The page on which a new one begins, if not the home page. */
  to?: '/carta-astral';
  /** Where on the home page a new one begins. */
  hash?: string;
  words: HistoryWords;
  /** How many stand there before the others are asked for; all of them without it. */
  preview?: number;
  history: History<R>;
  Row: ComponentType<RowProps<R>>;
  /** Fetches the code of its dialog. */
  loadDialog: () => Promise<{ default: ComponentType<DetailDialogProps<R>> }>;
}

/** The history of one kind of reading: the latest, the others when asked for, each to open or remove. */
export function HistoryList<R extends { id: string; date: Date }>(props: HistoryListProps<R>) {
  const { title, to = '/', hash = '', words, history, loadDialog } = props;
  const card = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<R | null>(null);
  const detail = useOpenable(loadDialog, 'No pudimos abrirla');
  const removal = useOpenable(loadRemoveDialog, 'No pudimos borrarla');
  const show = (reading: R, wanted: 'read' | 'remove') => {
    setChosen(reading);
    // One whose code is still on its way must not open over the other.
    (wanted === 'read' ? removal : detail).close();
    (wanted === 'read' ? detail : removal).open();
  };
  const another = (
    <LineButton component={Link} to={to} hash={hash}>
      {words.again}
    </LineButton>
  );
  return (
    <HistoryCard ref={card} title={title} action={another}>
      <Readings {...props} onShow={show} />
      {chosen && detail.Part ? (
        <detail.Part opened={detail.opened} reading={chosen} onClose={detail.close} />
      ) : null}
      {chosen && removal.Part ? (
        <removal.Part
          key={chosen.id}
          opened={removal.opened}
          words={words.remove ?? REMOVE_READING}
          date={chosen.date}
          busy={history.removing}
          onRemove={() => history.remove(chosen.id)}
          onClose={removal.close}
          onRemoved={() => card.current?.focus()}
        />
      ) : null}
    </HistoryCard>
  );
}

interface ReadingsProps<R> extends HistoryListProps<R> {
  onShow: (reading: R, wanted: 'read' | 'remove') => void;
}

function Readings<R extends { id: string }>(props: ReadingsProps<R>) {
  const { to = '/', hash = '', words, preview = Infinity, Row, onShow } = props;
  const { query } = props.history;
  const [expanded, setExpanded] = useState(false);
  if (query.isPending) return <Skeleton />;
  const readings = query.data?.pages.flatMap((page) => page.items);
  if (!readings) return <HistoryError error={query.error} onRetry={() => void query.refetch()} />;
  if (readings.length === 0)
    return (
      <EmptyHistory title={words.none}>
        <Link to={to} hash={hash}>
          {words.first}
        </Link>
      </EmptyHistory>
    );
  const isWhole = expanded || preview === Infinity;
  const hidden = !isWhole && (readings.length > preview || query.hasNextPage);
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
        <More
          text={words.all ?? 'Ver todas mis lecturas'}
          busy={false}
          onClick={() => setExpanded(true)}
        />
      ) : null}
      {isWhole && query.hasNextPage ? (
        <More
          text={words.more ?? 'Ver más lecturas'}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
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

/** Why there is no history: in the server's words, where it said anything. */
function reasonOf(error: unknown): string {
  const { code, message } = failureOf(error);
  if (code !== null) return message;
  return isNetworkFailure(error) ? NO_NETWORK : NO_ANSWER;
}

function HistoryError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { open } = useAccessDialog();
  const ended = failureOf(error).status === 401;
  return (
    <div role="alert">
      <EmptyHistory title={ended ? 'Tu sesión terminó' : 'No pudimos traer tus lecturas'}>
        <p>{ended ? 'Tus lecturas siguen guardadas.' : reasonOf(error)}</p>
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
