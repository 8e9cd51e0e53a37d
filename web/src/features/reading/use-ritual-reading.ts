import { useCallback, useEffect } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useAccessDialog } from '../account/access-dialog.tsx';
import { useReading, type ReadingSource, type ReadingState } from './use-reading.ts';

/** A ritual that has all it needs for its reading. */
export interface ReadyRitual<Q extends { id: string }, R> {
  userId: string;
  /** What is asked for; made anew on each try. */
  request: () => Q;
  /** The stored reading, once there is one. */
  reading: R | null;
  finish: (reading: R) => void;
  /** Forgets what was kept of it in this tab. */
  drop: () => void;
}

export interface RitualReading<R> {
  state: ReadingState<R>;
  retry: () => void;
  login: () => void;
}

/** Asks for a ritual's reading as soon as it is shown, and keeps it once it is there. */
export function useRitualReading<Q extends { id: string }, R extends { id: string }>(
  source: ReadingSource<Q, R>,
  { userId, request, reading, finish, drop }: ReadyRitual<Q, R>,
): RitualReading<R> {
  const utils = trpc.useUtils();
  const { open } = useAccessDialog();
  const { state, start } = useReading(source);

  const retry = useCallback(() => start(request()), [request, start]);

  const login = useCallback(() => {
    const goOn = () => {
      // Somebody else may have signed in: this question is not theirs.
      if (utils.account.user.getData()?.id === userId) retry();
    };
    open({ tab: 'login', onSuccess: goOn });
  }, [open, retry, userId, utils]);

  const failure = state.status === 'failed' ? state.failure : null;
  useEffect(() => {
    if (state.status === 'idle' && !reading) retry();
    if (state.status === 'done' && !reading) finish(state.reading);
  }, [state, reading, retry, finish]);
  useEffect(() => {
    if (failure?.status === 401) login();
    if (failure?.code === 'CRISIS_SUPPORT') drop();
    // Only a new failure opens the dialog; what `login` closes over may change while it is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [failure]);

  return { state, retry, login };
}
