import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { accessForm, dialogOf, EMPTY_REGISTRATION, SECTIONS, seeText } from './access.ts';
import { expectThumbSized, inspect, settle, smallTargets } from './inspect.ts';
import { describeJourney, it, shoot, STILL } from './journey.ts';
import { enterAsMember, openAccount, readOnce } from './people.ts';
import { askAndShuffle, finishedReading, goToRitual, ritualOf, takeCards } from './ritual.ts';

const NARROW = ['phone', 'desktop'] as const;
const ALL = ['phone', 'tablet', 'desktop'] as const;

/** Of every card there is a strip to touch, wide and tall enough; none waits beyond the edge. */
async function expectEveryCardInReach(fan: Locator): Promise<void> {
  const cards = await fan.getByRole('button').all();
  expect(cards).toHaveLength(22);
  for (const card of cards) {
    await card.scrollIntoViewIfNeeded();
    const strip = await card.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const isHit = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
      const steps = (from: number, to: number) =>
        Array.from({ length: Math.floor((to - from) / 2) }, (_, i) => from + 2 * i);
      const columns = steps(box.left, box.right);
      const rows = steps(box.top, box.bottom);
      const widths = rows.map((y) => 2 * columns.filter((x) => isHit(x, y)).length);
      return { name: element.ariaLabel, tall: 2 * widths.filter((width) => width >= 24).length };
    });
    expect(strip.tall, `${strip.name}`).toBeGreaterThanOrEqual(44);
  }
  // Bringing the last card into view has pushed nothing sideways.
  expect(await fan.evaluate((element) => element.scrollLeft)).toBe(0);
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
    expect(await smallTargets(page.getByRole('banner'))).toEqual([]);
    expect(await smallTargets(page.getByRole('contentinfo').getByRole('navigation'))).toEqual([]);
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
    await expectEveryCardInReach(page.getByRole('group', { name: /^Abanico/ }));
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
