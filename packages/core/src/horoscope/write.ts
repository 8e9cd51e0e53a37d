import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { writeReading } from '../reading/write.ts';
import type { ReadingTask } from '../ports/reader.ts';
import { LEASE_MS, whileClaimed } from './claim.ts';
import {
  claimHoroscope,
  dropClaim,
  findHoroscope,
  storeHoroscope,
  type Claim,
  type HoroscopeKey,
  type StoredHoroscope,
} from './repo.ts';
import { within } from '../within.ts';

const POLL_MS = 200;
/** Nobody waits longer than this for a text being written: the page itself gives up at 15 s. */
const WAIT_MS = 12_000;

/** How a horoscope is written, and how its text falls into sections. */
export interface HoroscopeTask extends ReadingTask {
  sectionsOf(text: string): Record<string, string>;
}

export type HoroscopeContext = Pick<Context, 'db' | 'ports' | 'log' | 'settings' | 'jobs'>;
/** `horoscope` is null where the claim went to somebody else before the text was stored. */
type Written = { type: 'done'; horoscope: StoredHoroscope | null };

/**
 * The horoscope of a key: kept ones as they are, new ones written once for everybody, however many
 * ask at the same moment and in however many processes. `mayAskModel` is false where the built-in
 * reader is enough (days gone by). When the one who writes is too slow, whoever waits gets the
 * built-in text, and nothing is stored for them.
 */
export async function sharedHoroscope(
  ctx: HoroscopeContext,
  key: HoroscopeKey,
  task: HoroscopeTask,
  mayAskModel: boolean,
): Promise<StoredHoroscope> {
  const name = `horoscope:${key.part}:${key.sign}:${key.day}:${key.zone}`;
  const giveUpAt = performance.now() + WAIT_MS;
  for (;;) {
    const stored = await findHoroscope(ctx, key);
    if (stored) return stored;
    const claim = ctx.jobs.get(name) ? null : await newClaim(ctx, key);
    if (claim)
      ctx.jobs.start<Written>(name, async (emit) => {
        emit({ type: 'done', horoscope: await write(ctx, claim, task, mayAskModel) });
      });
    const job = ctx.jobs.get<Written>(name);
    const done = job && (await within(lastOf(job.events()), giveUpAt - performance.now()));
    if (done?.horoscope) return done.horoscope;
    if (performance.now() >= giveUpAt) return builtinHoroscope(task);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function newClaim(ctx: HoroscopeContext, key: HoroscopeKey): Promise<Claim | null> {
  const now = ctx.ports.clock.now();
  return claimHoroscope(ctx, key, { now, leaseUntil: new Date(now.getTime() + LEASE_MS) });
}

async function lastOf(events: AsyncIterable<Written>): Promise<Written> {
  for await (const written of events) return written;
  throw new DomainError('UNAVAILABLE');
}

/** The text that the catalogues make, which needs neither a model nor a place to be kept. */
export function builtinHoroscope(task: HoroscopeTask): StoredHoroscope {
  return { sections: task.sectionsOf(task.compose().join('\n\n')), reader: 'builtin' };
}

/** Writes and stores under a claim. One that was lost gives what another holder stored, or null. */
async function write(
  ctx: HoroscopeContext,
  claim: Claim,
  task: HoroscopeTask,
  mayAskModel: boolean,
): Promise<StoredHoroscope | null> {
  const { key } = claim;
  try {
    const horoscope = mayAskModel
      ? await whileClaimed(ctx, claim, (signal) => ask(ctx, task, signal))
      : builtinHoroscope(task);
    return (await storeHoroscope(ctx, claim, horoscope)) ? horoscope : findHoroscope(ctx, key);
  } catch (error) {
    ctx.log.error({ err: error, sign: key.sign, day: key.day }, 'a horoscope was not finished');
    const wasHeld = await dropClaim(ctx, claim).catch(() => true);
    if (!wasHeld) return null;
    throw new DomainError('UNAVAILABLE', {}, { cause: error });
  }
}

async function ask(
  ctx: HoroscopeContext,
  task: HoroscopeTask,
  signal: AbortSignal,
): Promise<StoredHoroscope> {
  try {
    const { text, reader } = await writeReading(ctx, task, () => undefined, signal);
    return { sections: task.sectionsOf(text), reader };
  } catch (error) {
    // A horoscope has no question and is shared: the signal is the model's mistake.
    if (!(error instanceof DomainError && error.code === 'CRISIS_SUPPORT')) throw error;
    ctx.log.warn({}, 'the model signalled a crisis in a horoscope: the built-in reader writes');
    return builtinHoroscope(task);
  }
}
