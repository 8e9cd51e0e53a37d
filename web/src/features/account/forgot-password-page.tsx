import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ClientOnly } from '@tanstack/react-router';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { forgotPasswordInput } from '@sibila/contracts/account';
import { CallButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';
import { failureOf } from '../../lib/failure.ts';
import { fieldClasses } from './field-classes.ts';
import { sendWhenSound, showErrors } from './focused-form.ts';
import { FormNotice } from './form-notice.tsx';
import { HumanCheck, type HumanCheckHandle } from './human-check.tsx';
import { humanToken } from './human-token.ts';
import { RecoveryCard, RecoverySkeleton } from './recovery-card.tsx';
import { recoveryText } from './recovery-failure.ts';
import fields from './fields.module.css';
import classes from './recovery-card.module.css';

const NO_TOKEN = 'Error al verificar la seguridad. Por favor, intenta nuevamente más tarde.';
const FIELDS = ['email'] as const;
const address = forgotPasswordInput.pick({ email: true });

/** The widget says by itself what went wrong with it. */
const nothingMore = () => undefined;

/** Where somebody who lost the password asks for a link to choose another. */
export function ForgotPasswordPage() {
  return (
    <RecoveryCard title="Recuperación de Contraseña">
      <ClientOnly fallback={<RecoverySkeleton label="Preparando el formulario" />}>
        <Recovery />
      </ClientOnly>
    </RecoveryCard>
  );
}

function Recovery() {
  const [sent, setSent] = useState(false);
  return sent ? <Sent /> : <AddressForm onSent={() => setSent(true)} />;
}

function Sent() {
  const notice = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with its form.
  useEffect(() => notice.current?.focus(), []);
  return (
    <FormNotice ref={notice} kind="success" title="Correo enviado">
      Si tu correo está registrado, recibirás un enlace para restablecer tu contraseña. Revisa tu
      bandeja de entrada y también la carpeta de spam. El enlace sirve durante una hora.
    </FormNotice>
  );
}

function useRecovery(onSent: () => void) {
  const check = useRef<HumanCheckHandle>(null);
  const forgot = trpc.account.forgotPassword.useMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    name: 'forgot-password',
    mode: 'controlled',
    initialValues: { email: '' },
    validate: zod4Resolver(address, { errorPriority: 'first' }),
  });

  const refuse = (message: string, isOfField = false) => {
    setProblem(isOfField ? null : message);
    showToast({ title: 'Error', description: message, variant: 'destructive' });
  };
  const send = async (values: typeof form.values) => {
    const turnstileToken = await humanToken(check.current);
    if (!turnstileToken) return refuse(NO_TOKEN);
    try {
      await forgot.mutateAsync({ ...address.parse(values), turnstileToken });
    } catch (error) {
      check.current?.reset();
      const { fields: errors } = failureOf(error);
      showErrors(form, FIELDS, errors);
      return refuse(recoveryText(error), 'email' in errors);
    }
    showToast({
      title: 'Solicitud enviada',
      description:
        'Si el correo existe en nuestra base de datos, recibirás un enlace para restablecer tu contraseña.',
    });
    onSent();
  };
  const sendOnce = async (values: typeof form.values) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    await send(values);
    setBusy(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) =>
    sendWhenSound(form, FIELDS, sendOnce)(event);
  return { form, check, busy, problem, submit };
}

function AddressForm({ onSent }: { onSent: () => void }) {
  const { form, check, busy, problem, submit } = useRecovery(onSent);
  return (
    <form className={fields.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>
        Escribe el correo de tu cuenta y te enviaremos un enlace para elegir otra contraseña.
      </p>
      <TextInput
        {...form.getInputProps('email')}
        label="Correo electrónico"
        type="email"
        autoComplete="email"
        inputMode="email"
        classNames={fieldClasses}
      />
      <HumanCheck ref={check} action="forgot-password" onProblem={nothingMore} />
      {problem ? <FormNotice kind="failure">{problem}</FormNotice> : null}
      <CallButton type="submit" fullWidth aria-disabled={busy}>
        {busy ? 'Enviando...' : 'Enviar Enlace de Recuperación'}
      </CallButton>
    </form>
  );
}
