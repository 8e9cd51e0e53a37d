import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PREMIUM_PRICE, type EndReason } from '@sibila/contracts/premium';
import { QUOTA_LIMIT, QUOTA_WINDOW_DAYS } from '@sibila/contracts/limits';
import { latest } from '@sibila/domain/billing/access';
import { longDate } from '../../lib/dates.ts';
import { trpc } from '../../lib/trpc.ts';
import { RefundNotice } from './refund.tsx';
import { useIsSimulated } from './sale.ts';
import { useSubscription } from './subscription.tsx';
import { useManaging } from './use-plan-verbs.ts';
import { VerbButton } from './verb-button.tsx';
import { REFUND_WORDS } from './words.ts';
import classes from './subscription-card.module.css';

/** The free plan, and the way up. `grantedUntil` is when Premium that was given ended. */
export function BasicPlan({ grantedUntil }: { grantedUntil: Date | null }) {
  const { status } = useSubscription();
  const [now] = useState(() => new Date());
  const isOver = grantedUntil !== null && grantedUntil <= now;
  const paidUntil = status?.endedAt ?? null;
  const endedAt = latest([paidUntil, isOver ? grantedUntil : null]);
  const why = useWhyEnded(endedAt !== null && endedAt === paidUntil ? endedAt : null);
  return (
    <>
      <Upgrade ended={endedAt ? endedText(endedAt, why) : null} hasPaid={paidUntil !== null} />
      {status?.refund ? <RefundNotice words={REFUND_WORDS[status.refund]} /> : null}
    </>
  );
}

const WHY_ENDED: Record<EndReason, string> = {
  'payment-failed': ', porque el último cobro no salió',
  cancelled: ', antes de tiempo, porque se canceló en el acto',
  'period-end': ', al acabar el periodo que habías pagado, porque no se renovó',
  refunded: ', porque su pago volvió a tu tarjeta',
};

/** Why a subscription that was paid for ended at an instant; empty where that can't be known. */
function useWhyEnded(endedAt: Date | null): string {
  const { status } = useSubscription();
  const isGivenBack = status?.refund === 'refunded';
  const enabled = endedAt !== null && !isGivenBack;
  const { data } = trpc.billing.details.useQuery(undefined, { enabled });
  if (isGivenBack) return ' porque te devolvimos el pago';
  const why = endedAt ? data?.subscription?.endedBecause : undefined;
  return why ? WHY_ENDED[why] : '';
}

const endedText = (endedAt: Date, why: string): string =>
  `Tu Plan Pro terminó el ${longDate(endedAt)}${why}. Tus lecturas siguen aquí y no se te cobra nada.`;

function Upgrade({ ended, hasPaid }: { ended: string | null; hasPaid: boolean }) {
  const isSimulated = useIsSimulated();
  return (
    <div className={classes.body}>
      <div className={classes.plan}>
        <h3>Básico</h3>
        <p className={classes.price}>Gratis</p>
        <p className={classes.about}>
          {QUOTA_LIMIT} lecturas de cada tipo cada {QUOTA_WINDOW_DAYS} días y el horóscopo diario.
        </p>
      </div>
      <div className={classes.facts}>
        {ended ? <p className={classes.ended}>{ended}</p> : null}
        <p>
          Con el Plan Pro lees sin límite de cupo por {PREMIUM_PRICE.text} al mes. Se renueva cada
          mes hasta que lo canceles, en dos clics y desde aquí.
        </p>
        {isSimulated ? (
          <p>
            <span className={classes.simulated}>Pago simulado</span> Aquí no se mueve dinero.
          </p>
        ) : null}
        <div className={classes.actions}>
          <UpgradeCall />
          {hasPaid ? <Receipts /> : null}
          <Link to="/" hash="premium" className={classes.link}>
            Comparar los planes
          </Link>
        </div>
      </div>
    </div>
  );
}

function UpgradeCall() {
  const { isOff, upgrade } = useSubscription();
  if (isOff) return <p>Ahora mismo no se puede contratar Premium.</p>;
  return (
    <VerbButton isCall verb="upgrade" onPress={upgrade}>
      Pasar al Plan Pro
    </VerbButton>
  );
}

/** What was paid for once has receipts at the provider. */
function Receipts() {
  const manage = useManaging();
  return (
    <VerbButton verb="manage" onPress={manage}>
      Ver mis recibos
    </VerbButton>
  );
}

/** Premium that nobody pays for. */
export function GrantedPlan({ until }: { until: Date | null }) {
  return (
    <div className={classes.body}>
      <div className={classes.plan}>
        <h3>Plan Pro</h3>
        <p className={classes.price}>Sin cobros</p>
      </div>
      <div className={classes.facts}>
        <p>
          No tienes ninguna suscripción de pago ni nada que cancelar.
          {until
            ? ` Tu Plan Pro dura hasta el ${longDate(until)}; después vuelves al plan Básico.`
            : null}
        </p>
      </div>
    </div>
  );
}
