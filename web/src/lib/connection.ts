/** What the browser tells of the connection. */
export interface Connection {
  effectiveType?: unknown;
  downlink?: unknown;
  saveData?: unknown;
}

/** The connection as it is now, in browsers that tell of it. */
export function connectionNow(): Connection | undefined {
  if (!('connection' in navigator)) return undefined;
  const { connection } = navigator;
  return typeof connection === 'object' && connection !== null ? connection : undefined;
}
