import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CallButton } from '../../components/button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { failureOf } from '../../lib/failure.ts';
import { FormNotice } from './form-notice.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { recoveryText } from './recovery-failure.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { ResetDone } from './reset-password-page.tsx';
import { useForgetSession } from './session.ts';
import classes from './recovery-card.module.css';

const NO_TOKEN =
  'El enlace llegó incompleto. Ábrelo otra vez desde el correo en el que te avisamos del cambio.';

type Step = 'offer' | 'back' | 'done';

function useRevert(addressToken: string | undefined) {
  const router = useRouter();
  const forgetSession = useForgetSession();
  const revert = trpc.account.revertEmail.useMutation();
  // Kept here alone: the address forgets it below.
  const [token] = useState(addressToken);
  const [step, setStep] = useState<Step>('offer');
  const [problem, setProblem] = useState<string | null>(token ? null : NO_TOKEN);
  const [isDead, setDead] = useState(!token);

  useEffect(() => {
    // The token leaves the address bar, and with it the history and every later referrer.
    if (token) router.history.replace(router.latestLocation.pathname);
  }, [token, router]);

  const open = async () => {
    if (!token || revert.isPending) return;
    setProblem(null);
    try {
      await revert.mutateAsync({ token });
    } catch (error) {
      setDead(failureOf(error).code === 'TOKEN_INVALID');
      return setProblem(recoveryText(error));
    }
    // Every session of the account ended with it, perhaps the one of this browser too.
    await forgetSession();
    setStep('back');
  };
  return { token, step, setStep, problem, isDead, busy: revert.isPending, open };
}

/**
 * The page behind the link in the notice of a new address. A button and not the arrival brings the
 * old one back: programs that look at mails open links too.
 */
export function RevertEmailPage({ token: addressToken }: { token: string | undefined }) {
  const { token, step, setStep, problem, isDead, busy, open } = useRevert(addressToken);
  return (
    <RecoveryCard title="Recuperar mi cuenta">
      {step === 'offer' ? (
        <div className={classes.outcome}>
          {problem ? (
            <FormNotice kind="failure">
              {problem}{' '}
              {isDead ? <Link to="/forgot-password">Pedir una contraseña nueva</Link> : null}
            </FormNotice>
          ) : (
            <p className={classes.lead}>
              Si no fuiste tú quien pidió cambiar el correo, tu cuenta vuelve aquí al que tenía. Se
              cierran todas las sesiones, la contraseña de antes deja de servir y eliges otra.
            </p>
          )}
          {isDead ? null : (
            <CallButton onClick={() => void open()} aria-disabled={busy}>
              {busy ? 'Recuperando...' : 'Recuperar mi cuenta'}
            </CallButton>
          )}
        </div>
      ) : null}
      {step === 'back' ? (
        <div>
          <p className={classes.lead} role="status">
            Tu cuenta vuelve a tener su correo de siempre. Elige ahora una contraseña nueva: tienes
            una hora para hacerlo.
          </p>
          <ResetPasswordForm token={token} onDone={() => setStep('done')} />
        </div>
      ) : null}
      {step === 'done' ? <ResetDone /> : null}
    </RecoveryCard>
  );
}
