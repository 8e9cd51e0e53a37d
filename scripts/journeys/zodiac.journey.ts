import { pairSlug, SIGN_PAIRS } from '@sibila/domain/compatibility/sign-pairs';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { expect } from 'vitest';
import { expectThumbSized, inspect } from './inspect.ts';
import { describeJourney, it, STILL } from './journey.ts';
import { get, readPage, repeated } from './read-page.ts';

const PATHS = [
  ...SIGN_NAMES.map((sign) => `/horoscopo/${signSlug(sign)}`),
  ...SIGN_PAIRS.map(([first, second]) => `/compatibilidad/${pairSlug(first, second)}`),
];
/** Lists of links, and what is the day's or the account's: two pages may say that alike. */
const SHARED =
  /<(nav|article|script)[^]*?<\/\1>|<section[^>]*aria-labelledby="cuenta"[^]*?<\/section>/g;

describeJourney('the signs and the pairs that people search for', () => {
  it('each have a page of their own, whole as the server sends it', async () => {
    const pages = [];
    for (const path of PATHS) pages.push(await readPage(path, SHARED));
    for (const { path, status, canonical, graph, words, description } of pages) {
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(canonical).toBe(path);
      expect(words, `the words of ${path}`).toBeGreaterThan(250);
      expect(description.length, `the description of ${path}`).toBeLessThanOrEqual(160);
      expect(graph).toContain('"Article"');
      expect(graph).toContain('BreadcrumbList');
    }
    for (const part of ['title', 'description', 'image'] as const)
      expect(new Set(pages.map((page) => page[part])).size).toBe(pages.length);
    expect(repeated(pages)).toEqual([]);
  });

  it('have one address each', async () => {
    for (const [asked, meant] of [
      ['/compatibilidad/piscis-aries', '/compatibilidad/aries-piscis'],
      ['/Compatibilidad/Piscis-Aries/', '/compatibilidad/aries-piscis'],
      ['/horoscopo/G%C3%A9minis', '/horoscopo/geminis'],
    ] as const) {
      const { status, headers } = await get(asked);
      expect([asked, status, headers.get('location')]).toEqual([asked, 301, meant]);
    }
    for (const path of [
      '/horoscopo/ofiuco',
      '/horoscopo/..%2faries',
      '/compatibilidad/aries',
      '/compatibilidad/aries-ofiuco',
      '/compatibilidad/aries-tauro-leo',
      `/compatibilidad/${'a'.repeat(300)}`,
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it.for(['phone', 'desktop'] as const)(
    'are read from a sign to a pair, on a %s',
    async (screen, { enter }) => {
      const visitor = await enter(screen, STILL);
      const { page, press } = visitor;
      await page.goto('/horoscopo');
      await press(page.getByRole('link', { name: /^Cáncer/ }));
      await page.getByRole('heading', { name: /^Cáncer hoy, / }).waitFor();
      await inspect(visitor, 'sign', true);
      await expectThumbSized(visitor, page.getByRole('main'));
      await press(page.getByRole('link', { name: 'Cáncer con Aries' }));
      await page
        .getByRole('heading', { level: 1, name: 'Compatibilidad de Aries y Cáncer' })
        .waitFor();
      expect(await page.title()).toMatch(/^Compatibilidad de Aries y Cáncer/);
      await inspect(visitor, 'pair', true);
      await expectThumbSized(visitor, page.getByRole('main'));
      await press(
        page.getByRole('main').getByRole('link', { name: 'Compatibilidad', exact: true }),
      );
      await page.getByRole('heading', { level: 1, name: 'Compatibilidad entre signos' }).waitFor();
      await inspect(visitor, 'pairs', true);
      await expectThumbSized(visitor, page.getByRole('main'));
    },
  );
});
