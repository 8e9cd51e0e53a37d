import { PRODUCT_NAME } from '@sibila/contracts/product';
import { isOwnersWords, wordsOf, type PasswordOwner } from '@sibila/domain/safety/password';
import { DomainError } from '../errors.ts';
import { passwordEstimator } from './password-estimator.ts';

const GUESSED =
  'Esa contraseña se adivina enseguida. Elige una más larga, sin tu nombre ni tu correo: cuatro palabras que no tengan que ver entre sí sirven muy bien.';

/**
 * Refuses a new password that others guess soon, with INVALID_INPUT on its field. It looks at what
 * it is given and at nothing else, so that it tells nothing of any account.
 */
export async function refuseGuessable(
  field: 'password' | 'newPassword',
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const isTooEasy =
    isOwnersWords(password, owner, PRODUCT_NAME) ||
    (await passwordEstimator())(password, wordsOf(owner, PRODUCT_NAME));
  if (isTooEasy)
    throw new DomainError('INVALID_INPUT', { message: GUESSED, errors: { [field]: GUESSED } });
}
