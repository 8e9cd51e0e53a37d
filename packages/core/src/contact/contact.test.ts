import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactMessages } from '@sibila/drizzle/schema/contact';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import type { Context } from '../context.ts';
import { deliverDueMails } from '../outbox/deliver.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { writeExport } from '../privacy/export-account.ts';
import { purgeExpired } from '../testing/purge-expired.ts';
import { codeOf, refusal, refusalOf } from '../testing/refusal.ts';
import { closeContactMessage } from './close.ts';
import { listContactMessages } from './list.ts';
import { findMessage } from './repo.ts';
import { sendContactMessage } from './send.ts';

const world = useWorld({ connections: 20, emptied: ['users', 'outbox', 'contact_messages'] });

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SUPPORT = 'soporte@sibila.test';

const letter = (fields: { email?: string; subject?: string; turnstileToken?: string } = {}) => ({
  name: 'Ana Prueba',
  email: `${randomUUID()}@example.com`,
  subject: 'No veo mi lectura',
  message: 'Ayer hice una tirada.\nNo aparece.',
  turnstileToken: 'human',
  ...fields,
});

/** Somebody at an address of their own, signed in or not. */
function at(ip: string, user?: UserRow): Context {
  const ctx = user ? world.as(user) : world.visitor();
  return { ...ctx, request: { ...ctx.request, ip } };
}
const anywhere = (user?: UserRow) => at(randomUUID(), user);
const send = (fields = {}, ctx = anywhere()) => sendContactMessage(ctx, letter(fields));
const kept = () => world.db.select().from(contactMessages);
const listed = async (all = false) =>
  (await listContactMessages(world.shared, { all, limit: 50 })).map(({ subject }) => subject);
const only = async () => {
  const [row, ...others] = await kept();
  if (!row || others.length > 0) throw new Error(`there are ${others.length + 1} messages`);
  return row;
};
const premium = () => world.user({ premiumUntil: new Date(world.clock.now().getTime() + DAY_MS) });

describe('sendContactMessage', () => {
  it('keeps what a guest writes, and mails it to support, whose answer goes to the guest', async () => {
    await send({ email: 'ana@example.com' });
    const row = await only();
    expect(row).toMatchObject({
      accountId: null,
      name: 'Ana Prueba',
      email: 'ana@example.com',
      subject: 'No veo mi lectura',
      message: 'Ayer hice una tirada.\nNo aparece.',
      isPremium: false,
      receivedAt: world.clock.now(),
      closedAt: null,
    });
    await deliverDueMails(world.shared);
    expect(world.mailer.sent).toMatchObject([
      { to: SUPPORT, replyTo: 'ana@example.com', subject: 'Soporte: No veo mi lectura' },
    ]);
    const { text = '' } = world.mailer.sent[0] ?? {};
    for (const part of ['Ayer hice una tirada.', 'No aparece.', 'Sin sesión iniciada', row.id])
      expect(text).toContain(part);
  });

  it('notes who is signed in, and that they have Premium', async () => {
    const ana = await premium();
    await send({}, anywhere(ana));
    expect(await only()).toMatchObject({ accountId: ana.id, isPremium: true });
    await deliverDueMails(world.shared);
    expect(world.mailer.sent).toMatchObject([{ subject: '[Premium] Soporte: No veo mi lectura' }]);
  });

  it('keeps in the outbox neither what was written nor by whom', async () => {
    await send({ email: 'ana@example.com' });
    const [row] = await world.db.select().from(outbox);
    expect(row).toMatchObject({
      recipient: SUPPORT,
      message: { template: 'contact-message', contactId: (await only()).id },
    });
    expect(JSON.stringify(row)).not.toMatch(/ana@|Ana|tirada|lectura/);
  });

  it.each(['', 'no-es-persona', undefined])('refuses who is no person: %j', async (token) => {
    expect(await refusal(send({ turnstileToken: token }))).toBe('HUMAN_CHECK_FAILED');
    expect(await kept()).toEqual([]);
    expect(await world.db.select().from(outbox)).toEqual([]);
  });

  it('lets exactly three of forty at once through from one e-mail, in whatever case', async () => {
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        refusal(send({ email: i % 2 ? 'Ana@Example.com' : 'ana@example.com' })),
      ),
    );
    expect(codes.filter((code) => code === 'none')).toHaveLength(3);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(37);
    expect(await kept()).toHaveLength(3);
    world.clock.advance(HOUR_MS);
    expect(await refusal(send({ email: 'ana@example.com' }))).toBe('none');
  });

  it('lets exactly ten an hour through from one address, and says when to come back', async () => {
    const ctx = at('203.0.113.9');
    const codes = await Promise.all(
      Array.from({ length: 30 }, () => send({}, ctx).then(() => 'none', codeOf)),
    );
    expect(codes.filter((code) => code === 'none')).toHaveLength(10);
    world.clock.advance(HOUR_MS / 2);
    expect(await refusalOf(send({}, ctx))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfter: 1800 },
    });
    expect(await refusal(send({}, at('203.0.113.10')))).toBe('none');
  });

  it('does not count against an e-mail what no person sent', async () => {
    const email = 'ana@example.com';
    for (let i = 0; i < 5; i++) await refusal(send({ email, turnstileToken: 'machine' }));
    expect(await refusal(send({ email }))).toBe('none');
  });

  it("shuts nobody out of their own address by strangers' messages", async () => {
    const ana = await world.user();
    const { email } = ana;
    for (let i = 0; i < 4; i++) await refusal(send({ email }));
    expect(await refusal(send({ email }))).toBe('TOO_MANY_REQUESTS');
    const own = () => refusal(send({ email: email.toUpperCase() }, anywhere(ana)));
    expect([await own(), await own(), await own(), await own()]).toEqual([
      'none',
      'none',
      'none',
      'TOO_MANY_REQUESTS',
    ]);
  });

  it('counts what a person sends signed in for their address as well', async () => {
    const ana = await world.user();
    for (let i = 0; i < 3; i++) await send({ email: ana.email }, anywhere(ana));
    expect(await refusal(send({ email: ana.email }))).toBe('TOO_MANY_REQUESTS');
  });

  it('logs that a message came, and nothing of it', async () => {
    const lines: unknown[] = [];
    const log = { ...world.shared.log, info: (...line: unknown[]) => void lines.push(line) };
    await send({ email: 'ana@example.com' }, { ...anywhere(await world.user()), log });
    expect(lines).toHaveLength(1);
    const text = JSON.stringify(lines);
    expect(text).toContain((await only()).id);
    expect(text).not.toMatch(/ana|lectura|tirada|example/i);
  });
});

