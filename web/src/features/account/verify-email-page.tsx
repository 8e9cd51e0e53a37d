import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallButton, LineButton } from '../../components/button.tsx';
import { LoneCard } from '../../components/lone-card.tsx';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useAccessDialog } from './access-dialog.tsx';
import { failureOf } from '../../lib/failure.ts';
import { useSession } from './session.ts';
import classes from './verify-email-page.module.css';

const LOGIN_AFTER_MS = 3000;
const NO_TOKEN =
  'No se proporcionó un token de verificación. Por favor, revisa el enlace que recibiste por correo.';

type Outcome = { state: 'loading' } | { state: 'success' } | { state: 'failure'; message: string };

/** Posts the token of the address once, whatever mounts how often, and tells what came of it. */
function useVerification(token: string | undefined): Outcome {
  const utils = trpc.useUtils();
  const router = useRouter();
  const posted = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>(
    token ? { state: 'loading' } : { state: 'failure', message: NO_TOKEN },
  );

  useEffect(() => {
    if (!token || posted.current) return;
    posted.current = true;
    // The token leaves the address bar, and with it the history and every later referrer.
    router.history.replace(router.latestLocation.pathname);
    utils.client.account.verifyEmail.mutate({ token }).then(
      () => {
        setOutcome({ state: 'success' });
        // Somebody signed in has another address from here on.
        void utils.account.user.invalidate();
        showToast({
          title: 'Verificación exitosa',
          description: 'Tu correo electrónico ha sido verificado. Ahora puedes iniciar sesión.',
        });
      },
      (error: unknown) => {
        const message =
          failureOf(error).message || 'Ocurrió un error al verificar tu correo electrónico.';
        setOutcome({ state: 'failure', message });
        showToast({
          title: 'Error de verificación',
          description: message,
          variant: 'destructive',
        });
      },
    );
  }, [token, router, utils]);
  return outcome;
}

/** The page behind the link of the verification e-mail. */
export function VerifyEmailPage({ token }: { token: string | undefined }) {
  const outcome = useVerification(token);
  const { status } = useSession();
  const { open, preload } = useAccessDialog();
  const router = useRouter();
  const goHome = useCallback(() => void router.navigate({ to: '/' }), [router]);

  const settled = outcome.state !== 'loading';
  useEffect(() => {
    // A new address of somebody signed in has to be posted before they are sent on.
    if (settled && status === 'signedIn') goHome();
  }, [settled, status, goHome]);

  const mayLogIn = outcome.state === 'success' && status === 'anonymous';
  useEffect(() => {
    if (!mayLogIn) return undefined;
    const timer = setTimeout(() => open({ tab: 'login', onSuccess: goHome }), LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [mayLogIn, open, goHome]);

  return (
    <LoneCard
      title="Verificación de Correo"
      star={22}
      className={classes.card}
      aria-live="polite"
      aria-busy={!settled}
    >
      <OutcomeText outcome={outcome} />
      <div className={classes.action}>
        {outcome.state === 'success' ? (
          <CallButton onClick={goHome}>Ir a la página principal</CallButton>
        ) : null}
        {outcome.state === 'failure' ? (
          <>
            <CallButton
              aria-haspopup="dialog"
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => open({ tab: 'login', linkFailed: true, onSuccess: goHome })}
            >
              Ir al acceso
            </CallButton>
            <LineButton onClick={goHome}>Volver al inicio</LineButton>
          </>
        ) : null}
      </div>
    </LoneCard>
  );
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  if (outcome.state === 'loading')
    return <p className={classes.waiting}>Verificando tu correo electrónico...</p>;
  if (outcome.state === 'failure') return <p className={classes.failure}>{outcome.message}</p>;
  return (
    <p className={classes.success}>
      ¡Gracias! Tu cuenta ha sido activada y ahora puedes iniciar sesión.
    </p>
  );
}
