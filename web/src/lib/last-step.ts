import type { RouterHistory } from '@tanstack/react-router';
import { isBack } from './kept-place.ts';

/** The last step in the history; null while the document is where it came at. */
let last: { entry: string | undefined; type: string } | null = null;

/** Keeps in mind, until it is called off, how each entry of a history is come to. */
export function followSteps(history: Pick<RouterHistory, 'subscribe'>): () => void {
  const unsubscribe = history.subscribe(({ location, action }) => {
    last = { entry: location.state.__TSR_key, type: action.type };
  });
  return () => {
    unsubscribe();
    last = null;
  };
}

/**
 * Whether an entry was come to by an address, a link or the page itself, and not once more.
 * @param entry as the router names it
 */
export function isNewStep(entry: string | undefined): boolean {
  if (last === null) return !isBack();
  return last.entry === entry && (last.type === 'PUSH' || last.type === 'REPLACE');
}
