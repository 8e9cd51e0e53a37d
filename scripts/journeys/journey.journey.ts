import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { newAddress } from '../testing/people.ts';
import { until } from '../testing/wait.ts';
import { accessForm, dialogOf, EMPTY_REGISTRATION, SECTIONS, seeText, toast } from './access.ts';
import { describeJourney, it, shoot, STILL, type Visitor } from './journey.ts';
import { enterOn, tabTo, typeInto } from './keyboard.ts';
import { FULL_NAME, PASSWORD } from './people.ts';
import {
  askAndShuffle,
  cut,
  finishedReading,
  goToRitual,
  QUESTION,
  ritualOf,
  takeCards,
} from './ritual.ts';

const GATE = 'Iniciar sesión o registrarse';
const DONE = 'Registro exitoso';
/** Height of a sheet that waits for its text. */
const SHEET = 384;
const ACTIVATED = '¡Gracias! Tu cuenta ha sido activada y ahora puedes iniciar sesión.';

/** Waits until the mail lies in the local mailbox, which doesn't refresh itself. */
async function openMailbox(page: Page, email: string): Promise<void> {
  await until(`the mail to ${email}`, async () => {
    await page.goto('/dev/correo');
    return (await page.getByText(email).count()) > 0;
  });
}

/** The login dialog that opens by itself after the e-mail is confirmed. */
async function awaitLogin(page: Page): Promise<void> {
  await seeText(page, ACTIVATED);
  expect(await dialogOf(page).count()).toBe(0);
  await dialogOf(page).waitFor();
  expect(await accessForm(page).tab('Iniciar sesión').getAttribute('aria-selected')).toBe('true');
}

async function register({ page, press }: Visitor, email: string): Promise<void> {
  for (const { title } of SECTIONS) await page.getByRole('heading', { name: title }).waitFor();
  const form = accessForm(page);
  await press(ritualOf(page).getByRole('button', { name: GATE }));
  await press(form.tab('Registrarse'));
  await press(form.register);
  for (const message of EMPTY_REGISTRATION) await seeText(dialogOf(page), message);
  await form.email.fill(email);
  await form.fullName.fill(FULL_NAME);
  await form.password.fill(PASSWORD);
  await form.terms.check();
  await press(form.register);
  await toast(page, DONE);
  expect(await form.tab('Iniciar sesión').getAttribute('aria-selected')).toBe('true');
}

async function confirmAndLogIn({ page, press }: Visitor, email: string): Promise<void> {
  await openMailbox(page, email);
  await press(page.getByRole('link', { name: email }));
  await press(page.getByRole('link', { name: /verify-email/ }));
  await awaitLogin(page);
  const form = accessForm(page);
  await form.email.fill(email);
  await form.password.fill(PASSWORD);
  await press(form.login);
  await page.waitForURL('/');
  await dialogOf(page).waitFor({ state: 'detached' });
}

/** The text grows on the paper, and ends with who wrote it and what is left of the quota. */
async function watchReading(page: Page): Promise<string> {
  const paper = ritualOf(page).getByRole('article');
  await paper.waitFor();
  await until('the sheet to be in view', async () => {
    const top = (await paper.boundingBox())?.y ?? Infinity;
    return top + SHEET <= (page.viewportSize()?.height ?? 0);
  });
  await until('the first words', async () => (await paper.innerText()).length > 120, 30_000);
  const before = (await paper.innerText()).length;
  const text = await finishedReading(page);
  expect(text.length).toBeGreaterThan(before);
  expect(text).toContain(QUESTION);
  await seeText(ritualOf(page), /^Te quedan 7 de 8 lecturas de tarot hasta el /);
  return text;
}

/** A paragraph of the reading, long enough to be found again. */
function paragraphOf(text: string): string {
  // Not the first one: a drop capital stands apart from its word.
  const paragraph = text.split('\n').findLast((line) => line.length > 150 && /^\p{Lu}/u.test(line));
  return paragraph?.slice(0, 80) ?? text;
}

async function checkHistory(page: Page, text: string, open: () => Promise<void>): Promise<void> {
  await page.getByRole('heading', { name: `Bienvenido, ${FULL_NAME}` }).waitFor();
  await seeText(page, 'Usuario Gratuito');
  await seeText(page, QUESTION);
  await open();
  const detail = page.getByRole('dialog', { name: 'Pasado, Presente, Futuro' });
  await seeText(detail, paragraphOf(text));
  expect(await detail.locator('img:not([alt=""])').count()).toBe(3);
}

