import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { until } from '../testing/wait.ts';
import { accessForm, dialogOf } from './access.ts';
import { describeJourney, it, NEW_HERE, shoot, STILL } from './journey.ts';
import type { ScreenName } from './screens.ts';
import { expectWaysOn, expectWholePage, holdScripts } from './without-scripts.ts';

describeJourney('the landing page', () => {
  it('asks the API for nothing but who is reading and the day of a sign', async ({ enter }) => {
    const { page } = await enter();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(pathname);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['/trpc/account.user', '/trpc/horoscope.day']);
  });

  it('says everything and leads everywhere without JavaScript', async ({ enter }) => {
    const visitor = await enter('phone', { javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto('/');
    await expectWholePage(page);
    await shoot(visitor, 'home-without-scripts', true);
    await expectWaysOn(visitor);
  });

  it('shortens motion on phones and on machines with little memory', async ({ enter }) => {
    const speeds = async (screen: ScreenName, gigabytes: number) => {
      const { page } = await enter(screen);
      await page.addInitScript((deviceMemory) => {
        Object.defineProperty(navigator, 'deviceMemory', { value: deviceMemory });
      }, gigabytes);
      await page.goto('/blog');
      await page.waitForSelector('html[data-device]', { state: 'attached' });
      return page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ['--animation-speed', '--transition-speed'].map((name) =>
          Number(style.getPropertyValue(name)),
        );
      });
    };
    expect(await speeds('desktop', 8)).toEqual([1, 1]);
    expect(await speeds('tablet', 8)).toEqual([1, 1]);
    expect(await speeds('phone', 8)).toEqual([0.7, 0.8]);
    expect(await speeds('desktop', 2)).toEqual([0.7, 0.8]);
  });

  it('lets its first words come one after the other, unless motion is unwelcome', async ({
    enter,
  }) => {
    const comings = async (options = {}) => {
      const { page } = await enter('desktop', options);
      await page.goto('/');
      return page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const words = [...(title.parentElement?.children ?? [])];
        const sky = document.querySelector('figure');
        return [...words, ...(sky ? [sky] : [])].map((element) => {
          const { animationName, animationDelay } = getComputedStyle(element);
          return animationName === 'none' ? null : animationDelay;
        });
      });
    };
    expect(await comings()).toEqual(['0s', '0.2s', '0.4s', '0.6s']);
    expect(await comings(STILL)).toEqual([null, null, null, null]);
  });

  it('answers what is pressed before its scripts are there', async ({ enter }) => {
    const { page, press } = await enter('phone');
    const menu = page.getByRole('dialog', { name: 'Menú' });
    let bringScripts = await holdScripts(page);
    const arrived = page.goto('/');
    await press(page.getByRole('button', { name: 'Abrir el menú' }));
    expect(await menu.isVisible()).toBe(false);
    bringScripts();
    await menu.waitFor();
    await arrived;

    bringScripts = await holdScripts(page);
    const awake = page.goto('/', { waitUntil: 'commit' });
    await press(page.getByRole('link', { name: 'Comenzar Gratis' }).first());
    await page.waitForURL('/auth?action=register', { waitUntil: 'commit' });
    bringScripts();
    await dialogOf(page).waitFor();
    await awake;
  });

  it('asks for cookies once, covers no control, and lets its testimonials be turned', async ({
    enter,
  }) => {
    const { page } = await enter('phone', { ...STILL, ...NEW_HERE });
    const strip = page.getByRole('region', { name: 'Aviso de cookies' });
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
    await page.goto('/');
    await strip.waitFor();
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(96);
    const call = await page.getByText('Comenzar Gratis').first().boundingBox();
    expect((call?.y ?? NaN) + 48).toBeLessThan(await topOf(strip));
    const lastLink = page.getByRole('contentinfo').getByRole('link').last();
    await lastLink.focus();
    expect((await topOf(lastLink)) + 44).toBeLessThanOrEqual(await topOf(strip));
    await strip.getByRole('button', { name: 'Aceptar' }).click();
    await strip.waitFor({ state: 'detached' });

    await page.reload({ waitUntil: 'networkidle' });
    expect(await strip.count()).toBe(0);
    const second = page.getByRole('group', { name: '2 de 5' });
    await page.getByRole('heading', { name: 'Lo que se llevan' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Testimonio siguiente' }).click();
    await second.getByText('Andrés P.').waitFor();
    const controls = page.getByRole('group', { name: 'Testimonios' }).getByRole('button');
    const rows = (await controls.all()).map(topOf);
    expect(rows).toHaveLength(8);
    expect(new Set(await Promise.all(rows)).size).toBe(1);
  });

  it('scrolls to the section that a link names', async ({ enter }) => {
    const { page } = await enter();
    await page.goto('/#runas');
    const title = page.getByRole('heading', { name: 'Piedras que caen y dicen' });
    await until('the runes to be in view', async () => {
      const top = (await title.boundingBox())?.y ?? -1;
      return top > 68 && top < 450;
    });
  });

  it('has the keyboard go on from where a link leads', async ({ enter }) => {
    /** Whether Tab reaches what is in the section that was led to, once that is there. */
    const tabInto = async (page: Page, id: string) => {
      await page.waitForFunction(
        (wanted) => document.activeElement?.matches(`section:is(#${wanted}, :has(> #${wanted}))`),
        id,
      );
      const section = page.locator('section', { has: page.locator(`:scope#${id}, #${id}`) }).last();
      await section.getByText('Iniciar sesión o registrarse').waitFor();
      await page.keyboard.press('Tab');
      return section.evaluate((element) => element.contains(document.activeElement));
    };
    const desk = (await enter('desktop', STILL)).page;
    await desk.goto('/');
    await desk
      .getByRole('main')
      .getByRole('link', { name: /^Tarot/ })
      .first()
      .focus();
    await desk.keyboard.press('Enter');
    expect(await tabInto(desk, 'tarot')).toBe(true);
    // The same address once more, from elsewhere in the page.
    await desk.evaluate(() => window.scrollTo(0, 0));
    await desk.getByRole('banner').getByRole('link', { name: 'Tarot' }).focus();
    await desk.keyboard.press('Enter');
    await desk.waitForFunction(() => window.scrollY > 300);
    expect(await tabInto(desk, 'tarot')).toBe(true);
    await desk.getByRole('banner').getByRole('link', { name: 'Blog' }).focus();
    await desk.keyboard.press('Enter');
    await desk.waitForURL('/blog');
    await desk.waitForFunction(() => document.activeElement?.id === 'contenido');

    const { page, press } = await enter('phone', STILL);
    await page.goto('/');
    // Twice, as whoever read on and wants to go back there does.
    for (const wayOn of ['focus', 'press'] as const) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await press(page.getByRole('button', { name: 'Abrir el menú' }));
      const link = page.getByRole('dialog').getByRole('link', { name: 'Runas' });
      if (wayOn === 'press') await press(link);
      else {
        await link.focus();
        await page.keyboard.press('Enter');
      }
      await page.waitForFunction(() => window.scrollY > 300);
      expect(await tabInto(page, 'runas')).toBe(true);
    }
  });

  it('opens the access dialog on the tab that an address names', async ({ enter }) => {
    const { page } = await enter();
    const { tab } = accessForm(page);
    await page.goto('/login');
    await dialogOf(page).waitFor();
    expect(await tab('Iniciar sesión').getAttribute('aria-selected')).toBe('true');
    await page.goto('/auth?action=register');
    await dialogOf(page).waitFor();
    expect(await tab('Registrarse').getAttribute('aria-selected')).toBe('true');
  });

  it('is where a guest of the profile ends up', async ({ enter }) => {
    const { page } = await enter();
    await page.goto('/profile');
    await page.waitForURL('/');
    await page.getByRole('button', { name: 'Comenzar Gratis' }).first().waitFor();
  });
});
