import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { useEffect, useRef } from 'react';
import { profileInput, type User } from '@sibila/contracts/account';
import { CallButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';
import { longDate } from '../../lib/dates.ts';
import { failureOf } from '../../lib/failure.ts';
import { fieldClasses } from './field-classes.ts';
import { sendWhenSound, showErrors } from './focused-form.ts';
import { FormNotice } from './form-notice.tsx';
import { HistoryCard } from './history-card.tsx';
import { PendingActions, PendingAddress } from './pending-address.tsx';
import { SignSelect } from './sign-select.tsx';
import { useFleeting } from './use-fleeting.ts';
import { useTellFailure } from './use-tell-failure.ts';
import classes from './account-forms.module.css';

const BANNER_MS = 5000;
const FIELDS = ['username', 'email', 'fullName', 'zodiacSign'] as const;

const valuesOf = (user: User) => ({
  username: user.username,
  email: user.email,
  fullName: user.fullName,
  zodiacSign: user.zodiacSign ?? '',
});
type Values = ReturnType<typeof valuesOf>;

/** Fields that nobody has typed in follow what is stored: an address may be confirmed elsewhere. */
function useStoredValues(user: User, { setValues }: UseFormReturnType<Values>): void {
  const seen = useRef(user);
  useEffect(() => {
    if (seen.current === user) return;
    const before = valuesOf(seen.current);
    const now = valuesOf(user);
    seen.current = user;
    setValues((typed) =>
      Object.fromEntries(
        FIELDS.map((field) => [field, typed[field] === before[field] ? now[field] : typed[field]]),
      ),
    );
  }, [user, setValues]);
}

/** What differs from what is stored; whatever is not sent stays as it is. */
function changesOf(values: Values, user: User): Partial<Values> {
  const stored = valuesOf(user);
  return Object.fromEntries(
    FIELDS.filter((field) => values[field] !== stored[field]).map((field) => [
      field,
      values[field],
    ]),
  );
}

function useProfile(user: User) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateProfile.useMutation();
  const tell = useTellFailure();
  const [saved, setSaved] = useFleeting(BANNER_MS);
  const form = useForm<Values>({
    name: 'profile',
    mode: 'controlled',
    initialValues: valuesOf(user),
    validate: zod4Resolver(profileInput, { errorPriority: 'first' }),
  });
  useStoredValues(user, form);

  const send = async (values: Values) => {
    if (update.isPending) return;
    setSaved(false);
    showToast({
      title: 'Actualizando...',
      description: 'Guardando tus datos personales',
      duration: Infinity,
    });
    try {
      const stored = await update.mutateAsync(changesOf(values, user));
      utils.account.user.setData(undefined, stored);
      form.setValues(valuesOf(stored));
    } catch (error) {
      const failure = failureOf(error);
      showErrors(form, FIELDS, failure.fields);
      return tell(failure, 'Error al actualizar datos de perfil');
    }
    setSaved(true);
    showToast({
      title: '¡Éxito!',
      description: 'Tus datos personales han sido actualizados correctamente',
    });
    await utils.account.user.invalidate();
  };
  return { form, saved, busy: update.isPending, submit: sendWhenSound(form, FIELDS, send) };
}

interface ProfileFormProps {
  user: User;
  /** Counts how often the sign was asked for from elsewhere; each time it takes the focus. */
  signAsked: number;
}

/** The personal data of the account. */
export function ProfileForm({ user, signAsked }: ProfileFormProps) {
  const { form, saved, busy, submit } = useProfile(user);
  const { getInputNode } = form;
  const answered = useRef(0);
  useEffect(() => {
    // Once for each time: `getInputNode` is another function after each change.
    if (signAsked <= answered.current) return;
    answered.current = signAsked;
    getInputNode('zodiacSign')?.focus();
  }, [signAsked, getInputNode]);
  return (
    <HistoryCard title="Tus datos" action={null}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <ProfileFields user={user} form={form} />
        <div className={classes.actions}>
          <CallButton type="submit" aria-disabled={busy}>
            {busy ? 'Actualizando...' : 'Guardar cambios'}
          </CallButton>
          <div className={classes.banner}>
            {saved ? (
              <FormNotice kind="success" title="Perfil actualizado">
                Tus datos han sido actualizados correctamente
              </FormNotice>
            ) : (
              <p className={classes.note}>Tienes cuenta desde el {longDate(user.createdAt)}.</p>
            )}
          </div>
        </div>
      </form>
    </HistoryCard>
  );
}

interface FieldsProps {
  user: User;
  form: UseFormReturnType<Values>;
}

function ProfileFields({ user, form }: FieldsProps) {
  return (
    <div className={classes.fields}>
      <TextInput
        {...form.getInputProps('fullName')}
        label="Nombre completo"
        autoComplete="name"
        classNames={fieldClasses}
      />
      <TextInput
        {...form.getInputProps('username')}
        label="Nombre de usuario"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        classNames={fieldClasses}
      />
      <EmailField user={user} form={form} />
      <SignSelect {...form.getInputProps('zodiacSign')} />
    </div>
  );
}

function EmailField({ user, form }: FieldsProps) {
  const { email, pendingEmail } = user;
  return (
    <div>
      <TextInput
        {...form.getInputProps('email')}
        label="Correo electrónico"
        type="email"
        autoComplete="email"
        inputMode="email"
        description={
          pendingEmail ? <PendingAddress current={email} pending={pendingEmail} /> : undefined
        }
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        classNames={fieldClasses}
      />
      {pendingEmail ? (
        <PendingActions
          user={user}
          pending={pendingEmail}
          onWithdrawn={() => form.getInputNode('email')?.focus()}
        />
      ) : null}
    </div>
  );
}
