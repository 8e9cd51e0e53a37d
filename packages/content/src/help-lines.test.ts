import { describe, expect, it } from 'vitest';
import { CRISIS_MESSAGE, HELP_LINES, HELP_LINES_REVISED } from './help-lines.ts';

describe('HELP_LINES', () => {
  it.each(['self-harm', 'violence'] as const)('has lines and a message for %s', (kind) => {
    const numbers = HELP_LINES[kind].map(({ number }) => number);
    expect(numbers).toEqual(expect.arrayContaining(['800 911 2000', '024']));
    expect(numbers.some((number) => number.includes('emergencias'))).toBe(true);
    expect(CRISIS_MESSAGE[kind]).toContain('no hemos hecho la lectura');
    expect(CRISIS_MESSAGE[kind]).toContain('ni se ha descontado nada');
  });

  it('is dated', () => {
    expect(HELP_LINES_REVISED).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
