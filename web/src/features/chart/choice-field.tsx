import { useId } from 'react';
import fields from '../account/fields.module.css';
import classes from './birth-form.module.css';

interface ChoiceFieldProps<V extends string> {
  /** Takes the focus when it is wrong. */
  id: string;
  label: string;
  name: string;
  options: readonly { value: V; label: string }[];
  value: V | null;
  hint?: string;
  /** One under the other, where they have much to say. */
  stacked?: boolean;
  error?: string | undefined;
  onChange: (value: V) => void;
}

/** One of two, side by side. */
export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  const { id, label, name, options, value, hint, stacked, error, onChange } = props;
  const wordsId = useId();
  return (
    <fieldset className={classes.group} id={id} tabIndex={-1} aria-describedby={wordsId}>
      <legend className={fields.label}>{label}</legend>
      <div className={classes.choices} data-stacked={stacked || undefined}>
        {options.map((option) => (
          <label key={option.value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <div id={wordsId}>
        {hint === undefined ? null : <p className={fields.hint}>{hint}</p>}
        {error === undefined ? null : (
          <p className={fields.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
