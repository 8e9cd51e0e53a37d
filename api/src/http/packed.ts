import { brotliCompress, constants, gzip } from 'node:zlib';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context as HonoContext } from 'hono';
import { isAmong } from './entity-tags.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Coding = 'br' | 'gzip';

/** A body in every form in which it is sent; a form that is absent was not worth making. */
export type Forms = { identity: Bytes } & { [coding in Coding]?: Bytes };

/** A body that was compressed once, ready to be sent any number of times. */
export interface Packed {
  forms: Forms;
  /** Weak: the same for every form. */
  etag: string;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Higher levels take many times as long for a hundredth of the size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

/** Compresses a body into every form. `etagOver` is what its ETag stands for, if not the body alone. */
export async function pack(body: string | Uint8Array, etagOver = body): Promise<Packed> {
  const [br, gz] = await Promise.all([toBrotli(body, BROTLI), toGzip(body, GZIP)]);
  const forms = { identity: bytesOf(Buffer.from(body)), br: bytesOf(br), gzip: bytesOf(gz) };
  return { forms, etag: weakTag(etagOver) };
}

const bytesOf = (buffer: Buffer): Bytes => new Uint8Array(buffer);

/** The weak ETag of some content. */
export const weakTag = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** A coding in `Accept-Encoding`, unless its weight is zero. */
const ACCEPTED: Record<Coding, RegExp> = {
  br: /(?:^|[\s,])br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i,
  gzip: /(?:^|[\s,])gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i,
};

/** What of a packed body answers a request. */
interface Choice {
  status: 200 | 304;
  body: Bytes | null;
  headers: { ETag: string; Vary: string; 'Content-Encoding'?: Coding };
}

/** The best form for a request with these headers, or 304 where its sender holds the body already. */
export function choose({ forms, etag }: Packed, accepted = '', held?: string): Choice {
  const headers = { ETag: etag, Vary: 'Accept-Encoding' };
  if (isAmong(held, etag)) return { status: 304, body: null, headers };
  for (const coding of ['br', 'gzip'] as const) {
    const body = forms[coding];
    if (body && ACCEPTED[coding].test(accepted))
      return { status: 200, body, headers: { ...headers, 'Content-Encoding': coding } };
  }
  return { status: 200, body: forms.identity, headers };
}

/** Answers with what {@link choose} chooses; `headers` go with it. */
export function sendPacked(
  { req }: Pick<HonoContext, 'req'>,
  packed: Packed,
  headers: Readonly<Record<string, string>>,
): Response {
  const choice = choose(packed, req.header('accept-encoding'), req.header('if-none-match'));
  const { status, body } = choice;
  return new Response(body, { status, headers: { ...headers, ...choice.headers } });
}

/** A body for one client alone, compressed as it takes it, and the headers that tell how. */
export async function packFor(
  c: Pick<HonoContext, 'req'>,
  body: string,
): Promise<{ body: string | Bytes; headers: Record<string, string> }> {
  const vary = { Vary: 'Accept-Encoding' };
  if (!ACCEPTED.gzip.test(c.req.header('accept-encoding') ?? '')) return { body, headers: vary };
  const packed = bytesOf(await toGzip(body, GZIP));
  return { body: packed, headers: { ...vary, 'Content-Encoding': 'gzip' } };
}

/** A handler for content that never changes while the process runs; compressed at its first request. */
export function packedContent(content: string | Uint8Array, headers: Record<string, string>) {
  let packed: Promise<Packed> | null = null;
  return async (c: Pick<HonoContext, 'req'>): Promise<Response> =>
    sendPacked(c, await (packed ??= pack(content)), headers);
}
