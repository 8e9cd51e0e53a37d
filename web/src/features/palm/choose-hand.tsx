import { Link } from '@tanstack/react-router';
import type { HandSide } from '@sibila/domain/palm/measured-hand';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { Stage } from '../reading/stage.tsx';
import { OpenHand } from './open-hand.tsx';
import classes from './choose-hand.module.css';

/** Of two hands the right one comes first. */
const FIRST_OF_BOTH: HandSide = 'right';

interface ChooseHandProps {
  isPremium: boolean;
  onChoose: (hand: HandSide, both: boolean) => void;
}

/** First scene: which hand is read; with Premium also both. */
export function ChooseHand({ isPremium, onChoose }: ChooseHandProps) {
  return (
    <Stage
      title="Elige tu mano"
      lead="La tradición lee en la mano con la que escribes lo que haces de tu vida, y en la otra lo que traías."
    >
      <ul className={classes.hands} data-three={isPremium || undefined}>
        <li>
          <button type="button" className={classes.choice} onClick={() => onChoose('left', false)}>
            <OpenHand side="left" />
            <span className={classes.name}>Mano izquierda</span>
          </button>
        </li>
        <li>
          <button type="button" className={classes.choice} onClick={() => onChoose('right', false)}>
            <OpenHand side="right" />
            <span className={classes.name}>Mano derecha</span>
          </button>
        </li>
        {isPremium ? (
          <li>
            <button
              type="button"
              className={classes.choice}
              data-both
              onClick={() => onChoose(FIRST_OF_BOTH, true)}
            >
              <span className={classes.pair}>
                <OpenHand side="left" />
                <OpenHand side="right" />
              </span>
              <span className={classes.name}>Las dos manos</span>
              <span className={classes.about}>Comparadas, con más detalle en montes y dedos.</span>
            </button>
          </li>
        ) : null}
      </ul>
      {isPremium ? null : (
        <p className={classes.premium}>
          Las dos manos, comparadas y con más detalle, son parte de{' '}
          <Link to="/" hash="premium">
            Premium
          </Link>
          .
        </p>
      )}
      <QuotaMeter type="palm" centered />
    </Stage>
  );
}
