import type { InterpretTarotInput, TarotReading, TarotReadingEvent } from '@sibila/contracts/tarot';
import { parseCardName, type DrawnCard } from '@sibila/domain/tarot/cards';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Reservation } from '../quota/repo.ts';
import {
  LEASE_MS,
  finishReservation,
  keepReservation,
  releaseReservation,
  reserveReading,
} from '../quota/reserve.ts';
import { takeLimit } from '../quota/take-limit.ts';
import { refuseCrisis } from '../reading/refuse-crisis.ts';
import { writeReading } from '../reading/write.ts';
import { tarotPrompt } from './prompt.ts';
import { findTarotReading, insertTarotReading } from './repo.ts';

const POLL_MS = 200;
const WAIT_MS = 60_000;

type Draw = InterpretTarotInput & { id: string };

/**
 * Reads a draw: gives its text while it is written and, last, the stored reading. The same id
 * again, also meanwhile and from another process, gives the same reading and charges nothing.
 * Refuses before anything is charged: CRISIS_SUPPORT, ID_TAKEN, QUOTA_EXCEEDED.
 */
export async function interpretTarot(
  ctx: SignedInContext,
  input: InterpretTarotInput,
): Promise<AsyncGenerator<TarotReadingEvent>> {
  refuseCrisis(input.question);
  const id = input.id ?? ctx.request.idempotencyKey ?? ctx.ports.randomness.uuid();
  const draw = { ...input, id };
  const known = await ownReading(ctx, draw);
  if (known) return finished(known);
  await takeLimit(ctx, 'readings.ip', ctx.request.ip);
  const bodyDigest = digestOf(ctx, draw);
  const giveUpAt = performance.now() + WAIT_MS;
  for (;;) {
    const done = await ownReading(ctx, draw);
    if (done) return finished(done);
    const outcome = await reserveReading(ctx, { id: draw.id, type: 'tarot', bodyDigest }, (tx) =>
      ownReading(tx, draw),
    );
    if (outcome.state === 'done') return finished(outcome.reading);
    if (outcome.state === 'reserved') return startWriting(ctx, draw, outcome.reservation);
    const job = ctx.jobs.get<TarotReadingEvent>(draw.id);
    if (job) return job.events();
    if (performance.now() > giveUpAt) throw new DomainError('UNAVAILABLE');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** The reading of this id if it is the person's own and of this very draw. */
async function ownReading(ctx: SignedInContext, draw: Draw): Promise<TarotReading | null> {
  const found = await findTarotReading(ctx, draw.id);
  if (!found) return null;
  const { userId, reading } = found;
  if (userId !== ctx.actor.user.id || digestOf(ctx, reading) !== digestOf(ctx, draw))
    throw new DomainError('ID_TAKEN');
  return reading;
}

function digestOf(ctx: SignedInContext, { cards, question }: Omit<Draw, 'id'>): string {
  return ctx.mac('reading', JSON.stringify(['tarot', cards, question]));
}

async function* finished(reading: TarotReading): AsyncGenerator<TarotReadingEvent> {
  yield { type: 'text', text: reading.interpretation };
  yield { type: 'done', reading };
}

function startWriting(
  ctx: SignedInContext,
  draw: Draw,
  reservation: Reservation,
): AsyncGenerator<TarotReadingEvent> {
  const job = ctx.jobs.start<TarotReadingEvent>(draw.id, async (emit) => {
    const heartbeat = setInterval(() => {
      keepReservation(ctx, reservation).catch((error: unknown) => {
        ctx.log.warn({ requestId: ctx.request.id, err: error }, 'a lease was not renewed');
      });
    }, LEASE_MS / 3);
    try {
      const reading = await write(ctx, draw, reservation, emit);
      emit({ type: 'done', reading });
    } catch (error) {
      ctx.log.error({ requestId: ctx.request.id, err: error }, 'a tarot reading was not finished');
      await releaseReservation(ctx, reservation).catch(() => undefined);
      throw new DomainError('READER_UNAVAILABLE', {}, { cause: error });
    } finally {
      clearInterval(heartbeat);
    }
  });
  return job.events();
}

async function write(
  ctx: SignedInContext,
  draw: Draw,
  reservation: Reservation,
  emit: (event: TarotReadingEvent) => void,
): Promise<TarotReading> {
  const cards = draw.cards.map(parseCardName).filter((card): card is DrawnCard => card !== null);
  const { text, reader } = await writeReading(ctx, tarotPrompt(cards, draw.question), emit);
  const reading: TarotReading = {
    id: draw.id,
    date: reservation.createdAt,
    cards: draw.cards,
    question: draw.question,
    interpretation: text,
    reader,
  };
  await finishReservation(ctx, reservation, (tx) =>
    insertTarotReading(tx, ctx.actor.user.id, reading),
  );
  return reading;
}
