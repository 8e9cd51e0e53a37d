import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { draftKey } from '../account/drafts.ts';
import { useSession } from '../account/session.ts';
import { EMPTY, type MessageValues } from './use-prefilled.ts';

type KeptForm = Pick<UseFormReturnType<MessageValues>, 'setValues' | 'values' | 'reset'>;

const GUESTS = draftKey('contact', 'guest');

const isBlank = ({ subject, message }: MessageValues): boolean => subject === '' && message === '';

function load(key: string): Partial<MessageValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const texts = Object.entries(kept ?? {}).filter(
      ([name, text]) => name in EMPTY && typeof text === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

/** A member's name and address are known anew each time. */
function save(key: string, { subject, message, ...from }: MessageValues): void {
  if (subject === '' && message === '') return drop(key);
  try {
    const kept = { ...(key === GUESTS ? from : {}), subject, message };
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the message is there for as long as the page is.
  }
}

/**
 * Keeps a message to support in this tab until it is sent, for whoever began it alone; what a guest
 * began goes on with the account they sign in to. Gives what forgets it.
 */
export function useKeptMessage({ values, setValues, reset }: KeptForm): () => void {
  const { status, user } = useSession();
  const key = status === 'loading' ? null : user ? draftKey('contact', user.id) : GUESTS;
  const last = useRef<string | null>(null);
  const follow = useEffectEvent((to: string | null, written: MessageValues) => {
    const from = last.current;
    last.current = to;
    if (to === null) return;
    // Whoever leaves takes along what they wrote.
    if (from !== to && from !== null && from !== GUESTS) return reset();
    if (from !== to && from !== null) drop(from);
    if (from === to || !isBlank(written)) save(to, written);
    else setValues((typed) => ({ ...typed, ...load(to) }));
  });
  useEffect(() => follow(key, values), [key, values]);
  return () => {
    if (key !== null) drop(key);
  };
}
