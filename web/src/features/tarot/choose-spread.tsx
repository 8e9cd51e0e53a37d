import { TAROT_SPREADS } from '@sibila/domain/tarot/spreads';
import { ChooseSpread, type SpreadOffer } from '../reading/choose-spread.tsx';
import type { SpreadId } from './draft.ts';

const WORDS: Record<SpreadId, string> = {
  consejo: 'Una carta para mirar el día desde otro lado.',
  tiempos: 'Tres cartas: de dónde vienes, dónde estás y hacia dónde apunta.',
  cruz: 'Cinco cartas para ver una situación entera, con lo que la cruza y lo que la sostiene.',
};

/** Where each card lies in the small drawing, in units of a card's width. */
const PLACES: Record<SpreadId, readonly (readonly [x: number, y: number])[]> = {
  consejo: [[0, 0]],
  tiempos: [
    [-1.3, 0],
    [0, 0],
    [1.3, 0],
  ],
  cruz: [
    [0, 0],
    [-1.3, 0],
    [0, 2],
    [0, -2],
    [1.3, 0],
  ],
};

const OFFERS: readonly SpreadOffer<SpreadId>[] = TAROT_SPREADS.map(({ id, name }) => ({
  id,
  name,
  about: WORDS[id],
  drawing: <Drawing id={id} />,
}));

/** First scene: which question of the three kinds the cards are laid for. */
export function ChooseTarotSpread({ onChoose }: { onChoose: (id: SpreadId) => void }) {
  return <ChooseSpread type="tarot" offers={OFFERS} onChoose={onChoose} />;
}

function Drawing({ id }: { id: SpreadId }) {
  return PLACES[id].map(([x, y]) => (
    <g key={`${x} ${y}`} transform={`translate(${x * 22} ${y * 20})`}>
      <rect x="-10" y="-17.5" width="20" height="35" rx="1.5" />
      <path d="M0-6l1.5 4.5l4.5 1.5l-4.5 1.5l-1.5 4.5l-1.5-4.5l-4.5-1.5l4.5-1.5Z" />
    </g>
  ));
}
