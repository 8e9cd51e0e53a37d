import type { Help } from './crisis-help.ts';

const PATIENCE_MS = 1500;

const load = () => import('./crisis-help.ts');

/** Fetches what `helpFor` needs, so that nobody waits for it later. */
export function preloadHelp(): void {
  load().catch(() => undefined);
}

/**
 * The help that a question calls for; null when it calls for none. Null too when this page can't
 * tell, or not soon: the server looks at every question before it reads.
 */
export async function helpFor(question: string): Promise<Help | null> {
  if (question.trim() === '') return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const found = load().then(
    ({ crisisHelp }) => crisisHelp(question),
    () => null,
  );
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
