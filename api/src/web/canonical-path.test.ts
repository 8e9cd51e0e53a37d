import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPost } from '@sibila/core/blog/import-post';
import { publishPost } from '@sibila/core/blog/publish';
import { parseArticle } from '../adapters/markdown/article.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  const head = 'title: Luna\nslug: las-fases\ncategory: Luna\nexcerpt: Ocho.\nauthor: Ana';
  const { article } = parseArticle(`---\n${head}\n---\n\nHola.\n`);
  await importPost(t.shared, { article, cover: null, digest: 'las-fases' });
  await publishPost(t.shared, 'las-fases');
});
afterAll(() => t.close());

const locationOf = async (path: string) => {
  const answer = await t.request(path);
  return [answer.status, answer.headers.get('location')];
};

describe('an address written in another way', () => {
  it.each([
    ['/soporte/', '/soporte'],
    ['/BLOG', '/blog'],
    ['/blog/?categoria=Luna', '/blog?categoria=Luna'],
    ['/Blog/Las-Fases/', '/blog/las-fases'],
    ['/hor%C3%B3scopo/G%C3%A9minis', '/horoscopo/geminis'],
    ['/horoscopo/Géminis', '/horoscopo/geminis'],
    ['/Tarot/La-Torre', '/tarot/la-torre'],
    ['/tarot/la%20torre', '/tarot/la-torre'],
    ['/tarot/El_Ermita%C3%B1o', '/tarot/el-ermitano'],
    ['/runas//Fehu//', '/runas/fehu'],
    ['/compatibilidad/Leo-Aries/', '/compatibilidad/aries-leo'],
    ['/compatibilidad/leo-aries', '/compatibilidad/aries-leo'],
    ['/compatibilidad/', '/compatibilidad'],
    ['/premium', '/#premium'],
    ['/Premium/?utm_source=x$&', '/?utm_source=x$&#premium'],
    ['/palma', '/#palma'],
    ['/rss', '/rss.xml'],
    ['/Reset-Password/?token=Ab%2Bc', '/reset-password?token=Ab%2Bc'],
  ])('%s leads for good to %s', async (asked, meant) => {
    expect(await locationOf(asked)).toEqual([301, meant]);
  });

  it.each([
    '/soporte',
    '/horoscopo/geminis',
    '/horoscopo/Ofiuco',
    '/compatibilidad/Aries-Ofiuco',
    '/blog/Nada',
    '/Nada/',
    '/premium/x',
    '/toString',
    '/API/docs',
    '/api/Docs/',
    '/uploads/Optimized/Luna',
    '/assets/Soporte.js',
    '//sibila.example/Tarot',
    '/tarot/%E0%A4%A',
    '/tarot/..%2FBlog',
  ])('%s leads nowhere else', async (asked) => {
    expect(await locationOf(asked)).toEqual([404, null]);
  });
});
