import { useCallback } from 'react';
import { showToast } from '../../components/toasts.tsx';
import { useAccessDialog } from './access-dialog.tsx';
import type { Failure } from '../../lib/failure.ts';

/**
 * Tells why something of the account could not be done, in the server's words or in `fallback`.
 * Where the session has ended meanwhile, the way back in is beside it, and nothing typed is lost.
 */
export function useTellFailure(): (failure: Failure, fallback: string, title?: string) => void {
  const { open } = useAccessDialog();
  return useCallback(
    (failure, fallback, title = 'Error') =>
      showToast({
        title,
        description: failure.message || fallback,
        variant: 'destructive',
        action:
          failure.status === 401
            ? { label: 'Iniciar sesión', onClick: () => open({ tab: 'login' }) }
            : undefined,
      }),
    [open],
  );
}
