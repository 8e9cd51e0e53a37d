import { describe, expect, it } from 'vitest';
import { privacyPolicy } from '../legal/privacy.ts';
import { terms } from '../legal/terms.ts';
import { plainWords } from '../legal/words.ts';
import { faq } from './faq.ts';

const ENTRIES = faq('Casandra');
const textOf = (id: string) =>
  ENTRIES.find((entry) => entry.id === id)
    ?.answer.map(plainWords)
    .join('\n') ?? '';

describe('the frequent questions', () => {
  it('are ten, in their order, with an anchor each', () => {
    expect(ENTRIES.map(({ id }) => id)).toEqual([
      'que-es',
      'premium',
      'precision',
      'palma',
      'tarot',
      'runas',
      'guardar',
      'horoscopo',
      'compatibilidad',
      'privacidad',
    ]);
    expect(ENTRIES[0]?.question).toBe('¿Qué es Casandra?');
    for (const { question } of ENTRIES) expect(question).toMatch(/^¿.+\?$/);
  });

  it('say the figures that people ask for', () => {
    for (const figure of ['8 lecturas', '30 días', 'US$ 8.99', '5 días naturales', '2 lecturas'])
      expect(textOf('premium')).toContain(figure);
    expect(textOf('que-es')).toContain('13 años');
    expect(textOf('horoscopo')).toMatch(/^Cada día/);
  });

  it('speak to a «tú», with neither shouting nor foreign quotation marks', () => {
    for (const { id, question } of ENTRIES) {
      const text = `${question}\n${textOf(id)}`;
      expect(text.length).toBeGreaterThan(150);
      expect(text).not.toMatch(/\busted|\bvosotr|[“”"!¡]|undefined|\[object/i);
    }
  });

  it('link to sections that exist', () => {
    const policy = privacyPolicy('x', { operator: null, email: null });
    const anchors = [...terms('x'), ...policy].map(({ id }) => id);
    const links = ENTRIES.flatMap(({ answer }) => answer)
      .flatMap((words) => (typeof words === 'string' ? [] : words))
      .flatMap((part) => (typeof part === 'string' ? [] : [part.to]));
    expect(links).toEqual(['/terminos#planes', '/privacidad']);
    for (const link of links) {
      const [, anchor] = link.split('#');
      if (anchor !== undefined) expect(anchors).toContain(anchor);
    }
  });
});
