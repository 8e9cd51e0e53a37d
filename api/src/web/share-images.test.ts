import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import sharp from 'sharp';
import { importPost } from '@sibila/core/blog/import-post';
import { publishPost, withdrawPost } from '@sibila/core/blog/publish';
import type { ObjectStore } from '@sibila/core/ports/object-store';
import { RUNE_NAMES } from '@sibila/domain/runes/runes';
import { pairSlug, SIGN_PAIRS } from '@sibila/domain/compatibility/sign-pairs';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';
import { shareSubject } from '@sibila/core/site/share-subject';
import { parseArticle } from '../adapters/markdown/article.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
  const cover = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: '#c8a24a' },
  })
    .webp()
    .toBuffer();
  for (const slug of ['las-fases', 'otra-luna', 'borrador', 'retirada', 'sin-cubierta']) {
    const head = `title: 'Luna & <Sol>'\nslug: ${slug}\ncategory: Luna\nexcerpt: Ocho.\nauthor: Ana\ndate: 2026-05-01`;
    const { article } = parseArticle(`---\n${head}\n---\n\nHola.\n`);
    const images = () => Promise.resolve([{ width: 1200, format: 'webp', bytes: cover } as const]);
    const name = slug === 'sin-cubierta' ? null : { name: `${slug}-0a1b2c3d`, images };
    await importPost(t.shared, { article, cover: name, digest: slug });
    if (slug !== 'borrador') await publishPost(t.shared, slug);
  }
  await withdrawPost(t.shared, 'retirada');
});
afterAll(() => t.close());

/** What the object store was given, and asked for, since the test began. */
let put: MockInstance<ObjectStore['put']>;
let got: MockInstance<ObjectStore['get']>;
beforeEach(() => {
  put = vi.spyOn(t.shared.ports.objects, 'put');
  got = vi.spyOn(t.shared.ports.objects, 'get');
  return () => [put, got].forEach((spy) => spy.mockRestore());
});
const keysOf = ({ mock }: typeof put | typeof got) => mock.calls.map(([key]) => key);

const get = (path: string, headers: Record<string, string> = {}) => t.request(path, { headers });
const slugged = (name: string) =>
  name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');

describe('GET /compartir', () => {
  it.each([
    'sibila.png',
    'signo/leo.png',
    'pareja/aries-leo.png',
    'pareja/leo-leo.png',
    'arcano/el-ermitano.png',
    'runa/fehu.png',
    'articulo/las-fases.jpg',
    'articulo/sin-cubierta.png',
  ])(
    'draws %s, 1200 × 630, once, and any cache may keep it',
    async (name) => {
      const path = `/compartir/${name}`;
      const [answer, other] = await Promise.all([get(path), get(path)]);
      expect(other.status).toBe(200);
      const [, ending = ''] = name.split('.');
      const format = ending === 'jpg' ? 'jpeg' : 'png';
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(answer.headers.getSetCookie()).toEqual([]);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({
        format,
        width: 1200,
        height: 630,
      });
      expect(bytes.length).toBeLessThan(300_000);
      // Whatever is in the middle of it, it is not one colour.
      const { channels } = await sharp(bytes).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
      const etag = answer.headers.get('etag') ?? '';
      for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
        expect((await get(path, { 'if-none-match': held })).status).toBe(304);
      const again = Buffer.from(await (await get(path)).arrayBuffer());
      expect(again.equals(bytes)).toBe(true);
      expect(keysOf(put)).toEqual([`share/${etag.slice(1, -1)}.${ending}`]);
      expect(put.mock.calls[0]?.[2]).toBe(`image/${format}`);
    },
    60_000,
  );

  it('puts the cover of an article under its title', async () => {
    const bytes = await (await get('/compartir/articulo/las-fases.jpg')).arrayBuffer();
    const corner = { left: 40, top: 40, width: 1, height: 1 };
    const pixel = await sharp(bytes).extract(corner).removeAlpha().raw().toBuffer();
    const [red = 0, , blue = 0] = pixel;
    expect(red - blue).toBeGreaterThan(80);
  }, 60_000);

  it('reads no cover for a picture that is printed, and shows none that is withdrawn', async () => {
    const path = '/compartir/articulo/otra-luna.jpg';
    const etag = (await get(path)).headers.get('etag') ?? '';
    got.mockClear();
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    expect(keysOf(got)).toEqual([]);
    expect((await get(path)).status).toBe(200);
    expect(keysOf(got)).toEqual([`share/${etag.slice(1, -1)}.jpg`]);
    await withdrawPost(t.shared, 'otra-luna');
    expect((await get(path, { 'if-none-match': etag })).status).toBe(404);
    expect((await get(path)).status).toBe(404);
    expect(keysOf(got)).toHaveLength(1);
  }, 60_000);

  it.each([
    ['articulo/las-fases.png', 'articulo/las-fases.jpg'],
    ['articulo/sin-cubierta.jpg', 'articulo/sin-cubierta.png'],
    ['signo/leo.jpg', 'signo/leo.png'],
    ['signo/leo.%6Apg', 'signo/leo.png'],
    ['articulo/las-fases%2Epng', 'articulo/las-fases.jpg'],
  ])('leads from %s to the form that its picture has: %s', async (asked, has) => {
    const answer = await get(`/compartir/${asked}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/compartir/${has}`]);
    // It may have the other form again by the next time.
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect([...keysOf(put), ...keysOf(got)]).toEqual([]);
  });

  it.each([
    'nada.png',
    'sibila.jpg',
    'articulo/borrador.jpg',
    'articulo/retirada.jpg',
    'articulo/nada.jpg',
    'signo/leo.jpeg',
    'signo/nada.png',
    'signo/leo.svg',
    'signo/leo',
    'signo/Leo.png',
    'luna/leo.png',
    'articulo/borrador.png',
    'articulo/retirada.png',
    'articulo/nada.png',
    'arcano/00-el-loco.png',
    'arcano/back.png',
    'runa/..%2Ftarot%2Fback.png',
    'runa/..%2f..%2f..%2f..%2fetc%2fpasswd',
    'runa/..%5c..%5cbag.png',
    'runa/%2e%2e%2ffehu.png',
    'signo/leo%00.png',
    'signo/__proto__.png',
    'pareja/leo-aries.png',
    'pareja/leo.png',
    'constructor/leo.png',
    `signo/${'a'.repeat(81)}.png`,
    'runa/%F0%9F%8C%99.png',
    'runa/fehu/mas.png',
  ])('has no %s', async (name) => {
    const answer = await get(`/compartir/${name}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('knows every sign, pair, arcanum and rune by the name of its page', async () => {
    const names = [
      ...SIGN_NAMES.map((sign) => ['signo', signSlug(sign), sign]),
      ...SIGN_PAIRS.map((pair) => ['pareja', pairSlug(...pair), pair.join(' y ')]),
      ...ARCANA_NAMES.map((card) => ['arcano', slugged(card), card]),
      ...RUNE_NAMES.map((rune) => ['runa', slugged(rune), rune]),
    ];
    for (const [kind = '', slug = '', title] of names)
      expect(await shareSubject(t.shared, { kind, slug })).toMatchObject({ title });
  });
});
