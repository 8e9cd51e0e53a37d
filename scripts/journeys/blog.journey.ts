import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanHtml } from '@sibila/api/adapters/markdown/clean-html';
import { XSS } from '@sibila/api/adapters/markdown/testing/xss';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ROOT } from '../testing/build.ts';
import { lookInto, makeFolder } from '../testing/data-dir.ts';
import { bareEnvironment } from '../testing/environment.ts';
import { until } from '../testing/wait.ts';
import { seeText } from './access.ts';
import { expectThumbSized, inspect } from './inspect.ts';
import { describeJourney, it, STILL } from './journey.ts';
import { theSite } from './site.ts';

const ARTICLE = '/blog/futhark-antiguo-runa-en-blanco';
const MISSING = /status of 404/;
const admin = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', 'blog', ...args], {
    cwd: ROOT,
    env: { ...bareEnvironment(), DATA_DIR: theSite().dataDir },
  });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('navigation', { name: 'Categorías del blog' });
const chip = (page: Page, name: string) => chips(page).getByRole('link', { name, exact: true });

/** Every picture of the page has come, in the better form, and none is much larger than its place. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('picture img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await until('a picture to come', () =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    );
    const { source, ratio } = await picture.evaluate((image: HTMLImageElement) => ({
      source: new URL(image.currentSrc).pathname,
      ratio: image.clientWidth / image.clientHeight,
    }));
    expect(source).toMatch(/^\/uploads\/optimized\/[a-z0-9-]+-(?:480|800|1200)\.avif$/);
    expect(Math.abs(ratio - 1200 / 630)).toBeLessThan(0.02);
  }
}

describeJourney('the blog', () => {
  it.for(['phone', 'tablet', 'desktop'] as const)(
    'is read from the list to an article and on, on a %s',
    async (screen, { enter }) => {
      const visitor = await enter(screen, STILL);
      const { page, press } = visitor;
      await page.goto('/blog');
      await page.getByRole('heading', { level: 1, name: 'Blog de Astrología' }).waitFor();
      expect(await cards(page).count()).toBe(10);
      await expectPictures(page);
      await inspect(visitor, 'blog', true);
      await expectThumbSized(visitor, page.getByRole('main'));
      await press(chip(page, 'Tarot'));
      await page.waitForURL('/blog?categoria=Tarot');
      await until('the articles on tarot alone', async () => (await cards(page).count()) === 3);
      expect(await chip(page, 'Tarot').getAttribute('aria-current')).toBe('page');
      expect(await chip(page, 'Todos').getAttribute('aria-current')).toBeNull();
      // Awake before it is left: what wakes at another address finds another page than the server's.
      await page.reload({ waitUntil: 'networkidle' });
      expect(await cards(page).count()).toBe(3);
      await page.goBack();
      await until('all articles', async () => (await cards(page).count()) === 10);
      await press(cards(page).filter({ hasText: 'El futhark antiguo' }).getByText('Leer más →'));
      await page.waitForURL(ARTICLE);
      await seeText(page, /^Publicado el 23 de abril de 2026/);
      const title = 'El futhark antiguo y la runa que no existía | Blog de Sibila';
      await until('its title', async () => (await page.title()) === title);
      await expectPictures(page);
      await inspect(visitor, 'article', true);
      await expectThumbSized(visitor, page.getByRole('main'));
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await press(page.getByRole('main').getByRole('link', { name: 'Runas invertidas' }));
      await page.waitForURL('/blog/runas-invertidas');
      await page.getByRole('heading', { level: 1, name: /^Runas invertidas/ }).waitFor();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await press(page.getByRole('link', { name: 'Crear cuenta gratis' }));
      await page.waitForURL('/auth?action=register');
      await page
        .getByRole('dialog')
        .getByRole('tab', { name: 'Registrarse', selected: true })
        .waitFor();
    },
  );

  it.for(['phone', 'desktop'] as const)(
    'says what is not there, and leads back, on a %s',
    async (screen, { enter }) => {
      const visitor = await enter(screen, STILL);
      const { page, press } = visitor;
      visitor.expectProblems(MISSING);
      expect((await page.goto('/blog?categoria=Nada'))?.status()).toBe(404);
      await seeText(page, 'No hay artículos en la categoría «Nada».');
      await inspect(visitor, 'blog-none', true);
      expect((await page.goto('/blog?categoria=123&categoria=%3Cb%3E'))?.status()).toBe(404);
      await seeText(page, 'Esa categoría no existe.');
      await press(page.getByRole('link', { name: 'Ver todas las categorías' }));
      await until('all articles', async () => (await cards(page).count()) === 10);
      expect((await page.goto('/blog/no-existe'))?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Artículo no encontrado' }).waitFor();
      await inspect(visitor, 'article-missing', true);
      await press(page.getByRole('link', { name: 'Volver al blog' }));
      await page.waitForURL('/blog');
    },
  );

  it('reads well without JavaScript', async ({ enter }) => {
    const { page, expectProblems } = await enter('desktop', { javaScriptEnabled: false });
    expectProblems(MISSING);
    await page.goto('/blog');
    expect(await cards(page).count()).toBe(10);
    await chip(page, 'Runas').click();
    await page.waitForURL('/blog?categoria=Runas');
    expect(await cards(page).count()).toBe(2);
    await cards(page).first().getByText('Leer más →').click();
    await seeText(page, /^Publicado el /);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(4000);
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
    expect((await page.goto('/blog/no-existe'))?.status()).toBe(404);
    await seeText(page, 'El artículo que buscas no existe o no está disponible.');
  });

  it('runs and loads nothing of what somebody wrote into an article', async ({ enter }) => {
    const { page } = await enter('desktop');
    const folder = makeFolder('hostile-article');
    const path = join(folder, 'hostil.md');
    const head = 'title: Hostil\nslug: hostil\ncategory: Luna\nexcerpt: Ocho.\nauthor: Ana';
    const write = (texts: readonly string[]) =>
      writeFileSync(path, `---\n${head}\n---\n\n${texts.join('\n\n')}\n\nHasta aquí.\n`);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(theSite().url) && !url.startsWith('data:')) foreign.push(url);
    });
    page.on('dialog', (dialog) => {
      foreign.push(dialog.message());
      void dialog.dismiss();
    });
    write(XSS);
    await expect(admin('import', path, '--publish')).rejects.toThrow('a text has none');
    // An import refuses what cleaning takes away: what cleaning leaves is tried by itself.
    write([]);
    try {
      await admin('import', path, '--publish');
      const left = XSS.map((text) => cleanHtml(text)).join('\n');
      await lookInto(
        theSite().dataDir,
        (sql) => sql`update posts set html = html || ${left} where slug = 'hostil'`,
      );
      await page.goto('/blog/hostil', { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1, name: 'Hostil' }).waitFor();
      // A link around a picture that was taken away is nowhere to be pointed at.
      for (const link of await page.getByRole('main').getByRole('link').all())
        if (await link.isVisible()) await link.hover({ force: true });
      await page.keyboard.press('Tab');
      expect(foreign).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/blog/hostil');
      const odd = 'script, style, img, svg, iframe, form, input, object, [onclick], [style], [id]';
      expect(await page.locator('main article article').locator(odd).count()).toBe(0);
    } finally {
      await admin('delete', 'hostil', '--yes');
      rmSync(folder, { recursive: true });
    }
  });
});
