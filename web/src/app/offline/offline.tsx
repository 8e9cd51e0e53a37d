import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { savesData } from '../../lib/preload.ts';
import { followWorker } from './follow-worker.ts';
import { keepAnswers } from './kept-answers.ts';
import classes from './offline.module.css';

/** Keeps what can be read without a network, and says so while there is none. */
export default function Offline() {
  const queries = useQueryClient();
  const [state, setState] = useState<'online' | 'restored' | 'lost'>('online');

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
    const askAgain = () => void queries.invalidateQueries();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [queries]);

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
