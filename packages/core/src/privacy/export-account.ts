import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { sql } from 'drizzle-orm';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { mexicanDate } from '@sibila/domain/calendar/business-days';
import { logEvent } from '../account/log-event.ts';
import { findUserById } from '../account/repo.ts';
import { inTransaction, type Context, type SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { photoBytes } from '../palm/photos.ts';
import { photosOf } from '../palm/repo.ts';
import { takeLimit } from '../quota/take-limit.ts';
import { jsonFile, readableFile } from './export-files.ts';
import { answerRequests } from './requests.ts';

type ExportContext = Pick<Context, 'db' | 'ports'>;
type Piece = Uint8Array<ArrayBuffer>;

/** Two thirds of the usual level's time for a hundredth more of size. */
const LEVEL = 4;
/** Characters that are packed without a pause. */
const SLICE = 64 * 1024;
/** The largest ZIP that is given in one string (bytes). */
const INLINE_MAX = 16 * 1024 * 1024;

const PHOTOS_AWAY =
  'Ahora mismo no podemos reunir las fotos que guardaste. Vuelve a intentarlo en un momento.';
const TOO_LARGE =
  'Tus datos ocupan demasiado para darlos de una vez: descárgalos de /api/account/export.';

/** The name of an export made at this instant. */
export function exportFileName(now: Date): string {
  return `${PRODUCT_NAME.toLowerCase()}-datos-${mexicanDate(now)}.zip`;
}

/**
 * Writes a ZIP of all that is held about a person into `sink`, piece by piece: `datos.json` for
 * programs, `leeme.html` for people, both of one instant, and the photos of palms that were kept.
 * Refuses with NOT_FOUND without such an account, STORAGE_UNAVAILABLE while the photos can't be had.
 */
export async function writeExport(
  ctx: ExportContext,
  userId: string,
  sink: (piece: Uint8Array) => void | Promise<void>,
): Promise<void> {
  for await (const piece of exportPieces(ctx, userId)) await sink(piece);
}

/**
 * The pieces of that ZIP, made as they are asked for. The texts are packed at once, as no transaction
 * may wait for a slow reader; of the photos one at a time is in memory.
 */
async function* exportPieces(ctx: ExportContext, userId: string): AsyncGenerator<Piece> {
  const { pack, photos } = await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`set transaction isolation level repeatable read, read only`);
    const person = await findUserById(tx, userId);
    if (!person) throw new DomainError('NOT_FOUND');
    const packer = new Packer(ctx.ports.clock.now());
    await packer.file('datos.json', jsonFile(tx, person));
    await packer.file('leeme.html', readableFile(tx, person));
    return { pack: packer, photos: await photosOf(tx, userId) };
  });
  for (const { id, at, picture } of photos) {
    const bytes = await photoBytes(ctx, picture, PHOTOS_AWAY);
    if (bytes) pack.bytes(`fotos/${id}-${at + 1}.webp`, bytes);
    yield* pack.ready();
  }
  pack.end();
  yield* pack.ready();
}

/** Packs texts and bytes into a ZIP as they come. */
class Packer {
  readonly #zip: Zip;
  readonly #madeAt: Date;
  #ready: Piece[] = [];

  constructor(madeAt: Date) {
    this.#madeAt = madeAt;
    this.#zip = new Zip((error, piece) => {
      if (error) throw error;
      this.#ready.push(piece);
    });
  }

  async file(name: string, texts: AsyncIterable<string>): Promise<void> {
    const file = new ZipDeflate(name, { level: LEVEL });
    file.mtime = this.#madeAt;
    this.#zip.add(file);
    const encoder = new TextEncoder();
    let slice = '';
    for await (const text of texts) {
      slice += text;
      if (slice.length < SLICE) continue;
      file.push(encoder.encode(slice));
      slice = '';
      // Packing is work of the one thread that serves everybody.
      await setImmediate();
    }
    file.push(encoder.encode(slice), true);
  }

  /** A file that is packed already. */
  bytes(name: string, bytes: Uint8Array): void {
    const file = new ZipPassThrough(name);
    file.mtime = this.#madeAt;
    this.#zip.add(file);
    file.push(bytes, true);
  }

  end(): void {
    this.#zip.end();
  }

  /** What is packed since the last time. */
  ready(): Piece[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }
}

/**
 * Gives a person all that is held about them, as one ZIP in pieces. An open request for it counts as
 * answered with the last one. Refuses with NOT_SIGNED_IN, and TOO_MANY_REQUESTS past five an hour.
 */
export async function openExport(
  ctx: Context,
): Promise<{ fileName: string; content: AsyncGenerator<Piece> }> {
  const { actor } = ctx;
  if (!actor) throw new DomainError('NOT_SIGNED_IN');
  await takeLimit(ctx, 'account.export', actor.user.id);
  return {
    fileName: exportFileName(ctx.ports.clock.now()),
    content: answeringPieces({ ...ctx, actor }),
  };
}

async function* answeringPieces(ctx: SignedInContext): AsyncGenerator<Piece> {
  const { id } = ctx.actor.user;
  try {
    yield* exportPieces(ctx, id);
  } catch (err) {
    // Half of it may have been sent: then nobody else will hear of it.
    ctx.log.warn({ requestId: ctx.request.id, err }, 'an export was not finished');
    throw err;
  }
  await answerRequests(ctx, id, ['export']);
  logEvent(ctx, 'account.exported', id, 'a person took their data');
}

/**
 * The same in one string, in base64. Refuses with BODY_TOO_LARGE what is better taken in pieces.
 */
export async function exportAccount(
  ctx: SignedInContext,
): Promise<{ fileName: string; content: string }> {
  const { fileName, content } = await openExport(ctx);
  const pieces: Piece[] = [];
  let length = 0;
  for await (const piece of content) {
    length += piece.length;
    if (length > INLINE_MAX) throw new DomainError('BODY_TOO_LARGE', { message: TOO_LARGE });
    pieces.push(piece);
  }
  return { fileName, content: Buffer.concat(pieces).toString('base64') };
}
