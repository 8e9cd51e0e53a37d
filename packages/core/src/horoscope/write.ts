import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { writeReading } from '../reading/write.ts';
import type { ReadingTask } from '../ports/reader.ts';
import {
  claimHoroscope,
  dropClaim,
  findHoroscope,
  storeHoroscope,
  type HoroscopeKey,
  type StoredHoroscope,
} from './repo.ts';

const LEASE_MS = 60_000;
const POLL_MS = 200;
/** A reader waits no longer than this for a text that somebody else is writing. */
const WAIT_MS = 20_000;

/** How a horoscope is written, and how its text falls into sections. */
export interface HoroscopeTask extends ReadingTask {
  sectionsOf(text: string): Record<string, string>;
}

export type WriteContext = Pick<Context, 'db' | 'ports' | 'log' | 'settings' | 'jobs'>;
type Written = { type: 'done'; horoscope: StoredHoroscope };

/**
 * The horoscope of a key: kept ones as they are, new ones written once for everybody, however many
 * ask at the same moment and in however many processes. `mayAskModel` is false where the built-in
 * reader is enough (days gone by, zones of few). When the one who writes is too slow, whoever waits
 * gets the built-in text, and nothing is stored for them.
 */
export async function sharedHoroscope(
  ctx: WriteContext,
  key: HoroscopeKey,
  task: HoroscopeTask,
  mayAskModel: boolean,
): Promise<StoredHoroscope> {
  const name = `horoscope:${key.part}:${key.sign}:${key.day}:${key.zone}`;
  const giveUpAt = performance.now() + WAIT_MS;
  for (;;) {
    const stored = await findHoroscope(ctx, key);
    if (stored) return stored;
    const job = ctx.jobs.get<Written>(name);
    if (job) {
      const done = await Promise.race([lastOf(job.events()), rest(giveUpAt - performance.now())]);
      return done ?? builtin(task);
    }
    const now = ctx.ports.clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    if (await claimHoroscope(ctx, key, { now, leaseUntil })) {
      ctx.jobs.start<Written>(name, async (emit) => {
        emit({ type: 'done', horoscope: await write(ctx, key, task, mayAskModel) });
      });
      continue;
    }
    if (performance.now() > giveUpAt) return builtin(task);
    await rest(POLL_MS);
  }
}

const rest = (ms: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), Math.max(0, ms)));

async function lastOf(events: AsyncIterable<Written>): Promise<StoredHoroscope> {
  for await (const { horoscope } of events) return horoscope;
  throw new DomainError('UNAVAILABLE');
}

const builtin = (task: HoroscopeTask): StoredHoroscope => ({
  sections: task.sectionsOf(task.compose().join('\n\n')),
  reader: 'builtin',
});

async function write(
  ctx: WriteContext,
  key: HoroscopeKey,
  task: HoroscopeTask,
  mayAskModel: boolean,
): Promise<StoredHoroscope> {
  try {
    const horoscope = mayAskModel ? await ask(ctx, task) : builtin(task);
    await storeHoroscope(ctx, key, horoscope);
    return horoscope;
  } catch (error) {
    ctx.log.error({ err: error, sign: key.sign, day: key.day }, 'a horoscope was not finished');
    await dropClaim(ctx, key).catch(() => undefined);
    throw new DomainError('UNAVAILABLE', {}, { cause: error });
  }
}

async function ask(ctx: WriteContext, task: HoroscopeTask): Promise<StoredHoroscope> {
  const { text, reader } = await writeReading(ctx, task, () => undefined);
  return { sections: task.sectionsOf(text), reader };
}
