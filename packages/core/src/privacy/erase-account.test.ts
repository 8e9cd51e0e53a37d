import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { emailTokens, users } from '@sibila/drizzle/schema/account';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { rateLimits, readingReservations } from '@sibila/drizzle/schema/quota';
import { deferred } from '@sibila/testkit/deferred';
import { readingTextOf } from '@sibila/testkit/fakes';
import { useWorld } from '@sibila/testkit/use-world';
import { updateUser, type UserRow } from '../account/repo.ts';
import { once } from '../idempotency/once.ts';
import { deliverDueMails } from '../outbox/deliver.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { purgeExpired } from '../testing/purge-expired.ts';
import { interpretTarot } from '../tarot/interpret.ts';
import { refusal } from '../testing/refusal.ts';
import { deleteAccount, eraseAccount } from './erase-account.ts';
import { noteRequest, requestsOf } from './requests.ts';

const RIGHT = { password: 'secreto-largo' };
const QUESTION = '¿Vuelvo al taller de Celia?';

const world = useWorld({
  connections: 20,
  emptied: ['users', 'outbox', 'idempotency_keys', 'rights_requests'],
});
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user({ fullName: 'Ana Inolvidable' });
});

const READING_TEXT = readingTextOf('El Loco', 'El Sol');
const draw = (id: string = randomUUID()) => ({
  id,
  cards: ['El Loco', 'El Sol'],
  question: QUESTION,
});

async function read(user = ana): Promise<void> {
  for await (const _ of await interpretTarot(world.as(user), draw())) continue;
}

