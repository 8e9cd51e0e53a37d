import type { CrisisHelp } from '@sibila/contracts/reading';
import { trpc } from '../../lib/trpc.ts';

const PATIENCE_MS = 1500;

/**
 * Asks for the help that a question calls for; null when it calls for none. Null too when the answer
 * does not come, or not soon: the server looks at every question again before it reads.
 */
export function useCrisisHelp(): (question: string) => Promise<CrisisHelp | null> {
  const { mutateAsync } = trpc.reading.crisisHelp.useMutation();
  return async (question) => {
    if (question.trim() === '') return null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS);
    });
    const found = mutateAsync({ question }).catch(() => null);
    return Promise.race([found, late]).finally(() => clearTimeout(timer));
  };
}
