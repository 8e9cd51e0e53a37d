import { describe, expect, it } from 'vitest';
import { explainCompatibility } from '@sibila/content/compatibility/compose-compatibility';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { signed } from '../../lib/signed.ts';
import { accountOf } from './account.ts';

const PAIRS = SIGN_NAMES.flatMap((first) => SIGN_NAMES.map((second) => ({ first, second })));

describe('the account of a number', () => {
  it('adds up to the number for every two signs, ties of the rulers included', () => {
    for (const { first, second } of PAIRS) {
      const { percent, rows } = accountOf(first, second);
      expect(rows.reduce((sum, { delta }) => sum + delta, 0)).toBe(percent);
      for (const { delta, reasons } of rows) {
        const parts = reasons.flatMap((reason) => reason.delta ?? []);
        if (parts.length > 0) expect(parts.reduce((sum, part) => sum + part)).toBe(delta);
      }
    }
  });

  it('calls every point as the analysis does', () => {
    for (const { first, second } of PAIRS) {
      const explained = explainCompatibility({ first, second, ...compatibilityOf(first, second) });
      expect(accountOf(first, second).rows.map(({ label }) => label)).toEqual(
        explained.map(({ label }) => label),
      );
    }
  });

  it('gives each point one or more reasons in words, none twice', () => {
    for (const { first, second } of PAIRS)
      for (const { reasons } of accountOf(first, second).rows) {
        const texts = reasons.map(({ text }) => text);
        expect(texts.every((text) => text.length > 10)).toBe(true);
        expect(new Set(texts).size).toBe(texts.length);
      }
  });

  it('tells strengths from frictions', () => {
    const tones = (rows: ReturnType<typeof accountOf>['rows']) => rows.map(({ tone }) => tone);
    expect(tones(accountOf('Aries', 'Cáncer').rows)).toEqual([
      'friction',
      'friction',
      'friction',
      'friction',
    ]);
    expect(tones(accountOf('Géminis', 'Leo').rows)).toEqual([
      'strength',
      'strength',
      'strength',
      'even',
    ]);
  });

  it('writes its numbers with a true minus', () => {
    expect([14, -6, 0].map(signed)).toEqual(['+14', '−6', '0']);
  });
});
