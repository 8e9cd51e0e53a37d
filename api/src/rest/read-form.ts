import { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Context as HonoContext } from 'hono';
import { PHOTO_BYTES_MAX } from '@sibila/contracts/limits';
import { DomainError } from '@sibila/core/errors';

/** What a form may have beside its files. */
const LIMITS = { fields: 10, files: 4, parts: 14, fieldSize: 1000, fieldNameSize: 50 } as const;

/**
 * Reads a form of photos from a request's body: files as bytes, fields as text, by their names. The
 * body is read to its end before it is refused, so that whoever sends it hears why: MALFORMED_BODY,
 * PHOTO_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_INPUT for a name that comes twice.
 */
export async function readForm(c: HonoContext): Promise<Record<string, unknown>> {
  const { body } = c.req.raw;
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type) || !body)
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
  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) refuse(new DomainError('MALFORMED_BODY', { message: MALFORMED }));
    put(name, value);
  });
  parser.on('file', (name, stream) => {
    put(name, EMPTY);
    let chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => {
      if (fault === null) chunks.push(chunk);
      else chunks = [];
    });
    stream.on('limit', () => refuse(new DomainError('PHOTO_TOO_LARGE')));
    stream.on('end', () => {
      if (fault === null) values[name] = new Uint8Array(Buffer.concat(chunks));
    });
    // What goes wrong with a part is the parser's to say.
    stream.on('error', () => undefined);
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => refuse(new DomainError('MALFORMED_BODY', { message: MALFORMED })));
  await parsed(parser, body);
  if (fault) throw fault as DomainError;
  return { ...values };
}

const EMPTY = new Uint8Array();
const MALFORMED = 'No pudimos leer el formulario: llegó incompleto o mal formado.';

const twice = (name: string) =>
  new DomainError('INVALID_INPUT', { errors: { [name]: 'Este campo llegó dos veces' } });

function parserFor(type: string): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': type },
      limits: { ...LIMITS, fileSize: PHOTO_BYTES_MAX + 1 },
    });
  } catch {
    throw new DomainError('MALFORMED_BODY', { message: MALFORMED });
  }
}

function parsed(parser: busboy.Busboy, body: ReadableStream<Uint8Array>): Promise<void> {
  return new Promise((resolve, reject) => {
    const source = Readable.fromWeb(body);
    const fail = (cause: unknown) => {
      source.unpipe(parser);
      source.resume();
      reject(new DomainError('MALFORMED_BODY', { message: MALFORMED }, { cause }));
    };
    parser.once('error', fail);
    parser.once('close', resolve);
    source.once('error', fail);
    source.pipe(parser);
  });
}
