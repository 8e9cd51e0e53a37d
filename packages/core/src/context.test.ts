import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deferred } from '@sibila/testkit/deferred';
import { useWorld } from '@sibila/testkit/use-world';
import { inTransaction } from './context.ts';

const world = useWorld();

beforeAll(async () => {
  await world.sql`create table places (name text primary key, visits int not null)`;
});

const fails = (code: string) =>
  sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`);
const codesOf = (error: unknown): unknown[] =>
  error instanceof Error ? [(error as { code?: unknown }).code, ...codesOf(error.cause)] : [];

describe('inTransaction', () => {
  it('does the work again when two transactions wait for each other, and both end well', async () => {
    await world.sql`insert into places values ('a', 0), ('b', 0)`;
    const gates = [deferred<void>(), deferred<void>()] as const;
    let runs = 0;
    const visit = (names: readonly [string, string], mine: 0 | 1) =>
      inTransaction(world.visitor(), async ({ db }) => {
        runs++;
        await db.execute(sql`update places set visits = visits + 1 where name = ${names[0]}`);
        gates[mine].resolve();
        await gates[mine === 0 ? 1 : 0].promise;
        await db.execute(sql`update places set visits = visits + 1 where name = ${names[1]}`);
      });
    await Promise.all([visit(['a', 'b'], 0), visit(['b', 'a'], 1)]);
    expect(runs).toBe(3);
    expect(await world.sql`select visits from places order by name`).toEqual([
      { visits: 2 },
      { visits: 2 },
    ]);
  });

  it.each(['40001', '40P01'])('gives up on %s at the third time', async (code) => {
    let runs = 0;
    const work = inTransaction(world.visitor(), async ({ db }) => {
      runs++;
      await db.execute(fails(code));
    });
    const error = await work.catch((thrown: unknown) => thrown);
    expect(codesOf(error)).toContain(code);
    expect(runs).toBe(3);
  });

  it('does nothing twice that failed for another reason', async () => {
    let runs = 0;
    const work = inTransaction(world.visitor(), async ({ db }) => {
      runs++;
      await db.execute(fails('23505'));
    });
    expect(codesOf(await work.catch((error: unknown) => error))).toContain('23505');
    expect(runs).toBe(1);
  });

  it('begins a transaction within another one anew with the outer one alone', async () => {
    let outer = 0;
    let inner = 0;
    await inTransaction(world.visitor(), async (tx) => {
      outer++;
      await inTransaction(tx, async ({ db }) => {
        if (++inner === 1) await db.execute(fails('40001'));
      });
    });
    expect([outer, inner]).toEqual([2, 2]);
  });
});
