import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { fieldClasses } from './field-classes.ts';

const SIGNS = [{ value: '', label: 'Prefiero no decirlo' }, ...SIGN_NAMES];

/** The twelve signs, and none. */
export function SignSelect(props: NativeSelectProps) {
  return (
    <NativeSelect
      {...props}
      label="Signo zodiacal (opcional)"
      data={SIGNS}
      classNames={fieldClasses}
    />
  );
}
