import { Link, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LineButton } from '../../components/button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { FormNotice } from './form-notice.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { linkProblem, type LinkProblem } from './recovery-failure.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { ResetProblem } from './reset-problem.tsx';
import classes from './recovery-card.module.css';

const LOGIN_AFTER_MS = 3000;
const NO_TOKEN: LinkProblem = {
  message: 'No se proporcionó un token de restablecimiento. Solicita un nuevo enlace.',
  mayRetry: false,
};

type LinkState =
  { state: 'checking' } | { state: 'valid' } | { state: 'failed'; problem: LinkProblem };

/** Looks at the token of the address once, whatever mounts how often. */
function useResetLink(addressToken: string | undefined) {
  const utils = trpc.useUtils();
  const router = useRouter();
  const asked = useRef(false);
  // Kept here alone: the address forgets it below.
  const [token] = useState(addressToken);
  const [link, setLink] = useState<LinkState>(
    token ? { state: 'checking' } : { state: 'failed', problem: NO_TOKEN },
  );

  const check = useCallback(() => {
    if (!token) return;
    setLink({ state: 'checking' });
    utils.client.account.checkResetToken.mutate({ token }).then(
      () => setLink({ state: 'valid' }),
      (error: unknown) => setLink({ state: 'failed', problem: linkProblem(error) }),
    );
  }, [token, utils]);

  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    // The token leaves the address bar, and with it the history and every later referrer.
    router.history.replace(router.latestLocation.pathname);
    check();
  }, [token, router, check]);
  return { token, link, check };
}

/** The page behind the link of the recovery e-mail. */
export function ResetPasswordPage({ token: addressToken }: { token: string | undefined }) {
  const { token, link, check } = useResetLink(addressToken);
  const [done, setDone] = useState(false);
  return (
    <RecoveryCard title="Restablecer Contraseña">
      {link.state === 'checking' ? (
        <p className={classes.waiting} role="status">
          Validando enlace de restablecimiento...
        </p>
      ) : null}
      {link.state === 'failed' ? (
        <div className={classes.outcome}>
          <ResetProblem message={link.problem.message} />
          {link.problem.mayRetry ? (
            <LineButton onClick={check}>Volver a intentarlo</LineButton>
          ) : null}
          {link.problem === NO_TOKEN ? (
            <LineButton component={Link} to="/forgot-password">
              Solicitar un nuevo enlace
            </LineButton>
          ) : null}
        </div>
      ) : null}
      {link.state === 'valid' && !done ? (
        <ResetPasswordForm token={token} onDone={() => setDone(true)} />
      ) : null}
      {done ? <ResetDone /> : null}
    </RecoveryCard>
  );
}

/** What a new password leads to: the access, a few seconds later. */
export function ResetDone() {
  const router = useRouter();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone with its form.
    notice.current?.focus();
    const timer = setTimeout(() => void router.navigate({ to: '/login' }), LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [router]);
  return (
    <FormNotice ref={notice} kind="success" title="¡Contraseña actualizada!">
      Cerramos todas las sesiones que tenías abiertas. En unos segundos te llevamos a iniciar sesión
      con la nueva.
    </FormNotice>
  );
}
