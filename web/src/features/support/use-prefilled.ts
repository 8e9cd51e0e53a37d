import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useSession } from '../account/session.ts';

/** What a message to support is made of. */
export const EMPTY = { name: '', email: '', subject: '', message: '' };
export type MessageValues = typeof EMPTY;

type PrefilledForm = Pick<UseFormReturnType<MessageValues>, 'setInitialValues' | 'setValues'>;

/** Gives a form the name and the address of who is signed in, where nobody has typed another. */
export function usePrefilled({ setInitialValues, setValues }: PrefilledForm): void {
  const { user } = useSession();
  const name = user?.fullName ?? '';
  const email = user?.email ?? '';
  const given = useRef(EMPTY);
  useEffect(() => {
    const before = given.current;
    if (before.name === name && before.email === email) return;
    given.current = { ...EMPTY, name, email };
    setInitialValues(given.current);
    setValues((typed) => ({
      ...typed,
      ...(typed.name === before.name ? { name } : {}),
      ...(typed.email === before.email ? { email } : {}),
    }));
  }, [name, email, setInitialValues, setValues]);
}
