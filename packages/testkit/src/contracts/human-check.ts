import { describe, expect, it } from 'vitest';
import type { HumanCheck } from '@sibila/core/ports/human-check';

export interface HumanCheckUnderTest {
  check: HumanCheck;
  /** A token that passes. */
  good: string;
}

/** What every human check does: it says yes to its own token, no to every other. */
export function humanCheckContract(name: string, make: () => HumanCheckUnderTest): void {
  describe(`the human check ${name}`, () => {
    const ask = (token: string | null) =>
      make().check.passes({ token, action: 'register', ip: '203.0.113.7', idempotencyKey: null });

    it('says yes to a good token', async () => {
      expect(await ask(make().good)).toBe(true);
    });

    it.each([
      ['no token', null],
      ['an empty one', ''],
      ['one of a single character', 'x'],
      ['one of 2,049 characters', 'x'.repeat(2049)],
      ['one of 10 kB', 'x'.repeat(10_240)],
      ['one that holds a NUL and line breaks', 'a\u0000b\r\nc'],
      ['one that looks like another field', 'x&secret=y&response=z'],
    ])('says no to %s', async (_, token) => {
      expect(await ask(token)).toBe(false);
    });

    it('says no to the good token in other case or with more behind it', async () => {
      const { good } = make();
      expect(await ask(good.toLowerCase())).toBe(false);
      expect(await ask(`${good} `)).toBe(false);
    });
  });
}
