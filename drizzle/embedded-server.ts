import { execFile, spawn } from 'node:child_process';
import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { programOf } from './embedded-binaries.ts';
import { diskFull, EmbeddedDatabaseError, errnoOf, noBinaries } from './embedded-error.ts';
import { serverEnv, spawnAccount } from './embedded-initdb.ts';
import { giveTo, makeSocketDir, type Place } from './embedded-place.ts';
import { isAlive, isPostgres } from './embedded-process.ts';

const WINDOWS = process.platform === 'win32';
const POLL_MS = 10;
/** Recovery after a crash may replay a lot; a server that merely starts needs 50 ms. */
const READY_MS = 120_000;
const STOP_MS = 30_000;
const LOG_MAX_BYTES = 5_000_000;

const SETTINGS = [
  'max_connections=100',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'max_parallel_workers_per_gather=0',
  'io_method=sync',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=warning',
  // Neither statements nor the values in DETAIL lines: they hold people's data.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
];
const UNSAFE_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
];

/** A running server as its postmaster.pid tells it; `host` is a socket folder or an address. */
export interface LiveServer {
  pid: number;
  host: string;
  port: number;
  status: string;
}

/** The live server of this cluster, whoever started it. */
export function findServer(place: Place): LiveServer | undefined {
  const found = readPidFile(place);
  return found !== undefined && runsHere(place, found.pid) ? found : undefined;
}

/** Whether the pid is the PostgreSQL of this very cluster. */
export function runsHere(place: Place, pid: number): boolean {
  if (!isPostgres(pid)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(place.cluster);
  } catch {
    // Not Linux, or not ours to look at, or the folder is gone: the name has to do.
    return true;
  }
}

/** Waits until the server accepts connections; undefined when it goes away instead. */
export async function whenReady(place: Place, pid: number): Promise<LiveServer | undefined> {
  const deadline = Date.now() + READY_MS;
  while (isAlive(pid)) {
    const found = readPidFile(place);
    if (found?.pid === pid && found.status === 'ready') return found;
    if (Date.now() > deadline) throw doesNotStart(place, 'no está lista tras dos minutos');
    await sleep(POLL_MS);
  }
  return undefined;
}

/** Starts the server of a finished cluster. Call it under the lock, when none runs. */
export async function startServer(
  place: Place,
  options: { unsafeForTests: boolean; port?: number | undefined },
): Promise<LiveServer> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const logStart = sizeOfLog(place);
    const server = await launch(place, options);
    if (server !== undefined) return server;
    const output = readFileSync(place.logFile).subarray(logStart).toString('utf8');
    // The last backends of a killed server need a moment to notice and leave.
    const lingering = /pre-existing shared memory block|still in use/.test(output);
    if (!lingering || Date.now() > deadline) throw explainLog(place, output);
    await sleep(200);
  }
}

/** Asks the server for a fast shutdown and waits until it is gone. */
export async function stopServer(place: Place, pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  if (WINDOWS) await runPgCtl(place, ['stop', '-m', 'fast', '-w']);
  else process.kill(pid, 'SIGINT');
  let deadline = Date.now() + STOP_MS;
  // It removes its postmaster.pid just before it exits.
  while (isAlive(pid)) {
    if (Date.now() > deadline) {
      // Loses nothing: the next start replays the log.
      process.kill(pid, WINDOWS ? 'SIGKILL' : 'SIGQUIT');
      deadline = Number.POSITIVE_INFINITY;
    }
    await sleep(POLL_MS);
  }
}

