import { Link } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { RitualOutcome, refusalOf } from '../reading/ritual-outcome.tsx';
import { StageTitle } from '../reading/stage.tsx';
import { useMotion } from '../reading/use-motion.ts';
import { useRitualReading } from '../reading/use-ritual-reading.ts';
import { accountOf } from './account.ts';
import { PAIR_DRAFTS } from './draft.ts';
import { NumberAccount } from './number-account.tsx';
import { SignWheels } from './sign-wheels.tsx';
import { COMPATIBILITY_SOURCE } from './source.ts';
import { TURN_MS, useCountUp } from './use-count-up.ts';
import type { Pair } from './use-pair.ts';
import { WhyAnalysis } from './why-analysis.tsx';
import { pairName, RITUAL_WORDS } from './words.ts';
import classes from './facing-scene.module.css';

interface FacingSceneProps {
  pair: Pair;
  first: SignName;
  second: SignName;
  userId: string;
}

/** Last scenes: the signs face each other, the number and its reasons, and the analysis below. */
export function FacingScene({ pair, first, second, userId }: FacingSceneProps) {
  const { goTo, restart, finish } = pair;
  const { id, step, reading } = pair.draft;
  const motion = useMotion();
  const turning = step === 'facing';
  const account = useMemo(() => accountOf(first, second), [first, second]);
  const onCounted = useCallback(() => goTo('reading'), [goTo]);
  const count = useCountUp(turning, account.percent, motion, onCounted);
  const request = useCallback(
    () => ({ id, firstSign: first, secondSign: second }),
    [id, first, second],
  );
  const drop = useCallback(() => PAIR_DRAFTS.drop(userId), [userId]);
  const ready = { userId, request, reading, finish, drop };
  const outcome = useRitualReading(COMPATIBILITY_SOURCE, ready);

  const refusal = refusalOf({ outcome, words: RITUAL_WORDS, onRestart: restart });
  if (refusal) return refusal;
  return (
    <>
      <StageTitle>
        {pairName(first, second)}
        <span className="visually-hidden">: {account.percent} % de compatibilidad</span>
      </StageTitle>
      <SignWheels first={first} second={second} turning={turning} duration={TURN_MS * motion.speed}>
        <p className={classes.number} aria-hidden="true">
          {count} <small>%</small>
        </p>
      </SignWheels>
      <NumberAccount account={account} arriving={turning} />
      {turning ? null : (
        <RitualOutcome
          type="compatibility"
          outcome={outcome}
          words={RITUAL_WORDS}
          waiting="El análisis se está escribiendo…"
          reading={reading ? { ...reading, text: reading.analysis } : null}
          instant={motion.instant}
          stays
          onRestart={restart}
        >
          {reading ? <WhyAnalysis reading={reading} /> : null}
          <p className={classes.charts}>
            Dos signos son el comienzo. Dos personas enteras se comparan con sus{' '}
            <Link to="/carta-astral">cartas astrales</Link>, planeta por planeta.
          </p>
        </RitualOutcome>
      )}
    </>
  );
}
