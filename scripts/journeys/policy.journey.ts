import { afterAll, beforeAll, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { closeProducts, startProduct, type Product } from '../testing/product.ts';
import { accessForm, dialogOf } from './access.ts';
import { describeJourney, it } from './journey.ts';

/** One of each kind of page. */
const KINDS = [
  '/',
  '/login',
  '/profile',
  '/blog',
  '/blog?categoria=Luna',
  '/blog/mercurio-retrogrado-sin-panico',
  '/horoscopo',
  '/horoscopo/leo',
  '/tarot',
  '/tarot/el-loco',
  '/runas',
  '/runas/fehu',
  '/compatibilidad',
  '/compatibilidad/aries-leo',
  '/carta-astral',
  '/soporte',
  '/terminos',
  '/privacidad',
  '/forgot-password',
  '/reset-password?token=x',
  '/verify-email',
];

/** Whether the page ran what it was sent: the router took over and took its data away. */
const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() => !('$_TSR' in globalThis) && document.scripts.length > 0);

describeJourney('the policy of pages that are the same for everybody', () => {
  it('lets every kind of page run', async ({ enter }) => {
    const visitor = await enter();
    // A link without a token, and a token that is none: their pages say so.
    visitor.expectProblems(/status of 400/);
    const { page } = visitor;
    for (const path of KINDS) {
      const answer = await page.goto(path);
      const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
      const isHashed = /script-src ('sha256-[\w+/]+=*' ){4,}'strict-dynamic';/.test(policy);
      const hasNonce = policy.includes('nonce');
      expect([path, isHashed, hasNonce, await isAwake(page)]).toEqual([path, true, false, true]);
    }
  });

  it('and pages that are walked to, a dialog and the lock of the page behind it', async ({
    enter,
  }) => {
    const { page, press } = await enter();
    await page.goto('/terminos');
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }));
    await page.waitForURL('/blog');
    await page.getByRole('article').first().waitFor();
    await press(page.getByRole('banner').getByRole('button', { name: 'Acceder' }));
    await dialogOf(page).waitFor();
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
    await page.waitForFunction(() => getComputedStyle(document.body).overflow === 'hidden');
    await page.mouse.move(700, 850);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('but nothing that found its way into the HTML', async ({ enter }) => {
    const visitor = await enter();
    visitor.expectProblems(/policy: script-src|Content Security Policy|status of 404/);
    const { page } = visitor;
    await page.route('**/soporte', async (route) => {
      const answer = await route.fetch();
      const smuggled = [
        '<script>globalThis.ran = 1</script>',
        '<script src="/assets/none.js"></script>',
        '<img src="/none" onerror="globalThis.ran = 2">',
      ];
      const body = (await answer.text()).replace('<body>', `<body>${smuggled.join('')}`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/soporte', { waitUntil: 'load' });
    expect(await page.content()).toContain('globalThis.ran = 2');
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    expect(visitor.problems.filter((text) => text.startsWith('policy: script-src'))).not.toEqual(
      [],
    );
  });
});

describeJourney('the policy where a human check is asked for', () => {
  let product: Product;
  beforeAll(async () => {
    const env = { TURNSTILE_SITE_KEY: '0xKEY', TURNSTILE_SECRET_KEY: '0xSECRET' };
    product = await startProduct({ env });
  });
  afterAll(closeProducts);

  it('lets in the script of its provider', async ({ enter }) => {
    const { page } = await enter('desktop', { baseURL: product.url });
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        // It brings in more of itself, and draws with a style of its own.
        body: `const style = document.createElement('style'); style.textContent = '.human { color: red }';
          document.head.append(style);
          globalThis.turnstile = { render: (place) => (place.className = 'human', 'w1'), execute() {}, reset() {}, remove() {} };`,
      }),
    );
    await page.goto('/login');
    const form = accessForm(page);
    await form.tab('Registrarse').click();
    await page.locator('.human').waitFor({ state: 'attached' });
  });
});
