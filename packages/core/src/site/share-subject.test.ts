import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import type { Article, Cover } from '../blog/article.ts';
import { importPost } from '../blog/import-post.ts';
import { publishPost, withdrawPost } from '../blog/publish.ts';
import { shareSubject } from './share-subject.ts';

const world = useWorld({ emptied: ['posts'] });

const articleOf = (slug: string): Article => ({
  slug,
  title: `Sobre ${slug}`,
  summary: 'Ocho.',
  html: '<p>Hola.</p>',
  categories: ['Luna', 'Cielo'],
  tags: [],
  author: 'Equipo Sibila',
  day: '2026-05-01',
  coverAlt: 'Ocho lunas.',
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
});
const bring = (slug: string, cover: Cover | null = null) =>
  importPost(world.shared, { article: articleOf(slug), cover, digest: slug });
const subjectOf = (slug: string) => shareSubject(world.shared, { kind: 'articulo', slug });

describe('the subject of an article', () => {
  beforeEach(async () => {
    await bring('las-fases', { name: 'las-fases-0a1b2c3d', images: () => Promise.resolve([]) });
    await bring('otra-luna');
    await publishPost(world.shared, 'las-fases');
    await publishPost(world.shared, 'otra-luna');
  });

  it('is its title under its first category, on the widest file of its cover', async () => {
    expect(await subjectOf('las-fases')).toEqual({
      picture: { of: 'cover', file: 'las-fases-0a1b2c3d-1200.webp' },
      over: 'Blog · Luna',
      title: 'Sobre las-fases',
      under: '',
    });
    expect(await subjectOf('otra-luna')).toMatchObject({ picture: { of: 'cover', file: null } });
  });

  it('is nobody’s to see before it is published, nor once it is withdrawn', async () => {
    await bring('borrador');
    expect(await subjectOf('borrador')).toBeNull();
    await withdrawPost(world.shared, 'otra-luna');
    expect(await subjectOf('otra-luna')).toBeNull();
  });

  it.each(['', 'nada', 'Las-Fases', 'las-fases ', "las'fases", '-', 'á', 'x'.repeat(81)])(
    'is none at «%s»',
    async (slug) => {
      expect(await subjectOf(slug)).toBeNull();
    },
  );
});
