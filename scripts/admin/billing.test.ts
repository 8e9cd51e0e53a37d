import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SimulatedDesk } from '@sibila/api/adapters/payments/simulated-desk';
import { readConfig } from '@sibila/api/config';
import { findUserById } from '@sibila/core/account/repo';
import { toUser } from '@sibila/core/account/user';
import { createCheckout } from '@sibila/core/billing/create-checkout';
import { startEmbeddedPostgres } from '@sibila/drizzle/embedded';
import { openDatabase, type DatabaseHandle } from '@sibila/drizzle/client';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { ROOT } from '../testing/build.ts';
import { lookInto, makeFolder, removeDataDir } from '../testing/data-dir.ts';
import { bareEnvironment } from '../testing/environment.ts';
import { withShared } from './with-shared.ts';

const dataDir = makeFolder('admin-billing');
const config = readConfig({ DATA_DIR: dataDir });
let stopDatabase: () => Promise<void>;
let database: DatabaseHandle;

beforeAll(async () => {
  const embedded = await startEmbeddedPostgres({ dataDir });
  stopDatabase = () => embedded.stop();
  await migrateDatabase(embedded.connection);
  database = openDatabase(embedded.connection, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await stopDatabase();
  await removeDataDir(dataDir);
});

const run = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/admin.ts', 'billing', ...args],
    { cwd: ROOT, env: { ...bareEnvironment(), DATA_DIR: dataDir } },
  );
const told = async (...args: string[]) =>
  JSON.parse((await run(...args, '--json')).stdout) as Record<string, unknown>;
const complaint = (...args: string[]) =>
  run(...args).then(
    () => 'none',
    (error: { stderr: string }) => error.stderr,
  );

interface Buyer {
  email: string;
  customerId: string;
}
/** Somebody who paid at the simulated provider, of which nobody told the product. */
async function buyer(): Promise<Buyer> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  await lookInto(
    dataDir,
    (sql) => sql`insert into users (id, email, username, full_name, password_hash, created_at)
      values (${id}, ${email}, ${id.slice(0, 20)}, 'Ana de Prueba', 'a-hash', now())`,
  );
  await withShared(config, async (shared) => {
    const { clock, randomness } = shared.ports;
    const user = await findUserById(shared, id);
    if (!user) throw new Error('nobody was made');
    const request = { id: 'test', ip: '127.0.0.1', userAgent: null, idempotencyKey: null };
    const actor = { user: toUser(user, clock.now()), sessionId: 's' };
    const { url } = await createCheckout({ ...shared, actor, request });
    const desk = new SimulatedDesk({
      db: database.db,
      clock,
      randomness,
      appUrl: config.appUrl,
    });
    expect(await desk.pay(url.slice(url.lastIndexOf('/') + 1), 'good')).not.toBeNull();
  });
  const customers = await lookInto(
    dataDir,
    (sql) => sql<{ customer_id: string }[]>`
      select customer_id from billing_customers where account_id = ${id}`,
  );
  return { email, customerId: customers[0]?.customer_id ?? '' };
}

describe('pnpm admin billing', () => {
  it('reads again what one pays, or all', async () => {
    const ana = await buyer();
    expect(await told('status', ana.email)).toMatchObject({ premiumUntil: null, refund: null });
    expect(await told('sync', ana.email)).toEqual({ synced: 1, failed: [] });
    expect(await told('status', ana.email)).toMatchObject({
      subscriptions: [{ customerId: ana.customerId, status: 'active' }],
      refund: { isDue: true, readingsUsed: 0 },
    });
    expect(await told('sync', ana.customerId)).toEqual({ synced: 1, failed: [] });
    const bea = await buyer();
    await run('sync');
    const { stdout } = await run('status', bea.email);
    expect(stdout).toContain('has Premium until 20');
    expect(stdout).toContain('US$ 8.99');
    expect(await complaint('sync', 'nobody@example.com')).toContain('neither a customer');
  });

  it('gives the first payment back after a look at the terms, once', async () => {
    const { email } = await buyer();
    expect(await complaint('refund', email, '--yes')).toContain('never paid');
    await run('sync', email);
    expect(await complaint('refund', email)).toContain('Add --yes');
    expect(await told('refund', email, '--yes')).toMatchObject({
      amount: 899,
      currency: 'usd',
      premiumUntil: null,
    });
    expect(await complaint('refund', email, '--yes')).toContain('refunded');
    const mails = await lookInto(dataDir, (sql) => sql`select message from outbox`);
    expect(JSON.stringify(mails)).toContain('"refunded"');
  });

  it('gives nothing back against the terms, unless it is told to', async () => {
    const { email, customerId } = await buyer();
    await run('sync', email);
    await lookInto(
      dataDir,
      (sql) => sql`insert into premium_accounts (user_id, readings)
        select account_id, 3 from billing_customers where customer_id = ${customerId}
        on conflict (user_id) do update set readings = 3`,
    );
    expect(await complaint('refund', email, '--yes')).toContain('too-many-readings');
    await lookInto(
      dataDir,
      (sql) =>
        sql`update subscriptions set refund_asked_at = now() where customer_id = ${customerId}`,
    );
    expect((await run('refunds')).stdout).toContain(email);
    expect(await told('refund', email, '--yes', '--anyway')).toMatchObject({ email });
    expect((await run('refunds')).stdout).not.toContain(email);
  });

  it('lists, and gives back by its own id, what an account paid that is gone', async () => {
    const { email, customerId } = await buyer();
    await run('sync', email);
    const [row] = await lookInto(
      dataDir,
      (sql) => sql<{ id: string }[]>`
        update subscriptions set refund_asked_at = now() where customer_id = ${customerId}
        returning id`,
    );
    const id = row?.id ?? '';
    // As where the account is gone and the provider could not be reached since.
    await lookInto(
      dataDir,
      (sql) =>
        sql`update billing_customers set account_id = null where customer_id = ${customerId}`,
    );
    expect((await run('refunds')).stdout).toContain('the account is gone');
    expect(await complaint('refund', id)).toContain('Add --yes');
    expect(await told('refund', id, '--yes')).toEqual({ id, email: null });
    expect(await complaint('refund', id, '--yes')).toContain('ya se devolvió');
  });

  it('reads all, those too who were thought deleted, and goes on after one that fails', async () => {
    const [ana, bea] = [await buyer(), await buyer()];
    await lookInto(
      dataDir,
      (
        sql,
      ) => sql`update billing_customers set customer_id = 'cus_of_stripe', created_at = '2020-01-01'
        where customer_id = ${ana.customerId}`,
    );
    await lookInto(
      dataDir,
      (sql) => sql`update billing_customers set deleted_at = now()
        where customer_id = ${bea.customerId}`,
    );
    expect(await complaint('sync')).toContain('cus_of_stripe');
    expect(await told('status', bea.email)).toMatchObject({
      subscriptions: [{ customerId: bea.customerId, status: 'active' }],
    });
  });

  it('says whose when it was not told', async () => {
    expect(await complaint('status')).toContain('say whose');
    expect(await complaint('refund', 'nobody@example.com', '--yes')).toContain('no account');
  });
});
