import argon2 from 'argon2';
import { DomainError } from '@sibila/core/errors';
import type { PasswordHasher } from '@sibila/core/ports/password-hasher';

/** OWASP's argon2id setting: 19 MiB, 2 passes, 1 lane. */
const SETTINGS = {
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;
const AT_ONCE = 4;
const QUEUE = 50;

/** Hashes at most 4 passwords at once; past 50 that wait it refuses with UNAVAILABLE. */
export function argon2Hasher(): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];
  let dummy: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= QUEUE) throw new DomainError('UNAVAILABLE', { retryAfter: 3 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    hash: (password) => inTurn(() => argon2.hash(password, SETTINGS)),
    verify: async (hash, password) => {
      dummy ??= argon2.hash('nobody has this password', SETTINGS);
      const against = hash ?? (await dummy);
      const matches = await inTurn(() => argon2.verify(against, password));
      return hash !== null && matches;
    },
    isOutdated: (hash) => argon2.needsRehash(hash, SETTINGS),
  };
}
