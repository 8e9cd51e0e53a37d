/** What the server tells every page about itself; nothing in it is secret. */
export interface PublicConfig {
  /** The human check's site key; null in local mode, where the dummy token is filled in. */
  turnstileSiteKey: string | null;
}

/** Name of the meta element that carries the configuration in the server's HTML. */
export const CONFIG_META = 'sibila-config';

const LOCAL: PublicConfig = { turnstileSiteKey: null };

/** Reads the configuration that the server left in the page; local mode where there is none. */
export function readPublicConfig(): PublicConfig {
  const text = document.querySelector(`meta[name="${CONFIG_META}"]`)?.getAttribute('content');
  if (!text) return LOCAL;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('turnstileSiteKey' in value)) return LOCAL;
  const key = value.turnstileSiteKey;
  return { turnstileSiteKey: typeof key === 'string' ? key : null };
}

/** Whether this is somebody's own machine: only there may a server do without the human check. */
export const isLocalMode = (): boolean => readPublicConfig().turnstileSiteKey === null;