describe('listContactMessages', () => {
  beforeEach(async () => {
    const ana = await premium();
    for (const [subject, user] of [
      ['primera', undefined],
      ['segunda', await world.user()],
      ['tercera', ana],
      ['cuarta', ana],
    ] as const) {
      await send({ subject }, anywhere(user));
      world.clock.advance(1000);
    }
  });
  const idOf = async (subject: string) =>
    (await kept()).find((row) => row.subject === subject)?.id ?? '';

  it('has Premium first, and who waits longest before the others', async () => {
    expect(await listed()).toEqual(['tercera', 'cuarta', 'primera', 'segunda']);
  });

  it('leaves out what is closed, or has it last', async () => {
    for (const subject of ['segunda', 'tercera', 'primera']) {
      expect(await closeContactMessage(world.shared, await idOf(subject))).toBe(true);
      world.clock.advance(1000);
    }
    expect(await listed()).toEqual(['cuarta']);
    expect(await listed(true)).toEqual(['cuarta', 'tercera', 'primera', 'segunda']);
  });

  it('closes a message once, and says when', async () => {
    const id = await idOf('primera');
    const closes = await Promise.all(
      Array.from({ length: 10 }, () => closeContactMessage(world.shared, id)),
    );
    expect(closes.filter(Boolean)).toHaveLength(1);
    expect(await findMessage(world.shared, id)).toMatchObject({
      closedAt: world.clock.now(),
    });
  });

  it('knows no message that is not there', async () => {
    expect(await findMessage(world.shared, randomUUID())).toBeNull();
    expect(await refusal(closeContactMessage(world.shared, randomUUID()))).toBe('NOT_FOUND');
  });
});

describe('what a person wrote to support', () => {
  async function exported(user: UserRow): Promise<Record<string, unknown>[]> {
    const pieces: Uint8Array[] = [];
    await writeExport(world.shared, user.id, (piece) => void pieces.push(piece));
    const file = unzipSync(Buffer.concat(pieces))['datos.json'] ?? new Uint8Array();
    const { tables } = JSON.parse(strFromU8(file)) as {
      tables: Record<string, Record<string, unknown>[]>;
    };
    return tables['contact_messages'] ?? [];
  }

  /** Ana's: signed in, and as a guest from her address. Others': a guest's, and Bea's in her name. */
  async function fourMessages(ana: UserRow): Promise<void> {
    await send({ subject: 'con sesión' }, anywhere(ana));
    await send({ subject: 'sin sesión', email: ana.email.toUpperCase() });
    await send({ subject: 'de otra persona' });
    await send({ subject: 'de Bea', email: ana.email }, anywhere(await world.user()));
  }

  it('is in their export, and nothing that anybody else wrote', async () => {
    const ana = await world.user();
    await fourMessages(ana);
    const rows = await exported(ana);
    expect(rows.map(({ subject }) => String(subject)).sort()).toEqual(['con sesión', 'sin sesión']);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['closedAt', 'email', 'id', 'isPremium', 'message', 'name', 'receivedAt', 'subject'].sort(),
    );
  });

  it('goes with their account, and is not mailed after it', async () => {
    const ana = await world.user();
    await fourMessages(ana);
    await eraseAccount(world.shared, ana.id);
    expect((await kept()).map(({ subject }) => subject).sort()).toEqual([
      'de Bea',
      'de otra persona',
    ]);
    while ((await deliverDueMails(world.shared)) > 0);
    const told = world.mailer.sent.filter(({ to }) => to === SUPPORT);
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'Soporte: de Bea',
      'Soporte: de otra persona',
    ]);
    const dead = (await world.db.select().from(outbox)).filter(({ deadAt }) => deadAt !== null);
    expect(dead.map(({ attempts, lastError }) => [attempts, lastError])).toEqual([
      [1, 'UndeliverableMail'],
      [1, 'UndeliverableMail'],
    ]);
  });

  it('is kept for five years at the most, closed or not', async () => {
    await send();
    const { receivedAt } = await only();
    receivedAt.setUTCFullYear(receivedAt.getUTCFullYear() + 5);
    world.clock.set(new Date(receivedAt.getTime() - 1));
    await send();
    await purgeExpired(world.shared);
    expect(await kept()).toHaveLength(2);
    world.clock.advance(1);
    await purgeExpired(world.shared);
    expect(await kept()).toHaveLength(1);
  });
});
