import type { RefundCheck } from '@sibila/contracts/billing';
import { REFUND_READINGS } from '@sibila/contracts/premium';
import { LineButton } from '../../components/button.tsx';
import { QuotaMarks } from '../quota/quota-meter.tsx';
import { useSubscription } from './subscription.tsx';
import { refundWords } from './words.ts';
import classes from './subscription-card.module.css';

interface RefundProps {
  check: RefundCheck;
  /** Runs when the button that had the focus is there no more. */
  onGone: () => void;
}

/** Whether the first payment is given back by the terms, why, and the one click that asks for it. */
export function Refund({ check, onGone }: RefundProps) {
  const { busy, askRefund } = useSubscription();
  const { title, text } = refundWords(check);
  const ask = async () => {
    if (await askRefund()) onGone();
  };
  return (
    <section className={classes.refund} aria-labelledby="devolucion">
      <div>
        <h3 id="devolucion">{title}</h3>
        <p>{text}</p>
      </div>
      {check.isDue ? (
        <div className={classes.ask}>
          <QuotaMarks limit={REFUND_READINGS} used={check.readingsUsed} />
          <LineButton aria-disabled={busy !== null} onClick={() => void ask()}>
            {busy === 'askRefund' ? 'Pidiéndola...' : 'Pedir la devolución'}
          </LineButton>
          <p className={classes.note}>Al devolverlo, Premium se cierra.</p>
        </div>
      ) : null}
    </section>
  );
}
