import { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Context as HonoContext } from 'hono';
import { FORM_BODY_MAX, PHOTO_BYTES_MAX } from '@sibila/contracts/limits';
import { DomainError } from '@sibila/core/errors';
import { ByteRoom } from './byte-room.ts';

/** What a form may have beside its files. */
const LIMITS = { fields: 10, files: 4, parts: 14, fieldSize: 1000, fieldNameSize: 50 } as const;
/**
 * After a while to begin with, a form must keep the pace that brings all of it in a minute, when the
 * server ends it anyway: nobody holds a place for long with less.
 */
const PACE = { startMs: 5_000, wholeMs: 60_000 };
const LOOK_MS = 1_000;

/** How long a form says to be, or may be at most where it does not say. Refuses with PHOTO_TOO_LARGE. */
export function formLength(c: HonoContext): number {
  const declared = Number(c.req.header('content-length') ?? FORM_BODY_MAX);
  if (declared > FORM_BODY_MAX) throw new DomainError('PHOTO_TOO_LARGE');
  return Number.isNaN(declared) ? FORM_BODY_MAX : declared;
}

/**
 * Reads a form of photos from a request's body: files as bytes, fields as text, by their names. A
 * form that isn't too long is read to its end before it is refused, so that whoever sends it hears
 * why: MALFORMED_BODY, PHOTO_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_INPUT for a name that comes
 * twice.
 */
export async function readForm(c: HonoContext, pace = PACE): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? '';
  const isForm = /^multipart\/form-data\b/i.test(type);
  const source = isForm ? bodyOf(c) : null;
  if (!source)
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', {
      message: 'Envía la foto en un formulario (multipart/form-data).',
    });
  const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  let fault: DomainError | null = null;
  const refuse = (error: DomainError) => void (fault ??= error);
  const put = (name: string, value: unknown) => {
    if (name in values) refuse(twice(name));
    else values[name] = value;
  };
  const parser = parserFor(type);
  const arrived = { bytes: 0 };
  const length = formLength(c);
  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) refuse(malformed());
    put(name, value);
  });
  parser.on('file', (name, stream) => {
    put(name, EMPTY);
    let room: ByteRoom | null = null;
    stream.on('data', (chunk: Buffer) => {
      room ??= new ByteRoom(Math.min(length - arrived.bytes + chunk.length, PHOTO_BYTES_MAX));
      if (fault === null) room.add(chunk);
      else room = null;
    });
    stream.on('limit', () => refuse(new DomainError('PHOTO_TOO_LARGE')));
    stream.on('end', () => {
      if (fault === null && room) values[name] = room.bytes();
    });
    // What goes wrong with a part is the parser's to say.
    stream.on('error', () => undefined);
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => refuse(malformed()));
  await parsed(parser, source, { arrived, length, pace });
  if (fault) throw fault as DomainError;
  return { ...values };
}

const EMPTY = new Uint8Array();
const MALFORMED = 'No pudimos leer el formulario: llegó incompleto o mal formado.';
const STALLED =
  'La foto dejó de llegar o llega muy despacio. Revisa tu conexión y vuelve a intentarlo.';

const malformed = (options?: ErrorOptions) =>
  new DomainError('MALFORMED_BODY', { message: MALFORMED }, options);

const twice = (name: string) =>
  new DomainError('INVALID_INPUT', { errors: { [name]: 'Este campo llegó dos veces' } });

/**
 * The request's own stream where there is one: it is read no faster than it is used, while a body of
 * the web is read into memory as soon as it is looked at.
 */
function bodyOf(c: HonoContext): Readable | null {
  const { incoming } = (c.env ?? {}) as { incoming?: unknown };
  if (incoming instanceof Readable) return incoming;
  const { body } = c.req.raw;
  return body && Readable.fromWeb(body);
}

function parserFor(type: string): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': type },
      limits: { ...LIMITS, fileSize: PHOTO_BYTES_MAX + 1 },
    });
  } catch {
    throw malformed();
  }
}

interface Watch {
  /** What has come so far. */
  arrived: { bytes: number };
  /** How much is to come at most, and how fast. */
  length: number;
  pace: typeof PACE;
}

async function parsed(
  parser: busboy.Busboy,
  source: Readable,
  { arrived, length, pace }: Watch,
): Promise<void> {
  // Who went away while waiting for a turn is not told of any more.
  if (source.destroyed) throw malformed();
  const begun = performance.now();
  let watch: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    const fail = (error: DomainError) => {
      source.unpipe(parser);
      // What still comes is thrown away until the connection ends.
      source.resume();
      parser.destroy();
      reject(error);
    };
    const broken = (cause: unknown) => fail(malformed({ cause }));
    watch = setInterval(
      () => {
        const ms = performance.now() - begun - pace.startMs;
        if (arrived.bytes < (length * ms) / pace.wholeMs)
          fail(new DomainError('MALFORMED_BODY', { message: STALLED }));
      },
      Math.min(LOOK_MS, pace.startMs),
    );
    // Time and again: ending a parser half-way is an error of its own.
    parser.on('error', broken);
    parser.once('close', resolve);
    source.on('error', broken);
    source.once('close', () => {
      if (!source.readableEnded) broken(new Error('the sender went away'));
    });
    source.on('data', (chunk: Uint8Array) => {
      arrived.bytes += chunk.length;
      if (arrived.bytes > FORM_BODY_MAX) fail(new DomainError('PHOTO_TOO_LARGE'));
    });
    source.pipe(parser);
  }).finally(() => clearInterval(watch));
}
