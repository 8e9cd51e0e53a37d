import { useEffect, useState, type CSSProperties } from 'react';
import { CallButton, LineButton } from '../../components/button.tsx';
import { Stage, StageActions } from '../reading/stage.tsx';
import { useMotion } from '../reading/use-motion.ts';
import { BAG_IMAGE } from './stones.ts';
import classes from './shake-bag.module.css';

const SHAKE_MS = 1900;

interface ShakeBagProps {
  shaken: boolean;
  onShake: () => void;
  onCast: () => void;
}

/** Third scene: the bag is shaken, as often as the person wants, and truly each time. */
export function ShakeBag({ shaken, onShake, onCast }: ShakeBagProps) {
  const { instant, speed } = useMotion();
  const [moving, setMoving] = useState(false);

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => setMoving(false), SHAKE_MS * speed);
    return () => clearTimeout(timer);
  }, [moving, speed]);

  const shake = () => {
    if (moving) return;
    onShake();
    setMoving(!instant);
  };

  return (
    <Stage title="Agita la bolsa" lead="Piensa en lo que preguntas mientras las piedras chocan.">
      <div
        className={classes.place}
        data-moving={moving || undefined}
        style={{ '--motion': speed } as CSSProperties}
        aria-hidden="true"
      >
        <img src={BAG_IMAGE} alt="" width={240} height={260} draggable={false} />
      </div>
      <p className={classes.status} role="status">
        {statusText(moving, shaken)}
      </p>
      <StageActions>
        {shaken && !moving ? (
          <>
            <CallButton onClick={onCast}>Echar las runas</CallButton>
            <LineButton onClick={shake}>Agitar otra vez</LineButton>
          </>
        ) : (
          <CallButton onClick={shake} aria-disabled={moving}>
            Agitar la bolsa
          </CallButton>
        )}
      </StageActions>
    </Stage>
  );
}

function statusText(moving: boolean, shaken: boolean): string {
  if (moving) return 'Las piedras se están mezclando…';
  return shaken
    ? 'Mezcladas: cualquiera de ellas podía salir.'
    : 'Veinticuatro runas y una piedra en blanco.';
}
