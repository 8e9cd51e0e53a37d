import { CallButton, LineButton } from '../../components/button.tsx';
import { longDate } from '../../lib/dates.ts';
import { PanelModal } from '../account/panel-modal.tsx';
import { useSubscription } from './subscription.tsx';
import { useCancelling } from './use-plan-verbs.ts';
import classes from './subscription-card.module.css';

const WIDTH = 480;
/** By then the dialog has tried to give the focus back to a button that is gone. */
const FOCUS_MS = 50;

/**
 * What cancelling leads to: Premium until a date, the end at once of what is not paid for, or the end
 * of another plan's period.
 */
export type Ending = { kind: 'period'; until: Date } | { kind: 'now' } | { kind: 'other' };

interface CancelDialogProps {
  opened: boolean;
  ending: Ending;
  onClose: () => void;
  /** Runs once it is done, when the focus has nowhere to go. */
  onCancelled: () => void;
}

/** Says what cancelling means, and does it with the second click. */
export default function CancelDialog({ opened, ending, onClose, onCancelled }: CancelDialogProps) {
  const { busy } = useSubscription();
  const cancel = useCancelling();
  const isCancelling = busy === 'cancel';
  const send = async () => {
    if (!(await cancel())) return;
    onClose();
    setTimeout(onCancelled, FOCUS_MS);
  };
  return (
    <PanelModal opened={opened} title="Cancelar la suscripción" size={WIDTH} onClose={onClose}>
      <Consequences ending={ending} />
      <div className={classes.actions}>
        <CallButton aria-disabled={isCancelling} onClick={() => void send()}>
          {isCancelling ? 'Cancelando...' : 'Cancelar suscripción'}
        </CallButton>
        <LineButton aria-disabled={isCancelling} onClick={onClose}>
          Conservar mi plan
        </LineButton>
      </div>
    </PanelModal>
  );
}

function Consequences({ ending }: { ending: Ending }) {
  if (ending.kind === 'period')
    return (
      <p>
        Conservas Premium hasta el <strong>{longDate(ending.until)}</strong>. Después vuelves al
        plan Básico, tus lecturas se quedan y no se te cobra nada más.
      </p>
    );
  if (ending.kind === 'other')
    return <p>Esta suscripción no se renueva y no se te cobra nada más. Tus lecturas se quedan.</p>;
  return (
    <p>
      Como el último cobro no salió, la suscripción <strong>termina ahora mismo</strong>: no
      volvemos a intentarlo y no se te cobra nada más. Vuelves al plan Básico y tus lecturas se
      quedan.
    </p>
  );
}
