import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { readingReservations, REMOVED_OWNER } from '@sibila/drizzle/schema/quota';
import { tarotReadings } from '@sibila/drizzle/schema/tarot';
import { readingTextOf } from '@sibila/testkit/fakes';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { exportAccount, exportFileName, writeExport } from './export-account.ts';
import { noteRequest, openRequests } from './requests.ts';

const world = useWorld({ emptied: ['outbox'] });
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user();
});

const READING_TEXT = readingTextOf('El Loco', 'La Torre');
const reading = (fields: Partial<typeof tarotReadings.$inferInsert> = {}) => ({
  userId: ana.id,
  id: randomUUID(),
  createdAt: new Date('2026-11-12T20:20:00Z'),
  cards: ['El Loco', 'La Torre (Invertida)'],
  question: '¿Qué hago?',
  interpretation: READING_TEXT,
  reader: 'builtin' as const,
  ...fields,
});

interface Export {
  fileName: string;
  page: string;
  data: { product: string; madeAt: string; tables: Record<string, Record<string, unknown>[]> };
}
async function take(user = ana): Promise<Export> {
  const { fileName, content } = await exportAccount(world.as(user));
  const files = unzipSync(Buffer.from(content, 'base64'));
  expect(Object.keys(files)).toEqual(['datos.json', 'leeme.html']);
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    fileName,
    page: textOf('leeme.html'),
    data: JSON.parse(textOf('datos.json')) as Export['data'],
  };
}

describe('exportAccount', () => {
  it('gives a ZIP named by the day in Mexico, with the data and a page to read', async () => {
    world.clock.set(new Date('2026-11-22T03:00:00Z'));
    await world.db.insert(tarotReadings).values(reading());
    const { fileName, data, page } = await take();
    expect(fileName).toBe('sibila-datos-2026-11-21.zip');
    expect(data).toMatchObject({ product: 'Sibila', madeAt: '2026-11-22T03:00:00.000Z' });
    expect(data.tables['users']).toMatchObject([{ email: ana.email, fullName: 'Ana Prueba' }]);
    expect(data.tables['tarot_readings']).toMatchObject([
      { question: '¿Qué hago?', interpretation: READING_TEXT, reader: 'builtin' },
    ]);
    for (const text of [
      '<html lang="es">',
      ana.email,
      '12 de noviembre de 2026, 14:20',
      'El Loco · La Torre (Invertida)',
      '«¿Qué hago?»',
      'Lector integrado',
      'No hay nada guardado aquí.',
      'Tu contraseña no la conocemos',
    ])
      expect(page).toContain(text);
  });

  it('shows what people wrote as text, never as markup', async () => {
    const hostile = '<script>alert(1)</script><img src=x onerror="x()"> & \'«»\'';
    ana = await world.user({ fullName: `Ana ${hostile}` });
    await world.db
      .insert(tarotReadings)
      .values(reading({ question: hostile, interpretation: `${hostile}\n\nsegundo` }));
    const { page, data } = await take();
    expect(page).not.toMatch(/<script|<img|onerror="/);
    expect(page.split('&lt;script&gt;alert(1)&lt;/script&gt;')).toHaveLength(5);
    expect(page).toContain('<p>segundo</p>');
    expect(data.tables['tarot_readings']?.[0]?.['question']).toBe(hostile);
    expect(page).not.toMatch(/(?:src|href)="(?!#)/);
  });

  it('is whole with 2,000 readings, each once, well under a minute', async () => {
    const rows = Array.from({ length: 2000 }, (_, i) =>
      reading({ question: `Pregunta ${i}.`, interpretation: READING_TEXT.repeat(3) }),
    );
    for (let at = 0; at < rows.length; at += 500)
      await world.db.insert(tarotReadings).values(rows.slice(at, at + 500));
    const start = performance.now();
    const { data, page } = await take();
    expect(performance.now() - start).toBeLessThan(15_000);
    const ids = data.tables['tarot_readings']?.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(2000);
    expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id)));
    for (const { question } of rows) expect(page).toContain(`«${question}»`);
  });

  it('tells the id of a removed reading from a reading that is being written', async () => {
    const common = { userId: ana.id, type: 'tarot', bodyDigest: 'canario', window: 0 } as const;
    const createdAt = world.clock.now();
    const leaseUntil = new Date('2027-11-21T12:00:00Z');
    const writing = { ...common, id: randomUUID(), owner: 'host:7/1', createdAt, leaseUntil };
    const removed = { ...writing, id: randomUUID(), owner: REMOVED_OWNER, window: null };
    await world.db.insert(readingReservations).values([writing, removed]);
    const { data, page } = await take();
    expect(data.tables['reading_reservations']).toMatchObject([{ id: writing.id }]);
    expect(data.tables['removed_readings']).toEqual([
      {
        type: 'tarot',
        id: removed.id,
        createdAt: createdAt.toISOString(),
        leaseUntil: leaseUntil.toISOString(),
      },
    ]);
    const [, section = ''] = page.split('Lecturas que se están escribiendo</h2>');
    const [before = '', after = ''] = section.split('<h2>De cada lectura que borraste queda');
    expect([before.includes(writing.id), before.includes(removed.id)]).toEqual([true, false]);
    expect([after.includes(writing.id), after.includes(removed.id)]).toEqual([false, true]);
  });

  it('never packs more than a slice at once, and lets others work meanwhile', async () => {
    const rows = Array.from({ length: 400 }, () =>
      reading({ interpretation: randomUUID().repeat(100) }),
    );
    await world.db.insert(tarotReadings).values(rows);
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const sizes: number[] = [];
    await writeExport(world.shared, ana.id, (chunk) => void sizes.push(chunk.length));
    clearInterval(timer);
    expect(Math.max(...sizes)).toBeLessThan(256 * 1024);
    expect(turns).toBeGreaterThan(10);
  });

  it('shows the mails that wait for the person, without the name of a link', async () => {
    const tokenId = randomUUID();
    const expiresAt = new Date(world.clock.now().getTime() + 1000);
    const message = { template: 'verify-email', fullName: 'Ana', tokenId } as const;
    await enqueueMail(world.shared, { recipient: ana.email.toUpperCase(), message, expiresAt });
    const namesake = await world.user({ fullName: ana.fullName });
    const welcome = { template: 'welcome', fullName: namesake.fullName } as const;
    await enqueueMail(world.shared, { recipient: namesake.email, message: welcome, expiresAt });
    await world.db.update(outbox).set({ sentAt: world.clock.now() });
    const { data, page } = await take();
    expect(data.tables['outbox']).toMatchObject([{ message: { template: 'verify-email' } }]);
    for (const text of [tokenId, namesake.email])
      expect(JSON.stringify(data) + page).not.toContain(text);
  });

  it('counts an open request for it as answered', async () => {
    await noteRequest(world.shared, ana, 'export');
    await noteRequest(world.shared, ana, 'delete');
    await take();
    const open = (await openRequests(world.shared)).filter(({ email }) => email === ana.email);
    expect(open.map(({ kind }) => kind)).toEqual(['delete']);
  });

  it('refuses the sixth in an hour', async () => {
    for (let i = 0; i < 5; i++) await take();
    await expect(take()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('knows no account that is gone', async () => {
    await expect(writeExport(world.shared, randomUUID(), () => undefined)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(exportFileName(new Date('2027-01-01T06:00:00Z'))).toBe('sibila-datos-2027-01-01.zip');
  });
});
