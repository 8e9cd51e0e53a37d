const IDLE_TIMEOUT = 800;

/**
 * Runs `task` when the browser has nothing better to do, 800 ms from now at the latest; gives what
 * calls it off.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 0);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  return () => {
    window.cancelIdleCallback(handle);
  };
}
