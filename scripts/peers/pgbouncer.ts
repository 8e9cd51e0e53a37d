import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../testing/wait.ts';
import { giveFolder, startDaemon, type Daemon } from './daemon.ts';
import type { Postgres15 } from './postgres-15.ts';

/** A PgBouncer in transaction mode that can be started, also again. */
export interface Pgbouncer {
  url: string;
  log: string;
  start: () => Promise<Daemon>;
}

/** Writes the configuration of a PgBouncer in front of a database; `settings` are further lines of it. */
export async function preparePgbouncer(
  folder: string,
  database: Postgres15,
  settings: string,
): Promise<Pgbouncer> {
  const port = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  const log = join(folder, 'pgbouncer.log');
  writeFileSync(
    config,
    `[databases]
sibila = host=127.0.0.1 port=${database.port} dbname=sibila user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
logfile = ${log}
${settings}
`,
  );
  giveFolder(config, 'postgres');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/sibila`,
    log,
    start: () => startDaemon({ program: 'pgbouncer', args: [config], port, as: 'postgres' }),
  };
}
