/** Hashes passwords with argon2id. Both verbs may refuse with UNAVAILABLE when too many wait. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether the password made this hash; with null it takes the same time and says no. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether the hash was made with weaker settings than today's. */
  isOutdated(hash: string): boolean;
}
