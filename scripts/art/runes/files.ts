import { fileURLToPath } from 'node:url';
import { isReversible, RUNE_NAMES } from '@sibila/domain/runes/runes';
import { minified, slug, type ArtFile } from '../files.ts';
import { bagSvg, mark } from './bag.ts';
import { RUNE_STROKES } from './signs.ts';
import { faceDownSvg, stoneSvg } from './stone.ts';

/** Where the site serves the stones from. */
export const RUNES_DIRECTORY = fileURLToPath(
  new URL('../../../web/public/art/runes/', import.meta.url),
);

function stoneFiles(): ArtFile[] {
  return RUNE_NAMES.flatMap((name, id) => {
    const strokes = RUNE_STROKES[name];
    const upright = {
      name: `${slug(id, name)}.svg`,
      svg: minified(stoneSvg({ id, title: name, strokes, reversed: false }), `r${id}`),
    };
    if (!isReversible(id)) return [upright];
    const title = `${name}, invertida`;
    return [
      upright,
      {
        name: `${slug(id, name)}-invertida.svg`,
        svg: minified(stoneSvg({ id, title, strokes, reversed: true }), `r${id}i`),
      },
    ];
  });
}

/** Every stone in order, each reversed one after its upright; then the face-down one and the bag. */
export function runeFiles(): ArtFile[] {
  const back = faceDownSvg('Runa boca abajo', (middle) => mark(middle, 42));
  return [
    ...stoneFiles(),
    { name: 'back.svg', svg: minified(back, 'rb') },
    { name: 'bag.svg', svg: minified(bagSvg('Bolsa de runas'), 'bag') },
  ];
}
