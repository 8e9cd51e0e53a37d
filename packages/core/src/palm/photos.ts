import { DomainError } from '../errors.ts';
import type { Context } from '../context.ts';
import type { StoredPhoto } from '@sibila/drizzle/schema/palm';
import { StorageFailure } from '../ports/object-store.ts';
import type { DevelopedPhoto } from '../ports/photo-lab.ts';
import { keysInUse, keysOf } from './repo.ts';

/** Under which every photo of a palm stands, and nothing else. */
const PREFIX = 'palms/';
/** 160 bits: no key can be guessed. */
const KEY_BYTES = 20;
/** An object older than this without a reading is nobody’s: no reading takes so long. */
const ORPHAN_MS = 20 * 60 * 1000;

type PhotoContext = Pick<Context, 'ports' | 'log'>;

/** Keeps photos for their owner. STORAGE_UNAVAILABLE, with nothing left behind, where it can't be done. */
export async function keepPhotos(
  ctx: PhotoContext,
  photos: readonly DevelopedPhoto[],
): Promise<StoredPhoto[]> {
  const kept = photos.map(() => ({ picture: newKey(ctx), thumbnail: newKey(ctx) }));
  const files = photos.flatMap(({ picture, thumbnail }, at): [string, Uint8Array][] => {
    const keys = kept[at];
    return keys
      ? [
          [keys.picture, picture],
          [keys.thumbnail, thumbnail],
        ]
      : [];
  });
  const puts = await Promise.allSettled(
    files.map(([key, bytes]) => ctx.ports.objects.put(key, bytes, 'image/webp')),
  );
  const failed = puts.find((put) => put.status === 'rejected');
  if (!failed) return kept;
  await forgetPhotos(ctx, kept);
  throw new DomainError('STORAGE_UNAVAILABLE', {}, { cause: failed.reason });
}

function newKey({ ports }: Pick<Context, 'ports'>): string {
  const name = Buffer.from(ports.randomness.token(KEY_BYTES), 'base64url').toString('hex');
  return `${PREFIX}${name}.webp`;
}

/** Deletes photos that no reading names any more; what fails is left to the sweep. */
export async function forgetPhotos(
  ctx: PhotoContext,
  photos: readonly StoredPhoto[],
): Promise<void> {
  const ends = await Promise.allSettled(
    photos.flatMap(keysOf).map((key) => ctx.ports.objects.delete(key)),
  );
  const left = ends.filter((end) => end.status === 'rejected').length;
  if (left > 0) ctx.log.warn({ left }, 'photos were not deleted yet');
}

/** A photo as it was kept; null where it is gone. STORAGE_UNAVAILABLE with this text when it can't be had. */
export async function photoBytes(
  { ports }: Pick<Context, 'ports'>,
  key: string,
  message: string,
): Promise<Uint8Array | null> {
  try {
    return await ports.objects.get(key);
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    throw new DomainError('STORAGE_UNAVAILABLE', { message }, { cause: error });
  }
}

/**
 * Deletes the objects that belong to no reading: a process died between keeping a photo and storing
 * its reading, or a deletion did not reach the store. Returns how many.
 */
export async function sweepPhotos(ctx: Pick<Context, 'db' | 'ports' | 'log'>): Promise<number> {
  const before = ctx.ports.clock.now().getTime() - ORPHAN_MS;
  const used = await keysInUse(ctx);
  let swept = 0;
  for await (const { key, modifiedAt } of ctx.ports.objects.list(PREFIX)) {
    if (used.has(key) || modifiedAt.getTime() > before) continue;
    await ctx.ports.objects.delete(key);
    swept++;
  }
  if (swept > 0) ctx.log.info({ swept }, 'photos without a reading were deleted');
  return swept;
}
