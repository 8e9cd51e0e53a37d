import { useEffect, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';
import { DUMMY_TOKEN } from '@sibila/contracts/human-check';
import { readPublicConfig } from '../../lib/public-config.ts';
import { loadTurnstile, type TurnstileApi } from './turnstile.ts';
import fields from './fields.module.css';

const RETRY_MS = 8000;

export interface HumanCheckHandle {
  /** The token at hand; null while there is none. */
  token(): string | null;
  /** Asks for a token, once: a second call while one is on its way does nothing. */
  execute(): void;
  /** Throws the token away, since each serves one request. */
  reset(): void;
}

interface HumanCheckProps {
  action: 'login' | 'register' | 'contact' | 'forgot-password';
  /** The check itself said no, or could not be asked. */
  onProblem: () => void;
  ref: Ref<HumanCheckHandle>;
}

interface Answers {
  onToken: (token: string) => void;
  onError: () => void;
  onExpired: () => void;
}

/** One widget of the provider, and what is known of its token. */
class Widget {
  #token: string | null = null;
  #wanted = false;
  #running = false;
  #drawn: { api: TurnstileApi; id: string } | null = null;

  get token(): string | null {
    return this.#token;
  }

  settle(token: string | null): void {
    this.#token = token;
    this.#wanted = false;
    this.#running = false;
  }

  want(): void {
    this.#wanted = true;
    if (!this.#drawn || this.#token || this.#running) return;
    this.#running = true;
    this.#drawn.api.execute(this.#drawn.id);
  }

  /** False when the provider could not draw it. */
  draw(api: TurnstileApi, place: HTMLElement, options: DrawOptions): boolean {
    const id = drawn(api, place, options);
    if (id === null) return false;
    this.#drawn = { api, id };
    if (this.#wanted) this.want();
    return true;
  }

  stopRunning(): void {
    this.#running = false;
  }

  reset(): void {
    if (!this.#drawn) return;
    this.settle(null);
    this.#drawn.api.reset(this.#drawn.id);
  }

  remove(): void {
    this.#drawn?.api.remove(this.#drawn.id);
    this.#drawn = null;
  }
}

interface DrawOptions extends Answers {
  sitekey: string;
  action: string;
}

function drawn(api: TurnstileApi, place: HTMLElement, options: DrawOptions): string | null {
  try {
    const id = api.render(place, {
      sitekey: options.sitekey,
      action: options.action,
      theme: 'dark',
      language: 'es',
      execution: 'execute',
      appearance: 'interaction-only',
      retry: 'auto',
      'retry-interval': RETRY_MS,
      callback: options.onToken,
      'error-callback': () => {
        options.onError();
        return true;
      },
      'expired-callback': options.onExpired,
    });
    return id ?? null;
  } catch {
    return null;
  }
}

/** Draws the widget where a site key asks for one; `say` gets the text of a failure, or null. */
function mount(
  widget: Widget,
  place: HTMLElement,
  action: string,
  say: (text: string | null) => void,
): () => void {
  const sitekey = readPublicConfig().turnstileSiteKey;
  if (!sitekey) {
    widget.settle(DUMMY_TOKEN);
    return () => undefined;
  }
  let gone = false;
  const fail = (text: string) => {
    widget.stopRunning();
    if (!gone) say(text);
  };
  const onToken = (token: string) => {
    widget.settle(token);
    if (!gone) say(null);
  };
  const onError = () => fail('Error en la verificación.');
  const onExpired = () => widget.settle(null);
  const want = () => widget.want();
  const form = place.closest('form');
  form?.addEventListener('focusin', want);
  loadTurnstile().then(
    (api) => {
      if (gone) return;
      const options = { sitekey, action, onToken, onError, onExpired };
      if (!widget.draw(api, place, options)) fail('Error al renderizar el captcha.');
    },
    () => fail('Error al cargar Turnstile. Por favor, recarga la página.'),
  );
  return () => {
    gone = true;
    form?.removeEventListener('focusin', want);
    widget.remove();
  };
}

function useWidget(place: RefObject<HTMLElement | null>, action: string, onProblem: () => void) {
  const [widget] = useState(() => new Widget());
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    return mount(widget, place.current, action, (text) => {
      setMessage(text);
      if (text !== null) onProblem();
    });
  }, [widget, place, action, onProblem]);
  return { widget, message };
}

/**
 * The human check of a form. It stays out of sight unless the provider wants a person to act, and
 * runs as soon as its form is touched. In local mode (no site key) it hands out the dummy token and
 * loads nothing. `onProblem` must keep its identity.
 */
export function HumanCheck({ action, onProblem, ref }: HumanCheckProps) {
  const place = useRef<HTMLDivElement>(null);
  const { widget, message } = useWidget(place, action, onProblem);
  useImperativeHandle(
    ref,
    () => ({
      token: () => widget.token,
      execute: () => widget.want(),
      reset: () => widget.reset(),
    }),
    [widget],
  );
  return (
    <div className={fields.human}>
      <div ref={place} />
      {message ? (
        <p role="alert" className={fields.error}>
          {message}
        </p>
      ) : null}
    </div>
  );
}
