import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '@sibila/drizzle/embedded';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { ROOT } from '../testing/build.ts';
import { lookInto, makeFolder, removeDataDir } from '../testing/data-dir.ts';
import { bareEnvironment } from '../testing/environment.ts';

const dataDir = makeFolder('admin-horoscope');
let stopDatabase: () => Promise<void>;

beforeAll(async () => {
  const embedded = await startEmbeddedPostgres({ dataDir });
  stopDatabase = () => embedded.stop();
  await migrateDatabase(embedded.connection);
});
afterAll(async () => {
  await stopDatabase();
  await removeDataDir(dataDir);
});

const generate = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/admin.ts', 'horoscope', 'generate', ...args],
    { cwd: ROOT, env: { ...bareEnvironment(), DATA_DIR: dataDir } },
  );

it('writes both parts of a day for the twelve signs, once', async () => {
  for (let time = 0; time < 2; time++) {
    const { stdout } = await generate('--tz', 'Europe/Madrid', '--json');
    const told = JSON.parse(stdout) as Record<string, unknown>[];
    expect(told).toHaveLength(12);
    expect(told[0]).toMatchObject({ sign: 'aries', tz: 'Europe/Madrid', reader: 'builtin' });
  }
  const count = () => lookInto(dataDir, (sql) => sql`select count(*)::int as n from horoscopes`);
  expect((await count())[0]).toEqual({ n: 24 });
});

it('says what is wrong with a date or a zone', async () => {
  await expect(generate('--date', 'ayer')).rejects.toMatchObject({
    stderr: 'La fecha se escribe AAAA-MM-DD\n',
  });
  await expect(generate('--tz', 'Marte/Olimpo')).rejects.toMatchObject({
    stderr: 'Esa zona horaria no existe\n',
  });
});
