import { LineButton } from '../../components/button.tsx';
import { useOpenable } from '../../components/openable.ts';
import { useSubscription } from './subscription.tsx';
import { useManaging, useResuming } from './use-plan-verbs.ts';
import type { PaidSubscription } from './words.ts';
import { VerbButton } from './verb-button.tsx';
import classes from './subscription-card.module.css';

const loadDialog = () => import('./cancel-dialog.tsx');

interface PlanActionsProps {
  subscription: PaidSubscription;
  /** What is good to know of the buttons. */
  note: string;
  /** Runs when the button that had the focus is there no more. */
  onGone: () => void;
}

/** What can be done about a running subscription: it is managed, cancelled, or taken back. */
export function PlanActions({ subscription, note, onGone }: PlanActionsProps) {
  const manage = useManaging();
  const { state, refund } = subscription;
  return (
    <div className={classes.actions}>
      <VerbButton verb="manage" onPress={manage}>
        Gestionar
      </VerbButton>
      <Cancel isOffered={state !== 'cancelled'} onCancelled={onGone} />
      {state !== 'cancelled' || refund?.reason === 'asked' ? null : <Resume onResumed={onGone} />}
      <p className={classes.note}>{note}</p>
    </div>
  );
}

function Resume({ onResumed }: { onResumed: () => void }) {
  const resume = useResuming();
  const takeBack = async () => {
    if (await resume()) onResumed();
  };
  return (
    <VerbButton verb="resume" onPress={takeBack}>
      Retomar suscripción
    </VerbButton>
  );
}

interface CancelProps {
  /** Its dialog stays where it is open, to say what has happened meanwhile. */
  isOffered: boolean;
  onCancelled: () => void;
}

function Cancel({ isOffered, onCancelled }: CancelProps) {
  const { busy } = useSubscription();
  const dialog = useOpenable(loadDialog, 'No pudimos abrir la cancelación');
  const ask = () => {
    if (busy === null) dialog.open();
  };
  return (
    <>
      {isOffered ? (
        <LineButton aria-haspopup="dialog" aria-disabled={busy !== null} onClick={ask}>
          Cancelar suscripción
        </LineButton>
      ) : null}
      {dialog.Part ? (
        <dialog.Part opened={dialog.opened} onClose={dialog.close} onCancelled={onCancelled} />
      ) : null}
    </>
  );
}
