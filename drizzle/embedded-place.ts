import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Binaries, copyBinaries, findBinaries, programOf } from './embedded-binaries.ts';
import { EmbeddedDatabaseError, unwritable } from './embedded-error.ts';

/** Where root keeps what the server's account can't reach otherwise. */
const SYSTEM_ROOT = '/var/lib/sibila';
/** macOS takes 103 characters of a socket path, Linux 107. */
const SOCKET_PATH_MAX = process.platform === 'darwin' ? 103 : 107;
/** Written after initdb and before the first start: its absence proves that there is no data. */
export const COMPLETE_MARKER = 'INITDB_COMPLETE';

export interface Account {
  uid: number;
  gid: number;
}

/** The folders of one cluster, its programs, and the account to run them as (undefined: our own). */
export interface Place {
  root: string;
  cluster: string;
  clients: string;
  lock: string;
  logFile: string;
  password: string;
  binaries: Binaries;
  runAs: Account | undefined;
}

/** Decides where the cluster of a data folder lives and who runs it, and makes the folder. */
export function choosePlace(dataDir: string, log: (line: string) => void): Place {
  mkdirSync(dataDir, { recursive: true });
  const real = realpathSync(dataDir);
  const binaries = findBinaries();
  const asRoot = process.getuid?.() === 0;
  const place = asRoot
    ? placeForRoot(real, binaries, log)
    : placeAt(join(real, 'postgres'), binaries);
  mkdirSync(place.root, { recursive: true });
  accessSync(place.root, constants.W_OK | constants.X_OK);
  refuseForeignCluster(place);
  return place;
}

export function isComplete(cluster: string): boolean {
  return existsSync(join(cluster, COMPLETE_MARKER));
}

/** An empty folder of mode 0700 for the socket, short enough for the system's limit. */
export function makeSocketDir(place: Place): string {
  const near = join(place.root, 'socket');
  const fits = Buffer.byteLength(join(near, '.s.PGSQL.5432')) <= SOCKET_PATH_MAX;
  const dir = fits ? near : join(shortTmpDir(place), `sibila-${hashOf(place.root)}`);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const owner = place.runAs?.uid ?? process.getuid?.();
  const found = lstatSync(dir);
  // In a shared temporary folder somebody else may have put a folder of this name.
  const ours = found.uid === owner || found.uid === process.getuid?.();
  if (!found.isDirectory() || !ours) throw unwritable(dir);
  giveTo(dir, place.runAs);
  chmodSync(dir, 0o700);
  // Left by a killed server; PostgreSQL minds the lock when its pid belongs to another program.
  for (const name of readdirSync(dir)) rmSync(join(dir, name), { force: true });
  return dir;
}

/** Hands a file or folder to the server's account, where that isn't our own. */
export function giveTo(path: string, account: Account | undefined): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}

function placeAt(root: string, binaries: Binaries, runAs?: Account): Place {
  const at = (name: string): string => join(root, name);
  return {
    root,
    cluster: at('cluster'),
    clients: at('clients'),
    lock: at('start.lock'),
    logFile: at('postgres.log'),
    password: at('password'),
    binaries,
    runAs,
  };
}

/** PostgreSQL refuses to run as root, so another account must reach its files. */
function placeForRoot(dataDir: string, binaries: Binaries, log: (line: string) => void): Place {
  const near = join(dataDir, 'postgres');
  const far = join(SYSTEM_ROOT, hashOf(dataDir));
  const nearIsUsed = isComplete(join(near, 'cluster'));
  const runAs = (nearIsUsed && ownerOf(join(near, 'cluster'))) || nobody();
  const barrier = firstBarrier(dataDir, runAs);
  if (nearIsUsed && barrier !== undefined) throw behindBarrier(near, barrier);
  const root = barrier === undefined && !isComplete(join(far, 'cluster')) ? near : far;
  const reachable = canRun(binaries, runAs);
  if (root === far || !reachable) {
    mkdirSync(SYSTEM_ROOT, { recursive: true, mode: 0o755 });
    log(explainMove(root, barrier, reachable ? undefined : binaries.home));
  }
  const programs = reachable ? binaries : copyBinaries(binaries, SYSTEM_ROOT);
  const place = placeAt(root, programs, runAs);
  if (nearIsUsed && statSync(place.cluster).uid === 0) chownTree(place.cluster, runAs);
  return place;
}

function explainMove(root: string, barrier?: string, copied?: string): string {
  const programs = copied === undefined ? '' : `, con una copia de los programas de PostgreSQL`;
  const blocked = barrier ?? copied;
  if (blocked === undefined) return `La base de datos sigue en ${root}, donde se creó`;
  return (
    `La base de datos está en ${root}${programs}: PostgreSQL no corre como root ` +
    `y el usuario que lo corre no llega a ${blocked}`
  );
}

/** The account a finished cluster belongs to, unless root has taken it over. */
function ownerOf(cluster: string): Account | undefined {
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? undefined : { uid, gid };
}

function nobody(): Account {
  const line = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(line?.[1] ?? 65534), gid: Number(line?.[2] ?? 65534) };
}

/** The first folder on the way to `path`, itself included, that the account can't pass through. */
function firstBarrier(path: string, account: Account): string | undefined {
  const above = dirname(path) === path ? undefined : firstBarrier(dirname(path), account);
  return above ?? (may(path, account, 1) ? undefined : path);
}

function canRun(binaries: Binaries, account: Account): boolean {
  const program = programOf(binaries, 'postgres');
  const readable = ['lib', 'share'].every((name) => may(join(binaries.home, name), account, 5));
  return firstBarrier(realpathSync(program), account) === undefined && readable;
}

/** `bits` as in one octal digit of a mode. */
function may(path: string, account: Account, bits: number): boolean {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

function chownTree(path: string, account: Account): void {
  lchownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) chownTree(join(path, name), account);
}

function refuseForeignCluster(place: Place): void {
  if (place.runAs !== undefined || process.getuid === undefined) return;
  if (!existsSync(place.cluster) || statSync(place.cluster).uid === process.getuid()) return;
  throw new EmbeddedDatabaseError(
    'unwritable',
    `No se puede escribir en ${place.cluster}: es de otro usuario (¿se arrancó alguna vez como root?)`,
  );
}

function behindBarrier(root: string, barrier: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'unwritable',
    `La base de datos está en ${root}, pero su usuario no puede pasar por ${barrier}; prueba chmod o+x ${barrier}`,
  );
}

function shortTmpDir(place: Place): string {
  const dir = realpathSync(tmpdir());
  const reachable = place.runAs === undefined || firstBarrier(dir, place.runAs) === undefined;
  return reachable && dir.length < 60 ? dir : '/tmp';
}

function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
