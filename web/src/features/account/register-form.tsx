import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Checkbox, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { useRef, useState, type FormEvent } from 'react';
import { registerInput } from '@sibila/contracts/account';
import { CallButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';
import { failureOf } from '../../lib/failure.ts';
import { fieldClasses } from './field-classes.ts';
import { HumanCheck, type HumanCheckHandle } from './human-check.tsx';
import { humanToken } from './human-token.ts';
import { PasswordField } from './password-field.tsx';
import { SignSelect } from './sign-select.tsx';
import { TermsLabel } from './terms-label.tsx';
import { useHumanProblem } from './use-human-problem.ts';
import classes from './fields.module.css';

interface RegisterFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onRegistered: () => void;
}

const NO_TOKEN = 'No se pudo completar la verificación de seguridad';
const FIELDS = ['email', 'fullName', 'password', 'zodiacSign', 'termsAccepted'] as const;

const registration = registerInput.omit({ turnstileToken: true });

const EMPTY = { email: '', fullName: '', password: '', zodiacSign: '', termsAccepted: false };
type Registration = typeof EMPTY;

function useRegistration({ email, onEmailChange, onRegistered }: RegisterFormProps) {
  const check = useRef<HumanCheckHandle>(null);
  const problem = useHumanProblem();
  const register = trpc.account.register.useMutation();
  const [busy, setBusy] = useState(false);
  const form = useForm<Registration>({
    mode: 'controlled',
    initialValues: { ...EMPTY, email },
    validate: zod4Resolver(registration, { errorPriority: 'first' }),
    onValuesChange: (values) => onEmailChange(values.email),
  });

  const refuse = (error: unknown) => {
    const failure = failureOf(error);
    form.setErrors(failure.fields);
    const description = failure.message || 'Error al crear la cuenta';
    showToast({ title: 'Error', description, variant: 'destructive' });
  };
  const send = async (values: Registration) => {
    const turnstileToken = await humanToken(check.current);
    if (!turnstileToken) return form.setFieldError('turnstileToken', NO_TOKEN);
    try {
      await register.mutateAsync({ ...registration.parse(values), turnstileToken });
    } catch (error) {
      return refuse(error);
    } finally {
      check.current?.reset();
      problem.forget();
    }
    showToast({
      title: 'Registro exitoso',
      description:
        'Te enviamos un correo de verificación. Revisa tu bandeja de entrada y haz clic en el enlace para activar tu cuenta.',
    });
    onRegistered();
  };
  const sendOnce = async (values: Registration) => {
    if (busy) return;
    setBusy(true);
    await send(values);
    setBusy(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.onSubmit(
      (values) => void sendOnce(values),
      (errors) => form.getInputNode(FIELDS.find((field) => field in errors) ?? 'email')?.focus(),
    )(event);
  return { form, check, problem, busy, submit };
}

/** Opening an account. It signs nobody in: the e-mail has to be verified first. */
export function RegisterForm(props: RegisterFormProps) {
  const { form, check, problem, busy, submit } = useRegistration(props);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <RegisterFields form={form} />
      <HumanCheck ref={check} action="register" onProblem={problem.tell} />
      {form.errors['turnstileToken'] ? (
        <p role="alert" className={classes.error}>
          {form.errors['turnstileToken']}
        </p>
      ) : null}
      <CallButton type="submit" fullWidth aria-disabled={busy}>
        {busy ? 'Creando cuenta...' : 'Registrarse'}
      </CallButton>
    </form>
  );
}

function RegisterFields({ form }: { form: UseFormReturnType<Registration> }) {
  return (
    <>
      <TextInput
        {...form.getInputProps('email')}
        label="Correo electrónico"
        type="email"
        autoComplete="email"
        inputMode="email"
        data-autofocus
        classNames={fieldClasses}
      />
      <TextInput
        {...form.getInputProps('fullName')}
        label="Nombre completo"
        autoComplete="name"
        classNames={fieldClasses}
      />
      <PasswordField
        {...form.getInputProps('password')}
        label="Contraseña"
        description="Al menos 6 caracteres. Mejor una frase que solo tú recuerdes."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
      />
      <SignSelect {...form.getInputProps('zodiacSign')} />
      <Checkbox
        {...form.getInputProps('termsAccepted', { type: 'checkbox' })}
        label={<TermsLabel />}
        classNames={{ input: classes.check, label: classes.checkLabel, error: classes.error }}
      />
    </>
  );
}
