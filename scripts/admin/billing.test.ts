import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SimulatedDesk } from '@sibila/api/adapters/payments/simulated-desk';
import { readConfig } from '@sibila/api/config';
import { findUserById } from '@sibila/core/account/repo';
import { toUser } from '@sibila/core/account/user';
import { createCheckout } from '@sibila/core/billing/create-checkout';
import { mexicanDate } from '@sibila/domain/calendar/business-days';
import { lookInto } from '../testing/data-dir.ts';
import { openAdminBench, type AdminBench } from './testing/in-process.ts';
import { withShared } from './with-shared.ts';

let bench: AdminBench;
beforeAll(async () => {
  bench = await openAdminBench('billing');
});
afterAll(() => bench.close());

const run = (...args: string[]) => bench.run(['billing', ...args]);
const told = (...args: string[]) => bench.told('billing', ...args);
const complaint = (...args: string[]) => bench.complaint('billing', ...args);

interface Buyer {
  email: string;
  customerId: string;
}
/** Somebody who paid at the simulated provider, of which nobody told the product. */
async function buyer(): Promise<Buyer> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  await lookInto(
    bench.dataDir,
    (sql) => sql`insert into users (id, email, username, full_name, password_hash, created_at)
      values (${id}, ${email}, ${id.slice(0, 20)}, 'Ana de Prueba', 'a-hash', now())`,
  );
  const config = readConfig({ DATA_DIR: bench.dataDir });
  await withShared(config, async (shared) => {
    const { clock, randomness } = shared.ports;
    const user = await findUserById(shared, id);
    if (!user) throw new Error('nobody was made');
    const request = { id: 'test', ip: '127.0.0.1', userAgent: null, idempotencyKey: null };
    const actor = { user: toUser(user, clock.now()), sessionId: 's' };
    const { url } = await createCheckout({ ...shared, actor, request });
    const desk = new SimulatedDesk({
      db: shared.db,
      clock,
      randomness,
      appUrl: config.appUrl,
    });
    expect(await desk.pay(url.slice(url.lastIndexOf('/') + 1), 'good')).not.toBeNull();
  });
  const customers = await lookInto(
    bench.dataDir,
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
    for (const anyway of [[], ['--anyway']]) {
      const again = await complaint('refund', email, '--yes', ...anyway);
      expect(again).toContain(`was given back on ${mexicanDate(new Date())}`);
      expect(again).not.toContain('Add --anyway');
    }
    expect((await run('status', email)).stdout).toContain('was given back on');
    const mails = await lookInto(bench.dataDir, (sql) => sql`select message from outbox`);
    expect(JSON.stringify(mails)).toContain('"refunded"');
  });

  it('gives nothing back against the terms, unless it is told to', async () => {
    const { email, customerId } = await buyer();
    await run('sync', email);
    await lookInto(
      bench.dataDir,
      (sql) => sql`insert into premium_accounts (user_id, readings)
        select account_id, 3 from billing_customers where customer_id = ${customerId}
        on conflict (user_id) do update set readings = 3`,
    );
    expect(await complaint('refund', email, '--yes')).toContain('too-many-readings');
    await lookInto(
      bench.dataDir,
      (sql) =>
        sql`update subscriptions set refund_asked_at = now() - interval '50 hours' where customer_id = ${customerId}`,
    );
    const { stdout: waiting } = await run('refunds');
    expect(waiting).toContain(email);
    // On the clock of the day by which it is due, which is the company's.
    expect(waiting).toMatch(
      /asked 20\d\d-\d\d-\d\d \d\d:\d\d \(Mexico City\), 2 days ago.*due by 20\d\d-\d\d-\d\d/,
    );
    expect(waiting).not.toMatch(/\dZ\b/);
    expect(await told('refund', email, '--yes', '--anyway')).toMatchObject({ email });
    expect((await run('refunds')).stdout).not.toContain(email);
  });

  it('lists, and gives back by its own id, what an account paid that is gone', async () => {
    const { email, customerId } = await buyer();
    await run('sync', email);
    const [row] = await lookInto(
      bench.dataDir,
      (sql) => sql<{ id: string }[]>`
        update subscriptions set refund_asked_at = now() where customer_id = ${customerId}
        returning id`,
    );
    const id = row?.id ?? '';
    // As where the account is gone and the provider could not be reached since.
    await lookInto(
      bench.dataDir,
      (sql) =>
        sql`update billing_customers set account_id = null where customer_id = ${customerId}`,
    );
    expect((await run('refunds')).stdout).toContain('the account is gone');
    expect(await complaint('refund', id)).toContain('Add --yes');
    expect(await told('refund', id, '--yes')).toEqual({ id, email: null });
    expect(await complaint('refund', id, '--yes')).toContain('was given back on');
  });

  it('reads all, those too who were thought deleted, and goes on after one that fails', async () => {
    const [ana, bea] = [await buyer(), await buyer()];
    await lookInto(
      bench.dataDir,
      (
        sql,
      ) => sql`update billing_customers set customer_id = 'cus_of_stripe', created_at = '2020-01-01'
        where customer_id = ${ana.customerId}`,
    );
    await lookInto(
      bench.dataDir,
      (sql) => sql`update billing_customers set deleted_at = now()
        where customer_id = ${bea.customerId}`,
    );
    const { code, stdout } = await run('sync');
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringContaining('cus_of_stripe: ') as string,
    });
    expect(await told('status', bea.email)).toMatchObject({
      subscriptions: [{ customerId: bea.customerId, status: 'active' }],
    });
  });

  it('says whose when it was not told', async () => {
    expect(await complaint('status')).toContain('say whose');
    expect(await complaint('refund', 'nobody@example.com', '--yes')).toContain('no account');
  });
});
