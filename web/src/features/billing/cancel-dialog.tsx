import { useState } from 'react';
import { REFUND_READINGS } from '@sibila/contracts/premium';
import { CallButton, LineButton } from '../../components/button.tsx';
import { longDate } from '../../lib/dates.ts';
import { PanelModal } from '../account/panel-modal.tsx';
import { BusyButton } from './busy-button.tsx';
import { useToldPlan, type Plan, type ToldPlan } from './fresh-plan.ts';
import { useCancelling } from './use-plan-verbs.ts';
import { isOurPlan, mexicanDay } from './words.ts';
import classes from './subscription-card.module.css';

const WIDTH = 480;
/** By then the dialog has tried to give the focus back to a button that is gone. */
const FOCUS_MS = 50;

/**
 * What cancelling leads to: Premium until a date, the end at once of what is not paid for, the end of
 * another plan's period, or nothing where that is done already.
 */
type Ending = { kind: 'period'; until: Date } | { kind: 'now' | 'other' | 'done' };

function endingOf({ status, details }: Plan): Ending {
  const subscription = details?.subscription;
  if (!subscription || subscription.state === 'cancelled' || subscription.state === 'ended')
    return { kind: 'done' };
  if (!isOurPlan(subscription)) return { kind: 'other' };
  return subscription.state === 'active'
    ? { kind: 'period', until: status.premiumUntil ?? subscription.periodEnd }
    : { kind: 'now' };
}

function wordsOf(plan: Plan | null): string {
  if (!plan) return '';
  const ending = endingOf(plan);
  return ending.kind === 'period'
    ? `period ${longDate(ending.until)} ${refundUntil(plan)}`
    : ending.kind;
}

/** The last day on which the payment can be asked for again; null where it can't. */
function refundUntil({ details }: Plan): string | null {
  const refund = details?.subscription?.refund;
  return refund?.isDue ? mexicanDay(refund.until) : null;
}

interface CancelDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Runs once it is done, when the focus has nowhere to go. */
  onCancelled: () => void;
}

/** Says what cancelling means, as it stands at that moment, and does it with the second click. */
export default function CancelDialog({ opened, onClose, onCancelled }: CancelDialogProps) {
  const told = useToldPlan(opened, wordsOf);
  const { isCancelling, wasTried, send } = useSending(told, () => {
    onClose();
    setTimeout(onCancelled, FOCUS_MS);
  });
  const isDone = told.plan !== null && endingOf(told.plan).kind === 'done';
  return (
    <PanelModal opened={opened} title="Cancelar la suscripción" size={WIDTH} onClose={onClose}>
      <div className={classes.consequences}>
        {told.isNew && told.plan ? (
          <p role="alert" className={classes.news}>
            Tu plan acaba de cambiar. Léelo otra vez antes de seguir.
          </p>
        ) : null}
        <Consequences told={told} wasTried={wasTried} />
      </div>
      <div className={classes.actions}>
        {told.reading === 'failed' ? (
          <CallButton onClick={() => void told.retry()}>Volver a intentarlo</CallButton>
        ) : isDone ? null : (
          <BusyButton
            isCall
            isBusy={isCancelling}
            isHeld={told.reading === 'reading'}
            doing="Cancelando..."
            onPress={send}
          >
            Cancelar suscripción
          </BusyButton>
        )}
        <LineButton aria-disabled={isCancelling} onClick={onClose}>
          {isDone ? 'Entendido' : 'Conservar mi plan'}
        </LineButton>
      </div>
    </PanelModal>
  );
}

/** Cancels what was told, if that is still so; else it is told anew first. */
function useSending({ plan, check }: ToldPlan, onDone: () => void) {
  const cancel = useCancelling();
  const [isCancelling, setCancelling] = useState(false);
  const [wasTried, setTried] = useState(false);
  const send = async () => {
    if (isCancelling) return;
    setCancelling(true);
    const keepsPeriod = plan !== null && endingOf(plan).kind === 'period';
    const isTrue = await check();
    const isDone = isTrue && (await cancel({ keepsPeriod }));
    // The server may have learnt meanwhile what it had not told.
    if (isTrue && !isDone) {
      setTried(true);
      await check();
    }
    setCancelling(false);
    if (isDone) onDone();
  };
  return { isCancelling, wasTried, send };
}

/** Cancelling gives nothing back by itself: whoever may have it back hears of it before. */
const RefundHint = ({ until }: { until: string | null }) =>
  until === null ? null : (
    <p>
      Cancelar no devuelve el pago. Si lo quieres de vuelta, pídelo en tu cuenta con «Pedir la
      devolución», antes o después de cancelar: hasta el {until} y con {REFUND_READINGS} lecturas
      Premium como mucho.
    </p>
  );

interface ConsequencesProps {
  told: ToldPlan;
  /** Whether cancelling was tried before, and perhaps done. */
  wasTried: boolean;
}

function Consequences({ told: { reading, plan }, wasTried }: ConsequencesProps) {
  if (reading === 'failed')
    return (
      <p role="alert">
        No pudimos consultar cómo está tu plan.{' '}
        {wasTried
          ? 'No sabemos si la cancelación llegó a hacerse: vuelve a intentarlo y te lo decimos.'
          : 'No hemos cancelado nada.'}
      </p>
    );
  if (!plan) return <p role="status">Consultando cómo está tu plan…</p>;
  const ending = endingOf(plan);
  if (ending.kind === 'period')
    return (
      <>
        <p>
          Conservas Premium hasta el <strong>{longDate(ending.until)}</strong>. Después vuelves al
          plan Básico, tus lecturas se quedan y no se te cobra nada más.
        </p>
        <RefundHint until={refundUntil(plan)} />
      </>
    );
  if (ending.kind === 'other')
    return <p>Esta suscripción no se renueva y no se te cobra nada más. Tus lecturas se quedan.</p>;
  if (ending.kind === 'done')
    return <p>Ya no hay nada que cancelar: tu suscripción no se renueva ni se te cobra más.</p>;
  return (
    <p>
      Como el último cobro no salió, la suscripción <strong>termina ahora mismo</strong>: no
      volvemos a intentarlo y no se te cobra nada más. Vuelves al plan Básico y tus lecturas se
      quedan.
    </p>
  );
}
