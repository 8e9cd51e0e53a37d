import type { PasswordInputProps } from '@mantine/core';
import { PasswordField } from './password-field.tsx';

/** A password that is chosen now, with what makes a good one. */
export function NewPasswordField(props: PasswordInputProps) {
  return (
    <PasswordField
      {...props}
      description="Al menos 6 caracteres. Mejor una frase que solo tú recuerdes."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="new-password"
    />
  );
}
