import { ERRORS } from '@sibila/contracts/errors';
import type { ReadingEvent } from '@sibila/contracts/reading';
import type { WrittenType } from '@sibila/contracts/quota';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { ReaderFailure } from '../ports/reader.ts';
import type { Reservation } from '../quota/repo.ts';
import {
  LEASE_MS,
  finishReservation,
  keepReservation,
  releaseReservation,
  reserveReading,
} from '../quota/reserve.ts';
import { refuseCrisis } from './refuse-crisis.ts';
import type { ReadingRepo } from './repo.ts';
import type { WritingEvent } from './write.ts';

const POLL_MS = 200;
const WAIT_MS = 60_000;

/** What every stored reading has: the id that the client gave it and the instant it was asked for. */
interface Named {
  id: string;
  date: Date;
}

/**
 * What one type of reading has of its own: `D` is what is read (a draw, a pair of signs, a photo),
 * `R` the stored reading.
 */
export interface ReadingKind<D, R> {
  type: WrittenType;
  /** What makes two requests the same one. */
  identity(draw: D | R): readonly unknown[];
  questionOf(draw: D): string | null;
  repo: ReadingRepo<R>;
  /** What the person keeps of this very draw, under any id: such a draw is read once for each person. */
  twinOf?(ctx: SignedInContext, draw: D): Promise<R | null>;
  /** Writes what is to be stored. A DomainError of its own reaches the person; nothing is charged. */
  write(ctx: SignedInContext, draw: D & Named, writing: WritingTools): Promise<R>;
  /**
   * Takes back what `write` did outside the database when the reading could not be stored. `stored`
   * is what stands under its id all the same: this very reading, another writer's, or nothing.
   */
  undo?(ctx: SignedInContext, reading: R, stored: R | null): Promise<void>;
  /** The text of a stored reading. */
  textOf(reading: R): string;
}

/** How a kind shows its text while it is written, and learns that nobody wants it any more. */
export interface WritingTools {
  emit(event: WritingEvent): void;
  signal: AbortSignal;
}

/** Something to be read, under the id that the client gave it. */
type Asked<D> = D & { id: string };

/**
 * Reads a draw: gives its text while it is written and, last, the stored reading. The same id
 * again, also meanwhile and from another process, gives the same reading and charges nothing; so
 * does the same draw under another id, where its kind knows twins.
 * Refuses before anything is charged: CRISIS_SUPPORT, QUOTA_EXCEEDED, and ID_TAKEN for another
 * person's id, for another draw under one's own, and for a reading that was removed.
 */
export async function interpret<D extends object, R>(
  ctx: SignedInContext,
  kind: ReadingKind<D, R>,
  input: D & { id?: string | undefined },
): Promise<AsyncGenerator<ReadingEvent<R>>> {
  refuseCrisis(kind.questionOf(input));
  const bodyDigest = digestOf(ctx, kind, input);
  const request = { type: kind.type, bodyDigest, isUnique: kind.twinOf !== undefined };
  const giveUpAt = performance.now() + WAIT_MS;
  let id = input.id ?? ctx.request.idempotencyKey ?? ctx.ports.randomness.uuid();
  for (;;) {
    const draw: Asked<D> = { ...input, id };
    const done = await ownReading(ctx, kind, draw);
    if (done) return finished(kind, done);
    const find = (tx: SignedInContext) => ownReading(tx, kind, draw);
    const outcome = await reserveReading(ctx, { ...request, id }, find);
    if (outcome.state === 'done') return finished(kind, outcome.reading);
    if (outcome.state === 'reserved') return startWriting(ctx, kind, draw, outcome.reservation);
    if (outcome.state === 'twin') {
      id = outcome.id;
      continue;
    }
    const job = ctx.jobs.get<ReadingEvent<R>>(jobName(ctx, id));
    if (job) return job.events();
    if (performance.now() > giveUpAt) throw new DomainError('UNAVAILABLE');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** The reading of this id if it is the person's own and of this very draw, or its twin. */
async function ownReading<D, R>(
  ctx: SignedInContext,
  kind: ReadingKind<D, R>,
  draw: Asked<D>,
): Promise<R | null> {
  const found = await kind.repo.find(ctx, draw.id);
  if (!found) return (await kind.twinOf?.(ctx, draw)) ?? null;
  const { userId, reading } = found;
  if (userId !== ctx.actor.user.id || digestOf(ctx, kind, reading) !== digestOf(ctx, kind, draw))
    throw new DomainError('ID_TAKEN');
  return reading;
}

function digestOf<D, R>(ctx: SignedInContext, kind: ReadingKind<D, R>, draw: D | R): string {
  return ctx.mac('reading', JSON.stringify([kind.type, ...kind.identity(draw)]));
}

async function* finished<D, R>(
  kind: ReadingKind<D, R>,
  reading: R,
): AsyncGenerator<ReadingEvent<R>> {
  yield { type: 'text', text: kind.textOf(reading) };
  yield { type: 'done', reading };
}

/** An id alone is whoever's sends it; what is being written is shown to its owner only. */
const jobName = (ctx: SignedInContext, id: string) => `${ctx.actor.user.id}/${id}`;

function startWriting<D, R>(
  ctx: SignedInContext,
  kind: ReadingKind<D, R>,
  draw: Asked<D>,
  reservation: Reservation,
): AsyncGenerator<ReadingEvent<R>> {
  const job = ctx.jobs.start<ReadingEvent<R>>(jobName(ctx, draw.id), async (emit) => {
    try {
      const named = { ...draw, date: reservation.createdAt };
      const reading = await whileHeld(ctx, reservation, (signal) =>
        kind.write(ctx, named, { emit, signal }),
      );
      try {
        await finishReservation(ctx, reservation, (tx) =>
          kind.repo.insert(tx, ctx.actor.user.id, reading),
        );
      } catch (error) {
        await undo(ctx, kind, draw.id, reading);
        throw error;
      }
      emit({ type: 'done', reading });
    } catch (error) {
      await giveBack(ctx, reservation, error);
      if (error instanceof DomainError) throw error;
      throw new DomainError('READER_UNAVAILABLE', {}, { cause: error });
    }
  });
  return job.events();
}

/** Where nobody can say whether the reading was stored, what belongs to it stays. */
async function undo<D, R>(
  ctx: SignedInContext,
  kind: ReadingKind<D, R>,
  id: string,
  reading: R,
): Promise<void> {
  if (!kind.undo) return;
  const found = await kind.repo.find(ctx, id).catch(() => undefined);
  if (found !== undefined) await kind.undo(ctx, reading, found?.reading ?? null);
}

/** Renews a reservation while `work` goes on, and stops the work once it is somebody else's. */
async function whileHeld<T>(
  ctx: SignedInContext,
  reservation: Reservation,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const heartbeat = setInterval(() => {
    keepReservation(ctx, reservation).then(
      (isHeld) => {
        if (!isHeld) lost.abort(new ReaderFailure('the reservation is lost'));
      },
      (error: unknown) => {
        ctx.log.warn({ requestId: ctx.request.id, err: error }, 'a lease was not renewed');
      },
    );
  }, LEASE_MS / 3);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(heartbeat);
  }
}

async function giveBack(ctx: SignedInContext, reservation: Reservation, error: unknown) {
  const fields = { requestId: ctx.request.id, type: reservation.type };
  if (error instanceof DomainError && ERRORS[error.code].status < 500)
    ctx.log.info({ ...fields, code: error.code }, 'a reading was refused');
  else ctx.log.error({ ...fields, err: error }, 'a reading was not finished');
  await releaseReservation(ctx, reservation).catch(() => undefined);
}
