import { randomBytes } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import { BROKEN_PAGE, NOT_FOUND_PAGE, WAYS_ON } from '@sibila/contracts/message-pages';
import { waitText } from '@sibila/contracts/wait-text';
import type { AppEnv } from '../http/request-context.ts';
import { DOCUMENT_HEADERS, noncePolicy, type PolicyOptions } from '../http/security-headers.ts';
import type { WireError } from '../wire-error.ts';
import { standalonePage, type Html } from './standalone-page.ts';

/** Seconds after which a page is worth asking for again that could not be made. */
export const PAGE_RETRY_AFTER = 10;

interface Notice {
  title: string;
  /** Where it is not the title, the heading and what belongs to it. */
  heading?: Html;
  text: string;
}

/** Whether a person waits for a page, and not a program for data. */
export function asksForPage(c: HonoContext<AppEnv>): boolean {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const isPage = !/^\/(?:api|trpc)(?:\/|$)/.test(c.req.path);
  return isRead && isPage && (c.req.header('accept') ?? '').includes('text/html');
}

/** What happened, and what to do, for somebody who only wanted to see a page. */
function noticeOf({ code, status, message, retryAfter }: WireError): Notice {
  if (code === 'TOO_MANY_REQUESTS') {
    const wait = retryAfter === undefined ? 'un momento' : waitText(retryAfter);
    const text = `Desde tu conexión se pidieron muchas páginas en poco tiempo. No se ha perdido nada: vuelve a intentarlo dentro de ${wait}.`;
    return { title: 'Espera un momento', text };
  }
  if (status >= 500) return { title: BROKEN_PAGE.heading, text: message };
  if (code === 'NOT_FOUND') {
    const { title, heading, hint, text } = NOT_FOUND_PAGE;
    const english = html`<h1 lang="en">${heading}</h1>
      <p class="note" lang="en">${hint}</p>`;
    return { title, heading: english, text };
  }
  if (code === 'URL_TOO_LONG') {
    const text =
      'Es más larga que cualquiera de las nuestras. Si la copiaste de un mensaje, quizá se le pegó algo de más: desde el inicio se llega a todo.';
    return { title: 'La dirección es demasiado larga', text };
  }
  return { title: 'No pudimos abrir esta página', text: message };
}

/** What lets whoever is asked for help find in the log why it failed. */
const codeOf = (requestId: string): Html =>
  html`<p class="note">
    Si <a href="/soporte">escribes a soporte</a>, di este código: ${requestId}
  </p>`;

/** The answer to a page that can't be shown, whole in itself: why not, and ways on from there. */
export function noticePage(
  c: HonoContext<AppEnv>,
  wire: WireError,
  policy: PolicyOptions,
): Response | Promise<Response> {
  const { text, ...named } = noticeOf(wire);
  const nonce = randomBytes(16).toString('base64url');
  // What is missing or too long is no better the second time.
  const canRetry = wire.status >= 500 || wire.status === 429;
  if (wire.status === 503 && wire.retryAfter === undefined)
    c.header('Retry-After', String(PAGE_RETRY_AFTER));
  const body = html`<p role="alert">${text}</p>
    <p>
      ${canRetry ? html`<a class="call" href="">${WAYS_ON.retry}</a>` : ''}
      <a class="${canRetry ? 'back' : 'call'}" href="/">${WAYS_ON.home}</a>
    </p>
    ${wire.status >= 500 ? codeOf(c.get('requestId')) : ''}`;
  return c.html(standalonePage({ ...named, body, nonce }), wire.status as 400, {
    ...DOCUMENT_HEADERS,
    'Content-Security-Policy': noncePolicy(nonce, policy),
    'Cache-Control': 'no-store',
  });
}
