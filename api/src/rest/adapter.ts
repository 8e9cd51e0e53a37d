import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { FORM_BODY_MAX, JSON_BODY_MAX } from '@sibila/contracts/limits';
import { DomainError } from '@sibila/core/errors';
import { contextOf, type AppEnv, type RequestOptions } from '../http/request-context.ts';
import { isJson } from '../http/is-json.ts';
import { createCaller } from '../trpc/router.ts';
import { readForm } from './read-form.ts';
import type { RestRow } from './row.ts';
import { REST_TABLE } from './table.ts';

/** Short: what «today» is changes at midnight. */
const PUBLIC_CACHE = 'public, max-age=60';

/** The REST paths over the procedures. Mount at the root: the table's paths are whole. */
export function restApi(options: RequestOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limits = { body: limitedTo(JSON_BODY_MAX), form: limitedTo(FORM_BODY_MAX) };
  for (const row of REST_TABLE) {
    // Looking for a body that is never read would cost every read a whole Request.
    if (row.from === 'body' || row.from === 'form') app.on(row.method, row.path, limits[row.from]);
    if (row.isPublic) app.on(row.method, row.path, etag());
    app.on(row.method, row.path, (c) => answer(c, row, options));
  }
  for (const path of new Set(REST_TABLE.map((row) => row.path)))
    app.all(path, (c) => {
      const methods = REST_TABLE.filter((row) => row.path === path).map(({ method }) => method);
      c.header('Allow', methods.join(', '));
      throw new DomainError('METHOD_NOT_ALLOWED');
    });
  return app;
}

const limitedTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new DomainError(maxSize === FORM_BODY_MAX ? 'PHOTO_TOO_LARGE' : 'BODY_TOO_LARGE');
    },
  });

async function answer(
  c: HonoContext<AppEnv>,
  row: RestRow,
  options: RequestOptions,
): Promise<Response> {
  // Photos are read for who may send some; a word is sooner read than a session is found.
  const early = row.from === 'form' ? undefined : await inputOf(c, row);
  const context = await contextOf(c, options, row.ownLimits ? 0 : 1);
  const input = row.from === 'form' && context.core.actor ? await readForm(c) : early;
  const caller = createCaller(context);
  // The procedure's own schema decides what this input is worth.
  const result = await row.call(caller, input as never);
  c.header('Cache-Control', row.isPublic ? PUBLIC_CACHE : 'no-store');
  if (row.status === 204) return c.body(null, 204);
  if (row.isPicture) return sendPicture(c, result as Uint8Array<ArrayBuffer>);
  if (row.file) return sendFile(c, row.file, result as { fileName: string; content: string });
  if (!row.paged) return c.json(result, row.status);
  const { items, nextCursor } = result as { items: unknown[]; nextCursor: string | null };
  if (nextCursor !== null) {
    const next = new URLSearchParams({ ...c.req.query(), cursor: nextCursor });
    c.header('Link', `<${c.req.path}?${next.toString()}>; rel="next"`);
  }
  return c.json(items, row.status);
}

function sendFile(
  c: HonoContext<AppEnv>,
  type: string,
  { fileName, content }: { fileName: string; content: string },
): Response {
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${fileName}"`);
  return c.body(Buffer.from(content, 'base64'));
}

function sendPicture(c: HonoContext<AppEnv>, bytes: Uint8Array<ArrayBuffer>): Response {
  c.header('Content-Type', 'image/webp');
  c.header('Content-Disposition', 'inline; filename="palma.webp"');
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  return c.body(bytes);
}

async function inputOf(c: HonoContext<AppEnv>, row: RestRow): Promise<unknown> {
  if (row.from === 'query') return { ...c.req.query(), ...c.req.param() };
  if (row.from === 'none') return row.input ? c.req.param() : undefined;
  if (!isJson(c.req.header('content-type'))) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  const text = await c.req.text();
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    throw new DomainError('MALFORMED_BODY');
  }
}
