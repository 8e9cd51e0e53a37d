import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createWorld, type TestWorld } from './context.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** The world of the test that runs, and its database. */
interface UsedWorld extends TestWorld, Pick<TestDatabase, 'db' | 'sql'> {
  /** Begins again, as each test does by itself. */
  renew(): Promise<void>;
}

interface UseOptions {
  /** Connections at most. */
  connections?: number;
  /** The tables that each test finds empty, beside that of the rate limits. */
  emptied?: readonly string[];
  /** One world for the whole file, with all that its tests leave there. */
  isShared?: boolean;
}

/** Gives a test file a database of its own, and each of its tests a new world on it. */
export function useWorld({ connections, emptied = [], isShared }: UseOptions = {}): UsedWorld {
  // One object that is filled anew, so that a file can name it before there is a database.
  const world = {} as UsedWorld;
  let database: TestDatabase;
  const renew = async () => {
    const { db, sql } = database;
    await sql`truncate ${sql(['rate_limits', ...emptied])} cascade`;
    Object.assign(world, { db, sql, renew }, createWorld(db));
  };
  beforeAll(async () => {
    database = await createTestDatabase(connections);
    await renew();
  });
  afterAll(() => database.drop());
  if (!isShared) beforeEach(renew);
  return world;
}
