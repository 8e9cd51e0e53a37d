import argon2 from 'argon2';
import { describe, expect, it } from 'vitest';
import { DomainError } from '@sibila/core/errors';
import { passwordHasherContract } from '@sibila/testkit/contracts/password-hasher';
import { argon2Hasher } from './argon2.ts';

passwordHasherContract('argon2id', argon2Hasher, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

describe('argon2id', () => {
  it.each([
    ['less memory', { memoryCost: 8192, timeCost: 2, parallelism: 1 }],
    ['fewer passes', { memoryCost: 19_456, timeCost: 1, parallelism: 1 } as const],
  ])('knows a hash made with %s as outdated, and still takes its password', async (_, weaker) => {
    const hash = await argon2.hash('luna-de-papel', { ...weaker, timeCost: weaker.timeCost });
    expect(argon2Hasher().isOutdated(hash)).toBe(true);
    expect(await argon2Hasher().verify(hash, 'luna-de-papel')).toBe(true);
  });

  it('hashes four at once, lets fifty wait, and refuses the surplus at once', async () => {
    const hasher = argon2Hasher();
    const startedAt = performance.now();
    let refusedAt = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) =>
        hasher.hash(`contraseña ${i}`).catch((error: unknown) => {
          refusedAt = performance.now();
          throw error;
        }),
      ),
    );
    const refused = results.flatMap((r) => (r.status === 'rejected' ? [r.reason as unknown] : []));
    expect(refused).toHaveLength(46);
    expect(refusedAt - startedAt).toBeLessThan(100);
    for (const error of refused) {
      expect(error).toBeInstanceOf(DomainError);
      expect(error).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 3 } });
    }
    expect(await hasher.verify(await hasher.hash('luna'), 'luna')).toBe(true);
  });

  it('refuses the surplus of tries at accounts that do not exist in the same way', async () => {
    const hasher = argon2Hasher();
    await hasher.verify(null, 'x');
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => hasher.verify(null, 'x')),
    );
    expect(results.filter((r) => r.status === 'rejected')).toHaveLength(6);
    for (const r of results) if (r.status === 'fulfilled') expect(r.value).toBe(false);
  });
});
