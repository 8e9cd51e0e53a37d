import { useRef, type RefObject } from 'react';
import type { User } from '@sibila/contracts/account';
import { LineButton } from '../../components/button.tsx';
import { Star } from '../../components/ornament.tsx';
import { HistoryCard } from '../account/history-card.tsx';
import { BasicPlan, GrantedPlan } from './unpaid-plan.tsx';
import { PaidPlan } from './paid-plan.tsx';
import { useSubscription } from './subscription.tsx';
import { STATE_NAMES } from './words.ts';
import classes from './subscription-card.module.css';

/** The plan of an account: what it is, what is charged next, and everything to be done about it. */
export function SubscriptionCard({ user }: { user: User }) {
  const card = useRef<HTMLElement>(null);
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
  if (hasFailed) return <Problem onRetry={() => void refresh()} />;
  if (!status || (status.hasSubscription && !details)) return <Skeleton />;
  const subscription = details?.subscription ?? null;
  if (subscription && subscription.state !== 'ended')
    return (
      <PaidPlan
        subscription={subscription}
        premiumUntil={status.premiumUntil}
        onGone={() => card.current?.focus()}
      />
    );
  if (status.isPremium) return <GrantedPlan until={status.premiumUntil} />;
  return <BasicPlan grantedUntil={user.premiumUntil} />;
}

function Problem({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={classes.problem}>
      <p>No pudimos consultar tu suscripción. Sigue como estaba.</p>
      <LineButton onClick={onRetry}>Volver a intentarlo</LineButton>
    </div>
  );
}

function Skeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label="Consultando tu suscripción">
      <span />
      <span />
    </div>
  );
}
