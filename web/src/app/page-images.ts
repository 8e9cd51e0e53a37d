import compatibility from '../features/home/art/compatibilidad.svg?url';
import palm from '../features/home/art/palma.svg?url';
import runes from '../features/home/art/runas.svg?url';

/** The pages whose pictures are worth having before they are asked for. */
type PicturePage = 'home' | 'tarot' | 'runas' | 'palm';

/** The card back: what a deck shows before anything else. */
export const CARD_BACK = '/art/tarot/back.svg';

const ANCHORS = new Map<string, PicturePage>([
  ['tarot', 'tarot'],
  ['runas', 'runas'],
  ['palma', 'palm'],
]);

/** The page that an address stands for: the rooms of the landing page count as pages. */
export function picturePage(pathname: string, hash: string): PicturePage | null {
  if (pathname === '/') return ANCHORS.get(hash) ?? 'home';
  const [, first = ''] = pathname.split('/');
  return first === 'tarot' || first === 'runas' ? first : null;
}

/** What a page shows of pictures, beyond what stands in its HTML. */
export async function pageImages(page: PicturePage): Promise<readonly string[]> {
  if (page === 'home') return [CARD_BACK, palm, runes, compatibility];
  if (page === 'palm') return [palm];
  if (page === 'tarot') {
    const { ARCANA } = await import('@sibila/content/tarot/arcana');
    return [CARD_BACK, ...ARCANA.map(({ image }) => image)];
  }
  const [{ BAG_IMAGE, STONE_BACK_IMAGE, stoneOf }, { RUNE_NAMES }] = await Promise.all([
    import('../features/runes/stones.ts'),
    import('@sibila/domain/runes/runes'),
  ]);
  const stones = RUNE_NAMES.map((name) => stoneOf(name)?.image ?? STONE_BACK_IMAGE);
  return [BAG_IMAGE, STONE_BACK_IMAGE, ...stones];
}
