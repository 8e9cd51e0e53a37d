import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { JSON_BODY_MAX } from '@sibila/contracts/limits';
import { DomainError } from '@sibila/core/errors';
import { contextOf, type AppEnv, type RequestOptions } from '../http/request-context.ts';
import { isJson } from '../http/is-json.ts';
import type { ProcedureContext } from '../trpc/init.ts';
import { createCaller } from '../trpc/router.ts';
import { FormGate } from './form-gate.ts';
import { formLength, readForm } from './read-form.ts';
import type { RestRow } from './row.ts';
import { REST_TABLE } from './table.ts';

/** Short: what «today» is changes at midnight. */
const PUBLIC_CACHE = 'public, max-age=60';

/** The REST paths over the procedures. Mount at the root: the table's paths are whole. */
export function restApi(options: RequestOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const gate = new FormGate();
  const limit = bodyLimit({
    maxSize: JSON_BODY_MAX,
    onError: () => {
      throw new DomainError('BODY_TOO_LARGE');
    },
  });
  for (const row of REST_TABLE) {
    // Looking for a body that is never read would cost every read a whole Request.
    if (row.from === 'body') app.on(row.method, row.path, limit);
    if (row.isPublic) app.on(row.method, row.path, etag());
    app.on(row.method, row.path, (c) =>
      row.from === 'form' ? answerForm(c, row, options, gate) : answer(c, row, options),
    );
  }
  for (const path of new Set(REST_TABLE.map((row) => row.path)))
    app.all(path, (c) => {
      const methods = REST_TABLE.filter((row) => row.path === path).map(({ method }) => method);
      c.header('Allow', methods.join(', '));
      throw new DomainError('METHOD_NOT_ALLOWED');
    });
  return app;
}

async function answer(
  c: HonoContext<AppEnv>,
  row: RestRow,
  options: RequestOptions,
): Promise<Response> {
  const context = await contextOf(c, options, row.ownLimits ? 0 : 1);
  // Before the body is read: what is wrong with it is nothing to tell without a session.
  // A key may be that of a retry, whose first answer ended the session.
  const { actor, request } = context.core;
  if (row.needsSession && !actor && request.idempotencyKey === null) {
    // The procedure counts such a request against its own limit, then refuses it.
    if (row.ownLimits) await callOf(row, context, undefined);
    throw new DomainError('NOT_SIGNED_IN');
  }
  const input = await inputOf(c, row);
  return dressed(c, row, await callOf(row, context, input));
}

/** Of a form nothing is received before its sender is known, within the limits, and has a turn. */
async function answerForm(
  c: HonoContext<AppEnv>,
  row: RestRow,
  options: RequestOptions,
  gate: FormGate,
): Promise<Response> {
  const context = await contextOf(c, options, row.ownLimits ? 0 : 1);
  const { actor } = context.core;
  if (!actor) return dressed(c, row, await callOf(row, context, undefined));
  const length = formLength(c);
  await row.admit?.({ ...context.core, actor });
  const leave = await gate.enter(actor.user.id, length);
  try {
    const input = await readForm(c);
    return dressed(c, row, await callOf(row, { ...context, isAdmitted: true }, input));
  } finally {
    leave();
  }
}

/** The procedure's own schema decides what this input is worth. */
const callOf = (row: RestRow, context: ProcedureContext, input: unknown) =>
  row.call(createCaller(context), input as never, context.core);

async function dressed(c: HonoContext<AppEnv>, row: RestRow, result: unknown): Promise<Response> {
  c.header('Cache-Control', row.isPublic ? PUBLIC_CACHE : 'no-store');
  if (row.status === 204) return c.body(null, 204);
  if (row.isPicture) return sendPicture(c, result as Uint8Array<ArrayBuffer>);
  if (row.file) return sendFile(c, row.file, result as SentFile);
  if (!row.paged) return c.json(result, row.status);
  const { items, nextCursor } = result as { items: unknown[]; nextCursor: string | null };
  if (nextCursor !== null) {
    const next = new URLSearchParams({ ...c.req.query(), cursor: nextCursor });
    c.header('Link', `<${c.req.path}?${next.toString()}>; rel="next"`);
  }
  return c.json(items, row.status);
}

interface SentFile {
  fileName: string;
  content: AsyncGenerator<Uint8Array<ArrayBuffer>, void>;
}

type Piece = IteratorResult<Uint8Array<ArrayBuffer>, void>;

/** Until its first piece is there a file may still be refused with words; later it just breaks off. */
async function sendFile(
  c: HonoContext<AppEnv>,
  type: string,
  { fileName, content }: SentFile,
): Promise<Response> {
  let first: Piece | null = await content.next();
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${fileName}"`);
  return c.body(
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        const piece: Piece = first ?? (await content.next());
        first = null;
        if (piece.done) controller.close();
        else controller.enqueue(piece.value);
      },
      async cancel() {
        await content.return(undefined);
      },
    }),
  );
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
  const type = c.req.header('content-type');
  if (type && !isJson(type)) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  const text = await c.req.text();
  // Of nothing the fields that it lacks are told, each in its own words.
  if (text === '') return {};
  if (!type) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    throw new DomainError('MALFORMED_BODY');
  }
}
