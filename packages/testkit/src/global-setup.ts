import {
  createDatabaseFrom,
  startTestCluster,
  testConnection,
} from '@sibila/drizzle/testing/cluster';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { TEMPLATE } from './database.ts';

/** One PostgreSQL and one migrated template database for the whole run. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  await createDatabaseFrom('template0', TEMPLATE);
  await migrateDatabase(testConnection(TEMPLATE));
  return () => cluster.stop();
}
