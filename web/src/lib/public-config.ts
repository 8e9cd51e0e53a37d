/** What the server tells every page about itself; nothing in it is secret. */
export interface PublicConfig {
  /** The human check's site key; null in local mode, where the dummy token is filled in. */
  turnstileSiteKey: string | null;
  /** Whether Premium can be bought here. */
  premium: boolean;
  /** Whether paying for it is only simulated. */
  simulated?: boolean;
  /** Whether visits are counted, of who agrees. */
  analytics: boolean;
  /** A `LegalContact`; the one page that shows it parses it, as zod is not for every page. */
  legal?: unknown;
}

/** Name of the meta element that carries the configuration in the server's HTML. */
export const CONFIG_META = 'sibila-config';

const LOCAL: PublicConfig = { turnstileSiteKey: null, premium: true, analytics: false };

/** Reads the configuration that the server left in the page; local mode where there is none. */
export function readPublicConfig(): PublicConfig {
  const text = document.querySelector(`meta[name="${CONFIG_META}"]`)?.getAttribute('content');
  if (!text) return LOCAL;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('turnstileSiteKey' in value)) return LOCAL;
  const key = value.turnstileSiteKey;
  const premium = !('premium' in value) || value.premium !== false;
  const simulated = 'simulated' in value && value.simulated === true;
  const analytics = 'analytics' in value && value.analytics === true;
  const turnstileSiteKey = typeof key === 'string' ? key : null;
  const legal = 'legal' in value ? value.legal : null;
  return { turnstileSiteKey, premium, simulated, analytics, legal };
}

/** Whether this is somebody's own machine: only there may a server do without the human check. */
export const isLocalMode = (): boolean => readPublicConfig().turnstileSiteKey === null;
