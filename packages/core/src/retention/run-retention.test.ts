import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { billingCustomers, subscriptions } from '@sibila/drizzle/schema/billing';
import { contactMessages } from '@sibila/drizzle/schema/contact';
import { rightsRequests } from '@sibila/drizzle/schema/rights';
import { users } from '@sibila/drizzle/schema/account';
import { noteRequest } from '../privacy/requests.ts';
import { purgeExpired } from '../testing/purge-expired.ts';
import { dueForRetention, runRetention } from './run-retention.ts';

const world = useWorld({
  emptied: ['users', 'billing_customers', 'contact_messages', 'rights_requests'],
});

const NOTHING = { subscriptions: 0, billingCustomers: 0, contactMessages: 0, rightsRequests: 0 };
const moveTo = (instant: string) => world.clock.set(new Date(instant));
const ids = async (table: typeof subscriptions | typeof contactMessages) =>
  (await world.db.select({ id: table.id }).from(table)).map(({ id }) => id).sort();

type Subscription = Partial<typeof subscriptions.$inferInsert> & { id: string };
async function paid(customerId: string, accountId: string | null, ...made: Subscription[]) {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  await world.db.insert(billingCustomers).values({ customerId, accountId, createdAt });
  for (const row of made)
    await world.db.insert(subscriptions).values({
      customerId,
      status: 'ended',
      isOurPrice: true,
      startedAt: createdAt,
      periodStart: createdAt,
      periodEnd: new Date('2026-02-01T00:00:00Z'),
      endsAtPeriodEnd: false,
      amount: 899,
      currency: 'usd',
      ...row,
    });
}

async function written(receivedAt: string): Promise<string> {
  const id = randomUUID();
  await world.db.insert(contactMessages).values({
    id,
    name: 'Ana',
    email: 'ana@example.com',
    subject: 'Hola',
    message: 'Hola.',
    isPremium: false,
    receivedAt: new Date(receivedAt),
  });
  return id;
}

describe('retention', () => {
  beforeEach(() => moveTo('2031-02-01T00:00:00Z'));

  it('removes a subscription on the day that five years have gone by since its end', async () => {
    const { id } = await world.user();
    await paid('cus_here', id, { id: 'sub_old' });
    moveTo('2031-01-31T23:59:59Z');
    expect(await runRetention(world.shared)).toEqual(NOTHING);
    moveTo('2031-02-01T00:00:00Z');
    expect(await dueForRetention(world.shared)).toEqual({ ...NOTHING, subscriptions: 1 });
    expect(await ids(subscriptions)).toEqual(['sub_old']);
    expect(await runRetention(world.shared)).toEqual({ ...NOTHING, subscriptions: 1 });
    expect(await ids(subscriptions)).toEqual([]);
    // Whoever is still here may pay again, as the same customer.
    expect(await world.db.select().from(billingCustomers)).toHaveLength(1);
  });

  it('keeps what goes on, or ended later than its last period began to count', async () => {
    const { id } = await world.user();
    const later = new Date('2026-02-02T00:00:00Z');
    await paid(
      'cus_here',
      id,
      { id: 'sub_live', status: 'active' },
      { id: 'sub_unpaid', status: 'unpaid' },
      { id: 'sub_ended_later', endedAt: later },
      { id: 'sub_paid_longer', periodEnd: later },
    );
    expect(await runRetention(world.shared)).toEqual(NOTHING);
    expect(await ids(subscriptions)).toHaveLength(4);
  });

  it('forgets who paid once their account is gone and nothing younger is left', async () => {
    await paid('cus_old', null, { id: 'sub_old' });
    await paid('cus_bare', null);
    const younger = new Date('2030-01-01T00:00:00Z');
    await paid('cus_young', null, { id: 'sub_young', periodEnd: younger });
    const both = { ...NOTHING, subscriptions: 1, billingCustomers: 2 };
    expect(await dueForRetention(world.shared)).toEqual(both);
    expect(await runRetention(world.shared)).toEqual(both);
    const left = await world.db.select().from(billingCustomers);
    expect(left.map(({ customerId }) => customerId)).toEqual(['cus_young']);
    expect(await runRetention(world.shared)).toEqual(NOTHING);
  });

  it('is the only rule about years: the hourly sweep removes nothing sooner, and no more', async () => {
    await paid('cus_gone', null, { id: 'sub_unpaid', status: 'unpaid' });
    await paid('cus_old', null, { id: 'sub_old' });
    await written('2026-02-01T00:00:00Z');
    const customers = async () => {
      const rows = await world.db.select().from(billingCustomers);
      return rows.map(({ customerId }) => customerId).sort();
    };
    // Five times 365 days have gone by, and five years have not.
    moveTo('2031-01-31T23:59:59Z');
    await purgeExpired(world.shared);
    expect(await customers()).toEqual(['cus_gone', 'cus_old']);
    const due = { ...NOTHING, subscriptions: 1, billingCustomers: 1, contactMessages: 1 };
    moveTo('2031-02-01T00:00:00Z');
    expect(await dueForRetention(world.shared)).toEqual(due);
    // A charge that is open still is somebody's to end, for as long as that takes.
    moveTo('2032-02-01T00:00:00Z');
    await purgeExpired(world.shared);
    expect(await dueForRetention(world.shared)).toEqual(NOTHING);
    expect(await customers()).toEqual(['cus_gone']);
    expect(await ids(contactMessages)).toEqual([]);
  });

  it('removes messages and requests of five years ago, and no younger one', async () => {
    await written('2026-01-31T00:00:00Z');
    const young = await written('2026-02-02T00:00:00Z');
    const user = await world.user();
    await noteRequest(world.shared, user, 'export', '2026-01-30');
    await noteRequest(world.shared, user, 'delete', '2026-02-02');
    expect(await runRetention(world.shared)).toEqual({
      ...NOTHING,
      contactMessages: 1,
      rightsRequests: 1,
    });
    expect(await ids(contactMessages)).toEqual([young]);
    const requests = await world.db.select().from(rightsRequests);
    expect(requests.map(({ kind }) => kind)).toEqual(['delete']);
    expect(await world.db.select().from(users)).toHaveLength(1);
  });
});
