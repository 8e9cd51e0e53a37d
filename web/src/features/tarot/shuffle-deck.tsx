import { useEffect, useState, type CSSProperties } from 'react';
import { CallButton, LineButton } from '../../components/button.tsx';
import { Stage, StageActions } from '../reading/stage.tsx';
import { CardBack } from './tarot-card.tsx';
import { useMotion } from '../reading/use-motion.ts';
import classes from './shuffle-deck.module.css';

const SHUFFLE_MS = 2600;
const PACKETS = 9;

interface ShuffleDeckProps {
  shuffled: boolean;
  onShuffle: () => void;
  onContinue: () => void;
}

/** Third scene: the deck is mixed, as often as the person wants, and truly each time. */
export function ShuffleDeck({ shuffled, onShuffle, onContinue }: ShuffleDeckProps) {
  const { instant, speed } = useMotion();
  const [moving, setMoving] = useState(false);

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => setMoving(false), SHUFFLE_MS * speed);
    return () => clearTimeout(timer);
  }, [moving, speed]);

  const shuffle = () => {
    if (moving) return;
    onShuffle();
    setMoving(!instant);
  };

  return (
    <Stage title="Baraja" lead="Piensa en lo que preguntas mientras las cartas cambian de sitio.">
      <div
        className={classes.table}
        data-moving={moving || undefined}
        style={{ '--motion': speed } as CSSProperties}
        aria-hidden="true"
      >
        {Array.from({ length: PACKETS }, (_, i) => (
          <div key={i} className={classes.packet} style={{ '--i': i } as CSSProperties}>
            <CardBack />
          </div>
        ))}
      </div>
      <p className={classes.status} role="status">
        {statusText(moving, shuffled)}
      </p>
      <StageActions>
        {shuffled && !moving ? (
          <>
            <CallButton onClick={onContinue}>Cortar el mazo</CallButton>
            <LineButton onClick={shuffle}>Barajar otra vez</LineButton>
          </>
        ) : (
          <CallButton onClick={shuffle} aria-disabled={moving}>
            Barajar
          </CallButton>
        )}
      </StageActions>
    </Stage>
  );
}

function statusText(moving: boolean, shuffled: boolean): string {
  if (moving) return 'Las cartas se están mezclando…';
  return shuffled
    ? 'Mezcladas: cada orden era igual de probable.'
    : 'Veintidós cartas, boca abajo.';
}