async function launch(
  place: Place,
  options: { unsafeForTests: boolean; port?: number | undefined },
): Promise<LiveServer | undefined> {
  disarmStalePidFile(place);
  const settings = [...SETTINGS, ...(options.unsafeForTests ? UNSAFE_SETTINGS : [])];
  if (WINDOWS) return launchOnWindows(place, settings, options.port ?? (await freePort()));
  settings.push(
    'port=5432',
    'listen_addresses=',
    `unix_socket_directories=${quoteFolder(makeSocketDir(place))}`,
    'unix_socket_permissions=0700',
  );
  const args = ['-D', place.cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const log = openSync(place.logFile, 'a', 0o600);
  giveTo(place.logFile, place.runAs);
  const pid = await spawnServer(place, args, log);
  closeSync(log);
  return whenReady(place, pid);
}

/** In its own process group, so that Ctrl-C doesn't stop it before the app has drained. */
function spawnServer(place: Place, args: string[], log: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(programOf(place.binaries, 'postgres'), args, {
      cwd: '/',
      env: serverEnv(),
      detached: true,
      stdio: ['ignore', log, log],
      ...spawnAccount(place),
    });
    child.once('error', (error) => reject(explainSpawn(place, error)));
    child.once('spawn', () => {
      child.unref();
      if (child.pid !== undefined) resolve(child.pid);
    });
  });
}

/** pg_ctl drops an administrator's rights, which postgres.exe refuses to run with. */
async function launchOnWindows(
  place: Place,
  settings: string[],
  port: number,
): Promise<LiveServer | undefined> {
  const all = [...settings, `port=${port}`, 'listen_addresses=127.0.0.1'];
  const options = all.map((setting) => `-c ${setting}`).join(' ');
  await runPgCtl(place, ['start', '-w', '-l', place.logFile, '-o', options]);
  const found = findServer(place);
  return found && whenReady(place, found.pid);
}

async function runPgCtl(place: Place, args: string[]): Promise<void> {
  const options = { env: serverEnv(), windowsHide: true };
  // Its exit code says no more than the server's own log, which the caller reads.
  await promisify(execFile)(
    programOf(place.binaries, 'pg_ctl'),
    [...args, '-D', place.cluster],
    options,
  ).catch(() => undefined);
}

function readPidFile(place: Place): LiveServer | undefined {
  try {
    const lines = readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid = '', , , port = '', socketDir = '', address = '', , status = ''] = lines;
    if (!/^\d+$/.test(pid)) return undefined;
    const host = WINDOWS ? address : socketDir;
    return { pid: Number(pid), host, port: Number(port), status: status.trim() };
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL refuses to start while the pid of its last run belongs to some other program, or is
 * a zombie that nobody reaps. It disregards its parent's pid, and the rest of the file must stay:
 * it guards against orphans.
 */
function disarmStalePidFile(place: Place): void {
  if (readPidFile(place) === undefined) return;
  const file = join(place.cluster, 'postmaster.pid');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^\d+/, String(process.pid)));
}

function sizeOfLog(place: Place): number {
  try {
    const { size } = statSync(place.logFile);
    if (size < LOG_MAX_BYTES) return size;
    renameSync(place.logFile, `${place.logFile}.1`);
  } catch {
    // No log yet.
  }
  return 0;
}

function explainLog(place: Place, output: string): EmbeddedDatabaseError {
  if (/No space left on device|quota exceeded/i.test(output)) return diskFull(place.root);
  if (/error while loading shared libraries/.test(output)) return noBinaries(output);
  const fatal = /(?:PANIC|FATAL|ERROR):\s+(.*)/.exec(output)?.[1];
  return doesNotStart(place, fatal ?? output.trim().split('\n').at(-1) ?? '');
}

function explainSpawn(place: Place, error: Error): EmbeddedDatabaseError {
  const missing = ['ENOENT', 'ENOEXEC'].includes(errnoOf(error) ?? '');
  return missing ? noBinaries(error) : doesNotStart(place, error.message);
}

function doesNotStart(place: Place, reason: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'does_not_start',
    `La base de datos de ${place.cluster} no arranca (${reason}); sus datos siguen ahí, sin tocar. ` +
      `El registro está en ${place.logFile}`,
  );
}

/** The setting is a comma-separated list of names. */
function quoteFolder(dir: string): string {
  return `"${dir.replaceAll('"', '""')}"`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
