import { ERRORS } from '@sibila/contracts/errors';
import { QUOTA_WINDOW_DAYS } from '@sibila/contracts/limits';
import type { WrittenType } from '@sibila/contracts/quota';
import { mexicanDate } from '@sibila/domain/calendar/business-days';
import { quotaWindow } from '@sibila/domain/quota/windows';
import { countPremiumReading } from '../billing/premium-readings.ts';
import { inTransaction, type SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import {
  findReservation,
  findTwin,
  holdAccount,
  insertReservation,
  isMark,
  lockAccount,
  markRemoved,
  removeReservation,
  renewLease,
  returnUnit,
  takeOverReservation,
  takeUnit,
  type Reservation,
} from './repo.ts';
import { takeLimit } from './take-limit.ts';

/** How long a writer may be silent before its reservation counts as abandoned. */
export const LEASE_MS = 30_000;

/** How long nobody can have a reading written under the id of one that was removed. */
const REMOVED_KEPT_MS = 365 * 24 * 60 * 60 * 1000;
const REMOVED = 'Borraste esta lectura y no se vuelve a escribir. Para otra, empieza de nuevo.';

export interface ReservationRequest {
  id: string;
  type: WrittenType;
  /** A hash of what is to be read: the same id with another body is refused. */
  bodyDigest: string;
  /** Whether one person has such a thing written once, under whatever id. */
  isUnique?: boolean;
}

export type ReservationOutcome<T> =
  | { state: 'reserved'; reservation: Reservation }
  | { state: 'writing' }
  /** The same is being written under another id. */
  | { state: 'twin'; id: string }
  | { state: 'done'; reading: T };

/**
 * Reserves an id and a unit of quota in one transaction, before anything is written. Says `done`
 * with the reading when that id was read before, `writing` when somebody is at it, and `twin` when
 * somebody is at the same under another id, which a unique one is not written beside. Refuses with
 * ID_TAKEN (another person's id, another body, or a reading that was removed) and QUOTA_EXCEEDED
 * with `resetsAt`.
 */
export async function reserveReading<T>(
  ctx: SignedInContext,
  { isUnique = false, ...request }: ReservationRequest,
  findDone: (ctx: SignedInContext) => Promise<T | null>,
): Promise<ReservationOutcome<T>> {
  const now = ctx.ports.clock.now();
  const { user } = ctx.actor;
  const window = user.isPremium ? null : quotaWindow(user.createdAt, now, QUOTA_WINDOW_DAYS);
  const reservation: Reservation = {
    ...request,
    userId: user.id,
    window: window?.index ?? null,
    owner: `${ctx.instance}/${ctx.ports.randomness.uuid()}`,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
    createdAt: now,
  };
  return inTransaction(ctx, async (tx): Promise<ReservationOutcome<T>> => {
    if (!(await insertReservation(tx, reservation))) return joinReservation(tx, reservation);
    // From here on one after the other, or two of one moment would not see each other.
    if (isUnique) await lockAccount(tx, user.id);
    const done = await findDone(tx);
    if (done) {
      await removeReservation(tx, reservation);
      return { state: 'done', reading: done };
    }
    const twin = isUnique ? await findTwin(tx, reservation) : null;
    if (twin !== null) {
      await removeReservation(tx, reservation);
      return { state: 'twin', id: twin };
    }
    if (!window) {
      await takeLimit(tx, 'readings.premium.minute', user.id);
      await takeLimit(tx, 'readings.premium.day', user.id);
    } else if (!(await takeUnit(tx, { userId: user.id, type: request.type, window: window.index })))
      throw usedUp(window.end);
    return { state: 'reserved', reservation };
  });
}

const DAY = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The refusal of a used-up quota; its text names the day of its renewal in Mexico City. */
function usedUp(resetsAt: Date): DomainError {
  const day = DAY.format(new Date(mexicanDate(resetsAt)));
  const message = ERRORS.QUOTA_EXCEEDED.message.replace('en la fecha indicada', `el ${day}`);
  return new DomainError('QUOTA_EXCEEDED', { resetsAt: resetsAt.toISOString(), message });
}

async function joinReservation<T>(
  ctx: SignedInContext,
  wanted: Reservation,
): Promise<ReservationOutcome<T>> {
  const current = await findReservation(ctx, wanted.id);
  // It ended between the two statements; the caller asks again.
  if (!current) return { state: 'writing' };
  if (current.userId !== wanted.userId) throw new DomainError('ID_TAKEN');
  if (isMark(current)) throw new DomainError('ID_TAKEN', { message: REMOVED });
  if (current.bodyDigest !== wanted.bodyDigest) throw new DomainError('ID_TAKEN');
  const { owner, leaseUntil } = wanted;
  const taken = await takeOverReservation(ctx, current, owner, ctx.ports.clock.now(), leaseUntil);
  return taken
    ? { state: 'reserved', reservation: { ...current, owner, leaseUntil } }
    : { state: 'writing' };
}

/** Keeps a reservation alive while it is written; false when it was given to somebody else. */
export function keepReservation(
  ctx: Pick<SignedInContext, 'db' | 'ports'>,
  reservation: Reservation,
): Promise<boolean> {
  return renewLease(ctx, reservation, new Date(ctx.ports.clock.now().getTime() + LEASE_MS));
}

/**
 * Ends a reservation by storing what it was for, in one transaction. A writer that lost its
 * reservation stores nothing: its unit of quota was given back.
 */
export function finishReservation<T>(
  ctx: SignedInContext,
  reservation: Reservation,
  store: (ctx: SignedInContext) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (tx) => {
    // The account first, as whoever deletes it does: or each could wait for what the other holds.
    const isThere = await holdAccount(tx, reservation.userId);
    if (!isThere || !(await removeReservation(tx, reservation)))
      throw new DomainError('READER_UNAVAILABLE');
    if (reservation.window === null) await countPremiumReading(tx, reservation.userId);
    return store(tx);
  });
}

/** Gives an unfinished reservation back: the id is free again and nothing was charged. */
export function releaseReservation(
  ctx: Pick<SignedInContext, 'db'>,
  reservation: Reservation,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const removed = await removeReservation(tx, reservation);
    if (removed && removed.window !== null)
      await returnUnit(tx, { ...removed, window: removed.window });
  });
}

/**
 * Removes a finished reading and keeps its id, in one transaction: a late repeat of the request
 * that made it neither writes nor charges it anew. False when `remove` found nothing.
 */
export function removeKeepingId(
  ctx: SignedInContext,
  { id, type }: { id: string; type: WrittenType },
  remove: (ctx: SignedInContext) => Promise<boolean>,
): Promise<boolean> {
  const userId = ctx.actor.user.id;
  return inTransaction(ctx, async (tx) => {
    if (!(await holdAccount(tx, userId)) || !(await remove(tx))) return false;
    const createdAt = tx.ports.clock.now();
    const leaseUntil = new Date(createdAt.getTime() + REMOVED_KEPT_MS);
    await markRemoved(tx, { userId, id, type, createdAt, leaseUntil });
    return true;
  });
}