/** The text of every row of every table. */
async function dump(): Promise<Record<string, string>> {
  const names = await world.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`;
  const tables: Record<string, string> = {};
  for (const { name } of names) {
    const rows = await world.sql`select to_jsonb(t)::text as row from ${world.sql(name)} t`;
    tables[name] = rows.map(({ row }) => String(row)).join('\n');
  }
  return tables;
}

/** The tables in which one of these texts stands. */
async function traces(...texts: string[]): Promise<string[]> {
  const tables = Object.entries(await dump());
  return tables
    .filter(([, rows]) => texts.some((text) => rows.includes(text)))
    .map(([name]) => name);
}

describe('deleteAccount', () => {
  it('refuses a wrong password, and then nothing has changed', async () => {
    await read();
    const before = await dump();
    const wrong = deleteAccount(world.as(ana), { password: 'no-es-esta' });
    await expect(wrong).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
      details: {
        message: 'La contraseña no es correcta',
        errors: { password: 'La contraseña no es correcta' },
      },
    });
    const { rate_limits: _, ...after } = await dump();
    expect(before).toMatchObject(after);
  });

  it('refuses the sixth try in an hour, so that nobody guesses the password here', async () => {
    for (let i = 0; i < 5; i++)
      await refusal(deleteAccount(world.as(ana), { password: 'adivino' }));
    expect(await refusal(deleteAccount(world.as(ana), RIGHT))).toBe('TOO_MANY_REQUESTS');
    expect(world.hasher.verified).toBe(5);
  });

  it('refuses the password that was right until a moment ago', async () => {
    world.hasher.verify = async () => {
      await updateUser(world.shared, ana.id, { passwordHash: 'another' });
      return true;
    };
    expect(await refusal(deleteAccount(world.as(ana), RIGHT))).toBe('WRONG_PASSWORD');
    expect(await traces(ana.email)).toContain('users');
  });

  it('leaves no trace of e-mail, name, question or id but the farewell, and soon not even that', async () => {
    await read();
    const ctx = world.as(ana);
    const keyed = { ...ctx, request: { ...ctx.request, idempotencyKey: randomUUID() } };
    await once(keyed, 'account.updateProfile', {}, () => Promise.resolve({ email: ana.email }));
    const mine = [ana.email, ana.fullName, QUESTION, ana.id, READING_TEXT];
    expect((await traces(...mine)).length).toBeGreaterThanOrEqual(4);
    await deleteAccount(ctx, RIGHT);
    expect(await traces(...mine)).toEqual(['outbox']);
    expect(await world.db.select().from(outbox)).toMatchObject([
      { recipient: ana.email, message: { template: 'account-deleted', fullName: ana.fullName } },
    ]);
    await deliverDueMails(world.shared);
    expect(world.mailer.sent).toMatchObject([
      { to: ana.email, subject: 'Tu cuenta de Sibila se ha borrado' },
    ]);
    world.clock.advance(61 * 60_000);
    await purgeExpired(world.shared);
    expect(await traces(...mine)).toEqual([]);
  });

  it('takes along what waits to be mailed, or is kept, about the person', async () => {
    const tokenId = randomUUID();
    const now = world.clock.now();
    const expiresAt = new Date(now.getTime() + 3_600_000);
    const bea = await world.user({ fullName: 'Bea' });
    await world.db.insert(emailTokens).values({
      userId: ana.id,
      id: tokenId,
      kind: 'change',
      email: bea.email,
      createdAt: now,
      expiresAt,
    });
    const { fullName } = ana;
    const put = (recipient: string, message: Parameters<typeof enqueueMail>[1]['message']) =>
      enqueueMail(world.shared, { recipient, message, expiresAt });
    await put(bea.email, { template: 'confirm-new-address', fullName, tokenId });
    await put(ana.email.toUpperCase(), { template: 'password-changed', fullName });
    await put('antes@example.com', {
      template: 'address-change-notice',
      fullName: 'Ana de Antes',
      newEmail: ana.email,
      tokenId: randomUUID(),
    });
    await world.db
      .update(outbox)
      .set({ sentAt: now })
      .where(eq(outbox.recipient, 'antes@example.com'));
    await put(bea.email, { template: 'reset-password', fullName: 'Bea', tokenId: randomUUID() });
    await deleteAccount(world.as(ana), RIGHT);
    const left = await world.db.select().from(outbox);
    expect(left.map(({ message }) => (message as { template: string }).template).sort()).toEqual([
      'account-deleted',
      'reset-password',
    ]);
  });

  it('is done once by two at once: one farewell, and neither fails', async () => {
    const both = await Promise.all(
      Array.from({ length: 2 }, () => refusal(deleteAccount(world.as(ana), RIGHT))),
    );
    expect(both).toEqual(['none', 'none']);
    expect(await world.db.select().from(outbox)).toHaveLength(1);
    expect(await refusal(deleteAccount(world.as(ana), RIGHT))).toBe('none');
    expect(await world.db.select().from(outbox)).toHaveLength(1);
  });

  it("touches nobody else's", async () => {
    const bea = await world.user({ fullName: 'Bea Vecina' });
    await read(bea);
    const before = await traces(bea.id);
    await deleteAccount(world.as(ana), RIGHT);
    expect(await traces(bea.id)).toEqual(before);
  });

  it('answers the open requests, and the register can still show it by the address', async () => {
    await noteRequest(world.shared, ana, 'delete', '2026-11-03');
    await deleteAccount(world.as(ana), RIGHT);
    expect(await requestsOf(world.shared, ana.email.toUpperCase())).toMatchObject([
      { kind: 'delete', receivedOn: '2026-11-03', isOverdue: false, doneAt: world.clock.now() },
    ]);
    expect(await traces(ana.email)).toEqual(['outbox']);
  });
});

describe('an account that is deleted while a reading is written', () => {
  it('gets no row back when the text ends', async () => {
    const gate = deferred<void>();
    world.model.script = async function* held() {
      yield READING_TEXT.slice(0, 200);
      await gate.promise;
      yield READING_TEXT.slice(200);
      return { tokens: 120 };
    };
    const events = await interpretTarot(world.as(ana), draw());
    await events.next();
    await deleteAccount(world.as(ana), RIGHT);
    gate.resolve();
    const rest = (async () => {
      for await (const _ of events) continue;
    })();
    expect(await refusal(rest)).toBe('READER_UNAVAILABLE');
    await world.shared.jobs.drain();
    expect(await traces(ana.id, QUESTION)).toEqual(['outbox']);
    expect(await world.db.select().from(readingReservations)).toEqual([]);
  });

  it('goes, and stays gone, however many of its ten readings are stored by then', async () => {
    for (let stored = 0; stored < 10; stored += 3) {
      await world.db.delete(rateLimits);
      const user = await world.user({ premiumUntil: new Date('2027-06-01T00:00:00Z') });
      const enough = deferred<void>();
      let done = 0;
      const readings = Promise.allSettled(
        Array.from({ length: 10 }, async () => {
          await read(user);
          if (++done >= stored) enough.resolve();
        }),
      );
      if (stored > 0) await enough.promise;
      await deleteAccount(world.as(user), RIGHT);
      await readings;
      await world.shared.jobs.drain();
      expect([stored, await traces(user.id)]).toEqual([stored, ['outbox']]);
    }
  });
});

describe('eraseAccount', () => {
  it('says when there is nobody to erase, and mails nobody', async () => {
    expect(await eraseAccount(world.shared, randomUUID())).toBe(false);
    expect(await world.db.select().from(outbox)).toEqual([]);
  });

  it('tries again when it was chosen to end a deadlock', async () => {
    const now = world.clock.now();
    const row = { userId: ana.id, id: randomUUID(), type: 'tarot', owner: 'x', bodyDigest: 'x' };
    await world.db
      .insert(readingReservations)
      .values({ ...row, type: 'tarot', window: null, leaseUntil: now, createdAt: now });
    const locked = deferred<void>();
    // Holds what the erasure will wait for, and then wants the account that the erasure holds.
    const rival = world.db.transaction(async (tx) => {
      await tx
        .update(readingReservations)
        .set({ owner: 'y' })
        .where(eq(readingReservations.id, row.id));
      locked.resolve();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await tx.select().from(users).where(eq(users.id, ana.id)).for('update');
    });
    await locked.promise;
    expect(await eraseAccount(world.shared, ana.id)).toBe(true);
    await rival;
    expect(await traces(ana.id)).toEqual(['outbox']);
  });
});
