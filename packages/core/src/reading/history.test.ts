import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import { quotaUsage, readingReservations } from '@sibila/drizzle/schema/quota';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { calculateCompatibility } from '../compatibility/calculate.ts';
import { compatibilityRepo } from '../compatibility/repo.ts';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { releaseAbandonedReadings } from '../quota/sweep.ts';
import { purgeExpired } from '../testing/purge-expired.ts';
import { interpretRunes } from '../runes/interpret.ts';
import { runesRepo } from '../runes/repo.ts';
import { interpretTarot } from '../tarot/interpret.ts';
import { tarotRepo } from '../tarot/repo.ts';
import { historyOf, removeReading } from './history.ts';

const DAY_MS = 86_400_000;

const world = useWorld({ connections: 15 });
let ana: UserRow;
let bea: UserRow;

beforeEach(async () => {
  ana = await world.user();
  bea = await world.user();
});

/** Each type of reading: how it is asked for, and what keeps it. */
const kinds = [
  {
    type: 'tarot',
    repo: tarotRepo,
    ask: (ctx: SignedInContext, id?: string) =>
      interpretTarot(ctx, { id, cards: ['El Loco', 'El Sol'], question: '¿Y el taller?' }),
  },
  {
    type: 'runes',
    repo: runesRepo,
    ask: (ctx: SignedInContext, id?: string) =>
      interpretRunes(ctx, { id, runes: ['Fehu', 'Uruz'], question: '¿Y el taller?' }),
  },
  {
    type: 'compatibility',
    repo: compatibilityRepo,
    ask: (ctx: SignedInContext, id?: string) =>
      calculateCompatibility(ctx, { id, firstSign: 'Aries', secondSign: 'Leo' }),
  },
] as const;
type Kind = (typeof kinds)[number];

async function read(kind: Kind, ctx: SignedInContext, id?: string): Promise<string> {
  let last = '';
  for await (const event of await kind.ask(ctx, id)) last = event.type;
  return last;
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? error : String(error)),
  );
const held = (user: UserRow) =>
  world.db.select().from(readingReservations).where(eq(readingReservations.userId, user.id));
const used = async (user: UserRow) => {
  const rows = await world.db.select().from(quotaUsage).where(eq(quotaUsage.userId, user.id));
  return rows.reduce((sum, row) => sum + row.used, 0);
};
const remove = (kind: Kind, ctx: SignedInContext, id: string) =>
  removeReading<unknown>(ctx, kind.repo, { id });

describe.each(kinds)('a removed reading ($type)', (kind) => {
  it('is not written again under its id, by its owner or by anybody, and costs no more', async () => {
    const id = randomUUID();
    await read(kind, world.as(ana), id);
    await remove(kind, world.as(ana), id);
    const own = await refusal(read(kind, world.as(ana), id));
    expect(own).toMatchObject({ code: 'ID_TAKEN', status: 409 });
    expect(own).toMatchObject({ message: expect.stringContaining('Borraste esta lectura') });
    const foreign = await refusal(read(kind, world.as(bea), id));
    expect(foreign).toMatchObject({ code: 'ID_TAKEN' });
    expect((foreign as DomainError).message).not.toContain('Borraste');
    expect([await used(ana), await used(bea)]).toEqual([1, 0]);
    expect(world.model.tasks).toHaveLength(1);
  });

  it('leaves its id without a word of what it said', async () => {
    const id = randomUUID();
    await read(kind, world.as(ana), id);
    await remove(kind, world.as(ana), id);
    expect(await held(ana)).toEqual([
      expect.objectContaining({ id, type: kind.type, bodyDigest: '', window: null }),
    ]);
    const { items } = await historyOf<{ id: string; date: Date }>(world.as(ana), kind.repo, {
      limit: 10,
    });
    expect(items).toEqual([]);
  });

  it('whose id was the Idempotency-Key is not written again either', async () => {
    const ctx = world.as(ana);
    const key = randomUUID();
    const keyed = { ...ctx, request: { ...ctx.request, idempotencyKey: key } };
    await read(kind, keyed);
    await remove(kind, keyed, key);
    expect(await refusal(read(kind, keyed))).toMatchObject({ code: 'ID_TAKEN' });
    expect(await used(ana)).toBe(1);
  });

  it('still counts, and is no abandoned one, until long after its id is forgotten', async () => {
    const id = randomUUID();
    await read(kind, world.as(ana), id);
    await remove(kind, world.as(ana), id);
    world.clock.advance(364 * DAY_MS);
    expect(await releaseAbandonedReadings(world.shared, () => true)).toBe(0);
    await purgeExpired(world.shared);
    expect(await held(ana)).toHaveLength(1);
    world.clock.advance(2 * DAY_MS);
    expect(await releaseAbandonedReadings(world.shared, () => true)).toBe(0);
    await purgeExpired(world.shared);
    expect(await held(ana)).toEqual([]);
    expect(await used(ana)).toBe(1);
  });

  it('can be removed once, by its owner', async () => {
    const id = randomUUID();
    await read(kind, world.as(ana), id);
    expect(await refusal(remove(kind, world.as(bea), id))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await held(bea)).toEqual([]);
    await remove(kind, world.as(ana), id);
    expect(await refusal(remove(kind, world.as(ana), id))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves nothing when the account goes', async () => {
    const id = randomUUID();
    await read(kind, world.as(ana), id);
    await remove(kind, world.as(ana), id);
    await eraseAccount(world.shared, ana.id);
    expect(await held(ana)).toEqual([]);
  });

  it('was charged once, however its removal and its repeats fall together', async () => {
    const id = randomUUID();
    await read(kind, world.as(ana), id);
    const [removal, ...repeats] = await Promise.allSettled([
      remove(kind, world.as(ana), id),
      ...Array.from({ length: QUOTA_LIMIT }, () => read(kind, world.as(ana), id)),
    ]);
    expect(removal).toMatchObject({ status: 'fulfilled' });
    for (const repeat of repeats)
      if (repeat.status === 'rejected') expect(repeat.reason).toMatchObject({ code: 'ID_TAKEN' });
    expect(await used(ana)).toBe(1);
    expect(world.model.tasks).toHaveLength(1);
    expect(await held(ana)).toHaveLength(1);
  });
});
