/** Cryptographic chance. */
export interface Randomness {
  /** A random UUID (version 4). */
  uuid(): string;
  /** `bytes` random bytes as base64url. */
  token(bytes: number): string;
}
