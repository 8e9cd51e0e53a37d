import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { useRef, useState, type FormEvent } from 'react';
import { contactInput } from '@sibila/contracts/contact';
import { showToast } from '../../components/toasts.tsx';
import { failureOf } from '../../lib/failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { sendWhenSound, showErrors } from '../account/focused-form.ts';
import type { HumanCheckHandle } from '../account/human-check.tsx';
import { humanToken } from '../account/human-token.ts';
import { useKeptMessage } from './use-kept-message.ts';
import { EMPTY, usePrefilled, type MessageValues } from './use-prefilled.ts';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;
const letter = contactInput.omit({ turnstileToken: true });

const SENT = {
  title: 'Mensaje enviado',
  description: 'Gracias por contactarnos. Te responderemos lo antes posible.',
};
const NO_TOKEN = {
  title: 'Error de verificación',
  description: 'No se pudo completar la verificación de seguridad. Por favor, intenta nuevamente.',
  variant: 'destructive',
} as const;
const NOT_SENT = 'Hubo un problema al enviar tu mensaje. Por favor, inténtalo de nuevo.';

/** The form that writes to support: its values, its human check, and what comes of sending it. */
export function useContact() {
  const check = useRef<HumanCheckHandle>(null);
  const contact = trpc.contact.send.useMutation();
  const [busy, setBusy] = useState(false);
  const form = useForm<MessageValues>({
    name: 'contact',
    mode: 'controlled',
    initialValues: EMPTY,
    validate: zod4Resolver(letter, { errorPriority: 'first' }),
  });
  usePrefilled(form);
  const forget = useKeptMessage(form);

  const refuse = (error: unknown) => {
    const { code, message, fields } = failureOf(error);
    showErrors(form, FIELDS, fields);
    const description = (code ? message : '') || NOT_SENT;
    showToast({ title: 'Error', description, variant: 'destructive' });
  };
  const send = async (values: MessageValues) => {
    const turnstileToken = await humanToken(check.current);
    if (!turnstileToken) return showToast(NO_TOKEN);
    try {
      await contact.mutateAsync({ ...letter.parse(values), turnstileToken });
    } finally {
      check.current?.reset();
    }
    forget();
    form.reset();
    showToast(SENT);
  };
  const sendOnce = async (values: MessageValues) => {
    if (busy) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) =>
    sendWhenSound(form, FIELDS, sendOnce)(event);
  return { form, check, busy, submit };
}
