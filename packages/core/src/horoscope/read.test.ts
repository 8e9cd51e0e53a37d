import { beforeEach, describe, expect, it } from 'vitest';
import { factsOf } from '@sibila/domain/horoscope/facts';
import { factsOut } from '@sibila/domain/horoscope/facts-out';
import { HOME_ZONES } from '@sibila/domain/horoscope/shared-zone';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { composeHoroscope } from '@sibila/content/horoscope/compose-horoscope';
import { horoscopes } from '@sibila/drizzle/schema/horoscope';
import { createWorld } from '@sibila/testkit/context';
import { useWorld } from '@sibila/testkit/use-world';
import { purgeExpired } from '../testing/purge-expired.ts';
import { readHoroscope, readPremiumHoroscope } from './read.ts';
import { claimHoroscope } from './repo.ts';
import { composed, saying } from './testing/saying.ts';

const TODAY = '2026-11-21';
const MEXICO = { sign: 'leo', tz: 'America/Mexico_City' };
const KEY = { sign: 'Leo', day: TODAY, zone: MEXICO.tz, part: 'day' } as const;

const world = useWorld({ connections: 20, emptied: ['horoscopes', 'reader_usage'] });

beforeEach(() => {
  world.model.script = composed;
  world.builtin.script = composed;
});

