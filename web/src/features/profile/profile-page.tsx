import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { User } from '@sibila/contracts/account';
import { LineButton } from '../../components/button.tsx';
import { Star } from '../../components/ornament.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { showToast } from '../../components/toasts.tsx';
import { ChartHistory } from '../chart/chart-history.tsx';
import { CompatibilityHistory } from '../compatibility/compatibility-history.tsx';
import { longDate } from '../../lib/dates.ts';
import { PalmHistory } from '../palm/palm-history.tsx';
import { RunesHistory } from '../runes/runes-history.tsx';
import { TarotHistory } from '../tarot/tarot-history.tsx';
import { usePlanWatch } from '../billing/fresh-plan.ts';
import { usePaymentReturn } from '../billing/payment-return.ts';
import { useSubscription } from '../billing/subscription.tsx';
import { VerifyingPayment } from '../billing/verifying-payment.tsx';
import { useAccessDialog } from '../account/access-dialog.tsx';
import { AccountTab } from '../account/account-tab.tsx';
import { useCutOff, useLogout, useSession, type Session } from '../account/session.ts';
import { tabClasses } from '../account/tab-classes.ts';
import classes from './profile-page.module.css';

interface ProfilePageProps {
  /** The payment that led here, if one did. */
  sessionId?: string | undefined;
}

/** The private page of an account; whoever is not signed in is sent home. */
export function ProfilePage({ sessionId }: ProfilePageProps) {
  const { status, user, isPremium } = useSession();
  const payment = usePaymentReturn(sessionId);
  useLeadHome(status);

  if (payment.isVerifying && status !== 'anonymous') return <VerifyingPayment />;
  if (!user) return <PageSkeleton label="Cargando tu perfil" title="Tu perfil" />;
  // Another person starts anew: nothing that one has typed is left to the next.
  return (
    <Profile key={user.id} user={user} isPremium={isPremium} showsAccount={payment.wasVerified} />
  );
}

const TAB_HASHES: Partial<Record<string, string>> = {
  compatibilidades: 'compatibilities',
  cuenta: 'account',
};

/**
 * Sends home whoever is not signed in. Those who came for one of the tabs, as mails ask them to, can
 * come in there and are led back to it; those who have just left are not asked in again. Where no
 * answer came it says so.
 */
function useLeadHome(status: Session['status']): void {
  const router = useRouter();
  const { open } = useAccessDialog();
  const { isCutOff, askAgain } = useCutOff();
  const wasInside = useRef(false);
  useEffect(() => {
    if (status === 'signedIn') wasInside.current = true;
    if (status !== 'anonymous') return;
    const { hash, href } = router.latestLocation;
    void router.navigate({ to: '/', replace: true });
    // With all of its address: a payment may have led here.
    const comeBack = () => router.history.replace(href);
    if (isCutOff()) {
      tellCutOff(() => {
        askAgain();
        comeBack();
      });
      return;
    }
    if (wasInside.current || !Object.hasOwn(TAB_HASHES, hash)) return;
    open({ tab: 'login', onSuccess: comeBack });
  }, [status, router, open, isCutOff, askAgain]);
}

/** Says why the home page stands where the profile was asked for, and leads back there. */
const tellCutOff = (onClick: () => void): void =>
  showToast({
    title: 'Sin conexión',
    description: 'No pudimos comprobar quién eres. Cuando vuelva la conexión, abre tu perfil.',
    duration: 60_000,
    action: { label: 'Abrir mi perfil', onClick },
  });

interface ProfileProps {
  user: User;
  isPremium: boolean;
  /** Whether the tab of the account is the one to begin with. */
  showsAccount: boolean;
}

function Profile({ user, isPremium, showsAccount }: ProfileProps) {
  usePlanWatch();
  const asked = useLocation({ select: ({ hash }) => hash });
  const first = showsAccount ? 'account' : (TAB_HASHES[asked] ?? 'readings');
  const [chosen, setTab] = useState<string | null>(null);
  const tab = chosen ?? first;
  const [signAsked, setSignAsked] = useState(0);
  const [accountSeen, setAccountSeen] = useState(first === 'account');
  const choose = (value: string | null) => {
    setTab(value);
    if (value === 'account') setAccountSeen(true);
  };
  const askForSign = () => {
    choose('account');
    setSignAsked((times) => times + 1);
  };
  return (
    <div className="page">
      <ProfileHeader user={user} isPremium={isPremium} onSignWanted={askForSign} />
      <Tabs value={tab} onChange={choose} keepMounted={false} classNames={tabClasses}>
        <Tabs.List aria-label="Tu perfil">
          <Tabs.Tab value="readings">Mis Lecturas</Tabs.Tab>
          <Tabs.Tab value="compatibilities">Compatibilidades</Tabs.Tab>
          <Tabs.Tab value="account">Cuenta</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="readings">
          <Readings />
        </Tabs.Panel>
        <Tabs.Panel value="compatibilities">
          <CompatibilityHistory />
        </Tabs.Panel>
        {/* Once it has been seen it stays, and with it what is typed there and not saved yet. */}
        <Tabs.Panel value="account" keepMounted={accountSeen}>
          <AccountTab user={user} signAsked={signAsked} isPlanNews={showsAccount} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

interface ProfileHeaderProps extends Omit<ProfileProps, 'showsAccount'> {
  onSignWanted: () => void;
}

function ProfileHeader({ user, isPremium, onSignWanted }: ProfileHeaderProps) {
  const logout = useLogout();
  return (
    <header className={classes.header}>
      <div>
        <h1>Bienvenido, {user.fullName || user.username}</h1>
        {user.zodiacSign ? (
          <p className={classes.sign}>Tu signo zodiacal es {user.zodiacSign}</p>
        ) : (
          <p className={classes.sign}>
            <span>Aún no has indicado tu signo zodiacal.</span>
            <button type="button" className={classes.prompt} onClick={onSignWanted}>
              Añádelo en tu cuenta
            </button>
          </p>
        )}
        <p className={classes.plan} data-premium={isPremium || undefined}>
          {isPremium ? <Star size={16} points={8} /> : null}
          {isPremium ? <PremiumTerm until={user.premiumUntil} /> : 'Usuario Gratuito'}
        </p>
      </div>
      <div className={classes.actions}>
        <LineButton component={Link} to="/">
          Volver al Inicio
        </LineButton>
        <LineButton onClick={() => void logout()}>Cerrar Sesión</LineButton>
      </div>
    </header>
  );
}

/** Until when Premium lasts, and whether it goes on from there. */
function PremiumTerm({ until }: { until: Date | null }) {
  const { details } = useSubscription();
  const { state, nextCharge, givesPremium } = details?.subscription ?? {};
  const isRenewed = state === 'active' && givesPremium === true && nextCharge !== null;
  if (!until) return 'Premium';
  return (
    <span>
      <span>Premium hasta el {longDate(until)}</span>{' '}
      {isRenewed ? <span className={classes.renewal}>y se renueva</span> : null}
    </span>
  );
}

function Readings() {
  return (
    <div className={classes.readings}>
      <TarotHistory />
      <PalmHistory />
      <RunesHistory />
      <ChartHistory />
    </div>
  );
}
