import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { CallButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';
import { failureOf } from '../../lib/failure.ts';
import { sendWhenSound, showErrors } from './focused-form.ts';
import { FormNotice } from './form-notice.tsx';
import { HistoryCard } from './history-card.tsx';
import { passwordChange } from './new-password.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useFleeting } from './use-fleeting.ts';
import { useTellFailure } from './use-tell-failure.ts';
import classes from './account-forms.module.css';

const BANNER_MS = 5000;
const FIELDS = ['currentPassword', 'newPassword', 'confirmation'] as const;
const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

function usePasswordChange() {
  const utils = trpc.useUtils();
  const change = trpc.account.changePassword.useMutation();
  const tell = useTellFailure();
  const [changed, setChanged] = useFleeting(BANNER_MS);
  const form = useForm({
    name: 'change-password',
    mode: 'controlled',
    initialValues: EMPTY,
    validate: zod4Resolver(passwordChange, { errorPriority: 'first' }),
  });

  const send = async ({ currentPassword, newPassword }: typeof EMPTY) => {
    if (change.isPending) return;
    setChanged(false);
    showToast({
      title: 'Actualizando...',
      description: 'Cambiando tu contraseña',
      duration: Infinity,
    });
    try {
      await change.mutateAsync({ currentPassword, newPassword });
    } catch (error) {
      const failure = failureOf(error);
      showErrors(form, FIELDS, failure.fields);
      return tell(failure, 'Error al cambiar la contraseña');
    }
    form.reset();
    setChanged(true);
    showToast({
      title: '¡Contraseña actualizada!',
      description: 'Tu contraseña ha sido cambiada de forma exitosa',
    });
    // It also ended every other session.
    await Promise.all([utils.account.user.invalidate(), utils.privacy.sessions.invalidate()]);
  };
  return { form, changed, busy: change.isPending, submit: sendWhenSound(form, FIELDS, send) };
}

interface ChangePasswordFormProps {
  email: string;
  /** A new address waits for its link, which a new password makes void. */
  isAddressWaiting: boolean;
}

/** A new password, for whoever knows the one of today. */
export function ChangePasswordForm({ email, isAddressWaiting }: ChangePasswordFormProps) {
  const { form, changed, busy, submit } = usePasswordChange();
  return (
    <HistoryCard title="Cambiar contraseña" action={null}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <div className={classes.fields}>
          <PasswordField
            {...form.getInputProps('currentPassword')}
            label="Contraseña actual"
            autoComplete="current-password"
            className={classes.wide ?? ''}
          />
          <NewPasswordField {...form.getInputProps('newPassword')} label="Nueva contraseña" />
          <PasswordField
            {...form.getInputProps('confirmation')}
            label="Confirmar nueva contraseña"
            autoComplete="new-password"
          />
        </div>
        <div className={classes.actions}>
          <CallButton type="submit" aria-disabled={busy}>
            {busy ? 'Actualizando...' : 'Cambiar contraseña'}
          </CallButton>
          <div className={classes.banner}>
            {changed ? (
              <FormNotice kind="success" title="¡Contraseña actualizada!">
                Tu contraseña ha sido cambiada de forma exitosa
              </FormNotice>
            ) : (
              <p className={classes.note}>
                Al cambiarla se cierran tus demás sesiones
                {isAddressWaiting ? ' y se cancela el cambio de correo que espera' : ''}.
              </p>
            )}
          </div>
        </div>
      </form>
    </HistoryCard>
  );
}
