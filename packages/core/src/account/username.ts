import type { Randomness } from '../ports/randomness.ts';
import type { UserRow } from './repo.ts';

const WORDS = ['luna', 'estrella', 'cometa', 'aurora', 'brisa', 'farol', 'marea', 'nube'] as const;

/** A username that nobody chose and that tells nothing of whose it is. */
export function madeUpUsername(randomness: Randomness): string {
  const digits = randomness.uuid().replaceAll('-', '');
  const word = WORDS[Number.parseInt(digits.slice(-1), 16) % WORDS.length] ?? WORDS[0];
  return `${word}-${digits.slice(0, 10)}`;
}

/**
 * Whether a username was once made from its account's address: a refusal to whoever asks for it
 * would tell that the address has an account.
 */
export function isMadeFromAddress({
  username,
  usernameChosenAt,
  email,
}: Pick<UserRow, 'username' | 'usernameChosenAt' | 'email'>): boolean {
  if (usernameChosenAt) return false;
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  const plain = local.normalize('NFD').replace(/\p{M}/gu, '').replace(/\+.*$/, '');
  const name = plain.replace(/[^a-z0-9_.-]/g, '').slice(0, 24);
  const made = name.length >= 3 ? name : `${name}lector`;
  const held = username.toLowerCase();
  return held === made || held.replace(/-[0-9a-f]{6}$/, '') === made;
}
