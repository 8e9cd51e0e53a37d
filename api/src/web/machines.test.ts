import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { importPost } from '@sibila/core/blog/import-post';
import { publishPost } from '@sibila/core/blog/publish';
import { parseArticle } from '../adapters/markdown/article.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const ORIGIN = 'http://localhost:3000';
const PUBLIC = fileURLToPath(new URL('../../../web/public', import.meta.url));

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  for (const slug of ['las-fases', 'borrador']) {
    const head = `title: Luna\nslug: ${slug}\ncategory: Luna\nexcerpt: Ocho.\nauthor: Ana\ndate: 2026-05-01`;
    const { article } = parseArticle(`---\n${head}\n---\n\nHola.\n`);
    await importPost(t.shared, { article, cover: null, digest: slug });
  }
  await publishPost(t.shared, 'las-fases');
});
afterAll(() => t.close());

const get = (path: string, headers: Record<string, string> = {}) => t.request(path, { headers });
const isConditional = async (path: string) => {
  const etag = (await get(path)).headers.get('etag') ?? '';
  return (await get(path, { 'if-none-match': etag })).status === 304;
};

describe('GET /sitemap.xml', () => {
  it('lists every public page once, and the articles with the day of their text', async () => {
    const answer = await get('/sitemap.xml');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const text = await answer.text();
    const entry = /<url><loc>([^<&]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>\n/g;
    const found = [...text.matchAll(entry)].map(([, address = '', changed]) => ({
      address,
      changed,
    }));
    // What is left without the entries is the frame alone.
    expect(text.replace(entry, '')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n</urlset>',
    );
    const paths = found.map(({ address }) => address.slice(ORIGIN.length));
    expect(found.every(({ address }) => address.startsWith(`${ORIGIN}/`))).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(11 + 12 + 22 + 25 + 78);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/blog',
        '/blog/las-fases',
        '/soporte',
        '/terminos',
        '/privacidad',
        '/carta-astral',
        '/horoscopo',
        '/horoscopo/leo',
        '/tarot',
        '/runas',
        '/compatibilidad',
        '/tarot/el-loco',
        '/runas/fehu',
        '/compatibilidad/aries-piscis',
      ]),
    );
    expect(paths.filter((path) => /borrador|login|profile|\/auth|password|api/.test(path))).toEqual(
      [],
    );
    const { changed } = found.find(({ address }) => address.endsWith('/blog/las-fases')) ?? {};
    expect(changed).toBe('2026-05-01T12:00:00.000Z');
  });

  it('says so where nothing changed', async () => {
    expect(await isConditional('/sitemap.xml')).toBe(true);
  });
});

describe('GET /robots.txt', () => {
  it('keeps machines from what is private, and shows them the list of pages', async () => {
    const answer = await get('/robots.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=UTF-8',
    ]);
    const lines = (await answer.text()).split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const forbidden = lines.filter((line) => line.startsWith('Disallow:'));
    // Pages that are not to be listed must be read to be known as such.
    expect(forbidden).toEqual(['Disallow: /api/', 'Disallow: /trpc/', 'Disallow: /dev/']);
  });
});

describe('GET /manifest.webmanifest', () => {
  it('says how the product is installed, with icons that are there and as large as it says', async () => {
    const answer = await get('/manifest.webmanifest');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    const manifest = (await answer.json()) as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({
      short_name: 'Sibila',
      lang: 'es',
      start_url: '/',
      display: 'standalone',
      background_color: '#0B1026',
      theme_color: '#0B1026',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(readFileSync(PUBLIC + src)).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
    expect(await isConditional('/manifest.webmanifest')).toBe(true);
  });

  it('has icons that fill their square where the system rounds them itself', async () => {
    for (const name of ['icons/maskable-512.png', 'apple-touch-icon.png']) {
      const { isOpaque } = await sharp(`${PUBLIC}/${name}`).stats();
      expect([name, isOpaque]).toEqual([name, true]);
    }
    expect(existsSync(`${PUBLIC}/favicon.ico`)).toBe(true);
  });
});
