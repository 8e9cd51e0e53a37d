import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { addDays } from '@sibila/domain/horoscope/local-day';
import { lookInto } from '../testing/data-dir.ts';
import { until } from '../testing/wait.ts';
import { seeText } from './access.ts';
import { expectThumbSized, inspectPart } from './inspect.ts';
import { describeJourney, it, STILL } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { enterAsMember } from './people.ts';
import { theSite } from './site.ts';

const ASPECT = /(Conjunción|Sextil|Cuadratura|Trígono|Oposición), a \d+,\d° de la exacta/i;
const STAY = /En \p{L}+\s+desde el \p{L}+ \d+ a las? \d+:\d\d hasta el \p{L}+ \d+ a las? \d+:\d\d/u;
const EXCLUSIVE = ['Amor y vínculos', 'Trabajo', 'Energía', 'La semana que viene'];
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

const roomOf = (page: Page): Locator => page.locator('#horoscope');
const dateOf = (page: Page) => roomOf(page).getByLabel('Ir a un día');
const chosenSign = (page: Page) => roomOf(page).getByRole('radio', { checked: true });
const titleOf = (page: Page) => roomOf(page).getByRole('article').getByRole('heading');

/** «domingo 22 de noviembre», as the sheet has it. */
const dayTitle = (day: string): string =>
  new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T12:00:00Z`))
    .replace(',', '');

/** Today on the clocks of the page. */
const todayOf = (page: Page): Promise<string> =>
  page.evaluate(() => new Intl.DateTimeFormat('sv').format(new Date()));

/** Waits for the whole text of a sign and day, and returns it. */
async function textOf(page: Page, sign: string, day: string): Promise<string> {
  await until(`the sheet of ${sign} on ${day}`, async () => {
    return (await titleOf(page).innerText()).replaceAll(/\s+/g, ' ') === `${sign} ${dayTitle(day)}`;
  });
  await roomOf(page).getByText('Lector integrado').first().waitFor();
  const text = await roomOf(page).getByRole('article').innerText();
  expect(text.length).toBeGreaterThan(400);
  return text;
}

/** The sign that stands in the page, whose days must hold `today`. */
async function signOfSeason(page: Page, today: string): Promise<string> {
  await until('a sign to be chosen', async () => (await chosenSign(page).count()) === 1);
  const sign = await chosenSign(page).inputValue();
  const label = await roomOf(page)
    .locator('label', { has: page.getByRole('radio', { checked: true }) })
    .innerText();
  const days = [...label.matchAll(/(\d+) (\p{L}{3})/gu)].map(([, day, month]) => {
    return (MONTHS.indexOf(month ?? '') + 1) * 100 + Number(day);
  });
  const [first = 0, last = 0] = days;
  const now = Number(today.slice(5).replace('-', ''));
  // Capricornio goes over the turn of the year.
  expect(first > last ? now >= first || now <= last : now >= first && now <= last).toBe(true);
  return sign;
}

/** What a page asks the server for: the day and the zone. */
function asksOf(page: Page): { date: string; tz: string }[] {
  const asks: { date: string; tz: string }[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().includes('horoscope.day')) return;
    const input = new URL(request.url()).searchParams.get('input') ?? '';
    for (const { json } of Object.values(JSON.parse(input) as Record<string, { json: never }>))
      asks.push(json);
  });
  return asks;
}

/** Opens the facts under a text: bodies, angles, hours, and where the Moon stays by those clocks. */
async function checkFacts(page: Page): Promise<void> {
  const sheet = roomOf(page).getByRole('article');
  await sheet.getByText('¿Por qué esta lectura?').click();
  const places = sheet.getByRole('list', { name: 'Posiciones' }).getByRole('listitem');
  expect(await places.count()).toBeGreaterThanOrEqual(10);
  for (const place of await places.allInnerTexts()) expect(place).toMatch(/\d+° \d\d′ de \p{L}+/u);
  await seeText(sheet, ASPECT);
  await sheet.getByRole('heading', { name: 'Las horas del día' }).waitFor();
  await seeText(sheet.getByRole('list', { name: 'La Luna' }), STAY);
}

/** Opens the facts of the exclusive part: seven days by date, the Moon's sign in each. */
async function checkWeek(exclusive: Locator, today: string): Promise<void> {
  await exclusive.getByText('¿Por qué esta lectura?').click();
  const days = exclusive.getByRole('list', { name: 'Los siete días siguientes' });
  const titles = await days.getByRole('heading').allInnerTexts();
  expect(titles).toEqual([1, 2, 3, 4, 5, 6, 7].map((away) => dayTitle(addDays(today, away))));
  expect(await days.getByText(/La Luna en \p{L}+ a mediodía/u).count()).toBe(7);
  // The Moon is never longer than three days in a sign.
  await seeText(days, /\d+:\d\d\s+La Luna entra en \p{L}+/u);
}

/** What is typed for a date: whether its month comes first is the browser's own language. */
async function keysOf(page: Page, date: string): Promise<string> {
  const scratch = await page.context().newPage();
  await scratch.setContent('<input type="date">');
  await scratch.locator('input').focus();
  await scratch.keyboard.type('01022003');
  const isMonthFirst = (await scratch.locator('input').inputValue()) === '2003-01-02';
  await scratch.close();
  const [year = '', month = '', day = ''] = date.split('-');
  return (isMonthFirst ? month + day : day + month) + year;
}

async function makePremium(email: string): Promise<void> {
  await lookInto(
    theSite().dataDir,
    (sql) => sql`update users set premium_until = now() + interval '30 days'
      where email = ${email}`,
  );
}

describeJourney('the horoscope of a day', () => {
  it('is read by a guest, of any sign and of any day that is kept', async ({ enter }) => {
    const visitor = await enter('phone');
    const { page, press } = visitor;
    await page.goto('/');
    const today = await todayOf(page);
    const season = await signOfSeason(page, today);
    const first = await textOf(page, season, today);
    await checkFacts(page);
    await press(roomOf(page).locator('label', { hasText: 'Géminis' }));
    expect(await textOf(page, 'Géminis', today)).not.toBe(first);
    await press(roomOf(page).getByRole('button', { name: 'Ayer' }));
    await textOf(page, 'Géminis', addDays(today, -1));
    await press(roomOf(page).getByRole('button', { name: 'Hoy' }));
    await textOf(page, 'Géminis', today);
    const oldest = addDays(today, -30);
    await dateOf(page).fill(oldest);
    await textOf(page, 'Géminis', oldest);
    expect(await roomOf(page).getByRole('button', { name: 'Anterior' }).isDisabled()).toBe(true);
    await seeText(roomOf(page), 'Vienen con Premium');
    await page.reload();
    await textOf(page, 'Géminis', today);
  });

  it('is open to the keyboard alone', async ({ enter }) => {
    const { page } = await enter('desktop', STILL);
    const { keyboard } = page;
    await page.goto('/');
    const today = await todayOf(page);
    const season = await signOfSeason(page, today);
    await textOf(page, season, today);
    await tabTo(chosenSign(page));
    await keyboard.press('ArrowRight');
    const next = await chosenSign(page).inputValue();
    expect(next).not.toBe(season);
    await textOf(page, next, today);
    await keyboard.press('ArrowLeft');
    await textOf(page, season, today);
    await tabTo(roomOf(page).getByRole('button', { name: 'Ayer' }));
    await keyboard.press('Enter');
    const yesterday = addDays(today, -1);
    await textOf(page, season, yesterday);
    await tabTo(dateOf(page));
    const asked = addDays(today, -17);
    await keyboard.type(await keysOf(page, asked));
    await textOf(page, season, asked);
    await tabTo(roomOf(page).getByText('¿Por qué esta lectura?'));
    await keyboard.press('Enter');
    await seeText(roomOf(page).getByRole('list', { name: 'Posiciones' }), 'Luna');
  });

  it('is the one of the reader’s own zone', async ({ enter }) => {
    // The last half past eleven at night of Greenwich: in Madrid the next day has begun.
    const night = new Date();
    night.setUTCHours(23, 30, 0, 0);
    if (night > new Date()) night.setUTCDate(night.getUTCDate() - 1);
    const evening = night.toISOString().slice(0, 10);
    const zones = [
      { timezoneId: 'Europe/Madrid', day: addDays(evening, 1) },
      { timezoneId: 'America/Mexico_City', day: evening },
    ];
    for (const { timezoneId, day } of zones) {
      const { page } = await enter('desktop', { ...STILL, timezoneId });
      const asks = asksOf(page);
      await page.clock.setFixedTime(night);
      await page.goto('/');
      await textOf(page, await signOfSeason(page, day), day);
      expect(asks.map(({ date, tz }) => ({ date, tz }))).toEqual([{ date: day, tz: timezoneId }]);
      expect(await dateOf(page).getAttribute('max')).toBe(day);
    }
  });

  it.for(['phone', 'desktop'] as const)(
    'can be used by everybody on a %s',
    async (screen, { enter }) => {
      const visitor = await enter(screen, STILL);
      const { page } = visitor;
      const look = async (name: string) => {
        await inspectPart(visitor, '#horoscope', name);
        await expectThumbSized(visitor, roomOf(page));
      };
      const show = (place: Locator) => place.evaluate((element) => element.scrollIntoView());
      await page.goto('/#horoscopo');
      const today = await todayOf(page);
      const sign = await signOfSeason(page, today);
      await textOf(page, sign, today);
      await look('horoscope-1-guest');
      await show(roomOf(page).getByRole('article'));
      await look('horoscope-2-sheet');
      await checkFacts(page);
      await show(roomOf(page).getByRole('article').locator('details'));
      await look('horoscope-3-facts');
      await show(roomOf(page).getByRole('complementary'));
      await look('horoscope-4-invitation');
      await makePremium(await enterAsMember(page));
      const answer = page.waitForResponse(/horoscope\.premium/);
      await page.reload();
      expect((await answer).headers()['cache-control']).toMatch(/private|no-store/);
      const exclusive = roomOf(page).getByRole('complementary', { name: 'La parte exclusiva' });
      await exclusive.getByText('Lector integrado').waitFor();
      for (const title of EXCLUSIVE) {
        const part = exclusive.locator('section', {
          has: page.getByRole('heading', { name: title }),
        });
        expect((await part.innerText()).length).toBeGreaterThan(120);
      }
      await show(exclusive);
      await look('horoscope-5-premium');
      await checkWeek(exclusive, today);
      await show(exclusive.locator('details'));
      await look('horoscope-6-week');
      await seeText(page, 'Tienes lecturas de tarot sin límite con Premium');
    },
  );
});
