import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { horoscope, premiumHoroscope } from '@sibila/contracts/horoscope';
import { addDays } from '@sibila/domain/horoscope/local-day';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => t.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  t.send('GET', `/api/horoscope/${path}`, undefined, headers);
const yesterdayIn = (timeZone: string) =>
  addDays(new Intl.DateTimeFormat('sv', { timeZone }).format(new Date()), -1);
const hourIn = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'short' }).format(new Date(at));
const premium = () => t.signIn({ premiumUntil: new Date(Date.now() + 86_400_000) });

describe('GET /api/horoscope/:sign', () => {
  it('is open to guests and the same for all, so that a cache may keep it', async () => {
    const answer = await get('geminis?tz=Europe/Madrid');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const body = horoscope.parse(await answer.json());
    expect(body).toMatchObject({ sign: 'geminis', reader: 'builtin' });
    expect(body.facts.bodies).toHaveLength(10);
    expect(body.text.length).toBeGreaterThan(500);
    const { cookie } = await t.signIn();
    const signed = await get('geminis?tz=Europe/Madrid', { cookie });
    expect(await signed.json()).toEqual(body);
    expect(signed.headers.getSetCookie()).toEqual([]);
  });

  it("gives the day's hours on the clocks asked for, each within that day", async () => {
    const answers = await Promise.all(
      ['Europe/Madrid', 'America/Mexico_City'].map(async (tz) => {
        const date = yesterdayIn(tz);
        const answer = await get(`geminis?tz=${tz}&date=${date}`);
        return { tz, date, ...horoscope.parse(await answer.json()).facts };
      }),
    );
    for (const { tz, date, events, moonStays } of answers) {
      expect(events.filter((event) => event.date !== date)).toEqual([]);
      for (const { at, time } of [...events, ...moonStays.map(({ from }) => from)])
        expect(hourIn(tz, at)).toBe(time);
    }
  });

  it('says so where nothing changed', async () => {
    const etag = (await get('tauro')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await get('tauro', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('leo', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    ['ofiuco', 404],
    ['Leo', 404],
    ['leo?date=2026-02-30', 400],
    ['leo?date=hoy', 400],
    ['leo?tz=Marte/Olimpo', 400],
    ['leo?date=1999-01-01', 404],
    ['leo?date=2099-01-01', 404],
  ])('refuses %s with %i in Spanish, and no cache keeps that', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\p{L}+ \p{L}+/u) });
  });
});

describe('GET /api/horoscope/:sign/premium', () => {
  it('is for those who pay, and no cache keeps it', async () => {
    const { cookie } = await premium();
    const answer = await get('leo/premium?tz=America/Bogota', { cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
    const body = premiumHoroscope.parse(await answer.json());
    expect(body).toMatchObject({ sign: 'leo' });
    expect(body.facts.week.map(({ day }) => day)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((away) => addDays(body.date, away)),
    );
  });

  it('asks guests to sign in and others to go Premium', async () => {
    expect((await get('leo/premium')).status).toBe(401);
    const { cookie } = await t.signIn({ premiumUntil: new Date(Date.now() - 1000) });
    const answer = await get('leo/premium', { cookie });
    expect([answer.status, await answer.json()]).toMatchObject([
      402,
      { code: 'PREMIUM_REQUIRED', message: 'Esta parte es de Premium.' },
    ]);
  });
});
