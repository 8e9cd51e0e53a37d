import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { until } from '../testing/wait.ts';
import { seeText, toast } from './access.ts';
import { inspect } from './inspect.ts';
import { closeTab, describeJourney, it, STILL } from './journey.ts';
import { enterAsMember, readOnce } from './people.ts';

/** What the browser holds copies of that is one member's. */
const keptOfMember = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = await (await caches.open('sibila-answers')).keys();
    const places = kept.map(({ url }) => new URL(url).pathname);
    return places.filter((place) => ['/members', '/history'].includes(place));
  });

/** Whether the browser holds all the code that the page is made of. */
const isCodeKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    const code = urls.filter((url) => /\/assets\/.+\.(?:js|css|woff2)$/.test(url));
    const kept = await Promise.all(code.map((url) => caches.match(url)));
    return !kept.includes(undefined);
  });

/** Marks a page once it has asked for its own worker, as each does a while after it has loaded. */
const markAsking = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (url, options) => {
      const registration = await register(url, options);
      performance.mark('asked for a worker');
      return registration;
    };
  });
const hasAsked = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('asked for a worker').length > 0);

/** Whether the sky of the home page is shown, and the picture that holds its emblems can be had. */
const hasPictures = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const sky = document.querySelector<HTMLImageElement>('main img[src^="/cielo.svg"]');
    const emblem = document.querySelector('main use')?.getAttribute('href') ?? '';
    const answer = await fetch(emblem).catch(() => null);
    return sky !== null && sky.naturalWidth > 0 && answer?.ok === true;
  });

/** The pages that the browser holds copies of, each by what it is kept under. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('sibila-pages-'));
    const kept = await Promise.all(
      names.map(async (name) => await (await caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Code that a tab of the version before could still want: what came later, and what it began with. */
const OLD_CODE = ['/assets/old-rest.js', '/assets/old-first.js'];
const keepOldCode = (page: Page): Promise<void> =>
  page.evaluate(async ([rest = '', first = '']) => {
    const start = (await caches.keys()).find((name) => name.startsWith('workbox-precache'));
    const put = async (name: string, url: string) =>
      (await caches.open(name)).put(url, new Response('export {};'));
    await Promise.all([put('sibila-code', rest), put(start ?? '', first)]);
  }, OLD_CODE);
const canHave = (page: Page, urls: string[]): Promise<boolean[]> =>
  page.evaluate(
    (wanted) => Promise.all(wanted.map((url) => fetch(url).then(({ ok }) => ok))),
    urls,
  );
