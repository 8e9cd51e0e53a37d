import type { ReactNode } from 'react';
import type { RefundCheck } from '@sibila/contracts/billing';
import { REFUND_READINGS } from '@sibila/contracts/premium';
import { QuotaMarks } from '../quota/quota-meter.tsx';
import { useAskingRefund, useWithdrawingRefund } from './use-plan-verbs.ts';
import { refundWords, type RefundWords } from './words.ts';
import { VerbButton } from './verb-button.tsx';
import classes from './subscription-card.module.css';

interface RefundProps {
  check: RefundCheck;
  /** Runs when the button that had the focus is there no more. */
  onGone: () => void;
}

/** Whether the first payment is given back by the terms, why, and the one click that asks for it. */
export function Refund({ check, onGone }: RefundProps) {
  const askRefund = useAskingRefund();
  const ask = async () => {
    if (await askRefund()) onGone();
  };
  return (
    <RefundNotice words={refundWords(check)}>
      {check.isDue ? (
        <div className={classes.ask}>
          <VerbButton verb="askRefund" onPress={ask}>
            Pedir la devolución
          </VerbButton>
          <QuotaMarks limit={REFUND_READINGS} used={check.readingsUsed} />
          <p className={classes.note}>
            Al pedirla, Premium se cierra y deja de renovarse. Puedes retirarla mientras no te
            hayamos devuelto el pago.
          </p>
        </div>
      ) : null}
      {check.reason === 'asked' ? <Withdraw onGone={onGone} /> : null}
    </RefundNotice>
  );
}

function Withdraw({ onGone }: Pick<RefundProps, 'onGone'>) {
  const withdrawRefund = useWithdrawingRefund();
  const withdraw = async () => {
    if (await withdrawRefund()) onGone();
  };
  return (
    <div className={classes.ask}>
      <VerbButton verb="withdrawRefund" onPress={withdraw}>
        Retirar la petición
      </VerbButton>
      <p className={classes.note}>Tu Plan Pro vuelve a quedar como estaba.</p>
    </div>
  );
}

/** What is to be said of the first payment, and what can be done about it. */
export function RefundNotice({ words, children }: { words: RefundWords; children?: ReactNode }) {
  return (
    <section className={classes.refund} aria-labelledby="devolucion">
      <div>
        <h3 id="devolucion">{words.title}</h3>
        <p>{words.text}</p>
      </div>
      {children}
    </section>
  );
}
