import { SAME_HAND } from '@sibila/content/palm/refusals';
import {
  isSameHand,
  otherHand,
  shownHand,
  type HandSide,
  type MeasuredHand,
} from '@sibila/domain/palm/measured-hand';
import { useState } from 'react';
import { LineButton } from '../../components/button.tsx';
import { StageActions } from '../reading/stage.tsx';
import type { Photos, Ritual } from './use-ritual.ts';
import { SIDES } from './words.ts';
import classes from './which-hand.module.css';

const isOther = (found: MeasuredHand | null | undefined, hand: HandSide): boolean =>
  !!found && shownHand(found) !== hand;

/** Whether both photos show one hand, as far as this page could see. */
export function showOneHand({ first, second }: Photos): boolean {
  return !!first?.found && !!second?.found && isSameHand(first.found, second.found);
}

interface WhichHandProps {
  ritual: Ritual;
  hand: HandSide;
}

/** Says that photos show another hand than the one that was chosen, and asks which it is. */
export function WhichHand({ ritual, hand }: WhichHandProps) {
  const [isKept, setIsKept] = useState(false);
  const { first, second } = ritual.photos;
  if (showOneHand(ritual.photos))
    return (
      <div className={classes.doubt} role="alert">
        <p>{SAME_HAND}</p>
        <StageActions>
          <LineButton onClick={ritual.leaveSecond}>Seguir con la primera foto</LineButton>
        </StageActions>
      </div>
    );
  const other = otherHand(hand);
  if (isKept || !(isOther(first?.found, hand) || isOther(second?.found, other))) return null;
  return (
    <div className={classes.doubt} role="status">
      <p>
        {second
          ? 'Parece que tus fotos van cambiadas de mano, o están en espejo (como un selfi).'
          : `Parece tu mano ${SIDES[other]}, o la foto está en espejo (como un selfi).`}
      </p>
      <StageActions>
        <LineButton onClick={ritual.switchHand}>
          {second ? 'Intercambiar las manos' : `Es mi mano ${SIDES[other]}`}
        </LineButton>
        <LineButton onClick={() => setIsKept(true)}>
          {second ? 'Dejarlas como están' : `Dejarla como ${SIDES[hand]}`}
        </LineButton>
      </StageActions>
    </div>
  );
}
