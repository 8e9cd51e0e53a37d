import { useEffect, useState, type CSSProperties, type PointerEvent } from 'react';
import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';
import { CallButton } from '../../components/button.tsx';
import { Stage, StageActions } from '../reading/stage.tsx';
import { CardBack } from './tarot-card.tsx';
import { useMotion } from '../reading/use-motion.ts';
import classes from './cut-deck.module.css';

const CARDS = ARCANA_NAMES.length;
const CUT_MS = 800;

const cards = (count: number) => (count === 1 ? '1 carta' : `${count} cartas`);

/** How many cards lie left of the pointer: the edge that is touched is where the deck parts. */
function liftedAt({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const card = currentTarget.querySelector('img')?.clientWidth ?? 0;
  const edge = Math.round(((clientX - left) * (CARDS - 1)) / (width - card));
  return Math.min(Math.max(edge, 1), CARDS - 1);
}

/** Where the deck is parted, and the moment that its two halves take to change places. */
function useCut(onCut: (lifted: number) => void) {
  const { instant, speed } = useMotion();
  const [lifted, setLifted] = useState(CARDS / 2);
  const [parting, setParting] = useState(false);

  useEffect(() => {
    if (!parting) return undefined;
    const timer = setTimeout(() => onCut(lifted), CUT_MS * speed);
    return () => clearTimeout(timer);
  }, [parting, lifted, onCut, speed]);

  const part = () => {
    if (instant) onCut(lifted);
    else setParting(true);
  };
  return { speed, lifted, setLifted, parting, part };
}

/** Fourth scene: the person says where the deck is parted, with the pointer or the arrow keys. */
export function CutDeck({ onCut }: { onCut: (lifted: number) => void }) {
  const { speed, lifted, setLifted, parting, part } = useCut(onCut);

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    if (!parting && event.buttons === 1) setLifted(liftedAt(event));
  };

  return (
    <Stage
      title="Corta el mazo"
      lead={
        <>
          Toca el mazo donde quieras partirlo
          <span className={classes.keys}>, o muévete con las flechas</span>. Lo de abajo pasará
          arriba.
        </>
      }
    >
      <div
        className={classes.ribbon}
        data-parting={parting || undefined}
        style={{ '--motion': speed } as CSSProperties}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <Ribbon lifted={lifted} />
        <input
          className={classes.slider}
          type="range"
          min={1}
          max={CARDS - 1}
          value={lifted}
          disabled={parting}
          onChange={(event) => setLifted(event.currentTarget.valueAsNumber)}
          aria-label="Dónde cortar el mazo"
          aria-valuetext={`${cards(lifted)} arriba, ${cards(CARDS - lifted)} abajo`}
        />
      </div>
      <p className={classes.status} aria-hidden="true">
        {cards(lifted)} arriba, {cards(CARDS - lifted)} abajo
      </p>
      <StageActions>
        <CallButton onClick={part} aria-disabled={parting}>
          Cortar aquí
        </CallButton>
      </StageActions>
    </Stage>
  );
}

function Ribbon({ lifted }: { lifted: number }) {
  return (
    <div className={classes.cards} aria-hidden="true">
      {Array.from({ length: CARDS }, (_, i) => (
        <div
          key={i}
          className={classes.card}
          data-lifted={i < lifted || undefined}
          style={{ '--i': i / (CARDS - 1) } as CSSProperties}
        >
          <CardBack />
        </div>
      ))}
    </div>
  );
}
