import type { MouseEvent } from 'react';

/** Whether a press on a link means «here»: with a key held down it means another tab or window. */
export function isPlainPress(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
