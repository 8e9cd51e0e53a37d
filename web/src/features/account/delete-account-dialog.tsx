import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { useState } from 'react';
import { deleteAccountInput } from '@sibila/contracts/privacy';
import { CallButton, LineButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';
import { PlanFarewell, useFarewell } from '../billing/plan-farewell.tsx';
import { useExportLink } from './export-link.ts';
import { failureOf } from '../../lib/failure.ts';
import { sendWhenSound, showErrors } from './focused-form.ts';
import { PanelModal } from './panel-modal.tsx';
import { PasswordField } from './password-field.tsx';
import { useForgetSession } from './session.ts';
import { useTellFailure } from './use-tell-failure.ts';
import fields from './fields.module.css';
import classes from './delete-account-dialog.module.css';

const WIDTH = 520;
const FIELDS = ['password'] as const;

/** `isToldRight` is asked last: nothing goes that the dialog has not said. */
function useDeletion(isToldRight: () => Promise<boolean>) {
  const remove = trpc.privacy.deleteAccount.useMutation();
  const forgetSession = useForgetSession();
  const tell = useTellFailure();
  const [busy, setBusy] = useState(false);
  const form = useForm({
    name: 'delete-account',
    mode: 'controlled',
    initialValues: { password: '' },
    validate: zod4Resolver(deleteAccountInput, { errorPriority: 'first' }),
  });

  const send = async (values: typeof form.values) => {
    try {
      await remove.mutateAsync(values);
    } catch (error) {
      const failure = failureOf(error);
      showErrors(form, FIELDS, failure.fields);
      return tell(failure, 'No pudimos borrar tu cuenta. Sigue como estaba.');
    }
    // Nobody is signed in from here on, and the profile leads home by itself.
    await forgetSession();
    showToast({
      title: 'Tu cuenta ya no existe',
      description:
        'Borramos todo lo que era tuyo. Gracias por el tiempo que pasaste aquí; que te vaya bien.',
    });
  };
  const sendOnce = async (values: typeof form.values) => {
    if (busy) return;
    setBusy(true);
    try {
      if (await isToldRight()) await send(values);
    } finally {
      setBusy(false);
    }
  };
  return { form, busy, submit: sendWhenSound(form, FIELDS, sendOnce) };
}

interface DeleteAccountDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Says what leaving means and asks for the password before anything is erased. */
export default function DeleteAccountDialog({ opened, onClose }: DeleteAccountDialogProps) {
  const farewell = useFarewell(opened);
  const { form, busy, submit } = useDeletion(farewell.check);
  const { busy: exporting, link } = useExportLink();
  const close = () => {
    if (busy) return;
    form.reset();
    onClose();
  };
  return (
    <PanelModal opened={opened} title="Borrar tu cuenta" size={WIDTH} onClose={close}>
      <form className={fields.form} onSubmit={submit} noValidate>
        <div className={classes.words}>
          <p>Esto es lo que pasa, en el acto y sin vuelta atrás:</p>
          <ul>
            <li>Desaparecen tus datos, tus lecturas y tus preguntas. Nadie puede recuperarlos.</li>
            <PlanFarewell told={farewell} />
            <li>Se cierran todas tus sesiones, también esta.</li>
            <li>Te llega un último correo que lo confirma.</li>
          </ul>
          {farewell.isNew ? (
            <p role="alert" className={classes.news}>
              Lo de tu plan acaba de cambiar. Léelo otra vez antes de borrar la cuenta.
            </p>
          ) : null}
          <p>
            ¿Quieres conservar algo?{' '}
            <a {...link}>{exporting ? 'Preparando tu archivo...' : 'Descarga antes tus datos'}</a>.
          </p>
        </div>
        <PasswordField
          {...form.getInputProps('password')}
          label="Tu contraseña"
          autoComplete="current-password"
          data-autofocus
        />
        <div className={classes.actions}>
          <CallButton type="submit" aria-disabled={busy || farewell.reading === 'reading'}>
            {busy ? 'Borrando tu cuenta...' : 'Borrar para siempre'}
          </CallButton>
          <LineButton type="button" onClick={close} aria-disabled={busy}>
            Conservar mi cuenta
          </LineButton>
        </div>
      </form>
    </PanelModal>
  );
}
