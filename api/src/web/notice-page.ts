import { randomBytes } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../http/request-context.ts';
import { DOCUMENT_HEADERS, pagePolicy, type PolicyOptions } from '../http/security-headers.ts';
import type { WireError } from '../wire-error.ts';
import { standalonePage } from './standalone-page.ts';

/** Seconds after which a page is worth asking for again that could not be made. */
export const PAGE_RETRY_AFTER = 10;

interface Notice {
  title: string;
  text: string;
}

/** Whether a person waits for a page, and not a program for data. */
export function asksForPage(c: HonoContext<AppEnv>): boolean {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const isPage = !/^\/(?:api|trpc)(?:\/|$)/.test(c.req.path);
  return isRead && isPage && (c.req.header('accept') ?? '').includes('text/html');
}

/** Rounded up, so that whoever waits that long is not refused again. */
function waitText(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutos`;
  return seconds === 1 ? 'un segundo' : `${seconds} segundos`;
}

/** What happened, and what to do, for somebody who only wanted to see a page. */
function noticeOf({ code, status, message, retryAfter }: WireError): Notice {
  if (code === 'TOO_MANY_REQUESTS') {
    const wait = retryAfter === undefined ? 'un momento' : waitText(retryAfter);
    const text = `Desde tu conexión se pidieron muchas páginas en poco tiempo. No se ha perdido nada: vuelve a intentarlo dentro de ${wait}.`;
    return { title: 'Espera un momento', text };
  }
  if (status >= 500) return { title: 'Se nubló el cielo', text: message };
  if (code === 'NOT_FOUND') {
    const text =
      'Esta dirección no figura en el atlas. Quizá cambió de sitio o se escribió a medias.';
    return { title: 'Página no encontrada', text };
  }
  if (code === 'URL_TOO_LONG') {
    const text =
      'Es más larga que cualquiera de las nuestras. Si la copiaste de un mensaje, quizá se le pegó algo de más: desde el inicio se llega a todo.';
    return { title: 'La dirección es demasiado larga', text };
  }
  return { title: 'No pudimos abrir esta página', text: message };
}

/** The answer to a page that can't be shown, whole in itself: why not, and ways on from there. */
export function noticePage(
  c: HonoContext<AppEnv>,
  wire: WireError,
  policy: PolicyOptions,
): Response | Promise<Response> {
  const { title, text } = noticeOf(wire);
  const nonce = randomBytes(16).toString('base64url');
  // What is missing or too long is no better the second time.
  const canRetry = wire.status >= 500 || wire.status === 429;
  if (wire.status === 503 && wire.retryAfter === undefined)
    c.header('Retry-After', String(PAGE_RETRY_AFTER));
  const body = html`<p role="alert">${text}</p>
    <p>
      ${canRetry ? html`<a class="call" href="">Volver a intentarlo</a>` : ''}
      <a class="${canRetry ? 'back' : 'call'}" href="/">Volver al inicio</a>
    </p>`;
  return c.html(standalonePage({ title, body, nonce }), wire.status as 400, {
    ...DOCUMENT_HEADERS,
    'Content-Security-Policy': pagePolicy(nonce, policy),
    'Cache-Control': 'no-store',
  });
}
