import type { Article, Cover } from '../article.ts';

/** An article that can be taken in. */
export const articleOf = (fields: Partial<Article> = {}): Article => ({
  slug: 'las-fases',
  title: 'Las fases',
  summary: 'Ocho.',
  html: '<p>Hola.</p>',
  categories: ['Luna'],
  tags: ['luna'],
  author: 'Equipo Sibila',
  day: '2026-05-01',
  coverAlt: 'Ocho lunas.',
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  ...fields,
});

/** A cover in every form, whose files tell their names. */
export const coverOf = (name: string): Cover => ({
  name,
  images: async () =>
    [480, 800, 1200].flatMap((width) =>
      (['avif', 'webp'] as const).map((format) => ({
        width,
        format,
        bytes: new TextEncoder().encode(`${name} ${width} ${format}`),
      })),
    ),
});
