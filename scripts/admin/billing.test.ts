import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SimulatedDesk, type PortalAction } from '@sibila/api/adapters/payments/simulated-desk';
import { readConfig } from '@sibila/api/config';
import { findUserById } from '@sibila/core/account/repo';
import { toUser } from '@sibila/core/account/user';
import { createCheckout } from '@sibila/core/billing/create-checkout';
import { openPortal } from '@sibila/core/billing/open-portal';
import { askRefund } from '@sibila/core/billing/refund';
import { subscriptionStatusOf } from '@sibila/core/billing/status';
import type { SignedInContext } from '@sibila/core/context';
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
const told = <T = Record<string, unknown>>(...args: string[]) => bench.told<T>('billing', ...args);
const complaint = (...args: string[]) => bench.complaint('billing', ...args);

interface Buyer {
  id: string;
  email: string;
  customerId: string;
}

/** Somebody who is signed in, and where they pay. */
interface Visit {
  ctx: SignedInContext;
  desk: SimulatedDesk;
}

/** What somebody does in the product, beside whom the CLI runs. */
const visit = <T>(id: string, work: (visit: Visit) => Promise<T>): Promise<T> => {
  const config = readConfig({ DATA_DIR: bench.dataDir });
  return withShared(config, async (shared) => {
    const { clock, randomness } = shared.ports;
    const user = await findUserById(shared, id);
    if (!user) throw new Error('nobody was made');
    const request = { id: 'test', ip: '127.0.0.1', userAgent: null, idempotencyKey: null };
    const actor = { user: toUser(user, clock.now()), sessionId: 's' };
    const desk = new SimulatedDesk({ db: shared.db, clock, randomness, appUrl: config.appUrl });
    return work({ ctx: { ...shared, actor, request }, desk });
  });
};

const idIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

const pay = (id: string) =>
  visit(id, async ({ ctx, desk }) => {
    const { url } = await createCheckout(ctx);
    expect(await desk.pay(idIn(url), 'good')).not.toBeNull();
  });

/** What they do with a subscription on the simulated provider's page. */
const act = (id: string, subscriptionId: string, actions: readonly PortalAction[]) =>
  visit(id, async ({ ctx, desk }) => {
    const portal = idIn((await openPortal(ctx)).url);
    for (const action of actions) await desk.act(portal, { subscriptionId, action });
  });

interface Told {
  subscriptions: { id: string; endedBecause: string | null; refundedAt: string | null }[];
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
  await pay(id);
  const customers = await lookInto(
    bench.dataDir,
    (sql) => sql<{ customer_id: string }[]>`
      select customer_id from billing_customers where account_id = ${id}`,
  );
  return { id, email, customerId: customers[0]?.customer_id ?? '' };
}

