import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedDatabaseError, errnoOf } from './embedded-error.ts';
import { identityIsAlive, ownIdentity } from './embedded-process.ts';

const POLL_MS = 20;
const WAIT_MS = 120_000;
/** Between creating a lock and filling it pass microseconds: an older empty one is a dead man's. */
const EMPTY_GRACE_MS = 2_000;

/**
 * Runs `work` while holding the lock `file`: one process at a time starts or stops the server.
 * The lock of a process that died is taken over.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + WAIT_MS;
  while (!tryCreate(file)) {
    if (isStale(file)) steal(file);
    else if (Date.now() > deadline) throw tooLong(file);
    else await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryCreate(file: string): boolean {
  try {
    writeFileSync(file, ownIdentity(), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function isStale(file: string): boolean {
  try {
    const text = readFileSync(file, 'utf8');
    if (text === '') return Date.now() - statSync(file).mtimeMs > EMPTY_GRACE_MS;
    return !identityIsAlive(text);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Looks again under a second lock, or two thieves could remove each other's fresh lock. */
function steal(file: string): void {
  const guard = `${file}.steal`;
  if (!tryCreate(guard)) {
    // The guard is held for one synchronous moment, so a dead process left this one behind.
    if (isStale(guard)) rmSync(guard, { force: true });
    return;
  }
  try {
    if (isStale(file)) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function tooLong(file: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'in_use',
    `Otro proceso lleva dos minutos arrancando la base de datos; si no es así, borra ${file}`,
  );
}
