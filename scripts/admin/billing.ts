import type { Config } from '@sibila/api/config';
import { findUserById, type UserRow } from '@sibila/core/account/repo';
import { toUser } from '@sibila/core/account/user';
import { allCustomerIds, openRefunds } from '@sibila/core/billing/people';
import {
  refuseRefund,
  refund,
  refundCaseOf,
  refundUnowned,
  type RefundCase,
} from '@sibila/core/billing/refund';
import {
  customerIdsOf,
  findCustomer,
  findSubscription,
  isOwed,
  subscriptionsOfAccount,
  subscriptionsOfCustomer,
  type SubscriptionRow,
} from '@sibila/core/billing/repo';
import { syncSubscription } from '@sibila/core/billing/sync-subscription';
import type { Shared } from '@sibila/core/context';
import { DomainError } from '@sibila/core/errors';
import { findAccount } from '@sibila/core/privacy/people';
import { priceText } from '@sibila/contracts/billing';
import { mexicanTime } from './mexican-time.ts';
import {
  AdminError,
  UsageError,
  type AdminResult,
  type Confirm,
  type Noun,
  type Verb,
} from './noun.ts';
import { reasonOf } from './reason-of.ts';
import { table } from './table.ts';
import { withShared } from './with-shared.ts';

const daysAgo = (days: number) =>
  days === 0 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`;

/** The customers that an argument names: one by its id, those of an account, or all. */
async function customersOf(shared: Shared, who: string | undefined): Promise<string[]> {
  if (who === undefined) return allCustomerIds(shared);
  if (await findCustomer(shared, who)) return [who];
  const user = await findAccount(shared, who);
  if (!user) throw new AdminError(`there is neither a customer nor an account of ${who}`);
  return customerIdsOf(shared, user.id);
}

const sync: Verb = {
  help: 'Read again from the provider what customers pay, and write it: of one, or of all',
  usage: '[CUSTOMER|EMAIL|ID]',
  most: 1,
  run: (config, [who]) =>
    withShared(config, async (shared) => {
      const failed: { customerId: string; reason: string }[] = [];
      const customers = await customersOf(shared, who);
      for (const customerId of customers)
        try {
          await syncSubscription(shared, customerId);
        } catch (error) {
          if (error instanceof DomainError && error.code === 'BILLING_OFF') throw error;
          failed.push({ customerId, reason: reasonOf(error) });
        }
      const synced = customers.length - failed.length;
      const lines = failed.map(({ customerId, reason }) => `${customerId}: ${reason}`);
      const text = [...lines, `${synced} of ${customers.length} were read.`].join('\n');
      return { text, data: { synced, failed }, failed: failed.length > 0 };
    }),
};

const WHOSE = 'EMAIL|ID|SUBSCRIPTION';

/** What a verb does about whom its argument names, by themselves or by what they bought. */
interface OnWhom {
  ofUser(shared: Shared, user: UserRow, subscriptionId: string | undefined): Promise<AdminResult>;
  /** Of what was bought by an account that is gone. */
  ofUnowned(shared: Shared, subscription: SubscriptionRow): Promise<AdminResult>;
}

function onWhom(
  config: Config,
  [who]: readonly string[],
  { ofUser, ofUnowned }: OnWhom,
): Promise<AdminResult> {
  if (who === undefined) throw new UsageError(`say whose: ${WHOSE}`);
  return withShared(config, async (shared) => {
    const subscription = await findSubscription(shared, who);
    const customer = subscription && (await findCustomer(shared, subscription.customerId));
    if (subscription && customer?.accountId === null) return ofUnowned(shared, subscription);
    const user = await findAccount(shared, customer?.accountId ?? who);
    if (!user) throw new AdminError(`there is no account of ${who}`);
    return ofUser(shared, user, subscription?.id);
  });
}

/** The case for a refund; null for who never paid. */
const caseOf = (shared: Shared, { id }: UserRow): Promise<RefundCase | null> =>
  refundCaseOf(shared, id).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'NO_SUBSCRIPTION') return null;
    throw error;
  });

const termsOf = ({ subscription, check }: RefundCase) =>
  [
    `${subscription.id}: ${priceText(subscription.amount, subscription.currency)}`,
    `bought ${mexicanTime(subscription.startedAt)}`,
    `asked ${mexicanTime(subscription.refundAskedAt)}`,
    `due until ${mexicanTime(check.until)}`,
    `${check.readingsUsed} Premium readings`,
    subscription.refundedAt === null
      ? `by the terms: ${check.reason}${check.isDue && subscription.refundAskedAt ? ', as when it was asked' : ''}`
      : `was given back on ${mexicanTime(subscription.refundedAt)}`,
  ].join(', ');

const listed = (known: readonly SubscriptionRow[]): string => {
  const rows = known.map((row) => [
    row.id,
    row.customerId,
    row.endsAtPeriodEnd && row.status !== 'ended' ? `${row.status}, cancelled` : row.status,
    `until ${mexicanTime(row.periodEnd)}`,
    priceText(row.amount, row.currency),
  ]);
  return table(rows, 'no subscription');
};

/** Whether the door is open, by the rule of the site, and until when. */
function premiumText(user: UserRow, now: Date): string {
  const { isPremium, premiumUntil } = toUser(user, now);
  if (premiumUntil === null && !isPremium) return 'has no Premium';
  if (!isPremium) return `has no Premium since ${mexicanTime(premiumUntil)}`;
  if (premiumUntil && premiumUntil > now) return `has Premium until ${mexicanTime(premiumUntil)}`;
  const renewal = `the renewal of ${mexicanTime(premiumUntil)} was not heard of yet`;
  return `has Premium until ${mexicanTime(user.premiumSlackUntil)}: ${renewal}`;
}

async function statusOfUser(shared: Shared, user: UserRow): Promise<AdminResult> {
  const known = await subscriptionsOfAccount(shared, user.id);
  const found = await caseOf(shared, user);
  const now = shared.ports.clock.now();
  const { id, email, premiumUntil, isPremium } = toUser(user, now);
  return {
    text: [
      `${email} ${premiumText(user, now)}`,
      listed(known),
      ...(found ? [`refund of ${termsOf(found)}`] : []),
    ].join('\n'),
    data: {
      id,
      email,
      premiumUntil,
      isPremium,
      subscriptions: known,
      refund: found?.check ?? null,
    },
  };
}

/** What is still known of what an account paid that is gone. */
async function statusOfUnowned(
  shared: Shared,
  { customerId }: SubscriptionRow,
): Promise<AdminResult> {
  const known = await subscriptionsOfCustomer(shared, customerId);
  return {
    text: ['the account is gone', listed(known), ...known.map(unownedTerms)].join('\n'),
    data: {
      id: null,
      email: null,
      premiumUntil: null,
      isPremium: false,
      subscriptions: known,
      refund: null,
    },
  };
}

const status: Verb = {
  help: 'What an account pays, or paid that is gone, as it was read last, and its case for a refund',
  usage: WHOSE,
  most: 1,
  run: (config, args) => onWhom(config, args, { ofUser: statusOfUser, ofUnowned: statusOfUnowned }),
};

async function refundOne(
  shared: Shared,
  user: UserRow,
  how: { confirm: Confirm; anyway: boolean; subscriptionId?: string },
): Promise<AdminResult> {
  const { confirm, anyway, subscriptionId } = how;
  const found = await caseOf(shared, user);
  if (!found) throw new AdminError(`${user.email} never paid for anything`);
  const terms = termsOf(found);
  if (subscriptionId !== undefined && subscriptionId !== found.subscription.id)
    throw new AdminError(
      `${terms}\nThat is what ${user.email} is owed or bought last, and alone given back.`,
    );
  if (found.subscription.refundedAt !== null) throw new AdminError(terms);
  if (!found.check.isDue && !anyway)
    throw new AdminError(
      `${terms}\nThe terms do not give it back. Add --anyway to do it all the same.`,
    );
  await confirm(`${terms}\nThis gives the payment back and ends Premium.`);
  const given = await refund(shared, user, { anyway, subscriptionId: found.subscription.id });
  const now = await findUserById(shared, user.id);
  return {
    text: `${priceText(given.amount, given.currency)} go back to ${user.email}, who is told by mail.`,
    data: { ...given, email: user.email, premiumUntil: now?.premiumUntil ?? null },
  };
}

/** What an account paid that is gone: its person can't be told, nor their readings be counted. */
const unownedTerms = (row: SubscriptionRow): string =>
  [
    `${row.id}: ${priceText(row.amount, row.currency)}`,
    `bought ${mexicanTime(row.startedAt)}`,
    `asked ${mexicanTime(row.refundAskedAt)}`,
    row.refundedAt === null
      ? 'the account is gone'
      : `was given back on ${mexicanTime(row.refundedAt)}`,
  ].join(', ');

async function refundUnownedOne(
  shared: Shared,
  subscription: SubscriptionRow,
  confirm: Confirm,
): Promise<AdminResult> {
  const { id, amount, currency, refundedAt } = subscription;
  const terms = unownedTerms(subscription);
  if (refundedAt !== null) throw new AdminError(terms);
  await confirm(`${terms}\nThis gives the payment back.`);
  await refundUnowned(shared, subscription);
  return { text: `${priceText(amount, currency)} of ${id} go back.`, data: { id, email: null } };
}

const refundVerb: Verb = {
  help: 'Give the first payment back and end Premium, after a look at the terms; --yes does it without asking, --anyway also where the terms do not give it back',
  usage: `${WHOSE} [--yes] [--anyway]`,
  most: 1,
  options: { yes: { type: 'boolean' }, anyway: { type: 'boolean' } },
  run: (config, args, options, confirm) =>
    onWhom(config, args, {
      ofUser: (shared, user, subscriptionId) => {
        const anyway = options['anyway'] === true;
        return refundOne(shared, user, {
          confirm,
          anyway,
          ...(subscriptionId && { subscriptionId }),
        });
      },
      ofUnowned: (shared, subscription) => refundUnownedOne(shared, subscription, confirm),
    }),
};

const refuse: Verb = {
  help: 'Refuse a refund that was asked for: Premium and its renewal are as they were, and the person is told by mail',
  usage: `${WHOSE} [--yes]`,
  most: 1,
  options: { yes: { type: 'boolean' } },
  run: (config, args, _options, confirm) =>
    onWhom(config, args, {
      async ofUser(shared, user) {
        const found = await caseOf(shared, user);
        if (!found || !isOwed(found.subscription))
          throw new AdminError(`${user.email} waits for no refund`);
        await confirm(`${termsOf(found)}\nThis refuses the refund and opens Premium again.`);
        await refuseRefund(shared, user);
        const now = await findUserById(shared, user.id);
        const data = { email: user.email, premiumUntil: now?.premiumUntil ?? null };
        return { text: `The refund of ${user.email} is refused; they are told by mail.`, data };
      },
      ofUnowned() {
        throw new AdminError('the account is gone: its payment is given back by itself');
      },
    }),
};

const refunds: Verb = {
  help: 'Who asked for a refund and waits for it, the longest first',
  run: (config) =>
    withShared(config, async (shared) => {
      const asked = await openRefunds(shared);
      const rows = asked.map((row) => [
        row.email ?? 'the account is gone',
        `asked ${mexicanTime(row.askedAt)}, ${daysAgo(row.days)}`,
        row.isLate ? `LATE: was due by ${row.dueOn}` : `due by ${row.dueOn}`,
        priceText(row.cents, row.currency),
        row.subscriptionId,
      ]);
      return { text: table(rows, 'nobody waits for a refund'), data: asked };
    }),
};

/** What people pay. */
export const billing: Noun = {
  name: 'billing',
  verbs: { sync, status, refund: refundVerb, refuse, refunds },
};
