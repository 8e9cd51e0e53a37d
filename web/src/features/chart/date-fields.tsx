import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { dateFormat } from '../../lib/date-format.ts';
import { fieldClasses } from '../account/field-classes.ts';
import fields from '../account/fields.module.css';
import type { BirthDraft } from './birth-draft.ts';
import classes from './birth-form.module.css';
import { FIELD_IDS } from './use-birth-form.ts';

const monthName = dateFormat({ month: 'long', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName(new Date(Date.UTC(2000, index, 15))),
}));

const ERROR_ID = 'birth-date-error';
const digits = (text: string, length: number) => text.replaceAll(/\D/g, '').slice(0, length);

interface DateFieldsProps {
  birth: Pick<BirthDraft, 'day' | 'month' | 'year'>;
  error: string | undefined;
  onChange: (part: Partial<BirthDraft>) => void;
}

/** A date as it is said, day, month and year: no calendar goes back that far without getting lost. */
export function DateFields({ birth, error, onChange }: DateFieldsProps) {
  const told = error === undefined ? {} : { 'aria-describedby': ERROR_ID };
  // The text of the error stands once, under all three.
  const wrong = error !== undefined;
  return (
    <fieldset className={classes.group}>
      <legend className={fields.label}>Fecha de nacimiento</legend>
      <div className={classes.date}>
        <TextInput
          {...told}
          id={FIELD_IDS.birthDate}
          label="Día"
          inputMode="numeric"
          autoComplete="bday-day"
          placeholder="14"
          value={birth.day}
          error={wrong}
          onChange={({ target }) => onChange({ day: digits(target.value, 2) })}
          classNames={fieldClasses}
        />
        <NativeSelect
          {...told}
          label="Mes"
          autoComplete="bday-month"
          data={[{ value: '', label: 'Elige' }, ...MONTHS]}
          value={birth.month}
          error={wrong}
          onChange={({ target }) => onChange({ month: target.value })}
          classNames={fieldClasses}
        />
        <TextInput
          {...told}
          label="Año"
          inputMode="numeric"
          autoComplete="bday-year"
          placeholder="1990"
          value={birth.year}
          error={wrong}
          onChange={({ target }) => onChange({ year: digits(target.value, 4) })}
          classNames={fieldClasses}
        />
      </div>
      {wrong ? (
        <p id={ERROR_ID} className={fields.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
