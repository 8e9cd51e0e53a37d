import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { savesData } from '../../lib/preload.ts';
import { followWorker } from './follow-worker.ts';
import { keepAnswers } from './kept-answers.ts';
import classes from './offline.module.css';
import { useOwnHistory } from './use-own-history.ts';

/** Keeps what can be read without a network, and says so while there is none. */
export default function Offline() {
  const queries = useQueryClient();
  useOwnHistory();
  const [state, setState] = useState<'online' | 'restored' | 'lost'>(
    navigator.onLine ? 'online' : 'lost',
  );

  useEffect(() => {
    if (!('caches' in window)) return undefined;
    return keepAnswers(queries, {
      onLost: (isRestored) => {
        // An answer that got lost on its way is no lack of network.
        if (isRestored) setState('restored');
        else if (!navigator.onLine) setState('lost');
      },
      onFound: () => setState('online'),
    });
  }, [queries]);

  useEffect(() => {
    const askAgain = () => {
      setState((before) => (before === 'lost' ? 'online' : before));
      void queries.invalidateQueries();
    };
    // Also where nothing fails, as all that is shown is known already.
    const lose = () => setState((before) => (before === 'online' ? 'lost' : before));
    window.addEventListener('online', askAgain);
    window.addEventListener('offline', lose);
    return () => {
      window.removeEventListener('online', askAgain);
      window.removeEventListener('offline', lose);
    };
  }, [queries]);

  useEffect(() => {
    // Once there is no network it can't be had any more, kept by a worker or not.
    void import('./cut-off-screen.tsx').catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!import.meta.env.PROD || savesData()) return;
    void followWorker();
  }, []);

  return (
    <p className={classes.note} role="status" hidden={state === 'online'}>
      {state === 'online' ? '' : 'Sin conexión. '}
      {state === 'restored' && 'Ves lo último que se guardó aquí.'}
    </p>
  );
}