describe('readHoroscope', () => {
  it('is written once for fifty who ask at the same moment of two processes', async () => {
    const other = createWorld(world.db);
    other.model.script = world.model.script;
    const asked = Array.from({ length: 50 }, (_, i) =>
      readHoroscope((i % 2 ? world : other).shared, MEXICO),
    );
    const texts = new Set((await Promise.all(asked)).map(({ text }) => text));
    expect(texts.size).toBe(1);
    expect(world.model.tasks.length + other.model.tasks.length).toBe(1);
    expect(await world.db.select().from(horoscopes)).toHaveLength(1);
  });

  it('keeps what was written and never asks again', async () => {
    const first = await readHoroscope(world.shared, MEXICO);
    world.model.script = saying(() => 'Otra cosa.');
    expect(await readHoroscope(world.shared, MEXICO)).toEqual(first);
    expect(first).toMatchObject({ sign: 'leo', date: TODAY, reader: 'model' });
    expect(world.model.tasks).toHaveLength(1);
  });

  it('hands the model the facts of the day and nothing of any person', async () => {
    await readHoroscope(world.shared, MEXICO);
    const [task] = world.model.tasks;
    expect(task?.prompt.user).toMatch(
      /^<hechos>\nDía: sábado, 21 de noviembre de 2026\. Las horas son las del lugar de quien lee\.\nSigno: Leo, regido por Sol\./,
    );
    expect(task?.prompt.user).toMatch(/\n- Sol en Escorpio: casa 4\.\n/);
  });

  it.each([
    ['a planet where it is not', 'Hoy Marte está en Piscis y te empuja. '],
    ['an aspect that nobody forms', 'La Luna forma una cuadratura con Plutón a las 3:33. '],
    ['a phase of another week', 'Hoy hay luna llena en Tauro. '],
  ])('asks twice and then writes itself when the model tells of %s', async (_, lie) => {
    world.model.script = saying((task) => lie + task.compose().join('\n\n'));
    const { text, reader } = await readHoroscope(world.shared, MEXICO);
    expect(world.model.tasks).toHaveLength(2);
    expect(reader).toBe('builtin');
    expect(text).toBe(
      composeHoroscope({ sign: 'Leo', pack: factsOf(TODAY, 'America/Mexico_City') }).join('\n\n'),
    );
  });

  it('takes the second text where only the first one strayed', async () => {
    let tries = 0;
    world.model.script = saying(
      (task) => (tries++ ? '' : 'Hoy Marte está en Piscis. ') + task.compose().join('\n\n'),
    );
    expect((await readHoroscope(world.shared, MEXICO)).reader).toBe('model');
    expect(world.model.tasks).toHaveLength(2);
  });

  it("writes itself once the day's tokens are spent", async () => {
    world.shared.settings.readerDailyTokens = 0;
    expect((await readHoroscope(world.shared, MEXICO)).reader).toBe('builtin');
    expect(world.model.tasks).toEqual([]);
  });

  it.each([
    ['a day gone by', { ...MEXICO, date: '2026-11-01' }],
    ['a zone of few', { sign: 'leo', tz: 'Asia/Kathmandu' }],
  ])('spends nothing on %s', async (_, input) => {
    expect((await readHoroscope(world.shared, input)).reader).toBe('builtin');
    expect(world.model.tasks).toEqual([]);
  });

  it('shares one text among zones whose clocks show the same day', async () => {
    await readHoroscope(world.shared, MEXICO);
    await readHoroscope(world.shared, { sign: 'leo', tz: 'America/Monterrey' });
    expect(await world.db.select().from(horoscopes)).toHaveLength(1);
  });

  it("tells the day of the reader's own zone", async () => {
    world.clock.set(new Date('2026-11-21T03:00:00Z'));
    const date = async (tz: string) =>
      (await readHoroscope(world.shared, { sign: 'leo', tz })).date;
    expect(await date('Europe/Madrid')).toBe('2026-11-21');
    expect(await date('America/Mexico_City')).toBe('2026-11-20');
  });

  it('gives its facts by the clocks of the reader, the same ones for a text kept long ago', async () => {
    const first = await readHoroscope(world.shared, { sign: 'leo', tz: 'Asia/Tokyo' });
    const hours = first.facts.events.map(({ date, time }) => `${date} ${time}`);
    expect(hours.every((hour) => hour.startsWith(TODAY))).toBe(true);
    const before = await readHoroscope(world.shared, MEXICO);
    expect(before.facts).toEqual(factsOut(factsOf(TODAY, MEXICO.tz)));
    world.clock.advance(24 * 60 * 60_000);
    expect(await readHoroscope(world.shared, { ...MEXICO, date: TODAY })).toEqual(before);
  });

  it.each(['2026-11-22', '2026-10-21'])('has nothing for %s', async (date) => {
    await expect(readHoroscope(world.shared, { ...MEXICO, date })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Se puede leer el horóscopo de hoy y el de los 30 días anteriores.',
    });
    expect(await world.db.select().from(horoscopes)).toEqual([]);
  });

  it('reads the thirtieth day back', async () => {
    const input = { ...MEXICO, date: '2026-10-22' };
    expect(await readHoroscope(world.shared, input)).toMatchObject({ date: '2026-10-22' });
  });

  it('knows no sign by another name', async () => {
    await expect(readHoroscope(world.shared, { ...MEXICO, sign: 'Leo' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('takes over what a process that died was writing', async () => {
    const now = world.clock.now();
    await claimHoroscope(world.shared, KEY, { now, leaseUntil: new Date(now.getTime() + 60_000) });
    world.clock.advance(60_001);
    expect((await readHoroscope(world.shared, MEXICO)).reader).toBe('model');
  });

  it('keeps nothing of zones that no home zone shares its clocks with', async () => {
    for (const tz of ['Asia/Tokyo', 'Asia/Kathmandu']) {
      expect((await readHoroscope(world.shared, { sign: 'leo', tz })).reader).toBe('builtin');
      expect((await readPremiumHoroscope(world.shared, { sign: 'leo', tz })).reader).toBe(
        'builtin',
      );
    }
    expect(await world.db.select().from(horoscopes)).toEqual([]);
  });

  it('lets a thousand guests of one zone cost twelve calls', async () => {
    const signs = SIGN_NAMES.map(signSlug);
    const reads = Array.from({ length: 1000 }, (_, i) =>
      readHoroscope(world.shared, { ...MEXICO, sign: signs[i % 12] ?? '' }),
    );
    await Promise.all(reads);
    expect(world.model.tasks).toHaveLength(12);
  });

  it('asks the model for guests of two zones alone', async () => {
    for (const tz of HOME_ZONES) await readHoroscope(world.shared, { sign: 'leo', tz });
    expect(world.model.tasks).toHaveLength(2);
    const rows = await world.db.select().from(horoscopes);
    const zones = rows.filter(({ reader }) => reader === 'model').map(({ zone }) => zone);
    expect(zones.toSorted()).toEqual(['America/Mexico_City', 'Europe/Madrid']);
  });

  it('writes tomorrow for operators, by the model in every home zone, and for nobody else', async () => {
    const tomorrow = { sign: 'leo', tz: 'America/Bogota', date: '2026-11-22' };
    await expect(readHoroscope(world.shared, tomorrow)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await readHoroscope(world.shared, tomorrow, 'operator')).reader).toBe('model');
    const later = { ...tomorrow, date: '2026-11-23' };
    await expect(readHoroscope(world.shared, later, 'operator')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    world.clock.advance(24 * 60 * 60_000);
    expect((await readHoroscope(world.shared, tomorrow)).reader).toBe('model');
  });

  it('is removed once nobody can ask for its day', async () => {
    const days = ['2026-10-19', '2026-10-20', '2026-10-21', TODAY];
    const leaseUntil = world.clock.now();
    for (const day of days)
      await world.db.insert(horoscopes).values({ ...KEY, day, leaseUntil, createdAt: leaseUntil });
    await purgeExpired(world.shared);
    const rows = await world.db.select().from(horoscopes).orderBy(horoscopes.day);
    expect(rows.map(({ day }) => day)).toEqual(days.slice(1));
  });
});

describe('readPremiumHoroscope', () => {
  it('has a text for each field of life and one for the week', async () => {
    const { love, work, energy, week, reader } = await readPremiumHoroscope(world.shared, MEXICO);
    for (const text of [love, work, energy, week])
      expect(text.split(/\s+/).length).toBeGreaterThan(40);
    expect(reader).toBe('model');
  });

  it('rests on the facts of the day and of the week ahead', async () => {
    const { facts, date } = await readPremiumHoroscope(world.shared, MEXICO);
    const { week, ...ofDay } = facts;
    expect(ofDay).toEqual((await readHoroscope(world.shared, MEXICO)).facts);
    expect(week).toHaveLength(7);
    const ingress = week[0]?.events.find((event) => event.kind === 'ingress');
    expect(ingress).toMatchObject({ body: 'Sun', sign: 'Sagitario', time: '01:23' });
    expect(date).toBe(TODAY);
  });

  it('wants four paragraphs of the model, or writes itself', async () => {
    world.model.script = saying((task) => task.compose().join(' '));
    expect((await readPremiumHoroscope(world.shared, MEXICO)).reader).toBe('builtin');
    expect(world.model.tasks).toHaveLength(2);
  });

  it('asks the model in every home zone, for it is paid for', async () => {
    const input = { sign: 'leo', tz: 'America/Bogota' };
    expect((await readPremiumHoroscope(world.shared, input)).reader).toBe('model');
  });
});
