import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import { READING_TYPES, type ReadingType } from '@sibila/contracts/quota';
import { quotaUsage } from '@sibila/drizzle/schema/quota';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { DomainError } from '../errors.ts';
import type { Reservation } from './repo.ts';
import { finishReservation, releaseReservation, reserveReading } from './reserve.ts';
import { quotaStatusOf } from './status.ts';

const DAY = 86_400_000;
const WINDOW = 30 * DAY;

const world = useWorld();

const reserve = (user: UserRow, type: ReadingType, id = randomUUID()) =>
  reserveReading(world.as(user), { id, type, bodyDigest: 'digest' }, () => Promise.resolve(null));
async function taken(user: UserRow, type: ReadingType): Promise<Reservation> {
  const outcome = await reserve(user, type);
  if (outcome.state !== 'reserved') throw new Error(`it is ${outcome.state}`);
  return outcome.reservation;
}
const finish = (user: UserRow, reservation: Reservation) =>
  finishReservation(world.as(user), reservation, () => Promise.resolve());

const KINDS = ['tarot', 'compatibility'] as const;
const type = fc.constantFrom(...KINDS);
/** What a person may do, one after the other. */
const steps = fc.array(
  fc.oneof(
    { weight: 14, arbitrary: fc.record({ do: fc.constant('take' as const), type }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('finish' as const), nth: fc.nat(9) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('fail' as const), nth: fc.nat(9) }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(35 * DAY) }),
    },
  ),
  { minLength: 40, maxLength: 60, size: 'max' },
);
const registration = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

/** What should have been counted, by type and window. */
class Count {
  readonly #used = new Map<string, number>();
  readonly #registeredAt: Date;

  constructor(registeredAt: Date) {
    this.#registeredAt = registeredAt;
  }

  window = () => Math.floor((world.clock.now().getTime() - this.#registeredAt.getTime()) / WINDOW);
  renewal = () => new Date(this.#registeredAt.getTime() + (this.window() + 1) * WINDOW);
  of = (kind: ReadingType, window = this.window()) => this.#used.get(`${kind} ${window}`) ?? 0;
  add = (kind: ReadingType, by: 1 | -1, window = this.window()) =>
    this.#used.set(`${kind} ${window}`, this.of(kind, window) + by);
  all = () => Object.fromEntries([...this.#used].filter(([, used]) => used > 0));
}

const counted = async (user: UserRow) => {
  const rows = await world.db.select().from(quotaUsage).where(eq(quotaUsage.userId, user.id));
  const held = rows.filter(({ used }) => used > 0);
  return Object.fromEntries(held.map((row) => [`${row.type} ${row.window}`, row.used]));
};

describe('the quota', () => {
  it('agrees with a plain count, whatever is taken, finished, given back and waited for', async () => {
    let refusals = 0;
    const check = fc.asyncProperty(registration, steps, async (createdAt, todo) => {
      world.clock.set(createdAt);
      const user = await world.user({ createdAt });
      const count = new Count(createdAt);
      const open: { reservation: Reservation; kind: ReadingType; window: number }[] = [];
      for (const step of todo) {
        if (step.do === 'wait') world.clock.advance(step.ms);
        else if (step.do === 'take') {
          const isLeft = count.of(step.type) < QUOTA_LIMIT;
          const got = await taken(user, step.type).catch((error: unknown) => error);
          if (got instanceof DomainError) {
            refusals += 1;
            expect([isLeft, got.code, got.details]).toEqual([
              false,
              'QUOTA_EXCEEDED',
              {
                resetsAt: count.renewal().toISOString(),
                message: expect.stringMatching(/ Tu cupo se renueva el \d+ de \p{L}+;/u) as unknown,
              },
            ]);
            continue;
          }
          expect(isLeft).toBe(true);
          open.push({ reservation: got as Reservation, kind: step.type, window: count.window() });
          count.add(step.type, 1);
        } else {
          const [one] = open.splice(step.nth % Math.max(1, open.length), 1);
          if (!one) continue;
          if (step.do === 'finish') await finish(user, one.reservation);
          else {
            await releaseReservation(world.as(user), one.reservation);
            // To the window that it was taken from, though that may be over.
            count.add(one.kind, -1, one.window);
          }
        }
        for (const kind of KINDS)
          expect(await quotaStatusOf(world.as(user), { type: kind })).toEqual({
            type: kind,
            limit: QUOTA_LIMIT,
            used: count.of(kind),
            remaining: QUOTA_LIMIT - count.of(kind),
            resetsAt: count.renewal(),
          });
      }
      expect(await counted(user)).toEqual(count.all());
    });
    await fc.assert(check, { numRuns: 12, seed: 20_261_121 });
    expect(refusals).toBeGreaterThan(20);
  });

  it('says in words on which day of Mexico City it renews', async () => {
    const createdAt = new Date('2026-11-13T05:59:59Z');
    world.clock.set(createdAt);
    const user = await world.user({ createdAt });
    for (let i = 0; i < QUOTA_LIMIT; i++) await taken(user, 'runes');
    await expect(reserve(user, 'runes')).rejects.toMatchObject({
      message:
        'Ya usaste tus lecturas de este periodo. Tu cupo se renueva el 12 de diciembre; con Premium no hay límite.',
      details: { resetsAt: '2026-12-13T05:59:59.000Z' },
    });
  });

  it('begins anew at the instant of the renewal, and not a millisecond before', async () => {
    const user = await world.user();
    for (let i = 0; i < QUOTA_LIMIT; i++) await finish(user, await taken(user, 'runes'));
    world.clock.set(new Date(user.createdAt.getTime() + WINDOW - 1));
    await expect(reserve(user, 'runes')).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    world.clock.advance(1);
    await taken(user, 'runes');
    expect(await counted(user)).toEqual({ 'runes 0': QUOTA_LIMIT, 'runes 1': 1 });
  });

  it('is of eight for each type by itself, also when all are asked for at once', async () => {
    const user = await world.user();
    const asked = READING_TYPES.flatMap((kind) =>
      Array.from({ length: 12 }, () => reserve(user, kind)),
    );
    const results = await Promise.allSettled(asked);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4 * 4);
    expect(await counted(user)).toEqual(
      Object.fromEntries(READING_TYPES.map((kind) => [`${kind} 0`, QUOTA_LIMIT])),
    );
  });
});
