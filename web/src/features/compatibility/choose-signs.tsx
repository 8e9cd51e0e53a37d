import { useState } from 'react';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { CallButton } from '../../components/button.tsx';
import { Star } from '../../components/ornament.tsx';
import { SignGlyph } from '../../components/sign-glyph.tsx';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { Stage, StageActions } from '../reading/stage.tsx';
import { SignGrid } from './sign-grid.tsx';
import type { Side } from './use-pair.ts';
import { shortDays } from '../../lib/sign-days.ts';
import { pairName } from './words.ts';
import classes from './choose-signs.module.css';

interface ChooseSignsProps {
  first: SignName | null;
  second: SignName | null;
  onChoose: (side: Side, sign: SignName) => void;
  onCompare: () => void;
}

function instruction(first: SignName | null, second: SignName | null): string {
  if (first && second) return `${pairName(first, second)}. Ya puedes calcular.`;
  if (first) return `${first} está en su lugar. Elige el segundo; puede ser el mismo.`;
  return second ? `${second} está en su lugar. Falta el primero.` : 'Elige el primer signo.';
}

/** First scene: two places, and the twelve signs to fill them with. */
export function ChooseSigns({ first, second, onChoose, onCompare }: ChooseSignsProps) {
  const [side, setSide] = useState<Side>(first && !second ? 'second' : 'first');
  const ready = first !== null && second !== null;
  const choose = (sign: SignName) => {
    onChoose(side, sign);
    if (side === 'first' && !second) setSide('second');
    if (side === 'second' && !first) setSide('first');
  };
  return (
    <Stage
      title="Elige dos signos"
      lead="El tuyo y el de alguien más, o los de cualquier pareja que te dé curiosidad."
    >
      <div className={classes.places} role="group" aria-label="Los dos lugares">
        <Place side="first" sign={first} active={side === 'first'} onAim={setSide} />
        <Star size={26} points={8} />
        <Place side="second" sign={second} active={side === 'second'} onAim={setSide} />
      </div>
      <p className={classes.instruction} role="status">
        {instruction(first, second)}
      </p>
      <SignGrid first={first} second={second} side={side} onChoose={choose} />
      <QuotaMeter type="compatibility" centered />
      <StageActions>
        <CallButton
          onClick={() => (ready ? onCompare() : undefined)}
          aria-disabled={!ready}
          data-disabled={!ready}
        >
          Calcular compatibilidad
        </CallButton>
      </StageActions>
    </Stage>
  );
}

interface PlaceProps {
  side: Side;
  sign: SignName | null;
  /** The next tile goes here. */
  active: boolean;
  onAim: (side: Side) => void;
}

function Place({ side, sign, active, onAim }: PlaceProps) {
  const title = side === 'first' ? 'Primer signo' : 'Segundo signo';
  return (
    <button
      type="button"
      className={classes.place}
      aria-pressed={active}
      aria-label={`${title}: ${sign ?? 'sin elegir'}`}
      onClick={() => onAim(side)}
    >
      <span className={classes.seal}>{sign ? <SignGlyph sign={sign} size={40} /> : null}</span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.sign}>{sign ?? 'Por elegir'}</span>
        <span className={classes.days}>{sign ? shortDays(sign) : '\u00a0'}</span>
      </span>
    </button>
  );
}
