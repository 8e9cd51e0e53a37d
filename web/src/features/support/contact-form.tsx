import '@mantine/core/styles/Input.layer.css';
import { InputBase, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Link, useHydrated } from '@tanstack/react-router';
import { CallButton } from '../../components/button.tsx';
import { fieldClasses } from '../account/field-classes.ts';
import { HumanCheck } from '../account/human-check.tsx';
import fields from '../account/fields.module.css';
import classes from './contact-form.module.css';
import { useContact } from './use-contact.ts';
import type { MessageValues } from './use-prefilled.ts';

/** The widget says by itself what went wrong with it. */
const nothingMore = () => undefined;

/**
 * The form that writes to support. It is in the server's HTML, so that nothing moves, and asleep
 * until scripts are there: nothing that is typed into it gets lost, or ends in the address.
 */
export function ContactForm() {
  const { form, check, busy, submit } = useContact();
  const isAwake = useHydrated();
  return (
    <div className={classes.panel}>
      <noscript>
        <p className={classes.asleep}>
          Para escribirnos desde aquí hace falta JavaScript: actívalo en tu navegador y vuelve a
          cargar la página.
        </p>
      </noscript>
      <form
        className={`${fields.form} ${classes.form}`}
        method="post"
        onSubmit={submit}
        noValidate
        inert={!isAwake}
        aria-labelledby="contacto"
      >
        <MessageFields form={form} />
        <HumanCheck ref={check} action="contact" onProblem={nothingMore} />
        <CallButton type="submit" fullWidth aria-disabled={busy}>
          {busy ? 'Enviando...' : 'Enviar mensaje'}
        </CallButton>
        <p className={classes.note}>
          Usamos lo que escribas solo para responderte. Más, en la{' '}
          <Link to="/privacidad">Política de Privacidad</Link>.
        </p>
      </form>
    </div>
  );
}

function MessageFields({ form }: { form: UseFormReturnType<MessageValues> }) {
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          {...form.getInputProps('name')}
          label="Nombre"
          autoComplete="name"
          classNames={fieldClasses}
        />
        <TextInput
          {...form.getInputProps('email')}
          label="Correo electrónico"
          type="email"
          autoComplete="email"
          inputMode="email"
          classNames={fieldClasses}
        />
      </div>
      <TextInput {...form.getInputProps('subject')} label="Asunto" classNames={fieldClasses} />
      <InputBase
        {...form.getInputProps('message')}
        component="textarea"
        multiline
        label="Mensaje"
        rows={7}
        classNames={{ ...fieldClasses, input: `${fieldClasses.input} ${classes.message}` }}
      />
    </>
  );
}
