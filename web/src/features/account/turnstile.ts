const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

export interface TurnstileOptions {
  sitekey: string;
  action: string;
  theme: 'dark';
  language: 'es';
  execution: 'execute';
  appearance: 'interaction-only';
  retry: 'auto';
  'retry-interval': number;
  callback: (token: string) => void;
  'error-callback': () => boolean;
  'expired-callback': () => void;
}

export interface TurnstileApi {
  render(element: HTMLElement, options: TurnstileOptions): string | undefined;
  execute(widget: string): void;
  reset(widget: string): void;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: TurnstileApi;
  }
}

let loading: Promise<TurnstileApi> | null = null;

function appendScript(): Promise<TurnstileApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('load', () => {
      if (window.turnstile) resolve(window.turnstile);
      else reject(new Error('no turnstile'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('turnstile did not load'));
    });
    document.head.append(script);
  });
}

/** Fetches the provider's script once per page; after a failure the next call tries again. */
export function loadTurnstile(): Promise<TurnstileApi> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  loading ??= appendScript().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
