import { RUNES } from '@sibila/content/runes/catalogue';
import { runeOfSlug } from '@sibila/content/runes/slugs';
import { stoneFile } from '@sibila/content/runes/stone-image';
import { ARCANA } from '@sibila/content/tarot/arcana';
import { arcanumOfSlug } from '@sibila/content/tarot/slugs';
import { COVER_SIZE, coverFile, isPostSlug } from '@sibila/contracts/blog-names';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import { pairOfSlug, pairSlug } from '@sibila/domain/compatibility/sign-pairs';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { signOfSlug } from '@sibila/domain/zodiac/slugs';
import { findReadablePost } from '../blog/repo.ts';
import type { Context } from '../context.ts';

/** What the picture beside a shared link shows and says. */
export interface ShareSubject {
  picture:
    | { of: 'sky' }
    | { of: 'sign'; sign: SignName }
    | { of: 'pair'; signs: readonly [SignName, SignName] }
    /** `name` is that of the drawing's file without its ending. */
    | { of: 'card' | 'stone'; name: string }
    /** `file` is that of the article's cover; null for one without. */
    | { of: 'cover'; file: string | null };
  /** A few words over the title. */
  over: string;
  title: string;
  /** A line under the title; may be empty. */
  under: string;
}

const HOME: ShareSubject = {
  picture: { of: 'sky' },
  over: 'Astrología con Inteligencia Artificial',
  title: PRODUCT_NAME,
  under: 'Horóscopo · Tarot · Palma · Runas · Compatibilidad',
};

const listed = (keywords: readonly string[]): string => keywords.slice(0, 3).join(' · ');

function signSubject(slug: string): ShareSubject | null {
  const sign = signOfSlug(slug);
  if (!sign) return null;
  const under = 'El cielo de cada día, calculado';
  return { picture: { of: 'sign', sign }, over: 'Horóscopo de hoy', title: sign, under };
}

function pairSubject(slug: string): ShareSubject | null {
  const signs = pairOfSlug(slug);
  // Of the two orders in which a pair can be named one alone is its page's.
  if (!signs || pairSlug(...signs) !== slug) return null;
  const over = `Compatibilidad · ${compatibilityOf(...signs).percent} %`;
  const under = 'Amor · Amistad · Trabajo';
  return { picture: { of: 'pair', signs }, over, title: signs.join(' y '), under };
}

function arcanumSubject(slug: string): ShareSubject | null {
  const arcanum = ARCANA[arcanumOfSlug(slug) ?? -1];
  if (!arcanum) return null;
  const { id, name, keywords } = arcanum;
  const picture = { of: 'card', name: `${String(id).padStart(2, '0')}-${slug}` } as const;
  return { picture, over: 'Arcano mayor', title: name, under: listed(keywords) };
}

function runeSubject(slug: string): ShareSubject | null {
  const rune = RUNES[runeOfSlug(slug) ?? -1];
  if (!rune) return null;
  const { id, name, keywords } = rune;
  const [meaning] = rune.literal.split(/[:;]/);
  const picture = { of: 'stone', name: stoneFile(id) } as const;
  return { picture, over: `Runa · ${meaning}`, title: name, under: listed(keywords) };
}

async function articleSubject(
  ctx: Pick<Context, 'db'>,
  slug: string,
): Promise<ShareSubject | null> {
  const post = isPostSlug(slug) ? await findReadablePost(ctx, slug) : null;
  if (!post) return null;
  const file = post.cover === null ? null : coverFile(post.cover, COVER_SIZE.width, 'webp');
  const over = ['Blog', ...post.categories.slice(0, 1)].join(' · ');
  return { picture: { of: 'cover', file }, over, title: post.title, under: '' };
}

/** The subject of the picture at /compartir/{kind}/{slug}; null where there is none. */
export async function shareSubject(
  ctx: Pick<Context, 'db'>,
  { kind, slug }: { kind: string; slug: string },
): Promise<ShareSubject | null> {
  if (kind === 'signo') return signSubject(slug);
  if (kind === 'pareja') return pairSubject(slug);
  if (kind === 'arcano') return arcanumSubject(slug);
  if (kind === 'runa') return runeSubject(slug);
  return kind === 'articulo' ? articleSubject(ctx, slug) : null;
}

/** The subject of every page that has no picture of its own. */
export const homeSubject = (): ShareSubject => HOME;
