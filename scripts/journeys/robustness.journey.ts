import { expect } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { accessForm, dialogOf, seeText, toast } from './access.ts';
import { describeJourney, it, shoot, STILL } from './journey.ts';
import { enterAsMember, openAccount, PASSWORD, readOnce } from './people.ts';
import {
  askAndShuffle,
  cut,
  finishedReading,
  goToRitual,
  QUESTION,
  readTheCards,
  ritualOf,
  takeCards,
} from './ritual.ts';

/** Names of the cards on the table, in their order. */
const cardsOn = (page: Page): Promise<string[]> =>
  ritualOf(page)
    .getByRole('list', { name: /^Tirada: / })
    .locator('img:not([alt=""])')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''));

interface Draft {
  deck: unknown;
  question: string;
  chosen: number[];
}

/** What a draft of this tab holds, as the page keeps it. */
const draftOf = (page: Page): Promise<Draft> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.includes(':tarot:'));
    const draft = JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}') as Draft;
    return { deck: draft.deck, question: draft.question, chosen: draft.chosen };
  });

describeJourney('signing in', () => {
  it('says that the password is wrong, and offers a new link to the unverified', async ({
    enter,
  }) => {
    const visitor = await enter('phone');
    const { page, press } = visitor;
    visitor.expectProblems(/status of 401/);
    const { email } = await openAccount();
    await page.goto('/login');
    const form = accessForm(page);
    await form.email.fill(email);
    await form.password.fill('no-es-esta');
    await press(form.login);
    const wrong = await toast(page, 'Error de acceso');
    await seeText(wrong, 'Correo electrónico o contraseña incorrectos');
    expect(await form.email.inputValue()).toBe(email);
    await form.password.fill(PASSWORD);
    await press(form.login);
    const alert = dialogOf(page).getByRole('alert');
    await seeText(alert, 'Debes verificar tu correo electrónico antes de iniciar sesión.');
    await shoot(visitor, 'access-unverified');
    await press(alert.getByRole('button', { name: 'Reenviar correo de verificación' }));
    await toast(page, 'Correo enviado');
  });
});

describeJourney('notifications', () => {
  it('stand alone, take the keyboard with F8 and leave by Escape, button or swipe', async ({
    enter,
  }) => {
    const visitor = await enter();
    const { page } = visitor;
    visitor.expectProblems(/status of 401/);
    await page.goto('/login');
    const form = accessForm(page);
    await form.email.fill('nadie@example.test');
    await form.password.fill('no-es-esta');
    const fail = async () => {
      await form.login.click();
      return toast(page, 'Error de acceso');
    };
    await fail();
    const shown = await fail();
    await dialogOf(page).getByRole('button', { name: 'Cerrar' }).click();
    await page.keyboard.press('F8');
    const region = page.getByRole('region', { name: /^Notificaciones/ });
    expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });

    await page.goto('/login');
    await form.email.fill('nadie@example.test');
    await form.password.fill('no-es-esta');
    await (await fail()).getByRole('button', { name: 'Cerrar notificación' }).click();
    await shown.waitFor({ state: 'detached' });
    const box = await (await fail()).boundingBox();
    if (!box) throw new Error('the notification is not on the screen');
    const from = { x: box.x + 60, y: box.y + 20 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let by = 10; by <= 90; by += 10) await page.mouse.move(from.x + by, from.y);
    await page.mouse.up();
    await shown.waitFor({ state: 'detached' });
  });
});

describeJourney('the ritual', () => {
  it('works without motion', async ({ enter }) => {
    const visitor = await enter('phone', STILL);
    await enterAsMember(visitor.page);
    const text = await readTheCards(visitor);
    expect(text).toContain(QUESTION);
    expect(await cardsOn(visitor.page)).toHaveLength(3);
  });

  it('keeps the draw and the question over a reload', async ({ enter }) => {
    const visitor = await enter('desktop', STILL);
    const { page } = visitor;
    await enterAsMember(page);
    await goToRitual(visitor);
    await askAndShuffle(visitor);
    await cut(visitor);
    await takeCards(visitor, [7]);
    await seeText(page, 'Faltan 2 cartas. La siguiente: Presente.');
    const before = await draftOf(page);
    await page.reload();
    await seeText(page, 'Faltan 2 cartas. La siguiente: Presente.');
    expect(await draftOf(page)).toEqual(before);
    expect(before.question).toBe(QUESTION);
    await takeCards(visitor, [1, 22]);
    expect(await finishedReading(page)).toContain(QUESTION);
  });

  it('goes on with the same draw after a session that ended half-way', async ({ enter }) => {
    const visitor = await enter('desktop', STILL);
    const { page, press } = visitor;
    visitor.expectProblems(/status of 401/);
    const email = await enterAsMember(page);
    await goToRitual(visitor);
    await askAndShuffle(visitor);
    await cut(visitor);
    await takeCards(visitor, [7, 8]);
    await page.context().clearCookies();
    await takeCards(visitor, [9]);
    await dialogOf(page).waitFor();
    const before = await draftOf(page);
    const form = accessForm(page);
    await form.email.fill(email);
    await form.password.fill(PASSWORD);
    await press(form.login);
    const text = await finishedReading(page);
    expect(text).toContain(QUESTION);
    expect(await draftOf(page)).toEqual(before);
    expect(await cardsOn(page)).toHaveLength(3);
  });

  it('finds a reading again that a lost connection kept from the page', async ({ enter }) => {
    const visitor = await enter('desktop', STILL);
    const { page } = visitor;
    visitor.expectProblems(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await enterAsMember(page);
    // The answer is cut off on its way: the server has the reading, the page has nothing.
    const cutOff = async (route: Route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('failed');
    };
    await page.route(/tarot\.interpret/, cutOff, { times: 1 });
    await goToRitual(visitor);
    await askAndShuffle(visitor);
    await cut(visitor);
    await takeCards(visitor, [3, 11, 20]);
    await seeText(page, 'La conexión se cortó. Estamos buscando tu lectura en tu historial…');
    await page.context().setOffline(false);
    expect(await finishedReading(page)).toContain(QUESTION);
    await seeText(page, /^Te quedan 7 de 8 lecturas/);
  });

  it('says when a quota that is used up renews', async ({ enter }) => {
    const visitor = await enter();
    const { page } = visitor;
    await enterAsMember(page);
    for (let count = 0; count < 8; count += 1) await readOnce(page);
    await page.goto('/#tarot');
    await page.getByRole('heading', { name: 'Tu cupo de tarot está completo' }).waitFor();
    await seeText(page, /Tu cupo se renueva el \d+ de \p{L}+ de \d{4}\./u);
    await shoot(visitor, 'quota-used-up');
  });
});
