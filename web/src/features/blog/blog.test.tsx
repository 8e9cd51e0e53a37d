// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Post, PostSummary } from '@sibila/contracts/blog';
import { summaryOf } from '../../testing/posts.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ArticleMissing } from './article-missing.tsx';
import { ArticlePage } from './article-page.tsx';
import { BlogPage } from './blog-page.tsx';
import { blogSearch, categoryAsked } from './categories.ts';
import { articleHead, blogHead } from './head.ts';

const ORIGIN = 'https://sibila.test';
const IMAGE = '/uploads/optimized/las-fases-0a1b2c3d';

const COVER: Partial<PostSummary> = {
  imageUrl: `${IMAGE}-1200.webp`,
  image_url: `${IMAGE}-1200.webp`,
  image: {
    alt: 'Ocho lunas.',
    width: 1200,
    height: 630,
    sources: [
      { type: 'image/avif', srcSet: `${IMAGE}-480.avif 480w` },
      { type: 'image/webp', srcSet: `${IMAGE}-480.webp 480w` },
    ],
  },
};
const POSTS = [
  summaryOf('las-fases', COVER),
  summaryOf('el-loco', { categories: ['Tarot'] }),
  summaryOf('la-torre', { categories: ['Tarot', 'Astrología'] }),
];
const postOf = (part: Partial<Post> = {}): Post => ({
  ...summaryOf('las-fases', COVER),
  content:
    '<p>Ocho fases. <a href="/blog/el-loco">El Loco</a> <a href="https://example.com/">fuera</a></p>',
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  related: POSTS.slice(1),
  ...part,
});
/** Renders a screen, and waits until the product knows that nobody is signed in. */
async function arrive(screenOf: ReactNode, path: string) {
  const app = await renderApp(screenOf, { path });
  await waitFor(() => expect(app.queries.isFetching()).toBe(0));
  return app;
}
const list = (category?: string, posts: PostSummary[] = POSTS) =>
  arrive(<BlogPage posts={posts} category={category} />, '/blog');
const article = (part?: Partial<Post>) =>
  arrive(<ArticlePage post={postOf(part)} />, '/blog/las-fases');
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the list of articles', () => {
  it('shows of each what it is about and the way to it', async () => {
    await list();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog de Astrología');
    const card = screen.getByRole('article', { name: 'Sobre las-fases' });
    expect(within(card).getByText('12 de noviembre de 2026')).toHaveAttribute(
      'datetime',
      '2026-11-12',
    );
    expect(within(card).getByText('Resumen de las-fases.')).toBeVisible();
    expect(within(card).getByRole('listitem')).toHaveTextContent('Luna');
    const more = within(card).getByRole('link', { name: 'Leer más →' });
    expect(more).toHaveAttribute('href', '/blog/las-fases');
    expect(more).toHaveAccessibleDescription('Sobre las-fases');
  });

  it('offers a cover in every form, in a place that is kept for it', async () => {
    await list();
    const image = screen.getByRole('img', { name: 'Ocho lunas.' });
    expect(image).toHaveAttribute('src', `${IMAGE}-1200.webp`);
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '630']);
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    expect(sources.map((source) => source.getAttribute('type'))).toEqual([
      'image/avif',
      'image/webp',
    ]);
    for (const source of sources) expect(source.getAttribute('sizes')).toMatch(/px|vw/);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('is narrowed by chips of every distinct category, each an address', async () => {
    await list();
    const chips = within(screen.getByRole('navigation', { name: 'Categorías del blog' }));
    const links = chips.getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.dataset['count']]),
    ).toEqual([
      ['Todos', '/blog', '3'],
      ['Astrología', '/blog?categoria=Astrolog%C3%ADa', '1'],
      ['Luna', '/blog?categoria=Luna', '1'],
      ['Tarot', '/blog?categoria=Tarot', '2'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('3 artículos');
  });

  it('shows those of one category, and says how many', async () => {
    await list('Tarot');
    expect(titles()).toEqual(['Sobre el-loco', 'Sobre la-torre']);
    expect(screen.getByRole('status')).toHaveTextContent('2 artículos de Tarot');
  });

  it('says where a category has none, and leads to all', async () => {
    await list('Sueños');
    expect(screen.getByRole('heading', { name: 'No se encontraron artículos' })).toBeVisible();
    expect(screen.getByText('No hay artículos en la categoría «Sueños».')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver todas las categorías' })).toHaveAttribute(
      'href',
      '/blog',
    );
  });

  it('says that articles are coming where there is none at all', async () => {
    await list(undefined, []);
    expect(screen.getByRole('heading', { name: 'No se encontraron artículos' })).toBeVisible();
    expect(screen.getByText(/^Pronto habrá nuevos artículos/)).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    ['Tarot', 'Tarot'],
    ['Astrología', 'Astrología'],
    ['', undefined],
    [undefined, undefined],
    ['<b>', ''],
    ['a'.repeat(41), ''],
    [true, ''],
    [123, ''],
    [['Tarot', 'Runas'], ''],
  ])('reads %j of its address as %j', (categoria, read) => {
    expect(categoryAsked(blogSearch({ categoria }))).toBe(read);
  });
});

