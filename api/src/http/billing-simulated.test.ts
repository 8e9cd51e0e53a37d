import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRefunds } from '@sibila/core/billing/people';
import { reconcile } from '@sibila/core/billing/reconcile';
import { tellRenewals } from '@sibila/core/billing/tell-renewals';
import { billingPurges } from '@sibila/core/billing/purge';
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let email: string;
let userId: string;
let cookie: string;

beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => t.close());
beforeEach(async () => {
  const { sql } = t.database;
  await sql`truncate users, outbox, billing_customers, payment_events, simulated_payments cascade`;
  const signedIn = await t.signIn({ fullName: 'Ana Inolvidable' });
  ({ cookie } = signedIn);
  ({ email, id: userId } = signedIn.user);
});

async function call(method: string, path: string, body?: unknown) {
  const response = await t.send(method, `/api/${path}`, body, { cookie });
  const text = await response.text();
  return {
    status: response.status,
    body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
  };
}
/** Presses a button on a page of the simulated provider. */
const press = (url: unknown, form: Record<string, string>) =>
  t.request(new URL(String(url)).pathname, { method: 'POST', body: new URLSearchParams(form) });
/** Does something on a portal page with the one subscription. */
async function act(portal: unknown, action: string): Promise<void> {
  const [row] = await t.database.sql`select id from subscriptions`;
  const form = { subscription: String(row?.['id']), action };
  expect((await press(portal, form)).status).toBe(303);
}
const openPortal = async () => (await call('POST', 'subscription/portal')).body['url'];
const askRefund = () => t.send('POST', '/trpc/billing.askRefund', { json: null }, { cookie });
const buy = async () =>
  press((await call('POST', 'subscription/create-checkout')).body['url'], { card: 'good' });
/** The rows of every table that name somebody, but for mails. */
async function tracesOf(...texts: string[]): Promise<string[]> {
  const { sql } = t.database;
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await sql`select to_jsonb(t)::text as row from ${sql(name)} t`;
    if (rows.some(({ row }) => texts.some((text) => String(row).includes(text)))) found.push(name);
  }
  return found;
}

describe('an account that is deleted at the simulated provider', () => {
  it('gets the refund that it had asked for, and leaves nothing that names it', async () => {
    expect((await buy()).status).toBe(303);
    expect((await askRefund()).status).toBe(200);
    expect(await openRefunds(t.shared)).toMatchObject([{ email }]);
    expect((await call('DELETE', 'account', { password: PASSWORD })).status).toBe(204);
    expect(await openRefunds(t.shared)).toEqual([]);
    const { sql } = t.database;
    const [subscription] = await sql`select status, refunded_at from subscriptions`;
    expect(subscription).toMatchObject({
      status: 'ended',
      refunded_at: expect.stringMatching(/^20/) as string,
    });
    const [kept] = await sql`
      select body ->> 'refundId' as refund from simulated_payments where kind = 'subscription'`;
    expect(kept?.['refund']).toMatch(/^sim_re_/);
    expect(await tracesOf(userId, email, 'Inolvidable')).toEqual(['outbox']);
    await t.deliverMails();
    const [farewell] = (await t.mailbox.list()).filter(({ to }) => to === email);
    expect(farewell?.text).toContain('el pago cuya devolución pediste vuelve a la tarjeta');
    expect(t.logLines.join()).not.toMatch(/billing\.(not_stopped|late)/);
  });

  it('is charged no more, though its subscription is known there still', async () => {
    await buy();
    await call('DELETE', 'account', { password: PASSWORD });
    const { sql } = t.database;
    const [kept] = await sql`
      select body, account_id from simulated_payments where kind = 'subscription'`;
    expect(kept).toMatchObject({ account_id: null, body: { endsAtPeriodEnd: true } });
    expect(await reconcile(t.shared)).toBe(0);
  });

  it('is forgotten there with our own record of it', async () => {
    await buy();
    const { sql } = t.database;
    const bea = await t.signIn();
    ({ cookie } = bea);
    await buy();
    await sql`delete from users where id = ${userId}`;
    await billingPurges['simulated-payments'](t.shared);
    const [before] = await sql`select count(*)::int as n from simulated_payments
      where account_id is null and kind <> 'key'`;
    expect(before?.['n']).toBe(3);
    await sql`delete from billing_customers where account_id is null`;
    await billingPurges['simulated-payments'](t.shared);
    const left = await sql`select distinct account_id from simulated_payments`;
    expect(left.map((row) => ({ ...row }))).toEqual([{ account_id: bea.user.id }]);
  });
});

describe('the portal of the simulated provider', () => {
  it('opens for who has paid once, also when that is over', async () => {
    expect((await call('POST', 'subscription/portal')).status).toBe(409);
    await call('POST', 'subscription/create-checkout');
    expect((await call('POST', 'subscription/portal')).status).toBe(409);
    await buy();
    const portal = await openPortal();
    await act(portal, 'cancel');
    await act(portal, 'advance');
    expect((await call('GET', 'subscription/status')).body['hasSubscription']).toBe(false);
    expect((await call('GET', 'subscription/details')).body).toMatchObject({
      active: false,
      subscription: { state: 'ended', endedBecause: 'period-end' },
    });
    expect(await openPortal()).toContain('/portal-simulado/');
  });

  it('has a lever for the reminder of a renewal, which the real job writes', async () => {
    await buy();
    await act(await openPortal(), 'approach');
    expect(await tellRenewals(t.shared)).toBe(1);
    await t.deliverMails();
    const subjects = (await t.mailbox.list()).filter(({ to }) => to === email);
    expect(subjects.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Tu Premium se renueva el /),
    );
  });
});
