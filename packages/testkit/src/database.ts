import { randomUUID } from 'node:crypto';
import { openDatabase, type DatabaseHandle } from '@sibila/drizzle/client';
import { createDatabaseFrom, dropDatabase, testConnection } from '@sibila/drizzle/testing/cluster';

/** The migrated database that every test's own is a copy of. */
export const TEMPLATE = 'sibila_template';

export interface TestDatabase extends DatabaseHandle {
  name: string;
  /** Drops the database. */
  drop(): Promise<void>;
}

/** A fresh migrated database on the run's real PostgreSQL. */
export async function createTestDatabase(max = 10): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabaseFrom(TEMPLATE, name);
  const handle = openDatabase(testConnection(name), { max });
  const drop = async () => {
    await handle.close();
    await dropDatabase(name);
  };
  return { ...handle, name, drop };
}
