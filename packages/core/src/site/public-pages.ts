import { PAIR_PATHS } from '@sibila/content/compatibility/pair-paths';
import { RUNE_PATHS } from '@sibila/content/runes/slugs';
import { ARCANUM_PATHS } from '@sibila/content/tarot/slugs';
import { SIGN_PATHS } from '@sibila/content/zodiac/sign-paths';
import { listPosts } from '../blog/read.ts';
import type { Context } from '../context.ts';

/** A page that anybody may find; `changedAt` where we know when its text last changed. */
export interface PublicPage {
  path: string;
  changedAt?: Date;
}

const FIXED = [
  '/carta-astral',
  '/soporte',
  '/terminos',
  '/privacidad',
  '/horoscopo',
  ...SIGN_PATHS,
  '/tarot',
  ...ARCANUM_PATHS,
  '/runas',
  ...RUNE_PATHS,
  '/compatibilidad',
  ...PAIR_PATHS,
];

/** Every page that search engines may list, the home page first: no form and nothing private. */
export async function publicPages(ctx: Pick<Context, 'db'>): Promise<PublicPage[]> {
  const posts = await listPosts(ctx);
  const newest = Math.max(...posts.map(({ updatedAt }) => updatedAt.getTime()));
  return [
    { path: '/' },
    { path: '/blog', ...(posts.length > 0 ? { changedAt: new Date(newest) } : {}) },
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changedAt: updatedAt })),
    ...FIXED.map((path) => ({ path })),
  ];
}
