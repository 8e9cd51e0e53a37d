import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { schema } from './schema/all.ts';

/** A database client; verbs reach it by their context alone. */
export type Database = PostgresJsDatabase<typeof schema> & { $client: postgres.Sql };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where a PostgreSQL is: a URL, or the parts of a connection (a socket's folder as `host`). */
export type Connection =
  | { url: string }
  | { host: string; port: number; username: string; password?: string; database: string };

export interface DatabaseHandle {
  db: Database;
  /** The bare driver, for what Drizzle has no words for (advisory locks, health). */
  sql: postgres.Sql;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connections at most. */
  max?: number;
  /** False behind PgBouncer in transaction mode. */
  prepare?: boolean;
  /** Milliseconds after which the server ends a statement; 0 for never. */
  statementTimeout?: number;
}

/** Opens a pool. Connections are made when first needed; `close` waits 5 s for running queries. */
export function openDatabase(
  connection: Connection,
  options: DatabaseOptions = {},
): DatabaseHandle {
  const { max = 10, prepare = true, statementTimeout = 10_000 } = options;
  const settings = {
    max,
    prepare,
    connect_timeout: 5,
    idle_timeout: 60,
    max_lifetime: 30 * 60,
    // The driver's own grows to 20 s, for which requests would wait after an outage has ended.
    backoff: (failures: number) => (failures === 0 ? 0 : 0.1),
    onnotice: () => undefined,
    // PgBouncer reassigns the server connection at each answer; a query pipelined behind it would be lost.
    ...(prepare ? {} : { max_pipeline: 0 }),
    connection: {
      application_name: 'sibila',
      // PgBouncer turns away who asks for this; there the database's own setting holds.
      ...(prepare ? { statement_timeout: statementTimeout } : {}),
    },
  };
  const sql =
    'url' in connection
      ? postgres(connection.url, settings)
      : postgres({ ...settings, ...connection });
  return { db: drizzle(preparing(sql), { schema }), sql, close: () => sql.end({ timeout: 5 }) };
}

/**
 * Drizzle sends its queries by `unsafe`, which prepares nothing unless told to and so needs two
 * round trips for each. Told to, the driver prepares each text once per connection.
 */
function preparing<T extends postgres.Sql | postgres.TransactionSql>(sql: T): T {
  return new Proxy(sql, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      if (key === 'unsafe')
        return (text: string, values?: unknown[], options?: object): unknown =>
          Reflect.apply(value, target, [text, values, { prepare: true, ...options }]);
      if (key === 'begin' || key === 'savepoint')
        return (work: (tx: postgres.TransactionSql) => unknown): unknown =>
          Reflect.apply(value, target, [(tx: postgres.TransactionSql) => work(preparing(tx))]);
      return value;
    },
  });
}
