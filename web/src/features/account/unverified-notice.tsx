import { LineButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './fields.module.css';

/** What an unverified account sees in the login form, with a way to get the link again. */
export function UnverifiedNotice({ email, onSent }: { email: string; onSent: () => void }) {
  const resend = trpc.account.resendVerification.useMutation({
    onSuccess: () => {
      showToast({
        title: 'Correo enviado',
        description:
          'Se ha enviado un nuevo correo de verificación. Por favor, revisa tu bandeja de entrada.',
      });
      onSent();
    },
    onError: () =>
      showToast({
        title: 'Error',
        description:
          'No se pudo enviar el correo de verificación. Por favor, intenta nuevamente más tarde.',
        variant: 'destructive',
      }),
  });

  const send = () => {
    if (resend.isPending) return;
    if (email.trim()) resend.mutate({ email: email.trim() });
    else
      showToast({
        title: 'Error',
        description: 'Por favor, ingresa tu correo electrónico primero',
        variant: 'destructive',
      });
  };

  return (
    <div className={classes.notice} role="alert">
      <p>
        <strong>Email no verificado</strong>
        Debes verificar tu correo electrónico antes de iniciar sesión. Puedes reenviar el correo de
        verificación usando el botón a continuación.
      </p>
      <LineButton type="button" onClick={send} aria-disabled={resend.isPending}>
        {resend.isPending ? 'Enviando correo...' : 'Reenviar correo de verificación'}
      </LineButton>
    </div>
  );
}
