import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { lookInto } from '../testing/data-dir.ts';
import { until } from '../testing/wait.ts';
import { accessForm, dialogOf, seeText } from './access.ts';
import { button, keepBirth, takeAlong, wheelOf } from './chart.ts';
import type { Hands } from './hands.ts';
import { expectThumbSized, inspect, inspectPart } from './inspect.ts';
import { describeJourney, it, STILL, type Visitor } from './journey.ts';
import { enterOn, tabTo, typeInto } from './keyboard.ts';
import { enterAsMember, newMember, PASSWORD } from './people.ts';
import { cardOf, pointing, removeOnly, textOn } from './readings.ts';
import { theSite } from './site.ts';

const ALL = ['phone', 'tablet', 'desktop'] as const;
const PATH = '/carta-astral';
const TITLES = ['El Sol en Tauro', 'La Luna en Capricornio', 'Ascendente en Tauro'];
/** What stands in no address: the day, the hour and the town of the birth that is written here. */
const BIRTH = /1990|06(?::|%3A)30|Madrid/;

const formOf = (page: Page): Locator => page.locator('form:not([inert])');
const placeOf = (page: Page) => page.getByRole('combobox', { name: 'Lugar de nacimiento' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Lugares' }).getByRole('option');

async function arrive(page: Page): Promise<void> {
  await page.goto(PATH);
  await formOf(page).waitFor();
}

interface Birth {
  day: string;
  month: string;
  year: string;
  time: string;
  place: string;
}

const ANA: Birth = {
  day: '14',
  month: 'mayo',
  year: '1990',
  time: '06:30',
  place: 'ciudad de mex',
};

/** Writes a birth by pointer; the place is the first of the list. */
async function write({ page, press }: Visitor, birth: Birth): Promise<void> {
  await page.getByLabel('Día', { exact: true }).fill(birth.day);
  await page.getByLabel('Mes').selectOption({ label: birth.month });
  await page.getByLabel('Año').fill(birth.year);
  await page.getByLabel('Hora de nacimiento').fill(birth.time);
  await placeOf(page).fill(birth.place);
  await press(options(page).first());
}

/** Every address that a page asks for. */
function addressesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  return asked;
}

async function makePremium(email: string): Promise<void> {
  await lookInto(
    theSite().dataDir,
    (sql) => sql`update users set premium_until = now() + interval '30 days'
      where email = ${email}`,
  );
}

/** A chart that is kept behind the page's back. */
async function keepChart(page: Page, name: string): Promise<string> {
  const places = await page.request.get('/api/places?q=sevilla');
  const [place] = (await places.json()) as { id: number }[];
  const data = { name, birthDate: '1988-07-22', birthTime: '08:30', placeId: place?.id };
  const response = await page.request.post('/api/astral-charts', { data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** The figures under a letter: aspects, houses, and the day that passes over the chart. */
async function checkFigures(page: Page): Promise<void> {
  const rows = (name: string | RegExp) => page.getByRole('table', { name }).getByRole('row');
  await seeText(page, 'Tu carta en cifras');
  expect(await rows('Lo mismo que la rueda, en una tabla').count()).toBe(15);
  expect(await rows('Casas por Plácido').count()).toBe(13);
  await rows(/^Aspectos/)
    .filter({ hasText: /Júpiter en oposición con Urano\s*0°\s09′/ })
    .waitFor();
  const transits = page.getByRole('region', { name: 'Hoy sobre mi carta' });
  const day = transits.getByRole('list').or(transits.getByText('Exacto a las')).first();
  await day.waitFor();
}

/** Another day of the fifteen, by its button and by its list. */
async function otherDays(page: Page, hands: Hands): Promise<void> {
  await hands.press(button(page, 'Día siguiente'));
  const days = page.getByRole('combobox', { name: 'Ir a un día' });
  await page.getByRole('region', { name: 'Ese día sobre mi carta' }).waitFor();
  expect(await days.locator('option').count()).toBe(15);
  await days.selectOption({ index: 14 });
  expect(await button(page, 'Día siguiente').isDisabled()).toBe(true);
}

async function compare(page: Page, hands: Hands): Promise<void> {
  await page.getByLabel('La otra carta').selectOption({ label: 'Luis, 22 de julio de 1988' });
  await hands.press(button(page, 'Comparar'));
  const points = page.getByRole('table', { name: 'De dónde sale el número' });
  await points.waitFor();
  const account = page.getByRole('group', { name: 'Las dos cartas comparadas' });
  const percent = Number.parseInt(await account.getByRole('status').innerText(), 10);
  const deltas = await points.locator('tbody tr td:nth-child(2)').allInnerTexts();
  const sum = deltas.reduce((total, text) => total + Number(text.replace('−', '-')), 0);
  expect(sum).toBe(percent);
}

describeJourney('the birth chart', () => {
  it.for(ALL)('is drawn for a guest, and explained, on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, STILL);
    const { page, press } = visitor;
    visitor.expectProblems(/status of 400/);
    const asked = addressesOf(page);
    await page.goto('/terminos');
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Carta astral' }));
    await page.waitForURL(PATH);
    await formOf(page).waitFor();
    expect(await page.title()).toBe('Carta astral | Sibila');
    await inspect(visitor, 'chart-1-form', true);
    await expectThumbSized(visitor, page.getByRole('main'));
    await press(button(page, 'Ver mi carta'));
    await seeText(page, 'Escribe una fecha de nacimiento que exista');
    await inspect(visitor, 'chart-2-errors', true);

    await write(visitor, {
      ...ANA,
      day: '25',
      month: 'octubre',
      year: '1998',
      time: '02:30',
      place: 'madrid',
    });
    await press(button(page, 'Ver mi carta'));
    await seeText(page, /marcaron las 2:30 dos veces/);
    await inspect(visitor, 'chart-3-which-hour');
    await press(page.getByText(/^la segunda \(horario de invierno/));
    await press(button(page, 'Ver mi carta'));
    await wheelOf(page).waitFor();
    await seeText(page, /La hora que escribiste pasó dos veces; la carta es de la segunda/);

    await press(button(page, 'Cambiar los datos'));
    await write(visitor, ANA);
    await press(button(page, 'Ver mi carta'));
    await page.getByRole('heading', { name: /^Ascendente en Tauro/ }).waitFor();
    expect(await page.getByRole('row').count()).toBe(15);
    expect(await page.getByRole('link', { name: 'Premium' }).count()).toBe(1);
    await inspect(visitor, 'chart-4-wheel', true);
    await expectThumbSized(visitor, page.getByRole('main'));
    await page.reload();
    await wheelOf(page).waitFor();
    expect(asked.filter((url) => BIRTH.test(url) && !url.includes('places.find'))).toEqual([]);
  });

  it('is open to the keyboard alone', async ({ enter }) => {
    const { page } = await enter('desktop', STILL);
    const { keyboard } = page;
    await arrive(page);
    await typeInto(page.getByLabel('Día', { exact: true }), '14');
    await tabTo(page.getByLabel('Mes'));
    await keyboard.type('mayo');
    await typeInto(page.getByLabel('Año'), '1990');
    await tabTo(page.getByLabel('No sé la hora'));
    await keyboard.press('Space');
    await typeInto(placeOf(page), 'cordoba');
    await options(page).first().waitFor();
    const around = await options(page).allInnerTexts();
    expect(new Set(around).size).toBe(around.length);
    await keyboard.press('ArrowDown');
    const first = await placeOf(page).getAttribute('aria-activedescendant');
    await keyboard.press('ArrowDown');
    expect(await placeOf(page).getAttribute('aria-activedescendant')).not.toBe(first);
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    expect(await placeOf(page).inputValue()).toMatch(/^Córdoba, /);
    await tabTo(page.getByRole('radio', { name: 'Plácido' }));
    await keyboard.press('ArrowRight');
    await enterOn(button(page, 'Ver mi carta'));
    await page.getByRole('heading', { name: 'Ascendente sin hora' }).waitFor();
    const title = page.getByRole('heading', { name: 'El cielo del día en que naciste' });
    await until('the title to have the focus', () =>
      title.evaluate((element) => element === document.activeElement),
    );
  });

  it('is not lost when somebody signs in', async ({ enter }) => {
    const visitor = await enter('phone', STILL);
    const { page, press } = visitor;
    const email = await newMember();
    await arrive(page);
    await write(visitor, ANA);
    await press(button(page, 'Ver mi carta'));
    await wheelOf(page).waitFor();
    await press(button(page, 'Ya tengo Premium: iniciar sesión'));
    const form = accessForm(page);
    await form.email.fill(email);
    await form.password.fill(PASSWORD);
    await press(form.login);
    await dialogOf(page).waitFor({ state: 'detached' });
    await wheelOf(page).waitFor();
    await press(button(page, 'Guardar Tauro en mi perfil'));
    await seeText(page, 'Tu perfil dice ahora Tauro');
    expect(await button(page, 'Leer mi carta').count()).toBe(0);
    await keepBirth(visitor);
  });

  it.for(['phone', 'desktop'] as const)(
    'is read, kept, followed, compared and deleted by a member on a %s',
    async (screen, { enter }) => {
      const visitor = await enter(screen, STILL);
      const { page, press } = visitor;
      const hands = pointing(visitor);
      await makePremium(await enterAsMember(page));
      const luis = await keepChart(page, 'Luis');
      await arrive(page);
      await write(visitor, ANA);
      await page.getByLabel(/^Nombre de la carta/).fill('Ana');
      await press(button(page, 'Ver mi carta'));
      await press(button(page, 'Leer mi carta'));
      await page.getByText(/^Lector integrado · /).waitFor({ timeout: 60_000 });
      const letter = await textOn(page.getByRole('main'));
      for (const title of TITLES) expect(letter).toContain(title);
      await hands.press(page.getByRole('article').getByText('¿Por qué?').first());
      await seeText(page, /^Sol en Tauro, casa 12/);
      await checkFigures(page);
      await inspect(visitor, 'chart-5-letter', true);
      await expectThumbSized(visitor, page.getByRole('main'));
      await otherDays(page, hands);
      await compare(page, hands);
      await inspect(visitor, 'chart-6-compared', true);
      await takeAlong(page);
      // It is kept: a reload finds it, and the profile has it.
      await page.reload();
      await seeText(page, 'Carta de Ana');
      await page.goto('/profile');
      const card = cardOf(page, 'Cartas astrales');
      await press(card.getByRole('button', { name: /^Ana, / }));
      const dialog = page.getByRole('dialog', { name: 'Ana, 14 de mayo de 1990' });
      await dialog.getByRole('article').waitFor();
      await inspectPart(visitor, '[role=dialog]', 'chart-7-dialog');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect((await page.request.delete(`/api/astral-charts/${luis}`)).status()).toBe(204);
      await page.reload();
      await removeOnly(card, hands, {
        title: '¿Borrar esta carta?',
        button: 'Borrar carta',
        done: 'Carta borrada',
        empty: 'No tienes cartas astrales todavía',
      });
    },
  );

  it('is written while somebody watches, and not twice when the page is reloaded', async ({
    enter,
  }) => {
    const visitor = await enter('desktop');
    const { page, press } = visitor;
    await makePremium(await enterAsMember(page));
    await arrive(page);
    await write(visitor, ANA);
    await press(button(page, 'Ver mi carta'));
    await press(button(page, 'Leer mi carta'));
    await button(page, 'Mostrar el texto entero').waitFor();
    await page.reload();
    await page.getByText(/^Lector integrado · /).waitFor({ timeout: 60_000 });
    const { length } = (await (await page.request.get('/api/astral-charts')).json()) as unknown[];
    expect(length).toBe(1);
  });

  it('says what it is, and where its numbers come from, without JavaScript', async ({ enter }) => {
    const { page } = await enter('phone', { javaScriptEnabled: false });
    expect((await page.goto(PATH))?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'Tu carta astral' }).waitFor();
    await page.locator('noscript p').waitFor();
    await seeText(page, 'Cómo se calcula');
    expect(await button(page, 'Ver mi carta').isVisible()).toBe(false);
  });
});
