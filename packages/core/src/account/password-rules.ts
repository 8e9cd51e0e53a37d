import { PASSWORD_MIN } from '@sibila/contracts/limits';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { isGuessable, type PasswordOwner } from '@sibila/domain/safety/password';
import { DomainError } from '../errors.ts';

const GUESSED =
  'Esa contraseña se adivina enseguida. Elige otra que no sea tu nombre, tu correo ni una palabra común.';
let common: Promise<ReadonlySet<string>> | undefined;

/** Some 42,000 common passwords, in lower case; unpacked when the first password is chosen. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= unpack().catch((error: unknown) => {
    common = undefined;
    throw error;
  });
  return common;
}

async function unpack(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Shorter ones are refused by their length.
  const list = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN);
  return new Set(list.map((password) => password.toLowerCase()));
}

/**
 * Refuses a new password that others guess at once, with INVALID_INPUT on its field. It looks at
 * what it is given and at nothing else, so that it tells nothing of any account.
 */
export async function refuseGuessable(
  field: 'password' | 'newPassword',
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const list = await commonPasswords();
  const rules = { productName: PRODUCT_NAME, isCommon: (text: string) => list.has(text) };
  if (isGuessable(password, owner, rules))
    throw new DomainError('INVALID_INPUT', { message: GUESSED, errors: { [field]: GUESSED } });
}
