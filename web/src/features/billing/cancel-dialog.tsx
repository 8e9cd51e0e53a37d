import { CallButton, LineButton } from '../../components/button.tsx';
import { longDate } from '../../lib/dates.ts';
import { PanelModal } from '../account/panel-modal.tsx';
import { useSubscription } from './subscription.tsx';
import classes from './subscription-card.module.css';

const WIDTH = 480;
/** By then the dialog has tried to give the focus back to a button that is gone. */
const FOCUS_MS = 50;

interface CancelDialogProps {
  opened: boolean;
  /** Until when Premium lasts all the same; null where it ends at once, as it is not paid for. */
  until: Date | null;
  onClose: () => void;
  /** Runs once it is done, when the focus has nowhere to go. */
  onCancelled: () => void;
}

/** Says what cancelling means, and does it with the second click. */
export default function CancelDialog({ opened, until, onClose, onCancelled }: CancelDialogProps) {
  const { busy, cancel } = useSubscription();
  const isCancelling = busy === 'cancel';
  const send = async () => {
    if (!(await cancel())) return;
    onClose();
    setTimeout(onCancelled, FOCUS_MS);
  };
  return (
    <PanelModal opened={opened} title="Cancelar la suscripción" size={WIDTH} onClose={onClose}>
      {until ? (
        <p>
          Conservas Premium hasta el <strong>{longDate(until)}</strong>. Después vuelves al plan
          Básico, tus lecturas se quedan y no se te cobra nada más.
        </p>
      ) : (
        <p>
          Como el último cobro no salió, la suscripción <strong>termina ahora mismo</strong>: no
          volvemos a intentarlo y no se te cobra nada más. Vuelves al plan Básico y tus lecturas se
          quedan.
        </p>
      )}
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
