import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReadingEvent } from '@sibila/contracts/reading';
import { trpc } from '../../lib/trpc.ts';
import { failureOf, type Failure } from '../../lib/failure.ts';

/** Silence after which the stream counts as broken. */
export const SILENCE_MS = 30_000;
/** Pauses before each look into the history once a stream broke. */
export const HISTORY_PAUSES_MS = [0, 2000, 4000, 8000];
const HISTORY_LIMIT = 10;

type Utils = ReturnType<typeof trpc.useUtils>;
type Client = Utils['client'];

/** How one type of reading is asked for, and where its history is. */
export interface ReadingSource<Q extends { id: string }, R extends { id: string }> {
  ask(client: Client, request: Q, signal: AbortSignal): Promise<AsyncIterable<ReadingEvent<R>>>;
  latest(client: Client, limit: number, signal: AbortSignal): Promise<R[]>;
  /** Asks for the history again; resolves once it is there. */
  refresh(utils: Utils): Promise<void>;
}

export type ReadingState<R> =
  | { status: 'idle' }
  | { status: 'writing'; text: string; restarted: boolean }
  /** The stream broke and the history is being asked whether the reading was finished. */
  | { status: 'searching'; text: string; restarted: boolean }
  | { status: 'done'; reading: R }
  /** `failure` is null when the answer broke off and the history doesn't have it. */
  | { status: 'failed'; failure: Failure | null };

class Silence extends Error {}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    // Whoever is back on the network need not wait for the rest of the pause.
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** Rejects when `work` takes longer than the allowed silence. */
function unlessSilent<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence()), SILENCE_MS);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
}

/** Reads the stream to its end. Null when it ends without the finished reading. */
async function follow<R>(
  asked: Promise<AsyncIterable<ReadingEvent<R>>>,
  show: (text: string, restarted: boolean) => void,
): Promise<R | null> {
  const stream = await unlessSilent(asked);
  const events = stream[Symbol.asyncIterator]();
  let text = '';
  let restarted = false;
  for (;;) {
    const next = await unlessSilent(events.next());
    if (next.done) return null;
    const event = next.value;
    if (event.type === 'done') return event.reading;
    restarted ||= event.type === 'restart';
    text = event.type === 'restart' ? '' : text + event.text;
    show(text, restarted);
  }
}

/** Looks for the reading in the history a few times: the server finishes what a page lost. */
async function searchHistory<R extends { id: string }>(
  latest: () => Promise<R[]>,
  id: string,
  signal: AbortSignal,
): Promise<R | null> {
  for (const ms of HISTORY_PAUSES_MS) {
    await pause(ms, signal);
    if (signal.aborted) return null;
    try {
      const found = (await latest()).find((reading) => reading.id === id);
      if (found) return found;
    } catch (error) {
      if (failureOf(error).status === 401) throw error;
    }
  }
  return null;
}

/** Asks for one reading and follows it while it is written; `start` with the same id is a retry. */
export function useReading<Q extends { id: string }, R extends { id: string }>(
  source: ReadingSource<Q, R>,
): { state: ReadingState<R>; start: (request: Q) => void } {
  const utils = trpc.useUtils();
  const [state, setState] = useState<ReadingState<R>>({ status: 'idle' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const start = useCallback(
    (request: Q) => {
      current.current?.abort();
      const own = new AbortController();
      current.current = own;
      const set = (next: ReadingState<R>) => {
        if (!own.signal.aborted) setState(next);
      };
      const settled = (reading: R | null) => {
        set(reading ? { status: 'done', reading } : { status: 'failed', failure: null });
        void utils.quota.status.invalidate();
        void source.refresh(utils);
      };
      void (async () => {
        let shown = { text: '', restarted: false };
        set({ status: 'writing', ...shown });
        const show = (text: string, restarted: boolean) => {
          shown = { text, restarted };
          set({ status: 'writing', ...shown });
        };
        const stream = new AbortController();
        own.signal.addEventListener('abort', () => stream.abort());
        try {
          const asked = source.ask(utils.client, request, stream.signal);
          let reading = await follow(asked, show).catch(toRecover);
          if (!reading && !own.signal.aborted) {
            stream.abort();
            set({ status: 'searching', ...shown });
            const latest = () => source.latest(utils.client, HISTORY_LIMIT, own.signal);
            reading = await searchHistory(latest, request.id, own.signal);
          }
          settled(reading);
        } catch (error) {
          set({ status: 'failed', failure: failureOf(error) });
          void utils.quota.status.invalidate();
        }
      })();
    },
    [source, utils],
  );
  return { state, start };
}

/** An answer of the server stands; a broken or silent connection may have left a reading behind. */
function toRecover(error: unknown): null {
  if (failureOf(error).code !== null) throw error;
  return null;
}