const keptOf = (page: Page, urls: string[]): Promise<number> =>
  page.evaluate(async (wanted) => {
    const kept = await Promise.all(wanted.map((url) => caches.match(url)));
    return kept.filter((answer) => answer !== undefined).length;
  }, urls);

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
    await page.evaluate(() => navigator.serviceWorker.ready);
    await until('the code to be kept', () => isCodeKept(page));
    await until('the readings to be kept', async () =>
      (await keptOfMember(page)).includes('/history'),
    );

    await page.context().setOffline(true);
    await page.reload();
    await seeText(page, /^Sin conexión\. Ves lo último que se guardó/);
    await rows(page).waitFor();
    await inspect(visitor, 'offline-profile');
    await page.goto('/soporte');
    await seeText(page, 'Esta página no está guardada en este navegador.');
    await page.getByRole('link', { name: 'tus lecturas' }).waitFor();

    await page.context().setOffline(false);
    await page.goto('/profile');
    await rows(page).waitFor();
    await press(page.getByRole('main').getByRole('button', { name: 'Cerrar Sesión' }));
    await toast(page, 'Sesión cerrada');
    await until('the copies to be gone', async () => (await keptOfMember(page)).length === 0);
    expect(await rows(page).count()).toBe(0);

    await page.context().setOffline(true);
    await page.goto('/soporte');
    await page.getByRole('link', { name: 'El inicio' }).waitFor();
    expect(await page.getByRole('link').allInnerTexts()).toEqual([
      'El inicio',
      'Volver a intentar',
    ]);
    await page.context().setOffline(false);
  });

  it('whoever has seen the home page alone has it whole, and a member their readings', async ({
    enter,
  }) => {
    const visitor = await enter('desktop', { ...STILL, serviceWorkers: 'allow' });
    const { page, press } = visitor;
    visitor.expectProblems(/ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch|status of 503/);
    visitor.expectProblems(/Error de red al consultar/);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.goto('/profile');
    await toast(page, 'Sin conexión');
    await page.getByRole('heading', { level: 1, name: /^El cielo de hoy/ }).waitFor();
    await page.reload();
    await until('the sky and the emblems', () => hasPictures(page));
    // Of when it came, a moment ago.
    await seeText(page, /^A las? \d+:\d\d de tu reloj$/);
    await page.getByText(/^Testimonios ilustrativos/).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Testimonio siguiente' }).click();
    await page.getByRole('heading', { level: 1, name: /^El cielo de hoy/ }).waitFor();

    await page.context().setOffline(false);
    await enterAsMember(page);
    await readOnce(page);
    await page.goto('/');
    await until('the readings to be kept', async () =>
      (await keptOfMember(page)).includes('/history'),
    );
    await page.context().setOffline(true);
    await seeText(page, /^Sin conexión\./);
    await press(page.getByRole('main').getByRole('link', { name: 'Mi Perfil' }));
    await rows(page).waitFor();
    await page.reload();
    await rows(page).waitFor();

    await press(page.getByRole('banner').getByRole('link', { name: 'Blog' }));
    await seeText(page, 'Esta página no está guardada en este navegador.');
    await press(page.getByRole('link', { name: 'tus lecturas' }));
    await rows(page).waitFor();
    await page.context().setOffline(false);
  });

  it('a page is kept once, whatever leads to it, and the list of articles for each category', async ({
    enter,
  }) => {
    const visitor = await enter('phone', { ...STILL, serviceWorkers: 'allow' });
    const { page } = visitor;
    visitor.expectProblems(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto('/soporte');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/terminos?utm_source=chatgpt.com');
    await page.goto('/blog');
    await page.goto('/blog?categoria=tarot&utm_medium=x');
    expect(new URL(page.url()).search).toContain('categoria=Tarot');
    await until('the pages to be kept', async () => (await keptPages(page)).length >= 7);
    expect((await keptPages(page)).sort()).toEqual([
      '/',
      '/blog',
      '/blog?categoria=Tarot',
      '/cielo.svg',
      '/profile',
      '/soporte',
      '/terminos',
    ]);

    await page.context().setOffline(true);
    await page.goto('/terminos?fbclid=a.b');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('no está guardada').count()).toBe(0);
    await page.context().setOffline(false);
  });

  it('the page that was opened is there, and a new version waits for its reader', async ({
    enter,
  }) => {
    const visitor = await enter('phone', { ...STILL, serviceWorkers: 'allow' });
    const { page, press } = visitor;
    visitor.expectProblems(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 503/);
    await markAsking(page);
    await page.goto('/terminos');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().setOffline(false);
    // Asked for later, the page's own would be the newer version.
    await page.reload();
    await until('the page to ask for its own worker', () => hasAsked(page));
    const other = await page.context().newPage();
    await markAsking(other);
    await other.goto('/soporte');
    await until('the other tab to ask for its own', () => hasAsked(other));
    await other.evaluate(() => performance.mark('still the same page'));

    await press(page.getByRole('heading', { level: 1 }));
    // The same worker under another name is to the browser what a new version is.
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js?otra'));
    const news = await toast(page, 'Hay una versión nueva');
    const isNew = () =>
      page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.endsWith('?otra') ?? false);
    expect(await isNew()).toBe(false);
    await keepOldCode(page);
    const again = page.waitForEvent('load');
    await press(news.getByRole('button', { name: 'Actualizar' }));
    await again;
    expect(await isNew()).toBe(true);

    // The other tab goes on with what it is made of.
    expect(await canHave(other, OLD_CODE)).toEqual([true, true]);
    expect(
      await other.evaluate(() => performance.getEntriesByName('still the same page').length),
    ).toBe(1);
    await closeTab(other);

    // The page has asked for its own worker again, which keeps nothing of those that are gone.
    await press(page.getByRole('heading', { level: 1 }));
    const more = await toast(page, 'Hay una versión nueva');
    expect(await keptOf(page, OLD_CODE)).toBe(2);
    const anew = page.waitForEvent('load');
    await press(more.getByRole('button', { name: 'Actualizar' }));
    await anew;
    await press(page.getByRole('heading', { level: 1 }));
    await until('the old code to be gone', async () => (await keptOf(page, OLD_CODE)) === 0);
  });
});
