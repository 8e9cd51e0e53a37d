import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { draftKey } from '../account/drafts.ts';
import { useSession } from '../account/session.ts';
import { EMPTY, type MessageValues } from './use-prefilled.ts';

type KeptForm = Pick<UseFormReturnType<MessageValues>, 'setValues' | 'values'>;

const GUEST = 'guest';

function load(key: string): MessageValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const texts = Object.entries(kept).filter(
      ([name, text]) => name in EMPTY && typeof text === 'string',
    );
    return { ...EMPTY, ...Object.fromEntries(texts) };
  } catch {
    return null;
  }
}

function save(key: string, { subject, message, ...from }: MessageValues): void {
  try {
    if (subject === '' && message === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ ...from, subject, message }));
  } catch {
    // Without storage the message is there for as long as the page is.
  }
}

/** Keeps a message to support in this tab until it is sent, for whoever began it alone. */
export function useKeptMessage({ values, setValues }: KeptForm): void {
  const { status, user } = useSession();
  const key = status === 'loading' ? null : draftKey('contact', user?.id ?? GUEST);
  const begun = useRef<string | null>(null);
  const bringBack = useEffectEvent((from: string) => {
    const kept = values.subject === '' && values.message === '' ? load(from) : null;
    if (kept) setValues(kept);
  });
  useEffect(() => {
    if (key !== null) bringBack(key);
  }, [key]);
  useEffect(() => {
    // What stands there when it becomes known who writes is what was brought back, or nothing.
    if (key !== null && begun.current === key) save(key, values);
    begun.current = key;
  }, [key, values]);
}
