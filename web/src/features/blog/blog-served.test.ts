import superjson from 'superjson';
import { describe, expect, it } from 'vitest';
import { ORIGIN, servedPage } from '../../testing/served-page.ts';
import { summaryOf } from '../../testing/posts.ts';

const POSTS = [summaryOf('la-luna'), summaryOf('la-torre', { categories: ['Tarot'] })];
const served = (search: string) =>
  servedPage(`/blog${search}`, () =>
    Promise.resolve(Response.json({ result: { data: superjson.serialize(POSTS) } })),
  );

describe('the blog as the server sends it', () => {
  it.each([
    ['', ['la-luna', 'la-torre']],
    ['?categoria=', ['la-luna', 'la-torre']],
    ['?categoria=Luna', ['la-luna']],
  ])('shows at /blog%s its articles', async (search, slugs) => {
    const answer = await served(search);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const shown = POSTS.map(({ slug }) => slug).filter((slug) => html.includes(`"/blog/${slug}"`));
    expect(shown).toEqual(slugs);
  });

  it.each(['?categoria=luna', '?categoria=L%C3%9ANA'])(
    'sends %s to the category as it is written',
    async (search) => {
      const answer = await served(search);
      expect(answer.status).toBe(301);
      const to = new URL(answer.headers.get('location') ?? '', ORIGIN);
      expect(to.pathname + to.search).toBe('/blog?categoria=Luna');
    },
  );

  it.each([
    '?categoria=Nada',
    '?categoria=123',
    '?categoria=null',
    '?categoria=%3Cb%3E',
    '?categoria=Luna&categoria=Tarot',
  ])('has no such page at /blog%s', async (search) => {
    const answer = await served(search);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('No se encontraron artículos');
  });
});
