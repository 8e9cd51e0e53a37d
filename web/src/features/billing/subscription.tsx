import { createContext, use, useMemo, type ReactNode } from 'react';
import type { SubscriptionDetails, SubscriptionStatus } from '@sibila/contracts/billing';
import { trpc } from '../../lib/trpc.ts';
import { useSession } from '../account/session.ts';
import { useRefreshPlan } from './use-refresh-plan.ts';
import { useVerbs, type Verbs } from './use-verbs.ts';

/** What is known of the plan of who is signed in. */
interface PlanState {
  /** Null for guests, and until it is known; whatever can't be asked for counts as free. */
  status: SubscriptionStatus | null;
  /** Of those who have a subscription. */
  details: SubscriptionDetails | null;
  /** Whether something could not be asked for. */
  hasFailed: boolean;
  /** Asks for everything that depends on the plan once more. */
  refresh(): Promise<void>;
}

export interface Subscription extends PlanState, Verbs {}

const FREE: SubscriptionStatus = {
  isPremium: false,
  premiumUntil: null,
  hasSubscription: false,
  isPaymentPending: false,
  endedAt: null,
  refund: null,
};

const SubscriptionContext = createContext<Subscription | null>(null);

/** The plan of who is signed in, and what they can do about it. */
export function useSubscription(): Subscription {
  const subscription = use(SubscriptionContext);
  if (!subscription) throw new Error('useSubscription needs a SubscriptionProvider above it');
  return subscription;
}

/** Knows the plan for everything below it: asked for on login, forgotten on logout. */
export function SubscriptionProvider({ children }: { children: ReactNode }) {
  const plan = usePlan();
  const verbs = useVerbs(plan.refresh);
  const subscription = useMemo(() => ({ ...plan, ...verbs }), [plan, verbs]);
  return <SubscriptionContext value={subscription}>{children}</SubscriptionContext>;
}

function usePlan(): PlanState {
  const signedIn = useSession().status === 'signedIn';
  const refresh = useRefreshPlan();
  const asked = trpc.billing.status.useQuery(undefined, { enabled: signedIn });
  const known = asked.data ?? (asked.isError ? FREE : null);
  const status = signedIn ? known : null;
  const paid = trpc.billing.details.useQuery(undefined, {
    enabled: status?.hasSubscription === true,
  });
  const details = status?.hasSubscription ? (paid.data ?? null) : null;
  const hasFailed =
    (asked.isError && !asked.data) ||
    (status?.hasSubscription === true && paid.isError && !paid.data);
  return useMemo(
    () => ({ status, details, hasFailed: signedIn && hasFailed, refresh }),
    [status, details, signedIn, hasFailed, refresh],
  );
}
