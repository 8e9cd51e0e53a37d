import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../testing/wait.ts';
import { SECTIONS, seeText } from './access.ts';
import type { Visitor } from './journey.ts';
import { SCREENS } from './screens.ts';

/** The landing page says all that it has to say, and shows nothing that would not answer. */
export async function expectWholePage(page: Page): Promise<void> {
  for (const { id, title, gate } of SECTIONS) {
    const section = page.locator(`#${id}`);
    await section.getByRole('heading', { name: title, level: 2 }).waitFor();
    expect((await section.innerText()).length).toBeGreaterThan(150);
    if (gate === null) continue;
    await section.getByRole('heading', { name: gate }).waitFor();
    const way = section.getByRole('link', { name: 'Iniciar sesión o registrarse' });
    expect(await way.getAttribute('href')).toBe('/login');
  }
  expect(await page.getByRole('button').allInnerTexts()).toEqual([]);
  expect(await page.getByRole('status', { name: 'Trayendo el horóscopo' }).count()).toBe(0);
  await seeText(page, 'Testimonios ilustrativos');
  expect(await page.getByRole('group', { name: / de 5$/ }).count()).toBe(5);
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.title()).toBe('Sibila | Astrología con Inteligencia Artificial');
}

/** From the landing page of a phone: to the menu, to a sign, and to what an account needs. */
export async function expectWaysOn({ page, press, screen }: Visitor): Promise<void> {
  const { height } = SCREENS[screen].viewport;
  await press(page.getByRole('link', { name: 'Ir al menú' }));
  const foot = page.getByRole('navigation', { name: 'Pie de página' });
  await until('the menu to be in view', async () => {
    const box = await foot.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  });
  await press(page.locator('#horoscope').getByRole('link', { name: /^Géminis/ }));
  await page.waitForURL('/horoscopo/geminis');
  await page.goBack();
  await press(page.getByRole('link', { name: 'Comenzar Gratis' }).first());
  await page.waitForURL('/auth?action=register');
  const told = page.locator('noscript p').filter({ hasText: 'Para entrar o crear tu cuenta' });
  await told.waitFor();
}

/** Keeps the page's own scripts on their way until what it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let bring = () => {};
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await brought;
    await route.continue();
  });
  return bring;
}
