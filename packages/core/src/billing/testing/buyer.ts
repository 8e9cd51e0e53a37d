import { eq } from 'drizzle-orm';
import type { OutboxMessage } from '../../outbox/message.ts';
import type { PaidSubscription } from '../../ports/payments.ts';
import { outbox } from '@sibila/drizzle/schema/outbox';
import type { TestWorld } from '@sibila/testkit/context';
import { findUserById, type UserRow } from '../../account/repo.ts';
import { createCheckout } from '../create-checkout.ts';
import { livingCustomer } from '../repo.ts';
import { syncSubscription } from '../sync-subscription.ts';

/** What a test of billing finds empty. */
export const BILLING_TABLES = [
  'users',
  'outbox',
  'billing_customers',
  'payment_events',
  'idempotency_keys',
] as const;

/** A person who buys, and what the database says of them. */
export interface Buyer {
  user: UserRow;
  /** Their context, with what is known of them now. */
  ctx(): Promise<ReturnType<TestWorld['as']>>;
  row(): Promise<UserRow>;
  isPremium(): Promise<boolean>;
  customerId(): Promise<string>;
  /** Opens a checkout, or is given the open one; its id. */
  open(): Promise<string>;
  /** Pays what was opened; nobody is told. */
  buy(fields?: Partial<PaidSubscription>): Promise<PaidSubscription>;
  /** Learns from the provider what they have paid for. */
  sync(): Promise<void>;
  /** Buys, and is known to have paid. */
  subscribe(fields?: Partial<PaidSubscription>): Promise<PaidSubscription>;
  /** The templates of the mails to them. */
  mails(): Promise<string[]>;
  /** What the outbox keeps of the last mail to them. */
  lastMail(): Promise<OutboxMessage | undefined>;
  /** The instant that the last mail of a template names. */
  mailAt(template: string): Promise<Date | null>;
}

export async function buyerIn(world: TestWorld, fields: Partial<UserRow> = {}): Promise<Buyer> {
  const user = await world.user(fields);
  const row = async () => {
    const found = await findUserById(world.shared, user.id);
    if (!found) throw new Error('the account is gone');
    return found;
  };
  const ctx = async () => world.as(await row());
  const customerId = async () => {
    const customer = await livingCustomer(world.shared, user.id);
    if (!customer) throw new Error('there is no customer');
    return customer.customerId;
  };
  const open = async () => {
    const { url } = await createCheckout(await ctx());
    return url.slice(url.lastIndexOf('/') + 1);
  };
  const buy = async (given?: Partial<PaidSubscription>) => world.payments.pay(await open(), given);
  const sync = async () => {
    await syncSubscription(world.shared, await customerId());
  };
  const messages = async () => {
    const rows = await world.shared.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, user.email));
    return rows.map(({ message }) => message as OutboxMessage);
  };
  return {
    user,
    ctx,
    row,
    customerId,
    open,
    isPremium: async () => (await ctx()).actor.user.isPremium,
    buy,
    sync,
    async subscribe(given) {
      const subscription = await buy(given);
      await sync();
      return subscription;
    },
    mails: async () => (await messages()).map(({ template }) => template),
    lastMail: async () => (await messages()).at(-1),
    mailAt: async (template) => {
      const found = (await messages()).findLast((message) => message.template === template);
      return found && 'at' in found ? new Date(found.at) : null;
    },
  };
}
