import superjson from 'superjson';
import { describe, expect, it } from 'vitest';
import { PAIR_PATHS } from '@sibila/content/compatibility/pair-paths';
import { RUNE_PATHS } from '@sibila/content/runes/slugs';
import { ARCANUM_PATHS } from '@sibila/content/tarot/slugs';
import { SIGN_PATHS } from '@sibila/content/zodiac/sign-paths';
import { contentOf, graphOf, ORIGIN, servedPage } from '../../testing/served-page.ts';

/** The API where there is no such thing. */
const nothing = () => {
  const error = { message: 'No encontrado', code: -32004, data: { httpStatus: 404 } };
  return Promise.resolve(Response.json({ error: superjson.serialize(error) }, { status: 404 }));
};
const hrefsIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"#]+)"/g)].map(([, at]) => at);

const FAMILIES = [
  ['/horoscopo', 'Horóscopo de hoy', SIGN_PATHS],
  ['/tarot', 'Las cartas del tarot', ARCANUM_PATHS],
  ['/runas', 'Las runas', RUNE_PATHS],
  ['/compatibilidad', 'Compatibilidad entre signos', PAIR_PATHS],
] as const;

describe.each(FAMILIES)('the page at %s', (path, title, entries) => {
  it('leads to each of its kind, and tells machines of all of them', async () => {
    const answer = await servedPage(path, nothing);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toContain(title);
    expect(hrefsIn(html)).toEqual(expect.arrayContaining([...entries]));
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`);
    expect(contentOf(html, 'robots')).toBeUndefined();
    expect(contentOf(html, 'description')).toMatch(/^.{100,160}$/);
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(/^.{20,60}$/);
    const [list, trail] = graphOf(html);
    const items = list?.['itemListElement'] as { position: number; url: string }[];
    expect(items.map(({ url }) => url.slice(ORIGIN.length))).toEqual([...entries]);
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}] });
  });

  it('has its list also where somebody asks for what is not on it', async () => {
    const answer = await servedPage(`${path}/nada`, nothing);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('Did you forget to add the page to the router?');
    expect(contentOf(html, 'robots')).toBe('noindex');
    expect(hrefsIn(html)).toEqual(expect.arrayContaining([...entries]));
  });
});
