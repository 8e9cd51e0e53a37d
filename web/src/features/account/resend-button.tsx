import { LineButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';

interface ResendButtonProps {
  /** Where to, as it was typed. */
  email: string;
  onSent?: () => void;
}

/** Sends the verification e-mail again and tells how it went. */
export function ResendButton({ email, onSent }: ResendButtonProps) {
  const resend = trpc.account.resendVerification.useMutation({
    onSuccess: () => {
      showToast({
        title: 'Correo enviado',
        description:
          'Se ha enviado un nuevo correo de verificación. Por favor, revisa tu bandeja de entrada.',
      });
      onSent?.();
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
    <LineButton type="button" onClick={send} aria-disabled={resend.isPending}>
      {resend.isPending ? 'Enviando correo...' : 'Reenviar correo de verificación'}
    </LineButton>
  );
}
