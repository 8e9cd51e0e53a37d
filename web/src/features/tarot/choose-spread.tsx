import { TAROT_SPREADS } from '@sibila/domain/tarot/spreads';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { Stage } from '../reading/stage.tsx';
import type { SpreadId } from './draft.ts';
import classes from './choose-spread.module.css';

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

/** First scene: which question of the three kinds the cards are laid for. */
export function ChooseSpread({ onChoose }: { onChoose: (id: SpreadId) => void }) {
  return (
    <Stage title="Elige tu tirada" lead="Cada una mira la pregunta con una distancia distinta.">
      <ul className={classes.spreads}>
        {TAROT_SPREADS.map((spread) => (
          <li key={spread.id}>
            <button type="button" className={classes.spread} onClick={() => onChoose(spread.id)}>
              <Drawing id={spread.id} />
              <span className={classes.words}>
                <span className={classes.name}>{spread.name}</span>
                <span className={classes.about}>{WORDS[spread.id]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <QuotaMeter type="tarot" centered />
    </Stage>
  );
}

function Drawing({ id }: { id: SpreadId }) {
  return (
    <svg className={classes.drawing} viewBox="-60 -62 120 124" aria-hidden="true">
      {PLACES[id].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x * 22} ${y * 20})`}>
          <rect x="-10" y="-17.5" width="20" height="35" rx="1.5" />
          <path d="M0-6l1.5 4.5l4.5 1.5l-4.5 1.5l-1.5 4.5l-1.5-4.5l-4.5-1.5l4.5-1.5Z" />
        </g>
      ))}
    </svg>
  );
}
