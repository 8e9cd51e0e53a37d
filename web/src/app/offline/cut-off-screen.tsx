import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CallButton, LineButton } from '../../components/button.tsx';
import { Star } from '../../components/ornament.tsx';
import classes from '../message-screen.module.css';
import { ANSWERS, isKept } from './kept.ts';

/** Whether the worker may hold this page whole: it was come to by a link, and never asked for it. */
function mayBeKept(): boolean {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false;
  const [loaded] = performance.getEntriesByType('navigation');
  // Asked for once at this address, the worker would only give the same again.
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
}

/** Whether this browser holds somebody's own readings; false until that is known. */
function useKeptReadings(): boolean {
  const [hasReadings, setHasReadings] = useState(false);
  useEffect(() => {
    if (!('caches' in window)) return;
    isKept(ANSWERS.historyMark).then(setHasReadings, () => undefined);
  }, []);
  return hasReadings;
}

/**
 * What stands where a screen could not be had without a network. A worker is asked for the page
 * first, as it may hold it from an earlier visit; when the network is back the page is too.
 */
export default function CutOffScreen({ onRetry }: { onRetry: () => void }) {
  const [isLeaving] = useState(mayBeKept);
  const hasReadings = useKeptReadings();
  const here = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    if (isLeaving) location.reload();
  }, [isLeaving]);
  useEffect(() => {
    window.addEventListener('online', onRetry, { once: true });
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  if (isLeaving) return null;
  return (
    <section className={classes.screen} role="alert">
      <Star size={28} />
      <h1>Sin conexión</h1>
      <p>
        Esta página no está guardada en este navegador. Se abrirá sola cuando vuelva la conexión;
        mientras tanto puedes ir al inicio{hasReadings ? ' o a tus lecturas' : ''}.
      </p>
      <div className={classes.actions}>
        <CallButton onClick={onRetry}>Volver a intentar</CallButton>
        <LineButton component={Link} to="/">
          Ir al inicio
        </LineButton>
        {hasReadings && here !== '/profile' && (
          <LineButton component={Link} to="/profile">
            Ver mis lecturas
          </LineButton>
        )}
      </div>
    </section>
  );
}
