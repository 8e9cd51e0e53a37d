import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { useState } from 'react';
import { CallButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';
import { failureOf } from '../../lib/failure.ts';
import { sendWhenSound, showErrors } from './focused-form.ts';
import { newPassword } from './new-password.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { recoveryText } from './recovery-failure.ts';
import { ResetProblem } from './reset-problem.tsx';
import { useForgetSession } from './session.ts';
import classes from './fields.module.css';

const NO_TOKEN = 'Token inválido. Por favor, solicita un nuevo enlace.';
const FIELDS = ['password', 'confirmation'] as const;

interface ResetPasswordFormProps {
  token: string | undefined;
  onDone: () => void;
}

function useReset({ token, onDone }: ResetPasswordFormProps) {
  const reset = trpc.account.resetPassword.useMutation();
  const forgetSession = useForgetSession();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    name: 'reset-password',
    mode: 'controlled',
    initialValues: { password: '', confirmation: '' },
    validate: zod4Resolver(newPassword, { errorPriority: 'last' }),
  });

  const refuse = (message: string, isOfField = false) => {
    setProblem(isOfField ? null : message);
    showToast({ title: 'Error', description: message, variant: 'destructive' });
  };
  const send = async ({ password }: typeof form.values) => {
    if (reset.isPending) return;
    setProblem(null);
    if (!token) return refuse(NO_TOKEN);
    try {
      await reset.mutateAsync({ token, password });
    } catch (error) {
      const { fields } = failureOf(error);
      showErrors(form, FIELDS, fields);
      return refuse(recoveryText(error), 'password' in fields);
    }
    // Every session of the account ended with it, the one of this browser too.
    await forgetSession();
    showToast({
      title: '¡Contraseña actualizada!',
      description: 'Tu contraseña ha sido restablecida correctamente. Ahora puedes iniciar sesión.',
    });
    onDone();
  };
  return { form, problem, busy: reset.isPending, submit: sendWhenSound(form, FIELDS, send) };
}

/** A new password, twice, for whoever holds a good link. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { form, problem, busy, submit } = useReset(props);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NewPasswordField {...form.getInputProps('password')} label="Nueva Contraseña" />
      <PasswordField
        {...form.getInputProps('confirmation')}
        label="Confirmar Contraseña"
        autoComplete="new-password"
      />
      {problem ? <ResetProblem message={problem} /> : null}
      <CallButton type="submit" fullWidth aria-disabled={busy}>
        {busy ? 'Actualizando...' : 'Restablecer Contraseña'}
      </CallButton>
    </form>
  );
}
