import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programOf } from './embedded-binaries.ts';
import { diskFull, EmbeddedDatabaseError, errnoOf, noBinaries } from './embedded-error.ts';
import { COMPLETE_MARKER, giveTo, isComplete, type Place } from './embedded-place.ts';

const SCRATCH_PREFIX = 'cluster.init-';

/**
 * Makes the cluster where there is none, and refuses one of another major version.
 * initdb works in a scratch folder that is renamed when it is whole, so a kill half-way leaves
 * nothing that could be taken for a cluster. Call it under the lock.
 */
export async function ensureCluster(
  place: Place,
  log: (line: string) => void,
  unsafeForTests: boolean,
): Promise<void> {
  clearScratch(place);
  if (isComplete(place.cluster)) return refuseOtherMajor(place);
  setAside(place, log);
  const scratch = join(place.root, `${SCRATCH_PREFIX}${randomBytes(4).toString('hex')}`);
  mkdirSync(scratch, { mode: 0o700 });
  giveTo(scratch, place.runAs);
  await runInitdb(place, scratch, unsafeForTests);
  writeFileSync(join(scratch, COMPLETE_MARKER), `${place.binaries.version}\n`, { flush: true });
  syncFolder(scratch);
  renameSync(scratch, place.cluster);
  syncFolder(place.root);
}

/** The environment of PostgreSQL's programs: none of the app's secrets, and no PG* variables. */
export function serverEnv(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];
  const entries = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}

/** How PostgreSQL's programs are spawned: as the server's account, outside any folder of ours. */
export function spawnAccount(place: Place): { uid?: number; gid?: number } {
  if (place.runAs === undefined) return {};
  // Signed 32 bits: the account nobody is -2 on macOS.
  return { uid: place.runAs.uid | 0, gid: place.runAs.gid | 0 };
}

async function runInitdb(place: Place, dir: string, unsafeForTests: boolean): Promise<void> {
  const auth =
    process.platform === 'win32'
      ? ['-A', 'scram-sha-256', `--pwfile=${ensurePassword(place)}`]
      : ['-A', 'trust'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = ['-D', dir, '-U', 'postgres', '-E', 'UTF8', '--no-instructions', ...auth, ...locale];
  if (unsafeForTests) args.push('--no-sync');
  const options = { cwd: '/', env: serverEnv(), windowsHide: true, ...spawnAccount(place) };
  try {
    await promisify(execFile)(programOf(place.binaries, 'initdb'), args, options);
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw explainInitdb(error, place);
  }
}

function explainInitdb(error: unknown, place: Place): unknown {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  // A program that is there but can't be loaded was built for another C library.
  if (['ENOENT', 'ENOEXEC'].includes(errnoOf(error) ?? '')) return noBinaries(error);
  if (/No space left on device|quota exceeded/i.test(output)) return diskFull(place.root, error);
  const reason = output.trim().split('\n').slice(-3).join(' ').trim();
  return new EmbeddedDatabaseError(
    'does_not_start',
    `No se pudo crear la base de datos en ${place.root}: ${reason || String(error)}`,
    { cause: error },
  );
}

function ensurePassword(place: Place): string {
  if (!existsSync(place.password)) {
    writeFileSync(place.password, randomBytes(24).toString('hex'), { mode: 0o600 });
  }
  return place.password;
}

function refuseOtherMajor(place: Place): void {
  const found = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === String(place.binaries.major)) return;
  throw new EmbeddedDatabaseError(
    'wrong_version',
    `La base de datos de ${place.cluster} es de PostgreSQL ${found} y este programa trae ` +
      `PostgreSQL ${place.binaries.major}: ábrela con la versión anterior y pasa los datos con pg_dump`,
  );
}

/** No cluster is ever deleted: one that initdb didn't finish is moved out of the way. */
function setAside(place: Place, log: (line: string) => void): void {
  if (!existsSync(place.cluster)) return;
  const aside = `${place.cluster}.corrupt-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(place.cluster, aside);
  log(`Había una base de datos a medio crear; queda apartada en ${aside}`);
}

/** What a killed initdb left: never started, so it holds nobody's data. */
function clearScratch(place: Place): void {
  for (const name of readdirSync(place.root)) {
    if (!name.startsWith(SCRATCH_PREFIX)) continue;
    try {
      rmSync(join(place.root, name), { recursive: true, force: true });
    } catch {
      // The orphaned initdb may still be writing there; the next start clears the rest.
    }
  }
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const fd = openSync(path, 'r');
  fsyncSync(fd);
  closeSync(fd);
}
