import type { User } from '@sibila/contracts/account';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';
import { failureOf } from '../../lib/failure.ts';
import { useTellFailure } from './use-tell-failure.ts';
import classes from './account-forms.module.css';

/** A new address that waits for its link: which one works until then. */
export function PendingAddress({ current, pending }: { current: string; pending: string }) {
  return (
    <span className={classes.pending} role="status">
      Te enviamos un enlace a <strong>{pending}</strong>. Hasta que lo abras, sigues entrando con{' '}
      <strong>{current}</strong>.
    </span>
  );
}

interface PendingActionsProps {
  user: User;
  pending: string;
  /** Runs once nothing waits any more and these buttons are gone. */
  onWithdrawn: () => void;
}

/** What can be done about an address that waits: its link once more, or no change at all. */
export function PendingActions({ user, pending, onWithdrawn }: PendingActionsProps) {
  const utils = trpc.useUtils();
  const tell = useTellFailure();
  const update = trpc.account.updateProfile.useMutation({
    onSuccess: (stored) => utils.account.user.setData(undefined, stored),
    onError: (error) => tell(failureOf(error), 'Error al actualizar datos de perfil'),
  });
  const wanted = update.isPending ? update.variables.email : null;
  const ask = (email: string, onSuccess: () => void) => {
    if (!update.isPending) update.mutate({ email }, { onSuccess });
  };
  const sendAgain = () =>
    ask(pending, () =>
      showToast({ title: 'Correo enviado', description: `Te enviamos otro enlace a ${pending}.` }),
    );
  const withdraw = () =>
    ask(user.email, () => {
      showToast({
        title: 'Cambio cancelado',
        description: `Tu correo sigue siendo ${user.email}. El enlace que enviamos ya no sirve.`,
      });
      onWithdrawn();
    });
  return (
    <div className={classes.pendingActions}>
      <button type="button" onClick={sendAgain} aria-disabled={update.isPending}>
        {wanted === pending ? 'Enviando correo...' : 'Enviar otro enlace'}
      </button>
      <button type="button" onClick={withdraw} aria-disabled={update.isPending}>
        {wanted === user.email ? 'Cancelando...' : 'Cancelar el cambio'}
      </button>
    </div>
  );
}
