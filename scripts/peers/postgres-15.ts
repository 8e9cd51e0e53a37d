import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '../testing/wait.ts';
import { accountOf, giveFolder, startDaemon, type Daemon } from './daemon.ts';
import { programPath } from './peer.ts';

/** Debian's PostgreSQL with an empty database `sibila`, open to everybody on this machine. */
export interface Postgres15 extends Daemon {
  port: number;
  url: string;
  /** Ends it by a signal (SIGINT: fast, SIGQUIT: at once) and later starts it again on its port. */
  restart(signal: 'SIGINT' | 'SIGQUIT', afterMs?: number): Promise<void>;
}

/** Makes a cluster in `folder` and runs it on a port of its own, with these settings besides. */
export async function startPostgres15(
  folder: string,
  more: readonly string[] = [],
): Promise<Postgres15> {
  giveFolder(folder, 'postgres');
  const cluster = join(folder, 'cluster');
  const kind = ['--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(programPath('initdb'), ['-D', cluster, '-U', 'postgres', ...kind], {
    cwd: '/',
    stdio: 'pipe',
    ...accountOf('postgres'),
  });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    ...more,
  ];
  const args = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const start = () => startDaemon({ program: 'postgres', args, port, as: 'postgres' });
  let daemon = await start();
  await makeDatabase(port);
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/sibila`,
    // SIGTERM would wait for every connection to leave.
    stop: (signal = 'SIGINT') => daemon.stop(signal),
    restart: async (signal, afterMs = 0) => {
      await daemon.stop(signal);
      await sleep(afterMs);
      daemon = await start();
    },
  };
}

async function makeDatabase(port: number): Promise<void> {
  const sql = postgres({ host: '127.0.0.1', port, username: 'postgres', max: 1 });
  for (let tried = 1; ; tried += 1) {
    try {
      await sql`create database sibila`;
      break;
    } catch (error) {
      // It listens a moment before it takes anybody in.
      const isStarting = error instanceof postgres.PostgresError && error.code === '57P03';
      if (!isStarting || tried === 50) throw error;
      await sleep(100);
    }
  }
  await sql.end();
}
