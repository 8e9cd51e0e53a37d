import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { choose } from '../http/packed.ts';
import type { KeptPage, PageShelf } from './page-shelf.ts';

/**
 * Answers a request for a page that is kept, under the very address that it is kept by, and says
 * whether it did. The page brings all its headers and is the same for everybody: a walk through the
 * app would find nothing to check or to add, and take twice as long.
 */
export function answerFromShelf(
  shelf: PageShelf,
  { method, url, headers: asked }: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  const page = method === 'GET' && url !== undefined ? shelf.get(url) : undefined;
  if (!page) return false;
  const accepted = asked['accept-encoding'];
  const choice = choose(page.packed, accepted?.toString(), asked['if-none-match']);
  outgoing.writeHead(choice.status, headersOf(page, choice)).end(choice.body);
  return true;
}

/** The headers of each body that was sent. Putting them together anew took a quarter of an answer. */
const SENT = new WeakMap<Uint8Array, OutgoingHttpHeaders>();

function headersOf(
  page: KeptPage,
  { body, headers }: Pick<ReturnType<typeof choose>, 'body' | 'headers'>,
): OutgoingHttpHeaders {
  if (!body) return { ...page.headers, ...headers };
  let all = SENT.get(body);
  if (!all) {
    all = { ...page.headers, ...headers, 'Content-Length': body.length };
    SENT.set(body, all);
  }
  return all;
}
