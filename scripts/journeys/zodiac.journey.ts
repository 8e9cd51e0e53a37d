import { pairSlug, SIGN_PAIRS } from '@sibila/domain/compatibility/sign-pairs';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { expect } from 'vitest';
import { expectThumbSized, inspect } from './inspect.ts';
import { describeJourney, it, STILL } from './journey.ts';
import { theSite } from './site.ts';

const PATHS = [
  ...SIGN_NAMES.map((sign) => `/horoscopo/${signSlug(sign)}`),
  ...SIGN_PAIRS.map(([first, second]) => `/compatibilidad/${pairSlug(first, second)}`),
];
const LONG = 60;
/** Lists of links, and what is the day's or the account's: two pages may say that alike. */
const SHARED =
  /<(nav|article|script)[^]*?<\/\1>|<section[^>]*aria-labelledby="cuenta"[^]*?<\/section>/g;

const get = (path: string) => fetch(theSite().url + path, { redirect: 'manual' });

/** What a page is without a browser: its status, its head and the words that are its own. */
async function readPage(path: string) {
  const answer = await get(path);
  const html = await answer.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const main = find(/<main[^>]*>([^]*)<\/main>/).replace(SHARED, ' ');
  const text = main.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '\n');
  return {
    path,
    status: answer.status,
    title: find(/<title>([^<]*)/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    graph: find(/<script type="application\/ld\+json"[^>]*>([^<]*)/),
    words: text.split(/\s+/).length,
    sentences: text.split(/(?<=[.?])\s+|\n/).filter(({ length }) => length > LONG),
  };
}

describeJourney('the signs and the pairs that people search for', () => {
  it('each have a page of their own, whole as the server sends it', async () => {
    const pages = [];
    for (const path of PATHS) pages.push(await readPage(path));
    for (const { path, status, canonical, graph, words, description } of pages) {
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(new URL(canonical).pathname).toBe(path);
      expect(words, `the words of ${path}`).toBeGreaterThan(250);
      expect(description.length, `the description of ${path}`).toBeLessThanOrEqual(165);
      expect(JSON.stringify(JSON.parse(graph))).toContain('BreadcrumbList');
    }
    for (const part of ['title', 'description'] as const)
      expect(new Set(pages.map((page) => page[part])).size).toBe(pages.length);
    const said = pages.flatMap(({ sentences }) => [...new Set(sentences)]);
    expect(said.filter((sentence, i) => said.indexOf(sentence) !== i)).toEqual([]);
  });

  it('have one address each', async () => {
    const swapped = await get('/compatibilidad/piscis-aries');
    expect(swapped.status).toBe(301);
    expect(swapped.headers.get('location')).toMatch(/\/compatibilidad\/aries-piscis$/);
    for (const path of [
      '/horoscopo/ofiuco',
      '/horoscopo/Aries',
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
      await page.goto('/horoscopo/cancer');
      await page.getByRole('heading', { name: /^Horóscopo de Cáncer para hoy/ }).waitFor();
      await inspect(visitor, 'sign', true);
      await expectThumbSized(visitor, page.getByRole('main'));
      await press(page.getByRole('link', { name: 'Cáncer con Aries' }));
      await page.getByRole('heading', { level: 1, name: 'Aries y Cáncer' }).waitFor();
      expect(await page.title()).toMatch(/^Compatibilidad de Aries y Cáncer/);
      await inspect(visitor, 'pair', true);
      await expectThumbSized(visitor, page.getByRole('main'));
    },
  );
});
