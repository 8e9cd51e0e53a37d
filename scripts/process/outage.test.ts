import { afterAll, expect, it } from 'vitest';
import { choosePlace } from '@sibila/drizzle/embedded-place';
import { stopServer } from '@sibila/drizzle/embedded-server';
import { killPostgres, lookInto, postgresOf } from '../testing/data-dir.ts';
import { underHttpLoad } from '../testing/http-load.ts';
import { closeProducts, startProduct } from '../testing/product.ts';
import { until } from '../testing/wait.ts';

afterAll(closeProducts);

const BACK_MS = 5_000;

const stopPostgres = (dataDir: string) =>
  stopServer(
    choosePlace(dataDir, () => undefined),
    postgresOf(dataDir)?.pid ?? 0,
  );

it('the built server outlives twenty cuts and two restarts of its database', async () => {
  const product = await startProduct();
  const { dataDir } = product;
  const tally = await underHttpLoad(product, async (recover) => {
    for (let cut = 0; cut < 20; cut += 1) {
      await lookInto(
        dataDir,
        (sql) => sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = 'sibila' and pid <> pg_backend_pid()`,
      );
      await recover();
    }
    for (const end of [stopPostgres, killPostgres]) {
      await end(dataDir);
      await until('PostgreSQL to be back', () => postgresOf(dataDir)?.status === 'ready');
      await recover();
    }
  });
  expect(tally).toMatchObject({ unexpected: [], hanging: 0 });
  expect(tally.slowest).toBeLessThan(BACK_MS);
  expect(tally.refused).toBeGreaterThan(0);
  expect(product.err()).toBe('');
  expect(await product.kill('SIGTERM')).toEqual({ code: 0, signal: null });
});
