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
type Sink = (chunk: Uint8Array) => void | Promise<void>;

/** Two thirds of the usual level's time for a hundredth more of size. */
const LEVEL = 4;
/** Characters that are packed without a pause. */
const SLICE = 64 * 1024;

const PHOTOS_AWAY =
  'Ahora mismo no podemos reunir las fotos que guardaste. Vuelve a intentarlo en un momento.';

/** The name of an export made at this instant. */
export function exportFileName(now: Date): string {
  return `${PRODUCT_NAME.toLowerCase()}-datos-${mexicanDate(now)}.zip`;
}

/**
 * Writes a ZIP of all that is held about a person into `sink`, piece by piece: `datos.json` for
 * programs, `leeme.html` for people, both of one instant, and the photos of palms that were kept.
 * Refuses with NOT_FOUND without such an account, STORAGE_UNAVAILABLE while the photos can't be had.
 */
export async function writeExport(ctx: ExportContext, userId: string, sink: Sink): Promise<void> {
  const pack = new Packer(sink, ctx.ports.clock.now());
  const photos = await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`set transaction isolation level repeatable read, read only`);
    const person = await findUserById(tx, userId);
    if (!person) throw new DomainError('NOT_FOUND');
    await pack.file('datos.json', jsonFile(tx, person));
    await pack.file('leeme.html', readableFile(tx, person));
    return photosOf(tx, userId);
  });
  for (const { id, at, picture } of photos) {
    const bytes = await photoBytes(ctx, picture, PHOTOS_AWAY);
    if (bytes) await pack.bytes(`fotos/${id}-${at + 1}.webp`, bytes);
  }
  await pack.end();
}

/** Packs texts into a ZIP as they come; only what the sink has not taken yet is in memory. */
class Packer {
  readonly #zip: Zip;
  readonly #sink: Sink;
  readonly #madeAt: Date;
  #ready: Uint8Array[] = [];

  constructor(sink: Sink, madeAt: Date) {
    this.#sink = sink;
    this.#madeAt = madeAt;
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.#ready.push(chunk);
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
      await this.#drain();
    }
    file.push(encoder.encode(slice), true);
    await this.#drain();
  }

  /** A file that is packed already. */
  async bytes(name: string, bytes: Uint8Array): Promise<void> {
    const file = new ZipPassThrough(name);
    file.mtime = this.#madeAt;
    this.#zip.add(file);
    file.push(bytes, true);
    await this.#drain();
  }

  async end(): Promise<void> {
    this.#zip.end();
    await this.#drain();
  }

  async #drain(): Promise<void> {
    const ready = this.#ready;
    this.#ready = [];
    for (const chunk of ready) await this.#sink(chunk);
    // Packing is work of the one thread that serves everybody.
    await setImmediate();
  }
}

/**
 * Gives a person all that is held about them, as one ZIP in base64. An open request for it counts
 * as answered. Refuses with TOO_MANY_REQUESTS past five an hour.
 */
export async function exportAccount(
  ctx: SignedInContext,
): Promise<{ fileName: string; content: string }> {
  const { id } = ctx.actor.user;
  await takeLimit(ctx, 'account.export', id);
  const chunks: Uint8Array[] = [];
  await writeExport(ctx, id, (chunk) => void chunks.push(chunk));
  await answerRequests(ctx, id, ['export']);
  logEvent(ctx, 'account.exported', id, 'a person took their data');
  const content = Buffer.concat(chunks).toString('base64');
  return { fileName: exportFileName(ctx.ports.clock.now()), content };
}
