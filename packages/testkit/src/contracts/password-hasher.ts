import { beforeAll, describe, expect, it } from 'vitest';
import type { PasswordHasher } from '@sibila/core/ports/password-hasher';

const PASSWORD = 'Luna de papel ñ 🌙';

/** What every password hasher does. `format` is the form of its hashes. */
export function passwordHasherContract(
  name: string,
  make: () => PasswordHasher,
  format: RegExp,
): void {
  describe(`the password hasher ${name}`, () => {
    let hasher: PasswordHasher;
    let hash: string;
    beforeAll(async () => {
      hasher = make();
      hash = await hasher.hash(PASSWORD);
    });

    it('makes hashes of its form, another one each time, that hold nothing of the password', async () => {
      expect(hash).toMatch(format);
      expect(await hasher.hash(PASSWORD)).not.toBe(hash);
      expect(hash).not.toContain('Luna');
      expect(hasher.isOutdated(hash)).toBe(false);
    });

    it('knows the password again', async () => {
      expect(await hasher.verify(hash, PASSWORD)).toBe(true);
    });

    it.each([
      ['in other case', PASSWORD.toLowerCase()],
      ['with a space behind it', `${PASSWORD} `],
      ['without its last character', PASSWORD.slice(0, -2)],
      ['in another Unicode form', PASSWORD.normalize('NFD')],
      ['that goes on after a NUL', `${PASSWORD}\u0000`],
      ['that is empty', ''],
    ])('refuses one %s', async (_, other) => {
      expect(await hasher.verify(hash, other)).toBe(false);
    });

    it('cuts nothing off: neither at 72 bytes nor at a NUL', async () => {
      const long = 'x'.repeat(128);
      const longHash = await hasher.hash(long);
      expect(await hasher.verify(longHash, long)).toBe(true);
      expect(await hasher.verify(longHash, `${long.slice(0, -1)}y`)).toBe(false);
      const withNul = await hasher.hash('a\u0000b');
      expect(await hasher.verify(withNul, 'a\u0000b')).toBe(true);
      expect(await hasher.verify(withNul, 'a')).toBe(false);
      expect(await hasher.verify(withNul, 'a\u0000c')).toBe(false);
    });

    it('says no where there is no hash, whatever the password', async () => {
      expect(await hasher.verify(null, PASSWORD)).toBe(false);
      expect(await hasher.verify(null, 'nobody has this password')).toBe(false);
    });
  });
}
