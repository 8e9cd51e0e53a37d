import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox } from '@mantine/core';
import { LineButton } from '../../components/button.tsx';
import fields from '../account/fields.module.css';
import type { BirthDraft } from './birth-draft.ts';
import classes from './birth-form.module.css';
import { isOwn, type ProfileBirth } from './own-birth.ts';

interface OwnBirthFieldProps {
  birth: BirthDraft;
  /** What the profile keeps; null where it keeps none. */
  own: ProfileBirth | null;
  isToKeep: boolean;
  onToKeep: (isToKeep: boolean) => void;
  /** Writes the profile's birth into the form. */
  onFill: () => void;
  /** Empties the form for somebody else's birth. */
  onClear: () => void;
}

/** What the form of a birth has to do with the profile of whoever is signed in. */
export function OwnBirthField(props: OwnBirthFieldProps) {
  const { birth, own, isToKeep, onToKeep, onFill, onClear } = props;
  const isFilled = own !== null && isOwn(birth, own);
  return (
    <div className={classes.own}>
      {isFilled ? (
        <p className={classes.note}>Son los datos de nacimiento de tu perfil.</p>
      ) : (
        <Checkbox
          label={
            own === null
              ? 'Guardar mis datos de nacimiento en mi perfil'
              : 'Guardar estos datos en mi perfil, en lugar de los que tiene'
          }
          checked={isToKeep}
          onChange={({ target }) => onToKeep(target.checked)}
          classNames={{ root: classes.unknown, input: fields.check, label: fields.checkLabel }}
        />
      )}
      {own === null ? null : (
        <LineButton onClick={isFilled ? onClear : onFill}>
          {isFilled ? 'Es de otra persona: empezar en blanco' : 'Usar los datos de mi perfil'}
        </LineButton>
      )}
    </div>
  );
}
