import { expect } from 'vitest';
import { expectThumbSized, inspect } from './inspect.ts';
import { describeJourney, it, STILL } from './journey.ts';
import { theSite } from './site.ts';

const KINDS = [
  { one: '/tarot/el-loco', count: 22 },
  { one: '/runas/fehu', count: 25 },
];
const LONG = 60;

/** All pages of a kind, as each of them links to them. */
async function linked(one: string): Promise<string[]> {
  const html = await (await fetch(theSite().url + one)).text();
  const folder = one.slice(0, one.lastIndexOf('/') + 1);
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path = '']) => path);
  return [...new Set(links.filter((path) => path.startsWith(folder)))];
}

/** What a page is without a browser: its status, its head and the words that are its own. */
async function readPage(path: string) {
  const answer = await fetch(theSite().url + path);
  const html = await answer.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const text = find(/<main[^>]*>([^]*)<\/main>/)
    .replace(/<(script|nav|aside)[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, '\n');
  return {
    path,
    status: answer.status,
    title: find(/<title>([^<]*)/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: new URL(find(/<link rel="canonical" href="([^"]*)"/)).pathname,
    image: new URL(find(/<meta property="og:image" content="([^"]*)"/)).pathname,
    graph: JSON.parse(find(/<script type="application\/ld\+json"[^>]*>([^<]*)/)) as object,
    words: text.split(/\s+/).length,
    sentences: text.split(/(?<=[.?])\s+|\n/).filter(({ length }) => length > LONG),
  };
}

describeJourney('the cards and the runes that people search for', () => {
  it('each have a page of their own, whole as the server sends it', async () => {
    const pages = [];
    for (const { one, count } of KINDS) {
      const paths = await linked(one);
      expect([one, paths.length]).toEqual([one, count]);
      for (const path of paths) pages.push(await readPage(path));
    }
    for (const { path, status, canonical, graph, words } of pages) {
      expect({ path, status, canonical }).toEqual({ path, status: 200, canonical: path });
      expect(words, `the words of ${path}`).toBeGreaterThan(250);
      expect(JSON.stringify(graph)).toContain('BreadcrumbList');
    }
    for (const part of ['title', 'description', 'image'] as const)
      expect(new Set(pages.map((page) => page[part])).size).toBe(pages.length);
    const said = pages.flatMap(({ sentences }) => [...new Set(sentences)]);
    expect(said.filter((sentence, i) => said.indexOf(sentence) !== i)).toEqual([]);
    for (const path of [
      '/tarot/el-nadie',
      '/tarot/El-Loco',
      '/runas/raidho',
      `/runas/${'a'.repeat(300)}`,
    ])
      expect([path, (await fetch(theSite().url + path)).status]).toEqual([path, 404]);
  });

  it.for(['phone', 'tablet', 'desktop'] as const)(
    'are read one after the other, on a %s',
    async (screen, { enter }) => {
      const visitor = await enter(screen, STILL);
      const { page, press } = visitor;
      await page.goto('/tarot/la-torre');
      await page.getByRole('heading', { level: 1, name: 'La Torre' }).waitFor();
      await inspect(visitor, 'arcanum', true);
      await expectThumbSized(visitor, page.getByRole('main'));
      await press(page.getByRole('link', { name: 'La Estrella →' }));
      await page.getByRole('heading', { level: 1, name: 'La Estrella' }).waitFor();
      expect(await page.title()).toMatch(/^La Estrella: /);
      await page.goto('/runas/ansuz');
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
