import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { useRef, useState, type FormEvent } from 'react';
import { loginInput } from '@sibila/contracts/account';
import { CallButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';
import { failureOf, type Failure } from '../../lib/failure.ts';
import { fieldClasses } from './field-classes.ts';
import { HumanCheck, type HumanCheckHandle } from './human-check.tsx';
import { LinkNotice, type LinkNews } from './link-notice.tsx';
import { PasswordField } from './password-field.tsx';
import { useSignedIn } from './session.ts';
import { UnverifiedNotice } from './unverified-notice.tsx';
import { useHumanProblem } from './use-human-problem.ts';
import classes from './fields.module.css';

interface LoginFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onSuccess: () => void;
  /** What there is to say of a verification link, above the form. */
  news: LinkNews | null;
}

const credentials = loginInput.pick({ email: true, password: true });

const isUnverified = (failure: Failure): boolean =>
  failure.emailVerified === false || /verificado|verified/i.test(failure.message);

function tellFailure(failure: Failure): void {
  if (isUnverified(failure))
    showToast({
      title: 'Email no verificado',
      description:
        'Debes verificar tu correo electrónico antes de iniciar sesión. Revisa tu bandeja de entrada y sigue el enlace.',
      variant: 'destructive',
    });
  else if (failure.status === 401)
    showToast({
      title: 'Error de acceso',
      description: 'Correo electrónico o contraseña incorrectos',
      variant: 'destructive',
    });
  else
    showToast({
      title: 'Error',
      description: failure.message || 'Error al iniciar sesión',
      variant: 'destructive',
    });
}

function useLogin({ email, onEmailChange, onSuccess }: LoginFormProps) {
  const check = useRef<HumanCheckHandle>(null);
  const problem = useHumanProblem();
  const signedIn = useSignedIn();
  const login = trpc.account.login.useMutation();
  const [unverified, setUnverified] = useState(false);
  const form = useForm({
    mode: 'controlled',
    initialValues: { email, password: '' },
    validate: zod4Resolver(credentials, { errorPriority: 'first' }),
    onValuesChange: (values) => onEmailChange(values.email),
  });

  const send = async (values: typeof form.values) => {
    if (login.isPending) return;
    setUnverified(false);
    // The token is a help, never a condition: somebody whose browser blocks it still gets in.
    const turnstileToken = check.current?.token() ?? null;
    try {
      signedIn(await login.mutateAsync({ ...credentials.parse(values), turnstileToken }));
      onSuccess();
    } catch (error) {
      const failure = failureOf(error);
      check.current?.reset();
      problem.forget();
      setUnverified(isUnverified(failure));
      form.setErrors(failure.fields);
      tellFailure(failure);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.onSubmit(
      (values) => void send(values),
      (errors) => form.getInputNode('email' in errors ? 'email' : 'password')?.focus(),
    )(event);
  const forgetUnverified = () => {
    setUnverified(false);
    // The button that had the focus goes with the notice.
    form.getInputNode('email')?.focus();
  };
  return { form, check, problem, unverified, forgetUnverified, busy: login.isPending, submit };
}

/** Signing in. The e-mail is shared with the other tab. */
export function LoginForm(props: LoginFormProps) {
  const { form, check, problem, unverified, forgetUnverified, busy, submit } = useLogin(props);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {props.news && !unverified ? (
        <LinkNotice news={props.news} typed={form.getValues().email} />
      ) : null}
      <TextInput
        {...form.getInputProps('email')}
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        inputMode="email"
        data-autofocus
        classNames={fieldClasses}
      />
      <PasswordField
        {...form.getInputProps('password')}
        label="Contraseña"
        autoComplete="current-password"
      />
      <a href="/forgot-password" className={classes.aside}>
        ¿Olvidaste tu contraseña?
      </a>
      {unverified ? (
        <UnverifiedNotice email={form.getValues().email} onSent={forgetUnverified} />
      ) : null}
      <HumanCheck ref={check} action="login" onProblem={problem.tell} />
      <CallButton type="submit" fullWidth aria-disabled={busy}>
        {busy ? 'Iniciando sesión...' : 'Iniciar sesión'}
      </CallButton>
    </form>
  );
}
