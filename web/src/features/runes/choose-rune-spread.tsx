import { RUNE_SPREADS } from '@sibila/domain/runes/spreads';
import { ChooseSpread, type SpreadOffer } from '../reading/choose-spread.tsx';
import type { SpreadId } from './draft.ts';

const WORDS: Record<SpreadId, string> = {
  odin: 'Una piedra para una pregunta sin rodeos.',
  nornas: 'Tres piedras, las tres hermanas: lo que fue, lo que está siendo y lo que se debe.',
  'cruz-runica': 'Cinco piedras: el centro, su raíz, lo que lo frena, lo que lo ayuda y lo que da.',
};

/** Where each stone lies in the small drawing, in units of its size, and how far it leans. */
const PLACES: Record<SpreadId, readonly (readonly [x: number, y: number, lean: number])[]> = {
  odin: [[0, 0, -6]],
  nornas: [
    [-29, 3, -10],
    [0, -3, 5],
    [29, 4, 12],
  ],
  'cruz-runica': [
    [0, 0, 4],
    [0, 42, -9],
    [-34, 2, 8],
    [34, -2, -6],
    [0, -42, 12],
  ],
};

const OFFERS: readonly SpreadOffer<SpreadId>[] = RUNE_SPREADS.map(({ id, name }) => ({
  id,
  name,
  about: WORDS[id],
  drawing: <Drawing id={id} />,
}));

/** First scene: one stone, three or five. */
export function ChooseRuneSpread({ onChoose }: { onChoose: (id: SpreadId) => void }) {
  return <ChooseSpread type="runes" offers={OFFERS} onChoose={onChoose} />;
}

/** The outline of a river stone, and a sign of four points cut in it. */
const STONE = 'M-1-18c8-1 14 7 14.500 17s-5 19-13 19.500S-13.500 11-13.500 1S-8-17-1-18Z';
const SIGN =
  'M0-6l1.500 4.500l4.500 1.500l-4.500 1.500l-1.500 4.500l-1.500-4.500l-4.500-1.500l4.500-1.500Z';

/** The fewer they are, the larger they are drawn. */
const SCALES: Record<SpreadId, number> = { odin: 1.7, nornas: 1.28, 'cruz-runica': 1 };

function Drawing({ id }: { id: SpreadId }) {
  return PLACES[id].map(([x, y, lean]) => (
    <g key={`${x} ${y}`} transform={`scale(${SCALES[id]}) translate(${x} ${y}) rotate(${lean})`}>
      <path d={STONE} data-outline />
      <path d={SIGN} />
    </g>
  ));
}
