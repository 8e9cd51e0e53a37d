import { expect } from 'vitest';
import { expectThumbSized, inspect } from './inspect.ts';
import { describeJourney, it, STILL } from './journey.ts';
import { get, readPage, repeated } from './read-page.ts';

const KINDS = [
  { list: '/tarot', count: 22 },
  { list: '/runas', count: 25 },
];
/** Where a page goes on from, and what its rituals say of themselves. */
const SHARED = /<(script|nav|aside)[^]*?<\/\1>/g;

/** All pages of a kind, as the page that lists them leads to them. */
async function linked(list: string): Promise<string[]> {
  const html = await (await get(list)).text();
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path = '']) => path);
  return [...new Set(links.filter((path) => path.startsWith(`${list}/`)))];
}

describeJourney('the cards and the runes that people search for', () => {
  it('each have a page of their own, whole as the server sends it', async () => {
    const pages = [];
    for (const { list, count } of KINDS) {
      const paths = await linked(list);
      expect([list, paths.length]).toEqual([list, count]);
      for (const path of paths) pages.push(await readPage(path, SHARED));
    }
    for (const { path, status, canonical, graph, words } of pages) {
      expect({ path, status, canonical }).toEqual({ path, status: 200, canonical: path });
      expect(words, `the words of ${path}`).toBeGreaterThan(250);
      expect(graph).toContain('BreadcrumbList');
    }
    for (const part of ['title', 'description', 'image'] as const)
      expect(new Set(pages.map((page) => page[part])).size).toBe(pages.length);
    expect(repeated(pages)).toEqual([]);
    for (const path of ['/tarot/el-nadie', '/runas/raidho', `/runas/${'a'.repeat(300)}`])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it.for(['phone', 'tablet', 'desktop'] as const)(
    'are read one after the other, on a %s',
    async (screen, { enter }) => {
      const visitor = await enter(screen, STILL);
      const { page, press } = visitor;
      await page.goto('/tarot');
      await press(page.getByRole('link', { name: /^La Torre/ }));
      await page.getByRole('heading', { level: 1, name: 'La Torre' }).waitFor();
      await inspect(visitor, 'arcanum', true);
      await expectThumbSized(visitor, page.getByRole('main'));
      await press(page.getByRole('link', { name: 'La Estrella →' }));
      await page.getByRole('heading', { level: 1, name: 'La Estrella' }).waitFor();
      expect(await page.title()).toMatch(/^La Estrella: /);
      visitor.expectProblems(/404.*\/runas\/nadie$/);
      await page.goto('/runas/nadie');
      await inspect(visitor, 'no-rune', true);
      await press(page.getByRole('link', { name: /^Ansuz/ }));
      await page.getByRole('heading', { level: 1, name: 'Runa Ansuz' }).waitFor();
      await inspect(visitor, 'rune', true);
      await expectThumbSized(visitor, page.getByRole('main'));
    },
  );

  it('read well without JavaScript', async ({ enter }) => {
    const { page } = await enter('desktop', { javaScriptEnabled: false });
    await page.goto('/runas/isa');
    await page.getByRole('link', { name: 'Jera →' }).click();
    await page.waitForURL('/runas/jera');
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(2000);
  });
});
