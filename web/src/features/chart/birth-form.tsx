import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Checkbox, TextInput } from '@mantine/core';
import { CHART_NAME_MAX } from '@sibila/contracts/chart';
import { CallButton } from '../../components/button.tsx';
import { FrameCorners } from '../../components/ornament.tsx';
import { fieldClasses } from '../account/field-classes.ts';
import { FormNotice } from '../account/form-notice.tsx';
import fields from '../account/fields.module.css';
import classes from './birth-form.module.css';
import { ChoiceField } from './choice-field.tsx';
import { DateFields } from './date-fields.tsx';
import { PlaceField } from './place-field.tsx';
import { FIELD_IDS, type BirthForm as Form } from './use-birth-form.ts';

const HOUSES = [
  { value: 'placidus', label: 'Plácido' },
  { value: 'whole-sign', label: 'Signos enteros' },
] as const;

/**
 * When and where somebody was born. It is in the server's HTML, so that nothing moves, and asleep
 * until scripts are there: nothing that is typed into it ends in the address.
 */
export function BirthForm({ form, asleep = false }: { form: Form; asleep?: boolean }) {
  const { birth, errors, failure, busy, set, submit } = form;
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
      <DateFields
        birth={birth}
        error={errors.birthDate}
        onChange={(part) => set(part, 'birthDate')}
      />
      <TimeFields form={form} />
      <WhichHour form={form} />
      <PlaceField
        place={birth.place}
        error={errors.placeId}
        onChange={(place) => set({ place }, 'placeId')}
      />
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
      {failure === null ? null : <FormNotice kind="failure">{failure}</FormNotice>}
      <CallButton type="submit" fullWidth aria-disabled={busy}>
        {busy ? 'Calculando…' : 'Ver mi carta'}
      </CallButton>
      <p className={classes.note}>
        Dibujarla no guarda nada. Solo se conservan las cartas que decidas leer, y las borras cuando
        quieras.
      </p>
    </form>
  );
}

function TimeFields({ form: { birth, errors, set } }: { form: Form }) {
  return (
    <div className={classes.time}>
      <TextInput
        id={FIELD_IDS.birthTime}
        type="time"
        label="Hora de nacimiento"
        description="En el reloj de aquel lugar. Suele constar en la partida de nacimiento."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={birth.time}
        disabled={birth.hourUnknown}
        error={errors.birthTime}
        onChange={({ target }) => set({ time: target.value }, 'birthTime')}
        classNames={fieldClasses}
      />
      <Checkbox
        label="No sé la hora"
        checked={birth.hourUnknown}
        onChange={({ target }) => set({ hourUnknown: target.checked }, 'birthTime')}
        classNames={{ root: classes.unknown, input: fields.check, label: fields.checkLabel }}
      />
    </div>
  );
}

/** Asked alone of an hour that the clocks of the place showed twice. */
function WhichHour({ form: { birth, errors, choices, set } }: { form: Form }) {
  if (choices.length === 0) return null;
  return (
    <ChoiceField
      id={FIELD_IDS.birthTimeChoice}
      label="¿Cuál de las dos fue?"
      name="birth-choice"
      stacked
      options={choices.map(({ value, name }) => ({ value, label: name }))}
      value={birth.choice}
      error={errors.birthTimeChoice}
      onChange={(choice) => set({ choice }, 'birthTimeChoice')}
    />
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
