import { Link } from '@tanstack/react-router';
import { LineButton } from '../../components/button.tsx';
import { useOpenable } from '../../components/openable.ts';
import { useExportLink } from './export-link.ts';
import { HistoryCard } from './history-card.tsx';
import { OpenSessions } from './open-sessions.tsx';
import classes from './privacy-centre.module.css';

const loadDialog = () => import('./delete-account-dialog.tsx');

/** Who is in the account, what is held of its owner, and the way out. */
export function PrivacyCentre() {
  return (
    <HistoryCard title="Tu privacidad" action={null}>
      <OpenSessions />
      <TakeAlong />
      <Leave />
    </HistoryCard>
  );
}

function TakeAlong() {
  const { busy, link } = useExportLink();
  return (
    <section className={classes.part} aria-labelledby="descargar-datos">
      <h3 id="descargar-datos">Descargar mis datos</h3>
      <p>
        Un archivo ZIP con todo lo que guardamos sobre ti, para leerlo en el navegador y para
        llevarlo a otra parte.
      </p>
      <p className={classes.policy}>
        Qué guardamos y para qué está en la <Link to="/privacidad">Política de Privacidad</Link>.
      </p>
      <LineButton component="a" {...link}>
        {busy ? 'Preparando tu archivo...' : 'Descargar mis datos'}
      </LineButton>
    </section>
  );
}

function Leave() {
  const dialog = useOpenable(loadDialog, 'No pudimos abrir el borrado de tu cuenta');
  return (
    <section className={classes.part} aria-labelledby="borrar-cuenta">
      <h3 id="borrar-cuenta">Borrar mi cuenta</h3>
      <p>Se va todo y en el acto. Antes te contamos qué pasa y te pedimos la contraseña.</p>
      <LineButton aria-haspopup="dialog" onClick={dialog.open}>
        Borrar mi cuenta
      </LineButton>
      {dialog.Part ? <dialog.Part opened={dialog.opened} onClose={dialog.close} /> : null}
    </section>
  );
}
