import { createHash } from 'node:crypto';
import { DomainError } from '../errors.ts';
import type { Context } from '../context.ts';
import type { StoredPhoto } from '@sibila/drizzle/schema/palm';
import { StorageFailure } from '../ports/object-store.ts';
import type { DevelopedPhoto } from '../ports/photo-lab.ts';
import { databaseId, keysInUse, keysOf } from './repo.ts';

/** 160 bits: no key can be guessed. */
const KEY_BYTES = 20;
/** An object older than this without a reading is nobody’s: no reading takes so long. */
const ORPHAN_MS = 20 * 60 * 1000;
/** Objects deleted at once, looked up at once, and deleted in one sweep. */
const AT_ONCE = 20;
const PAGE = 500;
const ORPHANS_MAX = 10_000;

type PhotoContext = Pick<Context, 'ports' | 'log'>;
type FolderContext = Pick<Context, 'db' | 'ports' | 'log' | 'settings'>;

/**
 * Under which all photos of this installation stand, and nothing else: its database and the host
 * that it serves tell it from its copies, which may have the same bucket. Keys of other folders, and
 * of none, are good as long as a reading names them, and are never swept.
 */
async function ownFolder(ctx: FolderContext): Promise<string> {
  const { hostname } = new URL(ctx.settings.appUrl);
  const names = `${await databaseId(ctx)} ${hostname}`;
  return `palms/${createHash('sha256').update(names).digest('hex').slice(0, 16)}/`;
}

/** Keeps photos for their owner. STORAGE_UNAVAILABLE, with nothing left behind, where it can't be done. */
export async function keepPhotos(
  ctx: FolderContext,
  photos: readonly DevelopedPhoto[],
): Promise<StoredPhoto[]> {
  const folder = await ownFolder(ctx);
  const kept = photos.map(() => ({
    picture: newKey(ctx, folder),
    thumbnail: newKey(ctx, folder),
  }));
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

function newKey({ ports }: Pick<Context, 'ports'>, folder: string): string {
  const name = Buffer.from(ports.randomness.token(KEY_BYTES), 'base64url').toString('hex');
  return `${folder}${name}.webp`;
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
 * Deletes the objects of this installation that belong to no reading: a process died between keeping
 * a photo and storing its reading, or a deletion did not reach the store. Returns how many.
 */
export async function sweepPhotos(ctx: FolderContext): Promise<number> {
  const orphans = await findOrphans(ctx);
  const left = await deleteAll(ctx, orphans);
  const swept = orphans.length - left;
  if (left > 0) ctx.log.warn({ left }, 'photos without a reading were not deleted yet');
  if (swept > 0) ctx.log.info({ swept }, 'photos without a reading were deleted');
  return swept;
}

/** What no reading names any more, so many at most; the others are for the next sweep. */
async function findOrphans(ctx: FolderContext): Promise<string[]> {
  const before = ctx.ports.clock.now().getTime() - ORPHAN_MS;
  const orphans: string[] = [];
  let page: string[] = [];
  const look = async () => {
    const used = await keysInUse(ctx, page);
    orphans.push(...page.filter((key) => !used.has(key)));
    page = [];
  };
  for await (const { key, modifiedAt } of ctx.ports.objects.list(await ownFolder(ctx))) {
    if (modifiedAt.getTime() > before) continue;
    if (page.push(key) === PAGE) await look();
    if (orphans.length >= ORPHANS_MAX) return orphans;
  }
  await look();
  return orphans;
}
