import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessForm, dialogOf, EMPTY_REGISTRATION, SECTIONS, seeText } from './access.ts';
import { describeJourney, it, shoot, STILL, type Visitor } from './journey.ts';
import { enterAsMember, openAccount, readOnce } from './people.ts';
import { askAndShuffle, finishedReading, goToRitual, ritualOf, takeCards } from './ritual.ts';

const NARROW = ['phone', 'desktop'] as const;
const ALL = ['phone', 'tablet', 'desktop'] as const;
const TARGETS = 'a, button, input:not([type="range"]), select, textarea, summary';
const TARGET = 44;

/** Lets every entrance end, so that contrast is measured on what stays. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );

/** Keeps a picture and looks for what keeps people out: axe finds nothing, nothing sticks out. */
async function inspect(visitor: Visitor, name: string, full = false): Promise<void> {
  const { page } = visitor;
  await settle(page);
  await shoot(visitor, name, full);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  expect({ name, found }).toEqual({ name, found: [] });
  await expectNoSideways(page, name);
}

async function expectNoSideways(page: Page, name: string): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect({ name, over }).toEqual({ name, over: 0 });
}

/** What is too small for a thumb; words inside a sentence may be lower. */
async function smallTargets(place: Locator): Promise<string[]> {
  return place.locator(TARGETS).evaluateAll((elements, least) => {
    const boxOf = (element: Element) => {
      const label =
        element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`);
      const box = element.getBoundingClientRect();
      const wider = element.matches('[type="checkbox"]') ? label?.getBoundingClientRect() : null;
      return {
        width: Math.max(box.width, wider?.width ?? 0),
        height: Math.max(box.height, wider?.height ?? 0),
      };
    };
    return elements
      .filter((element) => element.checkVisibility() && !element.closest('label'))
      .map((element) => ({ element, ...boxOf(element) }))
      .filter(({ width, height }) => width > 0 && (width < least || height < least))
      .map(({ element, width, height }) => `${element.outerHTML.slice(0, 90)} ${width}×${height}`);
  }, TARGET);
}

async function expectThumbSized(visitor: Visitor, place: Locator): Promise<void> {
  if (visitor.screen !== 'phone') return;
  expect(await smallTargets(place)).toEqual([]);
}

describeJourney('every screen can be used by everybody', () => {
  it.for(ALL)('the landing page of a guest on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen);
    const { page } = visitor;
    await page.goto('/');
    await ritualOf(page).getByRole('button', { name: 'Iniciar sesión o registrarse' }).waitFor();
    await settle(page);
    await shoot(visitor, 'home-top');
    for (const { id } of SECTIONS) {
      await page.locator(`#${id}`).evaluate((section) => {
        section.scrollIntoView({ behavior: 'instant' });
      });
      await shoot(visitor, `home-${id}`);
    }
    await inspect(visitor, 'home', true);
    await expectThumbSized(visitor, page.getByRole('banner'));
  });

  it.for(ALL)('the access dialog on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen);
    const { page, press } = visitor;
    const form = accessForm(page);
    await page.goto('/login');
    await dialogOf(page).waitFor();
    await inspect(visitor, 'access-login');
    await expectThumbSized(visitor, dialogOf(page));
    await press(form.tab('Registrarse'));
    await press(form.register);
    for (const message of EMPTY_REGISTRATION) await seeText(dialogOf(page), message);
    await inspect(visitor, 'access-register-errors');
    await expectThumbSized(visitor, dialogOf(page));
  });

  it('the menu of a phone', async ({ enter }) => {
    const visitor = await enter('phone');
    const { page, press } = visitor;
    await page.goto('/');
    await press(page.getByRole('button', { name: 'Abrir el menú' }));
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await menu.waitFor();
    await inspect(visitor, 'menu');
    await expectThumbSized(visitor, menu);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });

  it.for(ALL)('the confirmation of an e-mail on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen);
    const { page } = visitor;
    visitor.expectProblems(/status of 400/);
    await page.goto('/verify-email');
    await seeText(page, 'No se proporcionó un token de verificación.');
    await inspect(visitor, 'verify-email-none');
    await page.goto('/verify-email?token=no-es-este');
    await page.getByRole('button', { name: 'Volver al inicio' }).waitFor();
    await inspect(visitor, 'verify-email-bad');
    const { token } = await openAccount();
    await page.goto(`/verify-email?token=${token}`);
    await seeText(page, '¡Gracias! Tu cuenta ha sido activada');
    expect(page.url()).not.toContain(token);
    await inspect(visitor, 'verify-email-success');
  });

  it.for(NARROW)('an address that leads nowhere on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen);
    visitor.expectProblems(/status of 404/);
    const answer = await visitor.page.goto('/nada-por-aqui');
    expect(answer?.status()).toBe(404);
    await visitor.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await inspect(visitor, 'not-found');
  });

  it.for(ALL)('the ritual and its reading on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen, screen === 'phone' ? {} : STILL);
    const { page, press } = visitor;
    await enterAsMember(page);
    await goToRitual(visitor);
    const step = async (heading: string, name: string) => {
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      await inspect(visitor, name);
      await expectThumbSized(visitor, ritualOf(page));
    };
    await step('Elige tu tirada', 'ritual-1-spread');
    await press(page.getByRole('button', { name: /^Cruz/ }));
    await step('Respira y pregunta', 'ritual-2-question');
    await press(page.getByRole('button', { name: 'Cambiar de tirada' }));
    await askAndShuffle(visitor);
    await step('Baraja', 'ritual-3-shuffle');
    await press(page.getByRole('button', { name: 'Cortar el mazo' }));
    await step('Corta el mazo', 'ritual-4-cut');
    await press(page.getByRole('button', { name: 'Cortar aquí' }));
    await page.getByRole('button', { name: /^Carta 22/ }).waitFor();
    await step('Elige tus cartas', 'ritual-5-fan');
    await takeCards(visitor, [3, 11, 20]);
    await page.getByRole('heading', { name: 'Pasado, Presente, Futuro' }).waitFor();
    if (screen === 'phone') await shoot(visitor, 'ritual-6-turning');
    await finishedReading(page);
    await inspect(visitor, 'ritual-7-reading');
    await expectThumbSized(visitor, ritualOf(page));
  });

  it.for(ALL)('the profile and one reading of it on a %s', async (screen, { enter }) => {
    const visitor = await enter(screen);
    const { page, press } = visitor;
    await enterAsMember(page);
    await page.goto('/profile');
    await seeText(page, 'No tienes lecturas de tarot todavía');
    await inspect(visitor, 'profile-empty', true);
    for (let count = 0; count < 4; count += 1) await readOnce(page);
    await page.reload();
    const rows = page.getByRole('button', { name: /^Pasado, Presente, Futuro/ });
    await rows.first().waitFor();
    expect(await rows.count()).toBe(3);
    await inspect(visitor, 'profile', true);
    await press(page.getByRole('button', { name: 'Ver todas mis lecturas' }));
    expect(await rows.count()).toBe(4);
    await press(rows.first());
    await page.getByRole('dialog').getByText('Lector integrado').waitFor();
    await inspect(visitor, 'profile-reading');
    await page.keyboard.press('Escape');
    await press(page.getByRole('tab', { name: 'Cuenta' }));
    await inspect(visitor, 'profile-account', true);
  });
});
