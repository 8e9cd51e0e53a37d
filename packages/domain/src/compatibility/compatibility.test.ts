import { describe, expect, it } from 'vitest';
import { SIGN_NAMES } from '../zodiac/signs.ts';
import { compatibilityOf } from './compatibility.ts';
import { SIGN_TRAITS } from './sign-traits.ts';

/** The whole table as it is checked in; rows and columns from Aries to Piscis. */
const TABLE = `
82 60 82 48 92 54 72 60 88 48 76 56
60 82 58 88 48 86 60 72 52 88 48 86
82 58 82 58 82 56 90 54 70 54 92 46
48 88 58 82 56 82 52 84 56 68 52 92
92 48 82 56 82 58 76 48 92 56 72 56
54 86 56 82 58 82 54 82 50 90 56 66
72 60 90 52 76 54 82 60 80 52 92 58
60 72 54 84 48 82 60 82 56 84 48 88
88 52 70 56 92 50 80 56 82 56 84 56
48 88 54 68 56 90 52 84 56 82 64 80
76 48 92 52 72 56 92 48 84 64 82 60
56 86 46 92 56 66 58 88 56 80 60 82`;

const BASE = [76, 58, 82, 50, 90, 54, 70];

const PAIRS = SIGN_NAMES.flatMap((first) => SIGN_NAMES.map((second) => [first, second] as const));

const deltasOf = (...pair: Parameters<typeof compatibilityOf>): number[] =>
  compatibilityOf(...pair).points.map(({ delta }) => delta);

describe('compatibilityOf', () => {
  it('gives the 144 pairs the numbers of the table', () => {
    const rows = SIGN_NAMES.map((first) =>
      SIGN_NAMES.map((second) => compatibilityOf(first, second).percent).join(' '),
    );
    expect(rows.join('\n')).toBe(TABLE.trim());
  });

  it('lists aspect, element, modality and rulers, which sum exactly to the percent', () => {
    for (const [first, second] of PAIRS) {
      const { percent, points } = compatibilityOf(first, second);
      expect(points.map(({ kind }) => kind)).toEqual(['aspect', 'element', 'modality', 'rulers']);
      expect(points.reduce((sum, { delta }) => sum + delta, 0)).toBe(percent);
    }
  });

  it('is the same from either side, point by point', () => {
    for (const [first, second] of PAIRS) {
      expect(deltasOf(first, second)).toEqual(deltasOf(second, first));
    }
  });

  it('keeps the order of the signs in what each point names', () => {
    const [, elements, modalities, rulers] = compatibilityOf('Tauro', 'Sagitario').points;
    expect(elements).toMatchObject({ elements: ['earth', 'fire'], relation: 'foreign' });
    expect(modalities).toMatchObject({ modalities: ['fixed', 'mutable'], relation: 'different' });
    expect(rulers).toMatchObject({ rulers: ['Venus', 'Jupiter'] });
  });

  it('rests on the base of the distance, moved by at most six by the rulers', () => {
    for (const [first, second] of PAIRS) {
      const { percent, points } = compatibilityOf(first, second);
      const [aspect, , , rulers] = points;
      const base = aspect?.kind === 'aspect' ? (BASE[aspect.distance] ?? NaN) : NaN;
      expect(percent - base).toBe(rulers?.delta);
      expect(Math.abs(percent - base)).toBeLessThanOrEqual(6);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }
  });

  it('sums the ties of the rulers to what they move', () => {
    for (const [first, second] of PAIRS) {
      const rulers = compatibilityOf(first, second).points[3];
      if (rulers?.kind !== 'rulers') throw new Error('the fourth point is the rulers');
      expect(rulers.ties.reduce((sum, { delta }) => sum + delta, 0)).toBe(rulers.delta);
    }
  });

  it.each([
    ['Tauro', 'Cáncer', ['exaltation', 'sect']],
    ['Aries', 'Capricornio', ['exaltation', 'fall', 'sect']],
    ['Géminis', 'Acuario', ['octave']],
    ['Aries', 'Escorpio', ['same']],
    ['Leo', 'Leo', ['same']],
    ['Virgo', 'Capricornio', []],
  ] as const)('finds between the rulers of %s and %s the ties %j', (first, second, ties) => {
    const rulers = compatibilityOf(first, second).points[3];
    const found = rulers?.kind === 'rulers' ? rulers.ties.map(({ tie }) => tie) : [];
    expect(found.toSorted()).toEqual([...ties]);
  });
});

describe('SIGN_TRAITS', () => {
  it('puts each fall in the sign opposite the exaltation', () => {
    SIGN_NAMES.forEach((sign, i) => {
      const opposite = SIGN_NAMES[(i + 6) % 12];
      const { exalts } = SIGN_TRAITS[sign];
      if (exalts && opposite) expect(SIGN_TRAITS[opposite].falls).toBe(exalts);
    });
    const fallen = SIGN_NAMES.filter((sign) => SIGN_TRAITS[sign].falls);
    expect(fallen).toHaveLength(SIGN_NAMES.filter((sign) => SIGN_TRAITS[sign].exalts).length);
  });

  it('turns through the four elements and the three modalities', () => {
    SIGN_NAMES.forEach((sign, i) => {
      const { element, modality } = SIGN_TRAITS[sign];
      expect(element).toBe(['fire', 'earth', 'air', 'water'][i % 4]);
      expect(modality).toBe(['cardinal', 'fixed', 'mutable'][i % 3]);
    });
  });
});
