import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { natalChart, type NatalChart } from '@sibila/domain/chart/chart';
import { HOUSE_SYSTEMS } from '@sibila/domain/chart/houses';
import { chartTask } from './prompt.ts';

const DAY = 86_400_000;

/** Births of a century, one in four without an hour, from pole to pole. */
const charts: fc.Arbitrary<NatalChart> = fc
  .record({
    at: fc.integer({ min: Date.UTC(1910, 0, 1), max: Date.UTC(2012, 0, 1) }),
    isTimed: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
    latitude: fc.double({ min: -75, max: 75, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    houseSystem: fc.constantFrom(...HOUSE_SYSTEMS),
  })
  .map(({ at, isTimed, ...where }) => {
    const [from, to] = [new Date(at).toISOString(), new Date(at + DAY).toISOString()];
    const moment = isTimed
      ? ({ kind: 'exact', at: from } as const)
      : ({ kind: 'unknown', from, to } as const);
    return natalChart({ moment, ...where });
  });

describe('the letter of a chart', () => {
  it('as the built-in reader composes it, passes all that a model is held to', () => {
    const check = fc.property(charts, (chart) => {
      const { compose, fault, maxLength = 0 } = chartTask(chart);
      const text = compose().join('\n\n');
      expect(fault?.(text)).toBeNull();
      expect(text.length).toBeLessThan(maxLength);
    });
    fc.assert(check, { numRuns: 200, seed: 7 });
  }, 120_000);

  it('has the sections, the titles and the facts of the chart, whoever writes it', () => {
    const moment = { kind: 'exact', at: '1990-07-01T10:00:00Z' } as const;
    const where = { latitude: 40.4165, longitude: -3.7026, houseSystem: 'placidus' } as const;
    const { sectionsOf, compose, prompt } = chartTask(natalChart({ moment, ...where }));
    const sections = sectionsOf(compose().join('\n\n'));
    expect(sections[0]).toMatchObject({ key: 'sun', title: 'El Sol en Cáncer' });
    for (const { title, text, basis } of sections) {
      expect(prompt.user).toContain(`§ ${title}\nSe apoya en: ${basis.join('; ')}.`);
      expect(text.length).toBeGreaterThan(100);
    }
  });
});
