import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { CHART_NAME_MAX } from '@sibila/contracts/chart';
import { CallButton } from '../../components/button.tsx';
import { FrameCorners } from '../../components/ornament.tsx';
import { fieldClasses } from '../account/field-classes.ts';
import { FormNotice } from '../account/form-notice.tsx';
import fields from '../account/fields.module.css';
import { BirthFields } from './birth-fields.tsx';
import classes from './birth-form.module.css';
import { ChoiceField } from './choice-field.tsx';
import { FIELD_IDS, type BirthForm as Form } from './use-birth-form.ts';

const HOUSES = [
  { value: 'placidus', label: 'Plácido' },
  { value: 'whole-sign', label: 'Signos enteros' },
] as const;

interface BirthFormProps {
  form: Form;
  asleep?: boolean;
  /** What stands over the button. */
  children?: ReactNode;
}

/**
 * When and where somebody was born. It is in the server's HTML, so that nothing moves, and asleep
 * until scripts are there: nothing that is typed into it ends in the address.
 */
export function BirthForm({ form, asleep = false, children }: BirthFormProps) {
  const { birth, failure, busy, set, submit } = form;
  return (
    <form
      className={`${fields.form} ${classes.form}`}
      method="post"
      onSubmit={submit}
      noValidate
      inert={asleep}
      aria-label="Datos de nacimiento"
    >
      <FrameCorners />
      <BirthFields form={form} />
      <ChoiceField
        id="birth-houses"
        label="Casas"
        name="birth-houses"
        options={HOUSES}
        value={birth.houseSystem}
        hint="Plácido mide las casas por el tiempo que tarda el cielo en girar y salen desiguales; en signos enteros, cada casa es un signo completo."
        onChange={(houseSystem) => set({ houseSystem })}
      />
      <NameField form={form} />
      {children}
      {failure === null ? null : <FormNotice kind="failure">{failure}</FormNotice>}
      <CallButton type="submit" fullWidth aria-disabled={busy}>
        {busy ? 'Calculando…' : 'Ver mi carta'}
      </CallButton>
      <p className={classes.note}>
        Dibujarla no guarda nada: se conserva solo lo que tú pidas, y lo borras cuando quieras.
      </p>
    </form>
  );
}

function NameField({ form: { birth, errors, set } }: { form: Form }) {
  return (
    <TextInput
      id={FIELD_IDS.name}
      label="Nombre de la carta (opcional)"
      description="Para reconocerla entre las tuyas."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={birth.name}
      maxLength={CHART_NAME_MAX}
      autoComplete="off"
      error={errors.name}
      onChange={({ target }) => set({ name: target.value }, 'name')}
      classNames={fieldClasses}
    />
  );
}
