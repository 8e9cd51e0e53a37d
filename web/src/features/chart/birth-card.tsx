import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { LineButton } from '../../components/button.tsx';
import { useOpenable } from '../../components/openable.ts';
import { HistoryCard } from '../account/history-card.tsx';
import { useSession } from '../account/session.ts';
import { birthLine } from './birth-words.ts';
import { hasUnreadChart } from './draft.ts';
import { useForgetBirth, useOwnBirth, type ProfileBirth } from './own-birth.ts';
import classes from './birth-card.module.css';

const UNDONE = 'No pudimos abrir el formulario';
const loadEditor = () => import('./birth-editor.tsx');

/** The birth that the profile keeps, only if its person wants it there: to be changed and deleted. */
export function BirthCard() {
  const own = useOwnBirth();
  const { Part: BirthEditor, opened, open, close: shut } = useOpenable(loadEditor, UNDONE);
  const card = useRef<HTMLElement>(null);
  const close = () => {
    shut();
    // The button that had the focus is gone with the form.
    card.current?.focus();
  };
  return (
    <HistoryCard title="Datos de nacimiento" action={null} ref={card}>
      <div className={classes.body}>
        {opened && BirthEditor ? (
          <BirthEditor own={own ?? null} onClose={close} />
        ) : own ? (
          <Kept own={own} onChange={open} onForgotten={close} />
        ) : (
          <None isKnown={own === null} onAdd={open} />
        )}
        {opened && !BirthEditor ? <p role="status">Trayendo el formulario…</p> : null}
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
