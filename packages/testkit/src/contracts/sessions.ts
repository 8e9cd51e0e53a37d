import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRow } from '@sibila/core/account/repo';
import type { Clock } from '@sibila/core/ports/clock';
import type { Sessions } from '@sibila/core/ports/sessions';
import { sessions as table } from '@sibila/drizzle/schema/account';
import { createWorld } from '../context.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { FakeClock } from '../fakes.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** What every store of sessions does. Its clock starts at the real time. */
export function sessionsContract(name: string, make: (clock: Clock) => Sessions): void {
  describe(`the sessions ${name}`, () => {
    let database: TestDatabase;
    let clock: FakeClock;
    let sessions: Sessions;
    let ana: UserRow;
    beforeAll(async () => {
      database = await createTestDatabase();
    });
    afterAll(() => database.drop());
    beforeEach(async () => {
      clock = new FakeClock(new Date());
      sessions = make(clock);
      ana = await createWorld(database.db).user();
    });

    const open = async () =>
      (await sessions.open(database.db, { userId: ana.id, userAgent: 'test' })).token;
    const actorOf = (token: string) => sessions.actorOf(database.db, token);
    const rows = () => database.db.select().from(table).where(eq(table.userId, ana.id));
    /** Moves the end of all of Ana's sessions, as if time had passed. */
    const expireIn = (ms: number) =>
      database.db
        .update(table)
        .set({ expiresAt: new Date(Date.now() + ms) })
        .where(eq(table.userId, ana.id));

    it('knows who holds a token, and nothing of their password', async () => {
      const actor = await actorOf(await open());
      expect(actor?.user).toMatchObject({ id: ana.id, email: ana.email, fullName: ana.fullName });
      expect(JSON.stringify(actor)).not.toContain(ana.passwordHash);
    });

    it('makes a token of at least 160 bits that stands nowhere in the table', async () => {
      const [one, two] = [await open(), await open()];
      expect(one).not.toBe(two);
      expect(Buffer.from(one, 'base64url').length).toBeGreaterThanOrEqual(20);
      const stored = JSON.stringify(await rows());
      expect(stored).not.toContain(one);
      for (const { id } of await rows()) expect(await actorOf(id)).toBeNull();
    });

    it('takes no token that it did not make', async () => {
      const token = await open();
      const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
      for (const other of [flipped, token.toUpperCase(), '', 'x', randomUUID()])
        expect(await actorOf(other)).toBeNull();
    });

    it('ends seven days after the last use', async () => {
      const token = await open();
      const [row] = await rows();
      const idle = (row?.expiresAt.getTime() ?? 0) - Date.now();
      expect(Math.abs(idle - 7 * DAY_MS)).toBeLessThan(60_000);
      await expireIn(-1000);
      expect(await actorOf(token)).toBeNull();
    });

    it('starts the seven days anew with every use, to the hour', async () => {
      const token = await open();
      await expireIn(5 * DAY_MS);
      expect(await actorOf(token)).not.toBeNull();
      const [row] = await rows();
      const idle = (row?.expiresAt.getTime() ?? 0) - Date.now();
      expect(idle).toBeGreaterThan(7 * DAY_MS - HOUR_MS);
    });

    it('ends thirty days after it was opened, however much it is used', async () => {
      const token = await open();
      await expireIn(40 * DAY_MS);
      clock.advance(30 * DAY_MS - 1);
      expect(await actorOf(token)).not.toBeNull();
      clock.advance(1);
      expect(await actorOf(token)).toBeNull();
      expect(await rows()).toEqual([]);
    });

    it('ends one session and no other', async () => {
      const [one, two] = [await open(), await open()];
      await sessions.end(database.db, (await actorOf(one))?.sessionId ?? '');
      expect(await actorOf(one)).toBeNull();
      expect(await actorOf(two)).not.toBeNull();
    });

    it("ends all the sessions of a person, or all but one, and nobody else's", async () => {
      const other = await createWorld(database.db).user();
      const { token: theirs } = await sessions.open(database.db, {
        userId: other.id,
        userAgent: null,
      });
      const [one, two, three] = [await open(), await open(), await open()];
      await sessions.endAll(database.db, ana.id, (await actorOf(one))?.sessionId ?? '');
      expect([await actorOf(two), await actorOf(three)]).toEqual([null, null]);
      expect(await actorOf(one)).not.toBeNull();
      await sessions.endAll(database.db, ana.id);
      expect(await actorOf(one)).toBeNull();
      expect(await actorOf(theirs)).not.toBeNull();
    });

    it('lists the open sessions of a person, the one used last first', async () => {
      const first = await actorOf(await open());
      await expireIn(5 * DAY_MS);
      await sessions.open(database.db, { userId: ana.id, userAgent: 'other' });
      const list = await sessions.listOf(database.db, ana.id);
      expect(list.map(({ userAgent }) => userAgent)).toEqual(['other', 'test']);
      expect(list[1]?.sessionId).toBe(first?.sessionId);
      const ago = clock.now().getTime() - (list[1]?.lastSeenAt.getTime() ?? 0);
      expect(Math.abs(ago - 2 * DAY_MS)).toBeLessThan(60_000);
      await expireIn(-1000);
      expect(await sessions.listOf(database.db, ana.id)).toEqual([]);
    });

    it('purges what has run out and leaves the rest', async () => {
      await open();
      await expireIn(-1000);
      const living = await open();
      await sessions.purge(database.db);
      expect(await rows()).toHaveLength(1);
      expect(await actorOf(living)).not.toBeNull();
      await expireIn(40 * DAY_MS);
      clock.advance(30 * DAY_MS);
      await sessions.purge(database.db);
      expect(await rows()).toEqual([]);
    });

    it('cuts the name of a browser that is longer than any', async () => {
      await sessions.open(database.db, { userId: ana.id, userAgent: 'x'.repeat(10_000) });
      const [row] = await rows();
      expect(row?.userAgent?.length).toBeLessThanOrEqual(300);
    });

    it('goes with its account', async () => {
      const token = await open();
      const other = await createWorld(database.db).user();
      const { token: theirs } = await sessions.open(database.db, {
        userId: other.id,
        userAgent: null,
      });
      await database.sql`delete from users where id = ${ana.id}`;
      expect(await actorOf(token)).toBeNull();
      expect(await actorOf(theirs)).not.toBeNull();
    });
  });
}
