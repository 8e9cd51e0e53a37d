/** Longer than this, in milliseconds, a busy page does not keep a task waiting. */
const IDLE_TIMEOUT = 1000;

/** Runs `task` as soon as the browser has nothing else to do; gives what calls it off. */
export function whenIdle(task: () => void): () => void {
  // Safari tells of no idleness.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  return () => window.cancelIdleCallback(handle);
}
