import { useEffect, useRef, useState, type RefObject } from 'react';
import type { User } from '@sibila/contracts/account';
import { Star } from '../../components/ornament.tsx';
import { HistoryCard } from '../account/history-card.tsx';
import { BusyButton } from './busy-button.tsx';
import { BasicPlan, GrantedPlan } from './unpaid-plan.tsx';
import { ComingPayment } from './coming-payment.tsx';
import { OtherPlan } from './other-plan.tsx';
import { PaidPlan } from './paid-plan.tsx';
import { keepPendingPayment, usePendingPayment } from './pending-payment.ts';
import { useSubscription } from './subscription.tsx';
import { isOurPlan, STATE_NAMES } from './words.ts';
import classes from './subscription-card.module.css';

interface SubscriptionCardProps {
  user: User;
  /** Whether it is what somebody has come for: it takes the focus. */
  isNews?: boolean;
}

/** The plan of an account: what it is, what is charged next, and everything to be done about it. */
export function SubscriptionCard({ user, isNews = false }: SubscriptionCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNews) card.current?.focus();
  }, [isNews]);
  return (
    <HistoryCard title="Suscripción" action={<StateMark />} ref={card}>
      <Plan user={user} card={card} />
    </HistoryCard>
  );
}

/** How what is paid stands, in a word or two. */
function StateMark() {
  const state = useSubscription().details?.subscription?.state;
  if (state === undefined) return null;
  return (
    <span className={classes.state} data-state={state}>
      {state === 'active' ? <Star size={16} points={8} /> : null}
      {STATE_NAMES[state]}
    </span>
  );
}

function Plan({ user, card }: { user: User; card: RefObject<HTMLElement | null> }) {
  const { status, details, hasFailed, refresh } = useSubscription();
  const pending = usePendingPayment(user.id);
  const hasPlan = status?.isPremium === true || status?.hasSubscription === true;
  useEffect(() => {
    if (hasPlan) keepPendingPayment(user.id, null);
  }, [hasPlan, user.id]);
  const onGone = () => card.current?.focus();
  if (hasFailed) return <Problem onRetry={refresh} />;
  if (!status || (status.hasSubscription && !details))
    return <Skeleton isPaid={status?.hasSubscription ?? user.isPremium} />;
  const subscription = details?.subscription ?? null;
  const isRunning = subscription !== null && subscription.state !== 'ended';
  if (isRunning && !isOurPlan(subscription))
    return <OtherPlan subscription={subscription} onGone={onGone} />;
  if (isRunning)
    return (
      <PaidPlan subscription={subscription} premiumUntil={status.premiumUntil} onGone={onGone} />
    );
  if (status.isPremium) return <GrantedPlan until={status.premiumUntil} />;
  if (pending !== null || status.isPaymentPending)
    return <ComingPayment userId={user.id} sessionId={pending} onGone={onGone} />;
  return <BasicPlan grantedUntil={user.premiumUntil} />;
}

function Problem({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    await onRetry();
    setAsking(false);
  };
  return (
    <div role="alert" className={classes.problem}>
      <p>No pudimos consultar tu suscripción. Sigue como estaba.</p>
      <BusyButton isBusy={isAsking} doing="Consultando..." onPress={retry}>
        Volver a intentarlo
      </BusyButton>
    </div>
  );
}

/** As high as what most probably comes. */
function Skeleton({ isPaid }: { isPaid: boolean }) {
  return (
    <div
      className={classes.skeleton}
      data-paid={isPaid || undefined}
      role="status"
      aria-label="Consultando tu suscripción"
    >
      <span />
      <span />
    </div>
  );
}
