import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { localSecret } from '@sibila/api/app-secret';
import type { Config } from '@sibila/api/config';
import { createLog } from '@sibila/api/log';
import type { Shared } from '@sibila/core/context';
import type { Connection } from '@sibila/drizzle/client';
import { AdminError } from './noun.ts';
import { withDatabase } from './with-database.ts';

/** PostgreSQL's word for a table that is not there. */
const UNDEFINED_TABLE = '42P01';

/**
 * Runs `work` with what the server's verbs get: the same database, ports and secret. Mails that it
 * writes leave by the running server, or by the next one that starts.
 */
export function withShared<T>(
  config: Config,
  work: (shared: Shared, connection: Connection) => Promise<T>,
): Promise<T> {
  const dataDir = resolve(config.dataDir);
  return withDatabase(config, async (connection, { db }) => {
    if (config.appSecret === null) mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    // Loaded here: the adapters of all vendors take longer to load than the rest together.
    const { composeDeps } = await import('@sibila/api/deps');
    const { shared, close } = composeDeps({
      config: { ...config, dataDir },
      db,
      log: createLog('error', process.stderr),
      appSecret: config.appSecret ?? localSecret(dataDir),
      nudgeOutbox: () => undefined,
    });
    try {
      return await work(shared, connection);
    } catch (error) {
      throw isMissingTable(error)
        ? new AdminError('The database has no such tables yet: run `pnpm admin db migrate` first.')
        : error;
    } finally {
      // What somebody stopped waiting for is still being written, and paid for.
      await shared.jobs.drain();
      close();
    }
  });
}

function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNDEFINED_TABLE) || isMissingTable(error.cause);
}
