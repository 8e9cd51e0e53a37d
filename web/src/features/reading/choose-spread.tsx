import type { ReactNode } from 'react';
import type { ReadingType } from '@sibila/contracts/quota';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { ChoiceWords, Stage } from './stage.tsx';
import classes from './choose-spread.module.css';

/** One way of laying cards or runes, as it is offered. */
export interface SpreadOffer<Id extends string> {
  id: Id;
  name: string;
  /** What it looks at, in one sentence. */
  about: string;
  /** What lies where, as SVG in a box of -60 -62 120 124. */
  drawing: ReactNode;
}

interface ChooseSpreadProps<Id extends string> {
  type: ReadingType;
  offers: readonly SpreadOffer<Id>[];
  onChoose: (id: Id) => void;
}

/** First scene of a ritual: from how far the question is looked at. */
export function ChooseSpread<Id extends string>({ type, offers, onChoose }: ChooseSpreadProps<Id>) {
  return (
    <Stage title="Elige tu tirada" lead="Cada una mira la pregunta con una distancia distinta.">
      <ul className={classes.spreads}>
        {offers.map(({ id, name, about, drawing }) => (
          <li key={id}>
            <button type="button" className={classes.spread} onClick={() => onChoose(id)}>
              <svg className={classes.drawing} viewBox="-60 -62 120 124" aria-hidden="true">
                {drawing}
              </svg>
              <span className={classes.words}>
                <ChoiceWords name={name} about={about} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <QuotaMeter type={type} centered />
    </Stage>
  );
}
