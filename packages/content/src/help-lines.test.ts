import { describe, expect, it } from 'vitest';
import { CRISIS_MESSAGE, HELP_LINES, HELP_LINES_REVISED } from './help-lines.ts';

const numbersOf = (kind: 'self-harm' | 'violence') => HELP_LINES[kind].map(({ number }) => number);
const SUICIDE_LINES = ['800 911 2000', '55 5259 8121', '024', '135', '106', '*4141', '113', '988'];
const VIOLENCE_LINES = ['800 822 4460', '016', '144', '155', '1455', '100', '1-800-799-7233'];
const CHILD_LINES = ['116 111', '102', '141', '147'];

describe('HELP_LINES', () => {
  it.each(['self-harm', 'violence'] as const)('says for %s that no reading was made', (kind) => {
    expect(CRISIS_MESSAGE[kind]).toContain('no hemos hecho la lectura');
    expect(CRISIS_MESSAGE[kind]).toContain('ni se ha descontado nada');
  });

  it.each(['self-harm', 'violence'] as const)(
    'begins with emergencies wherever one is, and every country with its own number for %s',
    (kind) => {
      const lines = HELP_LINES[kind];
      const firsts = lines.filter(({ place }, at) => lines[at - 1]?.place !== place);
      expect(firsts.map(({ place }) => place)).toEqual([...new Set(lines.map((l) => l.place))]);
      for (const { name } of firsts) expect(name.toLowerCase()).toContain('emergencias');
      expect(firsts.map(({ number }) => number)).toEqual(expect.arrayContaining(['911', '112']));
      expect(lines[0]?.number).toContain('emergencias de tu país');
      expect(lines[1]?.number).toBe('911');
    },
  );

  it('gives who may hurt themselves the lines for that', () => {
    expect(numbersOf('self-harm')).toEqual(expect.arrayContaining(SUICIDE_LINES));
  });

  it('gives who suffers violence the lines for it and for children, before those to talk to', () => {
    const numbers = numbersOf('violence');
    expect(numbers).toEqual(expect.arrayContaining([...VIOLENCE_LINES, ...CHILD_LINES]));
    expect(SUICIDE_LINES.filter((number) => numbers.includes(number))).toEqual([
      '800 911 2000',
      '024',
    ]);
    expect(numbers.indexOf('016')).toBeLessThan(numbers.indexOf('024'));
    expect(numbers.indexOf('800 822 4460')).toBeLessThan(numbers.indexOf('800 911 2000'));
  });

  it.each(['self-harm', 'violence'] as const)('names no line twice for %s', (kind) => {
    const keys = HELP_LINES[kind].map(({ place, number }) => `${place} ${number}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is dated', () => {
    expect(HELP_LINES_REVISED).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
