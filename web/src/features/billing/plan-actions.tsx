import { lazy, Suspense, useState } from 'react';
import { LineButton } from '../../components/button.tsx';
import type { Ending } from './cancel-dialog.tsx';
import { useSubscription } from './subscription.tsx';
import { useManaging, useResuming } from './use-plan-verbs.ts';
import type { PaidSubscription } from './words.ts';
import classes from './subscription-card.module.css';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

interface PlanActionsProps {
  subscription: PaidSubscription;
  /** What cancelling would lead to. */
  ending: Ending;
  /** What is good to know of the buttons. */
  note: string;
  /** Runs when the button that had the focus is there no more. */
  onGone: () => void;
}

/** What can be done about a running subscription: it is managed, cancelled, or taken back. */
export function PlanActions({ subscription, ending, note, onGone }: PlanActionsProps) {
  const { busy } = useSubscription();
  const manage = useManaging();
  const { state, refund } = subscription;
  return (
    <div className={classes.actions}>
      <LineButton aria-disabled={busy !== null} onClick={() => void manage()}>
        {busy === 'manage' ? 'Abriendo el portal...' : 'Gestionar'}
      </LineButton>
      {state !== 'cancelled' ? (
        <Cancel ending={ending} onCancelled={onGone} />
      ) : refund?.reason === 'asked' ? null : (
        <Resume onResumed={onGone} />
      )}
      <p className={classes.note}>{note}</p>
    </div>
  );
}

function Resume({ onResumed }: { onResumed: () => void }) {
  const { busy } = useSubscription();
  const resume = useResuming();
  const takeBack = async () => {
    if (await resume()) onResumed();
  };
  return (
    <LineButton aria-disabled={busy !== null} onClick={() => void takeBack()}>
      {busy === 'resume' ? 'Retomando...' : 'Retomar suscripción'}
    </LineButton>
  );
}

function Cancel({ ending, onCancelled }: { ending: Ending; onCancelled: () => void }) {
  const { busy } = useSubscription();
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const ask = () => {
    if (busy !== null) return;
    setWanted(true);
    setOpened(true);
  };
  return (
    <>
      <LineButton aria-haspopup="dialog" aria-disabled={busy !== null} onClick={ask}>
        Cancelar suscripción
      </LineButton>
      {wanted ? (
        <Suspense fallback={null}>
          <CancelDialog
            opened={opened}
            ending={ending}
            onClose={() => setOpened(false)}
            onCancelled={onCancelled}
          />
        </Suspense>
      ) : null}
    </>
  );
}
