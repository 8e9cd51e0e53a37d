import type { PostSummary } from '@sibila/contracts/blog';

/** An article without a cover, as a list shows it. */
export const summaryOf = (slug: string, part: Partial<PostSummary> = {}): PostSummary => ({
  id: '7f7a1f9c-55f2-4a0e-8d0e-0f3e6a5b4c01',
  slug,
  title: `Sobre ${slug}`,
  summary: `Resumen de ${slug}.`,
  categories: ['Luna'],
  tags: ['luna', 'cuaderno'],
  author: 'Equipo Sibila',
  readingMinutes: 6,
  publishedAt: new Date('2026-11-12T12:00:00Z'),
  updatedAt: new Date('2026-11-20T08:00:00Z'),
  imageUrl: null,
  image_url: null,
  image: null,
  ...part,
});
