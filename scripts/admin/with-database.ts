import { resolve } from 'node:path';
import type { Config } from '@sibila/api/config';
import { openDatabase, type Connection, type DatabaseHandle } from '@sibila/drizzle/client';
import { startEmbeddedPostgres } from '@sibila/drizzle/embedded';

/** Runs `work` on the product's database: the server's own if it runs, else one started for this. */
export async function withDatabase<T>(
  config: Config,
  work: (connection: Connection, database: DatabaseHandle) => Promise<T>,
): Promise<T> {
  const embedded =
    config.database.kind === 'embedded'
      ? await startEmbeddedPostgres({ dataDir: resolve(config.dataDir) })
      : null;
  const connection: Connection =
    config.database.kind === 'url' ? { url: config.database.url } : connectionOf(embedded);
  const prepare = config.database.kind === 'url' ? config.database.prepare : true;
  const database = openDatabase(connection, { max: 2, prepare });
  try {
    return await work(connection, database);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

function connectionOf(embedded: { connection: Connection } | null): Connection {
  if (!embedded) throw new TypeError('no embedded database was started');
  return embedded.connection;
}
