import { Link } from '@tanstack/react-router';
import { HANDS, type HandSide } from '@sibila/domain/palm/measured-hand';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { ChoiceWords, Stage } from '../reading/stage.tsx';
import { OpenHand } from './open-hand.tsx';
import { SIDES } from './words.ts';
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
        {HANDS.map((side) => (
          <li key={side}>
            <button type="button" className={classes.choice} onClick={() => onChoose(side, false)}>
              <OpenHand side={side} />
              <ChoiceWords name={`Mano ${SIDES[side]}`} />
            </button>
          </li>
        ))}
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
              <ChoiceWords
                name="Las dos manos"
                about="Comparadas, con más detalle en montes y dedos."
              />
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
