import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { post, postSummary } from '@sibila/contracts/blog';
import { importPost } from '@sibila/core/blog/import-post';
import { publishPost, withdrawPost } from '@sibila/core/blog/publish';
import { posts } from '@sibila/drizzle/schema/blog';
import { parseArticle } from '../adapters/markdown/article.ts';
import { XSS } from '../adapters/markdown/testing/xss.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
  await bring('las-fases');
  await bring('borrador', { isPublished: false });
  await bring('retirada');
  await withdrawPost(t.shared, 'retirada');
});
afterAll(() => t.close());

const COVER = new TextEncoder().encode('a picture, let us say');

async function bring(slug: string, { isPublished = true, body = 'Hola & «adiós».' } = {}) {
  const head = `title: 'Luna & <Sol>'\nslug: ${slug}\ncategory: Luna\nexcerpt: Ocho & más.\nauthor: Ana\ndate: 2026-05-01`;
  const { article } = parseArticle(`---\n${head}\n---\n\n${body}\n`);
  const images = async () =>
    [480, 800, 1200].flatMap((width) =>
      (['avif', 'webp'] as const).map((format) => ({ width, format, bytes: COVER })),
    );
  const cover = { name: `${slug}-0a1b2c3d`, images };
  await importPost(t.shared, { article, cover, digest: slug });
  if (isPublished) await publishPost(t.shared, slug);
}

const get = (path: string, headers: Record<string, string> = {}) => t.request(path, { headers });
const isoDates = z.object({ publishedAt: z.iso.datetime(), updatedAt: z.iso.datetime() });
/** What JSON makes of dates is read back before a schema looks at it. */
const revived = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) =>
    /^(?:published|updated)At$/.test(key) ? new Date(String(value)) : value,
  );

describe('GET /api/blog/posts', () => {
  it('lists the published articles alone, the same for all, so that a cache may keep it', async () => {
    const answer = await get('/api/blog/posts');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const text = await answer.text();
    const found = z.array(postSummary).parse(revived(text));
    expect(found.map(({ slug }) => slug)).toEqual(['las-fases']);
    z.array(isoDates).parse(JSON.parse(text));
    expect(found[0]).toMatchObject({
      title: 'Luna & <Sol>',
      categories: ['Luna'],
      imageUrl: '/uploads/optimized/las-fases-0a1b2c3d-1200.webp',
      image_url: '/uploads/optimized/las-fases-0a1b2c3d-1200.webp',
    });
  });

  it('says so where nothing changed', async () => {
    const etag = (await get('/api/blog/posts')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await get('/api/blog/posts', { 'if-none-match': etag })).status).toBe(304);
  });
});

describe('GET /api/blog/post/:slug', () => {
  it('gives the whole article with its text as HTML', async () => {
    const answer = await get('/api/blog/post/las-fases');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=60',
    ]);
    expect(answer.headers.get('etag')).not.toBeNull();
    expect(post.parse(revived(await answer.text()))).toMatchObject({
      slug: 'las-fases',
      content: '<p>Hola &amp; «adiós».</p>',
      related: [],
    });
  });

  it.each([
    'borrador',
    'retirada',
    'nada',
    '..%2f..%2fetc',
    '%00',
    'las-fases%00',
    '__proto__',
    'constructor',
    'LAS-FASES',
    "las-fases'%20or%20'1'='1",
    '%F0%9F%8C%99',
    '%ff',
    'a'.repeat(2000),
  ])('answers 404 in Spanish to %j, and no cache keeps that', async (slug) => {
    const answer = await get(`/api/blog/post/${slug}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await answer.json()).toMatchObject({
      code: 'NOT_FOUND',
      message: 'No encontramos lo que buscas.',
    });
  });

  it('cleans a text again that came into the database by another way', async () => {
    await bring('por-detras');
    await t.database.db.update(posts).set({ html: XSS.join('\n') });
    const text = await (await get('/api/blog/post/por-detras')).text();
    const { content } = JSON.parse(text) as { content: string };
    expect(content).not.toMatch(
      /<(?!\/?(?:p|h[234]|[uo]l|li|blockquote|[bh]r|strong|em|del|code|pre|a|su[pb])[ >])/,
    );
    expect(content).not.toMatch(/<[^>]*\s(?:on\w+|style|src|id|name|ping)=/i);
    expect(content).not.toMatch(/href="[^"]*(?:script|data|file|blob):/i);
  });
});

describe('the pictures of articles', () => {
  it.each([
    ['avif', 480],
    ['webp', 1200],
  ])('are served as %s in %i pixels, for good', async (format, width) => {
    const answer = await get(`/uploads/optimized/las-fases-0a1b2c3d-${width}.${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(COVER);
  });

  const climbs = [
    '..',
    '%2e%2e',
    '.%2e',
    '%2e.',
    '%252e%252e',
    '..%00',
    '%c0%ae%c0%ae',
    '．．',
    '....',
    '..;',
  ];
  const slashes = ['/', '%2f', '%5c', '\\', '//', '%252f', '∕', '%c0%af'];
  const forms = climbs.flatMap((climb) => slashes.map((slash) => `${climb}${slash}secreta.webp`));

  it('are never looked for outside of their place', async () => {
    await t.shared.ports.objects.put('secreta.webp', COVER, 'image/webp');
    await t.shared.ports.objects.put('palms/secreta.webp', COVER, 'image/webp');
    const others = [
      '',
      '.',
      '%00',
      'blog%2flas-fases-0a1b2c3d-480.webp',
      'las-fases-0a1b2c3d-480.webp%00',
      'las-fases-0a1b2c3d-480.webp/',
      'las-fases-0a1b2c3d-480.svg',
      'las-fases-0a1b2c3d-480.WEBP',
      'las-fases-0a1b2c3d-481.webp',
      'las-fases-0a1b2c3d.webp',
      '/las-fases-0a1b2c3d-480.webp',
      `${'a'.repeat(4000)}-480.webp`,
    ];
    expect(forms.length + others.length).toBeGreaterThan(60);
    for (const form of [...forms, ...forms.map((one) => `..%2fpalms%2f${one}`), ...others]) {
      const answer = await get(`/uploads/optimized/${form}`);
      expect([form, [400, 404].includes(answer.status)]).toEqual([form, true]);
      expect(await answer.text()).not.toContain('a picture');
    }
    for (const path of ['/uploads', '/uploads/', '/uploads/optimized', '/uploads/las-fases.svg'])
      expect((await get(path)).status).toBe(404);
  });
});