describeJourney('the way from a guest to a kept reading', () => {
  it.for(['phone', 'desktop'] as const)(
    'is open to a pointer on a %s',
    async (screen, { enter }) => {
      const visitor = await enter(screen);
      const { page, press } = visitor;
      const email = newAddress();
      await page.goto('/');
      await register(visitor, email);
      await confirmAndLogIn(visitor, email);
      await goToRitual(visitor);
      await askAndShuffle(visitor);
      await cut(visitor);
      await takeCards(visitor, [3, 11, 20]);
      const text = await watchReading(page);
      await shoot(visitor, 'reading');
      await press(ritualOf(page).getByRole('link', { name: 'Ver mis lecturas' }));
      const openDetail = () =>
        press(page.getByRole('button', { name: /^Pasado, Presente, Futuro/ }));
      await checkHistory(page, text, openDetail);
      await page.keyboard.press('Escape');
      await page.reload();
      await checkHistory(page, text, openDetail);
      await press(page.getByRole('button', { name: 'Cerrar', exact: true }));
      await press(page.getByRole('button', { name: 'Cerrar Sesión', exact: true }));
      await toast(page, 'Sesión cerrada');
      await page.waitForURL('/');
      await page.goto('/profile');
      await page.waitForURL('/');
    },
  );

  it('is open to the keyboard alone', async ({ enter }) => {
    const { page } = await enter('desktop', STILL);
    const { keyboard } = page;
    const email = newAddress();
    await page.goto('/');
    await keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Saltar al contenido',
    );
    await keyboard.press('Enter');
    await registerByKeyboard(page, email);
    await logInByKeyboard(page, email);
    await drawByKeyboard(page);
    const text = await finishedReading(page);
    expect(text).toContain(QUESTION);
    await enterOn(ritualOf(page).getByRole('link', { name: 'Ver mis lecturas' }));
    const row = page.getByRole('button', { name: /^Pasado, Presente, Futuro/ });
    await checkHistory(page, text, () => enterOn(row));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await until('the row to have the focus again', () =>
      row.evaluate((element) => element === document.activeElement),
    );
    await tabTo(page.getByRole('button', { name: 'Cerrar Sesión', exact: true }), 'Shift+Tab');
    await keyboard.press('Space');
    await toast(page, 'Sesión cerrada');
    await page.waitForURL('/');
  });
});

async function registerByKeyboard(page: Page, email: string): Promise<void> {
  const form = accessForm(page);
  const gate = ritualOf(page).getByRole('button', { name: GATE });
  await enterOn(gate);
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await until('the focus to be back on the gate', () =>
    gate.evaluate((element) => element === document.activeElement),
  );
  await page.keyboard.press('Enter');
  await tabTo(form.tab('Iniciar sesión'), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await typeInto(form.email, email);
  await typeInto(form.fullName, FULL_NAME);
  await typeInto(form.password, PASSWORD);
  await tabTo(form.terms);
  await page.keyboard.press('Space');
  await enterOn(form.register);
  await toast(page, DONE);
}

async function logInByKeyboard(page: Page, email: string): Promise<void> {
  await openMailbox(page, email);
  await enterOn(page.getByRole('link', { name: email }));
  await enterOn(page.getByRole('link', { name: /verify-email/ }));
  await awaitLogin(page);
  const form = accessForm(page);
  // The dialog opens with the focus in its first field.
  expect(await form.email.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(email);
  await typeInto(form.password, PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
}

/** A title takes the focus between two steps, and no frame is drawn around it. */
async function expectQuietFocus(title: Locator): Promise<void> {
  await title.waitFor();
  await until('the title to have the focus', () =>
    title.evaluate((element) => element === document.activeElement),
  );
  expect(await title.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
}

async function drawByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name });
  await enterOn(page.getByRole('navigation', { name: 'Principal' }).getByText('Tarot'));
  await enterOn(page.getByRole('button', { name: /^Pasado, Presente, Futuro/ }));
  await typeInto(page.getByLabel('Tu pregunta (opcional)'), QUESTION);
  await enterOn(button('Tomar la baraja'));
  await expectQuietFocus(page.getByRole('heading', { name: 'Baraja', exact: true }));
  await enterOn(button('Barajar'));
  await enterOn(button('Cortar el mazo'));
  const slider = page.getByRole('slider', { name: 'Dónde cortar el mazo' });
  await tabTo(slider);
  for (let steps = 0; steps < 3; steps += 1) await keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toBe('14 cartas arriba, 8 cartas abajo');
  await enterOn(button('Cortar aquí'));
  await tabTo(page.getByRole('button', { name: /^Carta 1 de 22/ }));
  for (const key of ['ArrowRight', 'Enter', 'End', 'Space', 'Home', 'ArrowRight', 'Enter'])
    await keyboard.press(key);
}
