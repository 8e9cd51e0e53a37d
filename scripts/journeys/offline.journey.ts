import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { until } from '../testing/wait.ts';
import { seeText, toast } from './access.ts';
import { inspect } from './inspect.ts';
import { describeJourney, it, STILL } from './journey.ts';
import { enterAsMember, readOnce } from './people.ts';

/** Whether the browser holds copies of what is one member's. */
const areKept = (page: Page): Promise<boolean> =>
  page.evaluate(
    async () => (await caches.match('/members', { cacheName: 'sibila-answers' })) !== undefined,
  );

const rows = (page: Page) => page.getByRole('button', { name: /^Borrar la lectura del/ });

describeJourney('without a network', () => {
  it('the readings of a member are there, until they leave', async ({ enter }) => {
    const visitor = await enter('phone', { ...STILL, serviceWorkers: 'allow' });
    const { page, press } = visitor;
    visitor.expectProblems(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 503/);
    await enterAsMember(page);
    await readOnce(page);
    await page.goto('/profile');
    await rows(page).waitFor();
    await press(page.getByRole('heading', { level: 1 }));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await until('the readings to be kept', () => areKept(page));

    await page.context().setOffline(true);
    await page.reload();
    await seeText(page, /^Sin conexión\. Ves lo último que se guardó/);
    await rows(page).waitFor();
    await inspect(visitor, 'offline-profile');
    await page.goto('/soporte');
    await seeText(page, 'Esta página no está guardada en este navegador.');

    await page.context().setOffline(false);
    await page.goto('/profile');
    await rows(page).waitFor();
    await press(page.getByRole('main').getByRole('button', { name: 'Cerrar Sesión' }));
    await toast(page, 'Sesión cerrada');
    await until('the copies to be gone', async () => !(await areKept(page)));
    expect(await rows(page).count()).toBe(0);
  });
});
