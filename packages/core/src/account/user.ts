import type { User } from '@sibila/contracts/account';
import type { UserRow } from './repo.ts';

type Untold = 'passwordHash' | 'emailVerifiedAt' | 'firstLoginAt' | 'usernameChosenAt';

/** What a person may see of their own account. */
export function toUser(row: Omit<UserRow, Untold>, now: Date): User {
  const { id, email, pendingEmail, username, fullName, zodiacSign, premiumUntil, createdAt } = row;
  // A renewal that is not heard of yet closes no door; what is told stays what is paid for.
  const isPremium = [premiumUntil, row.premiumSlackUntil].some((until) => until && until > now);
  return {
    id,
    email,
    pendingEmail,
    username,
    fullName,
    zodiacSign,
    isPremium,
    premiumUntil,
    createdAt,
  };
}
