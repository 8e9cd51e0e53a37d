import { useCallback, useEffect, useState } from 'react';
import type { SubscriptionDetails, SubscriptionStatus } from '@sibila/contracts/billing';
import { trpc } from '../../lib/trpc.ts';
import { useRefreshPlan } from './use-refresh-plan.ts';

/** A plan as the server knew it at one moment. */
export interface Plan {
  status: SubscriptionStatus;
  /** Of those who have a subscription. */
  details: SubscriptionDetails | null;
}

/** Reads the plan now, and shows it wherever it is shown; throws where it can't be known. */
function useRereading(): () => Promise<Plan> {
  const utils = trpc.useUtils();
  const refresh = useRefreshPlan();
  return useCallback(async () => {
    const now = { staleTime: 0 };
    const status = await utils.billing.status.fetch(undefined, now);
    const details = status.hasSubscription
      ? await utils.billing.details.fetch(undefined, now)
      : null;
    const known = utils.account.user.getData();
    // What else hangs on Premium is asked for only where that has changed.
    if (known && known.isPremium !== status.isPremium) void refresh();
    return { status, details };
  }, [utils, refresh]);
}

/** Runs whenever the reader comes back to this tab. */
function useReturns(isWatching: boolean, look: () => void): void {
  useEffect(() => {
    if (!isWatching) return undefined;
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', lookIfSeen);
    window.addEventListener('focus', lookIfSeen);
    return () => {
      document.removeEventListener('visibilitychange', lookIfSeen);
      window.removeEventListener('focus', lookIfSeen);
    };
  }, [isWatching, look]);
}

/** Unlike what else is asked for, a plan is read again in a tab that was left: money hangs on it. */
export function usePlanWatch(): void {
  const reread = useRereading();
  const look = useCallback(() => void reread().catch(() => undefined), [reread]);
  useReturns(true, look);
}

interface Told {
  reading: 'reading' | 'known' | 'failed';
  /** Null unless it is known. */
  plan: Plan | null;
  /** Whether it is not what the dialog said at first. */
  isNew: boolean;
}

/** The plan of which a dialog says what becomes of it. */
export interface ToldPlan extends Told {
  /** Reads the plan once more; whether the dialog has said what is true now. */
  check(): Promise<boolean>;
  retry(): Promise<void>;
}

const READING: Told = { reading: 'reading', plan: null, isNew: false };

/**
 * Reads the plan when a dialog opens, when its reader comes back to it, and before it does what
 * can't be undone. `wordsOf` is what it says of a plan: while that stays, nothing has changed.
 */
export function useToldPlan(opened: boolean, wordsOf: (plan: Plan | null) => string): ToldPlan {
  const reread = useRereading();
  const [told, setTold] = useState<Told>(READING);
  const [wasOpened, setWasOpened] = useState(opened);
  if (wasOpened !== opened) {
    setWasOpened(opened);
    // What it says while it closes may stay.
    if (opened) setTold(READING);
  }

  const look = useCallback(
    async (before: Told): Promise<Told> => {
      const plan = await reread().catch(() => null);
      const isOther = before.reading !== 'reading' && wordsOf(plan) !== wordsOf(before.plan);
      return { reading: plan ? 'known' : 'failed', plan, isNew: before.isNew || isOther };
    },
    [reread, wordsOf],
  );

  useEffect(() => {
    if (!opened) return undefined;
    let isGone = false;
    const begin = async () => {
      const first = await look(READING);
      if (!isGone) setTold(first);
    };
    void begin();
    return () => {
      isGone = true;
    };
  }, [opened, look]);

  const check = useCallback(async () => {
    if (told.reading === 'reading') return false;
    const now = await look(told);
    setTold(now);
    return wordsOf(now.plan) === wordsOf(told.plan);
  }, [told, look, wordsOf]);
  useReturns(
    opened,
    useCallback(() => void check(), [check]),
  );

  const retry = async () => {
    setTold(READING);
    setTold(await look(READING));
  };
  return { ...told, check, retry };
}
