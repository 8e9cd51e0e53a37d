import { useMemo, useRef } from 'react';
import { showToast } from '../../components/toasts.tsx';

/** Tells once that the human check failed: it retries by itself every few seconds. */
export function useHumanProblem(): { tell: () => void; forget: () => void } {
  const told = useRef(false);
  return useMemo(
    () => ({
      tell: () => {
        if (told.current) return;
        told.current = true;
        showToast({
          title: 'Error de verificación',
          description: 'Error en la verificación anti-bot. Por favor, inténtalo de nuevo.',
          variant: 'destructive',
        });
      },
      forget: () => {
        told.current = false;
      },
    }),
    [],
  );
}
