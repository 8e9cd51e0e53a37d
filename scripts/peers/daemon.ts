import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { bareEnvironment } from '../testing/environment.ts';
import { until } from '../testing/wait.ts';
import { programPath } from './peer.ts';

/** A server that runs in the foreground as our child. */
export interface Daemon {
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A daemon that can be halted and let go on. */
export interface HaltableDaemon extends Daemon {
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

export interface DaemonOptions {
  program: string;
  args: readonly string[];
  /** Accepts connections once it is ready. */
  port: number;
  /** The account to run as, where we are root; ours otherwise. */
  as?: string;
  env?: Record<string, string>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** Starts a server and waits until its port answers. */
export async function startDaemon(options: DaemonOptions): Promise<HaltableDaemon> {
  const { program, args, port, as, env } = options;
  const child = spawn(programPath(program), args, {
    cwd: '/',
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(as === undefined ? {} : accountOf(as)),
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  let ended = false;
  const exit = once(child, 'close').then(() => {
    ended = true;
    running.delete(child);
  });
  await until(`${program} to answer`, () => {
    if (ended) throw new Error(`${program} ended:\n${output}`);
    return answers(port);
  });
  return {
    signal: (signal) => void child.kill(signal),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exit;
    },
  };
}

/** The numbers of an account, where we may take them on. */
export function accountOf(name: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`there is no account ${name}`);
  return { uid: Number(uid), gid: Number(gid) };
}

/** Hands a folder to an account, where we may. */
export function giveFolder(folder: string, name: string): void {
  const { uid, gid } = accountOf(name);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
