import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Checkbox, TextInput } from '@mantine/core';
import { fieldClasses } from '../account/field-classes.ts';
import fields from '../account/fields.module.css';
import classes from './birth-form.module.css';
import { ChoiceField } from './choice-field.tsx';
import { DateFields } from './date-fields.tsx';
import { PlaceField } from './place-field.tsx';
import { FIELD_IDS, type BirthForm } from './use-birth-form.ts';

/** When and where somebody was born. */
export function BirthFields({ form }: { form: BirthForm }) {
  const { birth, errors, set } = form;
  return (
    <>
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
    </>
  );
}

function TimeFields({ form: { birth, errors, set } }: { form: BirthForm }) {
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
function WhichHour({ form: { birth, errors, choices, set } }: { form: BirthForm }) {
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
