import { SAME_HAND } from '@sibila/content/palm/refusals';
import {
  isSameHand,
  otherHand,
  shownHand,
  type HandSide,
  type MeasuredHand,
} from '@sibila/domain/palm/measured-hand';
import { useEffect, useRef } from 'react';
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

/** Whether photos show another hand than the one that was chosen, as far as this page could see. */
export function showOtherHand({ first, second }: Photos, hand: HandSide): boolean {
  return isOther(first?.found, hand) || isOther(second?.found, otherHand(hand));
}

/** Says that both photos show one hand, and how to go on. */
export function OneHand({ ritual }: { ritual: Ritual }) {
  return (
    <div className={classes.doubt} role="alert">
      <p>{SAME_HAND}</p>
      <StageActions>
        <LineButton onClick={ritual.leaveSecond}>Seguir con la primera foto</LineButton>
      </StageActions>
    </div>
  );
}

interface WhichHandProps {
  ritual: Ritual;
  hand: HandSide;
  /** How often somebody wanted to go on without an answer. */
  asked: number;
  /** The hand stays as it was chosen. */
  onKeep: () => void;
}

/** Says that photos show another hand than the one that was chosen, and asks which it is. */
export function WhichHand({ ritual, hand, asked, onKeep }: WhichHandProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) question.current?.focus();
  }, [asked]);
  const { second } = ritual.photos;
  const other = otherHand(hand);
  return (
    <div
      ref={question}
      className={classes.doubt}
      role="group"
      aria-label="¿Qué mano es?"
      tabIndex={-1}
    >
      <p role="status">
        {second
          ? 'Parece que tus fotos van cambiadas de mano, o están en espejo (como un selfi).'
          : `Parece tu mano ${SIDES[other]}, o la foto está en espejo (como un selfi).`}
      </p>
      {asked > 0 ? <p role="alert">Antes de leer, dinos qué mano es.</p> : null}
      <StageActions>
        <LineButton onClick={ritual.switchHand}>
          {second ? 'Intercambiar las manos' : `Es mi mano ${SIDES[other]}`}
        </LineButton>
        <LineButton onClick={onKeep}>
          {second ? 'Dejarlas como están' : `Dejarla como ${SIDES[hand]}`}
        </LineButton>
      </StageActions>
    </div>
  );
}
