import { STONE_BACK_IMAGE, stoneOf } from './stones.ts';
import turning from '../reading/turning.module.css';
import classes from './rune-stone.module.css';

interface RuneStoneProps {
  /** The rune's travelling name, with the suffix of a reversed one. */
  name: string;
  /** Face down until it is turned; readings of the past are always face up. */
  faceUp?: boolean;
  /** Whatever holds it says already what lies there: a face-down stone needs no words. */
  told?: boolean;
}

/** One stone that can turn over; the reversed ones have a drawing of their own. */
export function RuneStone({ name, faceUp = true, told = false }: RuneStoneProps) {
  const stone = stoneOf(name);
  if (!stone)
    return (
      <div className={classes.stone}>
        <p className={turning.unknown}>Runa no encontrada</p>
      </div>
    );
  return (
    <div className={classes.stone}>
      <div className={turning.turn} data-face-up={faceUp || undefined}>
        <img
          className={turning.face}
          src={STONE_BACK_IMAGE}
          alt={faceUp || told ? '' : 'Runa boca abajo'}
          aria-hidden={faceUp || undefined}
          width={200}
          height={240}
          draggable={false}
        />
        <img
          className={turning.face}
          data-front
          src={stone.image}
          alt={faceUp ? `${stone.spoken}. ${stone.picture}` : ''}
          aria-hidden={!faceUp || undefined}
          width={200}
          height={240}
          draggable={false}
        />
      </div>
    </div>
  );
}
