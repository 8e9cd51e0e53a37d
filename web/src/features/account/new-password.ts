import { z } from 'zod';
import { changePasswordInput, password } from '@sibila/contracts/account';
import { PASSWORD_MIN } from '@sibila/contracts/limits';

/** Said also while a field is wrong in itself: people see all there is to correct. */
const MISMATCH = {
  path: ['confirmation'],
  error: 'Las contraseñas no coinciden',
  when: () => true,
};

/** What the reset page asks for: a password, twice. */
export const newPassword = z
  .object({ password, confirmation: password })
  .refine((values) => values.password === values.confirmation, MISMATCH);

/** What the profile asks for: the password of today, and the new one twice. */
export const passwordChange = changePasswordInput
  .extend({ confirmation: z.string().min(PASSWORD_MIN, { error: 'Confirma tu nueva contraseña' }) })
  .refine((values) => values.newPassword === values.confirmation, MISMATCH);
