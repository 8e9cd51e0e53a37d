import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Star } from '../../components/ornament.tsx';
import classes from './recovery-card.module.css';

/** The card of a recovery screen: its title, what is being done, and the way back to the access. */
export function RecoveryCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.page}>
      <div className={classes.card}>
        <Star size={22} points={8} />
        <h1>{title}</h1>
        <div className={classes.body}>{children}</div>
        <p className={classes.back}>
          <Link to="/login">Volver a Iniciar Sesión</Link>
        </p>
      </div>
    </section>
  );
}

/** What stands in the card until the browser is ready: a field and its button. */
export function RecoverySkeleton({ label }: { label: string }) {
  return (
    <>
      <noscript>
        <p>
          Para pedir el enlace hace falta JavaScript: actívalo en tu navegador y vuelve a cargar la
          página.
        </p>
      </noscript>
      <div className={classes.skeleton} role="status" aria-label={label}>
        <span />
        <span />
      </div>
    </>
  );
}
