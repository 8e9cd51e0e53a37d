import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { isatty } from 'node:tty';

/** npm and a terminal may both deliver one Ctrl-C. */
const SAME_SIGNAL_MS = 1_000;
const PARENT_CHECK_MS = 300;

/** @type {import('node:child_process').ChildProcess | undefined} */
let current;
/** @type {NodeJS.Signals | undefined} */
let interrupted;

/**
 * Passes signals on to the process that `run` started. The terminal sends Ctrl-C and hang-ups to
 * the whole foreground group, so there the child has them already.
 */
export function forwardSignals() {
  const lastSent = new Map();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      interrupted = signal;
      const repeated = Date.now() - (lastSent.get(signal) ?? 0) < SAME_SIGNAL_MS;
      const reachedGroup = signal !== 'SIGTERM' && isatty(0);
      if (repeated || reachedGroup) return;
      lastSent.set(signal, Date.now());
      current?.kill(signal);
    });
  }
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent();
}

/** npm hands SIGTERM to a shell that dies of it without a word to us. */
function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    interrupted = 'SIGTERM';
    current?.kill('SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}

/**
 * Runs a program to its end. `quiet` collects its output instead of showing it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, quiet?: boolean, shell?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>} the exit code, 128 + n after signal n
 */
export function run(command, args, { cwd, env = process.env, quiet = false, shell = false }) {
  return new Promise((resolve) => {
    if (interrupted) return resolve({ code: interruption() ?? 1, output: '' });
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, env, stdio, shell, windowsHide: true });
    current = child;
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.once('close', (code, signal) => {
      current = undefined;
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output });
    });
  });
}

/** The exit code for a signal that arrived meanwhile, undefined without one. */
export function interruption() {
  return interrupted && 128 + constants.signals[interrupted];
}

/** Reads the checkout's .env, if there is one; what is set already stays. */
export function loadEnvFile(/** @type {string} */ root) {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Runs the built server in the foreground until it ends; returns its exit code. */
export async function runServer(/** @type {string} */ root, /** @type {string[]} */ args) {
  // libuv's four threads would be shared by argon2, sharp, dns and files. Each thread with glibc's
  // memory of its own keeps what sharp has freed.
  const env = { UV_THREADPOOL_SIZE: '8', MALLOC_ARENA_MAX: '2', ...process.env };
  const main = join('api', 'dist', 'main.js');
  const { code } = await run(process.execPath, ['--enable-source-maps', main, ...args], {
    cwd: root,
    env,
  });
  return code;
}
