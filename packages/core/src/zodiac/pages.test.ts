import { describe, expect, it } from 'vitest';
import { pairPage, signPage } from '@sibila/contracts/zodiac-pages';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import { pairSlug, SIGN_PAIRS } from '@sibila/domain/compatibility/sign-pairs';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { FakeClock } from '@sibila/testkit/fakes';
import { readPairPage } from './pair-page.ts';
import { readSignPage } from './sign-page.ts';

const at = (time: string) => {
  const clock = new FakeClock();
  clock.set(new Date(time));
  return { ports: { clock } };
};
const NO_SIGNS = ['', 'ofiuco', 'Aries', 'géminis', '../aries', '__proto__', 'aries\u0000'];

describe('readSignPage', () => {
  it.each(SIGN_NAMES)('gives %s as the contract has it', (sign) => {
    const page = readSignPage(at('2026-11-22T12:00:00Z'), { sign: signSlug(sign) });
    expect(signPage.parse(page)).toEqual(page);
    expect(page.sign).toBe(sign);
  });

  it("tells when the Sun comes and goes on Mexico City's clocks", () => {
    const { sun } = readSignPage(at('2026-01-19T12:00:00Z'), { sign: 'acuario' });
    // 20 January, 01:44 UTC: there it is the evening before.
    expect(sun.from).toMatchObject({
      date: '2026-01-19',
      time: expect.stringMatching(/^19:4[45]$/),
    });
    expect(sun.to.date).toBe('2026-02-18');
  });

  it.each(NO_SIGNS)('refuses %j', (sign) => {
    expect(() => readSignPage(at('2026-11-22T12:00:00Z'), { sign })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });
});

describe('readPairPage', () => {
  it.each(SIGN_PAIRS)(
    'gives %s and %s with the number of the rules, and says it',
    (first, second) => {
      const page = readPairPage({ pair: pairSlug(first, second) });
      expect(pairPage.parse(page)).toEqual(page);
      const { percent, points } = compatibilityOf(first, second);
      expect(page).toMatchObject({ first, second, percent });
      expect(page.account).toHaveLength(points.length);
      expect(page.account[0]).toContain(`${percent}\u00A0%`);
      expect(page.account[0]).toContain(`${points[0]?.delta} puntos`);
      const own = [
        page.meeting,
        page.love,
        page.together,
        page.friction,
        page.attempt,
        page.closing,
      ];
      for (const text of [...own, ...page.account]) expect(text).not.toBe('');
      const words = [...own, ...page.account].join(' ').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(330);
    },
  );

  it('tells a pair alike from either side, under its one address', () => {
    const page = readPairPage({ pair: 'tauro-aries' });
    expect(page).toEqual(readPairPage({ pair: 'aries-tauro' }));
    expect(page.slug).toBe('aries-tauro');
  });

  it('says no sentence of its account on most of the pages', () => {
    const pages = new Map<string, number>();
    for (const [first, second] of SIGN_PAIRS) {
      const { account } = readPairPage({ pair: pairSlug(first, second) });
      for (const sentence of new Set(account.join(' ').split(/(?<=[.!?])\s+/)))
        pages.set(sentence, (pages.get(sentence) ?? 0) + 1);
    }
    expect(Math.max(...pages.values())).toBeLessThanOrEqual(12);
  });

  it.each(['', 'aries', 'aries-ofiuco', 'aries-tauro-leo', 'Aries-Tauro', '-', '..-..'])(
    'refuses %j',
    (pair) => {
      expect(() => readPairPage({ pair })).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    },
  );
});
