import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { LineButton } from '../../components/button.tsx';
import { HistoryCard } from '../account/history-card.tsx';
import { useSession } from '../account/session.ts';
import { birthLine } from './birth-words.ts';
import { hasUnreadChart } from './draft.ts';
import { useForgetBirth, useOwnBirth, type ProfileBirth } from './own-birth.ts';
import classes from './birth-card.module.css';

const BirthEditor = lazy(() => import('./birth-editor.tsx'));

/** The birth that the profile keeps, only if its person wants it there: to be changed and deleted. */
export function BirthCard() {
  const own = useOwnBirth();
  const [isOpen, setOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(false);
    // The button that had the focus is gone with the form.
    card.current?.focus();
  };
  return (
    <HistoryCard title="Datos de nacimiento" action={null} ref={card}>
      <div className={classes.body}>
        {isOpen ? (
          <Suspense fallback={<p role="status">Trayendo el formulario…</p>}>
            <BirthEditor own={own ?? null} onClose={close} />
          </Suspense>
        ) : own ? (
          <Kept own={own} onChange={() => setOpen(true)} onForgotten={close} />
        ) : (
          <None isKnown={own === null} onAdd={() => setOpen(true)} />
        )}
        <Unread />
      </div>
    </HistoryCard>
  );
}

/** The way back for who left a drawn chart to subscribe. */
function Unread() {
  const { user, isPremium } = useSession();
  if (!user || !isPremium || !hasUnreadChart(user.id)) return null;
  return (
    <p>
      Dejaste una carta dibujada y sin leer.{' '}
      <Link className={classes.link} to="/carta-astral">
        Volver a mi carta
      </Link>
    </p>
  );
}

function None({ isKnown, onAdd }: { isKnown: boolean; onAdd: () => void }) {
  return (
    <>
      <p>
        No los guardamos. Si los quieres aquí, tu carta astral los encontrará ya escritos la próxima
        vez.
      </p>
      <LineButton aria-disabled={!isKnown} onClick={() => isKnown && onAdd()}>
        Añadir mis datos
      </LineButton>
    </>
  );
}

interface KeptProps {
  own: ProfileBirth;
  onChange: () => void;
  onForgotten: () => void;
}

function Kept({ own, onChange, onForgotten }: KeptProps) {
  const { forget, busy } = useForgetBirth();
  const remove = async () => {
    if (!busy && (await forget(own))) onForgotten();
  };
  return (
    <>
      <p className={classes.birth}>{birthLine(own)}</p>
      <p>
        Solo los ves tú. Con ellos se rellena tu{' '}
        <Link className={classes.link} to="/carta-astral">
          carta astral
        </Link>
        .
      </p>
      <div className={classes.ways}>
        <LineButton onClick={onChange}>Cambiarlos</LineButton>
        <LineButton aria-disabled={busy} onClick={() => void remove()}>
          Borrarlos
        </LineButton>
      </div>
    </>
  );
}
