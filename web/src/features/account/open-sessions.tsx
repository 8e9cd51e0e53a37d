import { useRef } from 'react';
import type { OpenSession } from '@sibila/contracts/privacy';
import { LineButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useAccessDialog } from './access-dialog.tsx';
import { failureOf } from '../../lib/failure.ts';
import { dateAndTime, timeAgo } from './session-moments.ts';
import { useTellFailure } from './use-tell-failure.ts';
import classes from './privacy-centre.module.css';

const FAILED = 'No pudimos cerrar la sesión';
const STILL_OPEN = 'Sigue abierta. Vuelve a intentarlo en un momento.';

/** Where the account is open right now, and how to close it there. */
export function OpenSessions() {
  const part = useRef<HTMLElement>(null);
  const takeFocus = () => part.current?.focus();
  return (
    <section ref={part} className={classes.part} aria-labelledby="sesiones-abiertas" tabIndex={-1}>
      <h3 id="sesiones-abiertas">Sesiones abiertas</h3>
      <p>Los navegadores que están ahora dentro de tu cuenta. Si no reconoces alguno, ciérralo.</p>
      <SessionList onEnded={takeFocus} />
    </section>
  );
}

function SessionList({ onEnded }: { onEnded: () => void }) {
  // A list of a minute ago says little of who is in the account.
  const query = trpc.privacy.sessions.useQuery(undefined, { staleTime: 0 });
  if (query.isPending) return <Skeleton />;
  if (!query.data) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  const sessions = [...query.data].sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
  return (
    <>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            seenAt={query.dataUpdatedAt}
            onEnded={onEnded}
          />
        ))}
      </ul>
      {sessions.some(({ isThisOne }) => !isThisOne) ? <EndOthers onEnded={onEnded} /> : null}
    </>
  );
}

interface SessionRowProps {
  session: OpenSession;
  /** When the list was fetched. */
  seenAt: number;
  onEnded: () => void;
}

function SessionRow({ session, seenAt, onEnded }: SessionRowProps) {
  const { id, device, createdAt, lastSeenAt, isThisOne } = session;
  return (
    <li className={classes.session}>
      <div className={classes.words}>
        <strong>{device}</strong>
        <span>Abierta el {dateAndTime(createdAt)}</span>
        <span>
          {isThisOne ? 'En uso ahora' : `Último uso: ${timeAgo(lastSeenAt, new Date(seenAt))}`}
        </span>
      </div>
      {isThisOne ? (
        <span className={classes.mark}>Esta sesión</span>
      ) : (
        <EndOne
          id={id}
          device={device}
          name={`Cerrar la sesión de ${device}, abierta el ${dateAndTime(createdAt)}`}
          onEnded={onEnded}
        />
      )}
    </li>
  );
}

interface EndOneProps {
  id: string;
  device: string;
  /** Tells this button from those of the other rows. */
  name: string;
  onEnded: () => void;
}

function EndOne({ id, device, name, onEnded }: EndOneProps) {
  const utils = trpc.useUtils();
  const tell = useTellFailure();
  const end = trpc.privacy.endSession.useMutation({
    onSuccess: async () => {
      await utils.privacy.sessions.invalidate();
      showToast({ title: 'Sesión cerrada', description: `Ya no hay acceso desde ${device}.` });
      onEnded();
    },
    onError: (error) => {
      tell(failureOf(error), STILL_OPEN, FAILED);
      void utils.privacy.sessions.invalidate();
    },
  });
  return (
    <LineButton
      aria-label={end.isPending ? undefined : name}
      aria-disabled={end.isPending}
      onClick={() => (end.isPending ? undefined : end.mutate({ id }))}
    >
      {end.isPending ? 'Cerrando...' : 'Cerrar'}
    </LineButton>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const utils = trpc.useUtils();
  const tell = useTellFailure();
  const end = trpc.privacy.endOtherSessions.useMutation({
    onSuccess: async () => {
      await utils.privacy.sessions.invalidate();
      showToast({
        title: 'Sesiones cerradas',
        description: 'Tu cuenta sigue abierta solo en este navegador.',
      });
      onEnded();
    },
    onError: (error) => {
      tell(failureOf(error), 'Siguen abiertas. Vuelve a intentarlo en un momento.', FAILED);
      void utils.privacy.sessions.invalidate();
    },
  });
  return (
    <LineButton
      aria-disabled={end.isPending}
      onClick={() => (end.isPending ? undefined : end.mutate())}
    >
      {end.isPending ? 'Cerrando sesiones...' : 'Cerrar todas las demás'}
    </LineButton>
  );
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { open } = useAccessDialog();
  const failure = failureOf(error);
  const ended = failure.status === 401;
  // Without an answer the text names the request, which tells a person nothing.
  const why = failure.code ? failure.message : 'Revisa tu conexión a internet.';
  return (
    <div role="alert" className={classes.problem}>
      <p>{ended ? 'Tu sesión terminó.' : `No pudimos traer tus sesiones. ${why}`}</p>
      {ended ? (
        <LineButton onClick={() => open({ tab: 'login' })}>Iniciar sesión</LineButton>
      ) : (
        <LineButton onClick={onRetry}>Volver a intentarlo</LineButton>
      )}
    </div>
  );
}

function Skeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label="Buscando tus sesiones">
      <span />
      <span />
    </div>
  );
}
