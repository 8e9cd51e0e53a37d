import { describe, expect, it } from 'vitest';
import superjson from 'superjson';
import type { Post } from '@sibila/contracts/blog';
import { summaryOf } from '../testing/posts.ts';
import { contentOf, graphOf, ORIGIN, servedPage, typesOf } from '../testing/served-page.ts';
import { pageHead } from './head.ts';

const HOSTILE = 'Luna</script><script>alert(1)</script> & «Sol» \u2028<!--';
const POST: Post = {
  ...summaryOf('las-fases', { title: HOSTILE, summary: HOSTILE }),
  content: '<p>Ocho fases.</p>',
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  related: [],
};

/** The API, of which these pages need one article alone. */
const answer = () =>
  Promise.resolve(Response.json({ result: { data: superjson.serialize(POST) } }));

const pageAt = async (path: string) => (await servedPage(path, answer)).text();

describe('a page without a picture of its own', () => {
  it('is shared with that of the product, whole addresses and all', () => {
    const { meta } = pageHead({ title: 'Soporte', origin: ORIGIN, path: '/soporte' });
    const said = Object.fromEntries(
      meta.flatMap((tag) => {
        const { name, property, content } = tag as Record<string, string>;
        return content === undefined ? [] : [[name ?? property, content]];
      }),
    ) as Record<string, string>;
    expect(said).toMatchObject({
      'og:title': 'Soporte | Sibila',
      'og:url': `${ORIGIN}/soporte`,
      'og:image': `${ORIGIN}/compartir/sibila.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Soporte',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Soporte | Sibila',
      'twitter:image': `${ORIGIN}/compartir/sibila.png`,
    });
    expect(said['twitter:description']).toBe(said['description']);
  });
});

describe('what a page says of itself as the server sends it', () => {
  it('is who runs the product, on the home page, and where it can be installed from', async () => {
    const html = await pageAt('/');
    expect(typesOf(html)).toEqual(['Organization', 'WebSite']);
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/"`);
    expect(contentOf(html, 'og:locale')).toMatch(/^es_[A-Z]{2}$/);
  });

  it('is its questions with their answers, on the support page', async () => {
    const [page, trail] = graphOf(await pageAt('/soporte'));
    expect(page).toMatchObject({ '@type': 'FAQPage', url: `${ORIGIN}/soporte` });
    const questions = page?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions).toHaveLength(10);
    for (const { name, acceptedAnswer } of questions) {
      expect(name).toMatch(/^¿.+\?$/);
      expect(acceptedAnswer).toMatchObject({ '@type': 'Answer' });
      expect(acceptedAnswer.text).toMatch(/\w{3,}/);
    }
    expect(trail).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Sibila', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'Soporte', item: `${ORIGIN}/soporte` },
      ],
    });
  });

  it('is the article as it is, and runs nothing of what its author wrote', async () => {
    const html = await pageAt('/blog/las-fases');
    expect(html).not.toContain('<script>alert');
    const [posting, trail] = graphOf(html);
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: HOSTILE,
      mainEntityOfPage: `${ORIGIN}/blog/las-fases`,
      datePublished: '2026-11-12',
      dateModified: '2026-11-20T08:00:00.000Z',
      image: [`${ORIGIN}/compartir/articulo/las-fases.png`],
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}] });
    const picture = `${ORIGIN}/compartir/articulo/las-fases.png`;
    expect([contentOf(html, 'og:image'), contentOf(html, 'twitter:image')]).toEqual([
      picture,
      picture,
    ]);
    expect(contentOf(html, 'og:type')).toBe('article');
  });

  it.each(['/terminos', '/privacidad', '/carta-astral'])(
    'is where it stands, on %s',
    async (path) => {
      const html = await pageAt(path);
      expect(typesOf(html)).toEqual(['BreadcrumbList']);
      expect(contentOf(html, 'robots')).toBeUndefined();
      expect(contentOf(html, 'description')).toMatch(/^.{50,160}$/);
    },
  );

  it.each([
    '/login',
    '/auth',
    '/profile',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/revert-email',
    '/nada',
  ])('is that nobody is to list it, on %s', async (path) => {
    const html = await pageAt(path);
    expect(contentOf(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
  });
});
