import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import type { CustomPlugin } from 'svgo';
import { cardBackSvg } from './cards/back.ts';
import { DECK } from './deck.ts';
import { cardSvg } from './frame.ts';

/** Where the site serves the deck from. */
export const TAROT_DIRECTORY = fileURLToPath(
  new URL('../../web/public/art/tarot/', import.meta.url),
);

export interface ArtFile {
  /** Its name in `TAROT_DIRECTORY`. */
  name: string;
  svg: string;
}

/** The name of a card as it stands in addresses: `9, 'El Ermitaño'` gives `09-el-ermitano`. */
export function slug(id: number, name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  return `${String(id).padStart(2, '0')}-${plain}`;
}

/** `prefixIds` renames the ids of title and desc, but not what refers to them from here. */
const prefixLabels = (prefix: string): CustomPlugin => ({
  name: 'prefix-labels',
  fn: () => ({
    element: {
      enter: (node) => {
        const labels = node.attributes['aria-labelledby'];
        if (!labels) return;
        node.attributes['aria-labelledby'] = labels
          .split(' ')
          .map((id) => (id.startsWith(prefix) ? id : prefix + id))
          .join(' ');
      },
    },
  }),
});

/** The drawing made small: same picture, same title and description, ids of its own. */
export function minified(svg: string, prefix: string): string {
  return optimize(svg, {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: false,
            removeDesc: false,
            removeUnknownsAndDefaults: { keepRoleAttr: true },
            cleanupNumericValues: { floatPrecision: 2 },
            convertPathData: { floatPrecision: 2 },
          },
        },
      },
      { name: 'prefixIds', params: { prefix, delim: '-' } },
      prefixLabels(`${prefix}-`),
    ],
  }).data;
}

/** Every file of the deck: the 22 cards in order, then the back. */
export function tarotFiles(): ArtFile[] {
  const cards = DECK.map((art) => ({
    name: `${slug(art.id, art.name)}.svg`,
    svg: minified(cardSvg(art), `c${art.id}`),
  }));
  return [...cards, { name: 'back.svg', svg: minified(cardBackSvg(), 'back') }];
}
