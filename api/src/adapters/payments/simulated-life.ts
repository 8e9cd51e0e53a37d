import { z } from 'zod';
import {
  END_REASONS,
  PREMIUM_PRICE,
  RENEWAL_NOTICE_DAYS,
  type EndReason,
} from '@sibila/contracts/premium';

const DAY_MS = 24 * 60 * 60 * 1000;
/** When a failed charge is tried again, once and for the last time. */
const RETRY_MS = 14 * DAY_MS;

/** Money that moved in the simulation. */
const movement = z.object({
  kind: z.enum(['paid', 'refunded']),
  at: z.coerce.date(),
  cents: z.int(),
});
type Movement = z.output<typeof movement>;

/** A simulated subscription as it is kept. */
export const simulatedSubscription = z.object({
  status: z.enum(['active', 'past_due', 'ended']),
  startedAt: z.coerce.date(),
  periodStart: z.coerce.date(),
  periodEnd: z.coerce.date(),
  /** The day of the month on which a period begins, where the month has it. */
  anchorDay: z.int(),
  endsAtPeriodEnd: z.boolean(),
  /** The next charges will be refused. */
  failsNext: z.boolean(),
  /** When the charge failed that is open, or was when it ended. */
  failedAt: z.coerce.date().nullable(),
  endedAt: z.coerce.date().nullable().default(null),
  endedBecause: z.enum(END_REASONS).nullable().default(null),
  refundId: z.string().nullable(),
  /** The oldest first. */
  movements: z.array(movement).default([]),
});
export type SimulatedSubscription = z.output<typeof simulatedSubscription>;

/** A subscription after something happened to it, and the types of the events that tell so. */
export interface Turn {
  subscription: SimulatedSubscription;
  events: string[];
}

const UPDATED = 'customer.subscription.updated';

/** A subscription that begins now and is paid for. */
export function begin(now: Date): Turn {
  const anchorDay = now.getUTCDate();
  const subscription: SimulatedSubscription = {
    status: 'active',
    startedAt: now,
    periodStart: now,
    periodEnd: nextMonth(now, anchorDay),
    anchorDay,
    endsAtPeriodEnd: false,
    failsNext: false,
    failedAt: null,
    endedAt: null,
    endedBecause: null,
    refundId: null,
    movements: [moved('paid', now)],
  };
  return { subscription, events: ['customer.subscription.created', 'invoice.paid'] };
}

const moved = (kind: Movement['kind'], at: Date): Movement => ({
  kind,
  at,
  cents: PREMIUM_PRICE.cents,
});

/** Lets all happen that was due by now: renewals, failed charges, the end. */
export function roll(subscription: SimulatedSubscription, now: Date): Turn {
  const events: string[] = [];
  let current = subscription;
  while (dueAt(current) <= now) {
    const turn = step(current);
    current = turn.subscription;
    events.push(...turn.events);
  }
  return { subscription: current, events };
}

/** When the next thing happens by itself. */
function dueAt({ status, failedAt, periodEnd }: SimulatedSubscription): Date {
  if (status === 'ended') return new Date(8.64e15);
  return failedAt === null ? periodEnd : new Date(failedAt.getTime() + RETRY_MS);
}

function step(subscription: SimulatedSubscription): Turn {
  const { status, endsAtPeriodEnd, failsNext, periodEnd, anchorDay } = subscription;
  if (status === 'past_due' && !failsNext) return payDue(subscription, dueAt(subscription));
  if (status === 'past_due') return end(subscription, dueAt(subscription), 'payment-failed');
  if (endsAtPeriodEnd) return end(subscription, dueAt(subscription), 'period-end');
  const next = {
    ...subscription,
    periodStart: periodEnd,
    periodEnd: nextMonth(periodEnd, anchorDay),
  };
  if (!failsNext) {
    const movements = [...subscription.movements, moved('paid', periodEnd)];
    return { subscription: { ...next, movements }, events: ['invoice.paid', UPDATED] };
  }
  const failed = { ...next, status: 'past_due', failedAt: periodEnd } as const;
  return { subscription: failed, events: ['invoice.payment_failed', UPDATED] };
}

/** Ends a subscription at an instant; one that has ended stays as it is. */
export function end(subscription: SimulatedSubscription, at: Date, because: EndReason): Turn {
  const events = ['customer.subscription.deleted'];
  if (subscription.status === 'ended') return { subscription, events };
  const fields = { status: 'ended', endedAt: at, endedBecause: because } as const;
  return { subscription: { ...subscription, ...fields }, events };
}

/** Gives the first payment back, once, and ends a subscription. */
export function giveBack(subscription: SimulatedSubscription, at: Date, refundId: string): Turn {
  if (subscription.refundId !== null) return end(subscription, at, 'cancelled');
  const movements = [...subscription.movements, moved('refunded', at)];
  return end({ ...subscription, refundId, movements }, at, 'cancelled');
}

/** Changes what will happen at the period's end. */
export function plan(
  subscription: SimulatedSubscription,
  fields: Partial<Pick<SimulatedSubscription, 'endsAtPeriodEnd' | 'failsNext'>>,
): Turn {
  return { subscription: { ...subscription, ...fields }, events: [UPDATED] };
}

/** Pays at an instant for a period whose charge had failed. */
export function payDue(subscription: SimulatedSubscription, at: Date): Turn {
  if (subscription.status !== 'past_due') return { subscription, events: [] };
  const movements = [...subscription.movements, moved('paid', at)];
  const fields = { status: 'active', failsNext: false, failedAt: null, movements } as const;
  return { subscription: { ...subscription, ...fields }, events: ['invoice.paid', UPDATED] };
}

/** Moves a subscription into the past, so that what happens next happens now. */
export function advance(subscription: SimulatedSubscription, now: Date): Turn {
  if (subscription.status === 'ended') return { subscription, events: [] };
  const ms = Math.max(0, dueAt(subscription).getTime() - now.getTime());
  return roll(movedBack(subscription, ms), now);
}

/** Moves one that will be renewed into the past, so that its renewal is near enough to be told. */
export function approach(subscription: SimulatedSubscription, now: Date): Turn {
  const { status, endsAtPeriodEnd, periodEnd } = subscription;
  const ms = periodEnd.getTime() - now.getTime() - RENEWAL_NOTICE_DAYS * DAY_MS;
  if (status !== 'active' || endsAtPeriodEnd || ms <= 0) return { subscription, events: [] };
  return { subscription: movedBack(subscription, ms), events: [UPDATED] };
}

/** A subscription whose whole life, with what was paid, is so much longer ago. */
export function movedBack(subscription: SimulatedSubscription, ms: number): SimulatedSubscription {
  const back = (date: Date) => new Date(date.getTime() - ms);
  const { startedAt, periodStart, periodEnd, failedAt, endedAt, movements } = subscription;
  return {
    ...subscription,
    startedAt: back(startedAt),
    periodStart: back(periodStart),
    periodEnd: back(periodEnd),
    anchorDay: back(periodEnd).getUTCDate(),
    failedAt: failedAt && back(failedAt),
    endedAt: endedAt && back(endedAt),
    movements: movements.map((one) => ({ ...one, at: back(one.at) })),
  };
}

/** The same time on the anchor's day of the next month, or on its last day. */
export function nextMonth(date: Date, anchorDay: number): Date {
  const next = new Date(date);
  next.setUTCMonth(date.getUTCMonth() + 2, 0);
  next.setUTCDate(Math.min(anchorDay, next.getUTCDate()));
  return next;
}