describe('an article', () => {
  it('stands whole: categories, title, day, author, time, cover, summary and text', async () => {
    await article();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sobre las-fases');
    expect(screen.getByText(/^Publicado el/)).toHaveTextContent(
      'Publicado el 12 de noviembre de 2026',
    );
    for (const text of ['Equipo Sibila', '6 min de lectura', 'Resumen de las-fases.'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Ocho lunas.' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByText(/^Ocho fases\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Luna' })).toHaveAttribute(
      'href',
      '/blog?categoria=Luna',
    );
    expect(screen.getByRole('link', { name: '← Volver al blog' })).toHaveAttribute('href', '/blog');
  });

  it('invites to an account, and to what is near', async () => {
    await article();
    const card = within(
      screen.getByRole('complementary', { name: '¿Te ha gustado este artículo?' }),
    );
    expect(card.getByRole('link', { name: 'Crear cuenta gratis' })).toHaveAttribute(
      'href',
      '/auth?action=register',
    );
    const near = within(screen.getByRole('region', { name: 'Sigue leyendo' }));
    expect(near.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('keeps silent about what is near where nothing is', async () => {
    await article({ related: [] });
    expect(screen.queryByRole('heading', { name: 'Sigue leyendo' })).toBeNull();
  });

  it('follows its own links without loading the page anew, and leaves the others alone', async () => {
    const { router, user } = await article();
    const outside = screen.getByRole('link', { name: 'fuera' });
    const stopped = vi.fn((event: Event) => event.preventDefault());
    outside.addEventListener('click', stopped);
    await user.click(outside);
    expect(stopped).toHaveBeenCalledOnce();
    expect(router.history.location.pathname).toBe('/blog/las-fases');
    await user.click(screen.getByRole('link', { name: 'El Loco' }));
    expect(router.history.location.pathname).toBe('/blog/el-loco');
  });

  it('says so where there is none', async () => {
    await arrive(<ArticleMissing />, '/blog/nada');
    expect(screen.getByRole('heading', { name: 'Artículo no encontrado' })).toBeVisible();
    expect(
      screen.getByText('El artículo que buscas no existe o no está disponible.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al blog' })).toHaveAttribute('href', '/blog');
  });
});

describe('what machines are told', () => {
  const contentOf = (meta: readonly object[], key: string) =>
    meta
      .flatMap((tag) => {
        const { name, property, content } = tag as Record<string, string>;
        return name === key || property === key ? [content] : [];
      })
      .at(-1);
  const graphOf = (meta: readonly object[]) => {
    const tag = meta.find((one) => 'script:ld+json' in one) as
      { 'script:ld+json': { '@graph': Record<string, unknown>[] } } | undefined;
    return tag?.['script:ld+json']['@graph'] ?? [];
  };

  it('of an article is its own title, words, picture and place', () => {
    const { meta, links } = articleHead(postOf(), ORIGIN);
    expect(meta[0]).toEqual({ title: 'Sobre las-fases | Blog de Sibila' });
    expect(contentOf(meta, 'description')).toBe('Resumen de las-fases.');
    expect(contentOf(meta, 'og:image')).toBe(`${ORIGIN}${IMAGE}-1200.webp`);
    expect(contentOf(meta, 'og:type')).toBe('article');
    expect(contentOf(meta, 'keywords')).toContain('astrología');
    expect(links[0]).toEqual({ rel: 'canonical', href: `${ORIGIN}/blog/las-fases` });
    const [posting, trail] = graphOf(meta);
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Sobre las-fases',
      datePublished: '2026-11-12',
      image: [`${ORIGIN}${IMAGE}-1200.webp`, `${ORIGIN}/compartir/articulo/las-fases.jpg`],
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}] });
  });

  it('is what the article says of itself where it does', () => {
    const own = { metaTitle: 'Fases', metaDescription: 'Ocho.', metaKeywords: 'luna' };
    const { meta } = articleHead(postOf(own), ORIGIN);
    expect(meta[0]).toEqual({ title: 'Fases' });
    expect([contentOf(meta, 'description'), contentOf(meta, 'keywords')]).toEqual([
      'Ocho.',
      'luna',
    ]);
  });

  it('of the list names its articles and the feed', () => {
    const { meta, links } = blogHead(POSTS, ORIGIN);
    expect(meta[0]).toEqual({ title: 'Blog de Astrología | Sibila' });
    expect(graphOf(meta)[0]).toMatchObject({ '@type': 'Blog', blogPost: [{}, {}, {}] });
    expect(links).toContainEqual(
      expect.objectContaining({ type: 'application/rss+xml', href: '/rss.xml' }),
    );
  });
});