describe('GET /rss.xml', () => {
  it('tells of the published articles in well-formed XML', async () => {
    const answer = await get('/rss.xml');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const etag = answer.headers.get('etag') ?? '';
    const text = await answer.text();
    expect(text).toContain('<title>Luna &amp; &lt;Sol&gt;</title>');
    expect(text).toContain('<link>http://localhost:3000/blog/las-fases</link>');
    expect(text).toContain('<pubDate>Fri, 01 May 2026 12:00:00 GMT</pubDate>');
    for (const hidden of ['borrador', 'retirada']) expect(text).not.toContain(hidden);
    const bare = text.replace(/<\?xml[^>]*\?>|<[^<>]*\/>/g, '');
    const open = [...bare.matchAll(/<(\/?)([\w:]+)/g)].reduce<string[]>(
      (stack, [, slash, name]) => {
        if (slash !== '/') return [...stack, name ?? ''];
        expect(stack.at(-1)).toBe(name);
        return stack.slice(0, -1);
      },
      [],
    );
    expect(open).toEqual([]);
    expect((await get('/rss.xml', { 'if-none-match': etag })).status).toBe(304);
  });

  it('carries each article whole, with its cover, so that it can be read far from here', async () => {
    const body =
      'Mira [el tarot](/#tarot), [esto](#abajo) y [fuera](https://example.com/?a=1&b=2).';
    await bring('entera', { body });
    // A text that was never sanitised, as an old row might be.
    await t.shared.db
      .update(posts)
      .set({ html: sql`${posts.html} || '<script>alert(1)</script><img src=x onerror=alert(1)>'` })
      .where(eq(posts.slug, 'entera'));
    const text = await (await get('/rss.xml')).text();
    const items = text.split('<item>').filter((item) => item.includes('/blog/entera</link>'));
    expect(items).toHaveLength(1);
    const cover = 'http://localhost:3000/uploads/optimized/entera-0a1b2c3d-1200.webp';
    expect(items[0]).toContain(
      `<media:content url="${cover}" medium="image" type="image/webp" width="1200" height="630"/>`,
    );
    const [, encoded = ''] = /<content:encoded>([^<]*)</.exec(items[0] ?? '') ?? [];
    const html = ['&lt;<', '&gt;>', '&quot;"', "&apos;'", '&amp;&'].reduce(
      (written, pair) => written.replaceAll(pair.slice(0, -1), pair.slice(-1)),
      encoded,
    );
    expect(html).toContain(`<p><img src="${cover}" alt=""`);
    expect(html).toContain('<a href="http://localhost:3000/#tarot">el tarot</a>');
    expect(html).toContain('<a href="http://localhost:3000/blog/entera#abajo">esto</a>');
    expect(html).toContain('<a href="https://example.com/?a=1&amp;b=2" rel=');
    expect(html).not.toMatch(/script|onerror|alert/);
    await withdrawPost(t.shared, 'entera');
  });
});