describe('pnpm admin billing', () => {
  it('reads again what one pays, or all', async () => {
    const ana = await buyer();
    expect(await told('status', ana.email)).toMatchObject({ premiumUntil: null, refund: null });
    expect((await run('status', ana.email)).stdout).toContain(`${ana.email} has no Premium\n`);
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

  it('tells the newest first, however far the simulation has moved it', async () => {
    const { id, email } = await buyer();
    await run('sync', email);
    await told('refund', email, '--yes');
    await pay(id);
    await run('sync', email);
    const { subscriptions: before } = await told<Told>('status', email);
    const [newest, older] = before.map((row) => row.id);
    await act(id, newest ?? '', ['fail', 'advance', 'advance']);
    await run('sync', email);
    const { subscriptions } = await told<Told>('status', email);
    expect(subscriptions).toMatchObject([
      { id: newest, endedBecause: 'payment-failed', refundedAt: null },
      { id: older },
    ]);
    const plan = await visit(id, ({ ctx }) => subscriptionStatusOf(ctx));
    expect(plan).toMatchObject({ hasSubscription: false, refund: null });
    await lookInto(
      bench.dataDir,
      (sql) => sql`update users set premium_until = now() - interval '1 day' where id = ${id}`,
    );
    expect((await run('status', email)).stdout).toContain('has no Premium since 20');
  });

  it('gives nothing back where another payment is owed by the time of the yes', async () => {
    const { id, email } = await buyer();
    await run('sync', email);
    const [older] = (await told<Told>('status', email)).subscriptions;
    await act(id, older?.id ?? '', ['fail', 'advance', 'advance']);
    await run('sync', email);
    await pay(id);
    await run('sync', email);
    const answer = async () => {
      await lookInto(
        bench.dataDir,
        (sql) =>
          sql`update subscriptions set refund_asked_at = now() where id = ${older?.id ?? ''}`,
      );
      return 'yes';
    };
    const refused = await bench.run(['billing', 'refund', email, '--anyway'], { answer });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('no se devolvió nada. Míralo otra vez. (PLAN_CHANGED)\n');
    const { subscriptions } = await told<Told>('status', email);
    expect(subscriptions.map(({ refundedAt }) => refundedAt)).toEqual([null, null]);
  });

  it('tells of Premium as the site does while a renewal is waited for', async () => {
    const { id, email } = await buyer();
    await lookInto(
      bench.dataDir,
      (sql) => sql`update users set premium_until = now() - interval '1 hour',
        premium_slack_until = now() + interval '5 hours' where id = ${id}`,
    );
    expect(await told('status', email)).toMatchObject({ isPremium: true });
    expect((await run('status', email)).stdout).toMatch(
      /has Premium until 20.*: the renewal of 20.* was not heard of yet\n/,
    );
    await lookInto(
      bench.dataDir,
      (sql) => sql`update users set premium_slack_until = now() where id = ${id}`,
    );
    expect(await told('status', email)).toMatchObject({ isPremium: false });
    expect((await run('status', email)).stdout).toContain('has no Premium since 20');
  });

  it('tells why a customer was not read, and nothing that was written of them', async () => {
    const { customerId } = await buyer();
    const rename = (from: string, to: string) =>
      lookInto(
        bench.dataDir,
        (sql) => sql`alter table subscriptions rename ${sql(from)} to ${sql(to)}`,
      );
    await rename('ended_at', 'away');
    const { stdout } = await run('sync', customerId);
    await rename('away', 'ended_at');
    expect(stdout).toBe(`${customerId}: 42703\n0 of 1 were read.\n`);
  });

  it('gives back what was asked for in time, though its period has gone by since', async () => {
    const { id, email } = await buyer();
    await run('sync', email);
    await visit(id, ({ ctx }) => askRefund(ctx));
    const { subscriptions } = await told<Told>('status', email);
    await act(id, subscriptions[0]?.id ?? '', ['advance']);
    await run('sync', email);
    expect((await run('status', email)).stdout).toContain('by the terms: due, as when it was');
    expect(await told('refund', email, '--yes')).toMatchObject({ email, amount: 899 });
    expect((await run('refunds')).stdout).not.toContain(email);
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
    expect((await run('status', id)).stdout).toMatch(
      new RegExp(`^the account is gone\n${id} [^]*${id}: US\\$ 8.99, bought 20`),
    );
    expect(await told('status', id)).toMatchObject({ email: null, subscriptions: [{ id }] });
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
    for (const verb of ['status', 'refund'])
      expect(await complaint(verb)).toBe('say whose: EMAIL|ID|SUBSCRIPTION\n');
    expect(await complaint('refund', 'nobody@example.com', '--yes')).toContain('no account');
  });

  it('takes nothing that it knows nothing of, and explains its options', async () => {
    expect(await complaint('refunds', 'ana@example.com')).toContain('nothing is known of ana@');
    expect(await run('status', 'ana@example.com', 'bea@example.com')).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'nothing is known of bea@example.com: pnpm admin billing status EMAIL|ID|SUBSCRIPTION\n',
    });
    const { stdout } = await run('refund', '--help');
    expect(stdout).toMatch(/--yes does it without asking, --anyway also where the terms/);
  });
});
