import { randomUUID } from 'node:crypto';
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  checkKey,
  checkPrefix,
  StorageFailure,
  type ObjectStore,
  type StoredObject,
} from '@sibila/core/ports/object-store';
import { inTime, LIMIT_MS } from './deadline.ts';

/** No key begins with a dot, so that no object is ever taken for an unfinished one. */
const UNFINISHED = '.unfinished-';
/** Whoever wrote a file for so long has died: a put ends much sooner. */
const ABANDONED_MS = 60_000;
/** Files that are looked at in one go. */
const PAGE = 500;

interface DiskOptions {
  /** Made with the first object, for its owner alone. */
  folder: string;
  limitMs?: number;
}

/**
 * Private files in one folder of this machine, each named by its key with `%2F` for a slash: so
 * `a` and `a/b` may both exist and no empty folder is left. What a process that died was writing
 * goes with the next listing.
 */
export function diskObjectStore({ folder, limitMs = LIMIT_MS }: DiskOptions): ObjectStore {
  const pathOf = (key: string) => {
    checkKey(key);
    return join(folder, encodeURIComponent(key));
  };
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await inTime(work, limitMs);
    } catch (error) {
      throw error instanceof StorageFailure
        ? error
        : new StorageFailure(`the disk failed: ${codeOf(error) ?? 'for an unknown reason'}`);
    }
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await guarded(() => writeWhole(folder, path, bytes));
    },
    async get(key) {
      const path = pathOf(key);
      return guarded(() => unlessAbsent(() => readFile(path)));
    },
    async delete(key) {
      const path = pathOf(key);
      await guarded(() =>
        unlessAbsent(async () => {
          await rm(path);
          await sync(folder);
        }),
      );
    },
    async *list(prefix) {
      checkPrefix(prefix);
      const names = (await guarded(() => unlessAbsent(() => readdir(folder)))) ?? [];
      for (let i = 0; i < names.length; i += PAGE)
        yield* await guarded(() => look(folder, prefix, names.slice(i, i + PAGE)));
    },
  };
}

/** Written beside its place, made safe from a power failure, then moved there at one stroke. */
async function writeWhole(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(folder, UNFINISHED + randomUUID());
  const file = await create(folder, unfinished);
  try {
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
  await sync(folder);
}

async function create(folder: string, path: string): Promise<FileHandle> {
  const make = () => open(path, 'wx', 0o600);
  return (
    (await unlessAbsent(make)) ??
    // The folder may also have been deleted while we run.
    (await makeFolder(folder, 0o700).then(make))
  );
}

/** One by one: under /proc a recursive mkdir goes round and round without an end. */
async function makeFolder(path: string, mode = 0o755): Promise<void> {
  const make = () =>
    mkdir(path, { mode }).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  if ((await unlessAbsent(() => make().then(() => true))) !== null) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await make();
}

/** Makes the names in a folder as safe from a power failure as the files' contents. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The objects among some files of the folder; files that were abandoned are deleted on the way. */
async function look(folder: string, prefix: string, names: string[]): Promise<StoredObject[]> {
  const found = await Promise.all(
    names.map(async (name): Promise<StoredObject[]> => {
      const path = join(folder, name);
      const isUnfinished = name.startsWith(UNFINISHED);
      const key = isUnfinished ? null : keyOf(name);
      if (!isUnfinished && !key?.startsWith(prefix)) return [];
      // What is deleted meanwhile is no longer there to be listed.
      const file = await unlessAbsent(() => stat(path));
      if (!file?.isFile()) return [];
      if (key !== null) return [{ key, modifiedAt: file.mtime }];
      if (Date.now() - file.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
      return [];
    }),
  );
  return found.flat();
}

/** The key behind a file's name; null for a file that is none of ours. */
function keyOf(name: string): string | null {
  try {
    const key = decodeURIComponent(name);
    checkKey(key);
    return encodeURIComponent(key) === name ? key : null;
  } catch {
    return null;
  }
}

async function unlessAbsent<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}
