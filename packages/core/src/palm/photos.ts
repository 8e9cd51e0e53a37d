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
/** Objects deleted at once, looked up at once, and deleted in one sweep. */
const AT_ONCE = 20;
const PAGE = 500;
const ORPHANS_MAX = 10_000;
/** So many objects may all be orphans. */
const FEW = 50;
const FOREIGN =
  'most photos in the bucket belong to no reading of this database, and none was deleted: give each installation a bucket of its own (S3_BUCKET); if they are remains of this one, delete them by hand';

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
  const left = await deleteAll(ctx, photos.flatMap(keysOf));
  if (left > 0) ctx.log.warn({ left }, 'photos were not deleted yet');
}

/** Deletes objects, a few at once; gives how many could not be deleted. */
async function deleteAll({ ports }: PhotoContext, keys: readonly string[]): Promise<number> {
  let failed = 0;
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const batch = keys.slice(at, at + AT_ONCE);
    const ends = await Promise.allSettled(batch.map((key) => ports.objects.delete(key)));
    failed += ends.filter((end) => end.status === 'rejected').length;
  }
  return failed;
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
 * its reading, or a deletion did not reach the store. Returns how many. Where most of the objects
 * are unknown none is deleted: then the bucket is rather somebody else's.
 */
export async function sweepPhotos(ctx: Pick<Context, 'db' | 'ports' | 'log'>): Promise<number> {
  const { listed, unknown, orphans } = await findOrphans(ctx);
  if (listed > FEW && unknown > listed / 2) {
    ctx.log.error({ listed, unknown }, FOREIGN);
    return 0;
  }
  const left = await deleteAll(ctx, orphans);
  const swept = orphans.length - left;
  if (left > 0) ctx.log.warn({ left }, 'photos without a reading were not deleted yet');
  if (swept > 0) ctx.log.info({ swept }, 'photos without a reading were deleted');
  return swept;
}

/** What a sweep found: how many objects are old enough, how many of them no reading names, and those. */
interface Found {
  listed: number;
  unknown: number;
  /** The first of the unknown ones; the others are for the next sweep. */
  orphans: string[];
}

async function findOrphans(ctx: Pick<Context, 'db' | 'ports'>): Promise<Found> {
  const before = ctx.ports.clock.now().getTime() - ORPHAN_MS;
  const found: Found = { listed: 0, unknown: 0, orphans: [] };
  let page: string[] = [];
  const look = async () => {
    const used = await keysInUse(ctx, page);
    const unknown = page.filter((key) => !used.has(key));
    found.listed += page.length;
    found.unknown += unknown.length;
    found.orphans.push(...unknown.slice(0, ORPHANS_MAX - found.orphans.length));
    page = [];
  };
  for await (const { key, modifiedAt } of ctx.ports.objects.list(PREFIX)) {
    if (modifiedAt.getTime() > before) continue;
    if (page.push(key) === PAGE) await look();
  }
  await look();
  return found;
}
