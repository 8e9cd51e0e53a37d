import { describe, expect, it } from 'vitest';
import { outlined, widthOf, wrapped } from './lettering.ts';

const at = { x: 10, y: 20, size: 100, fill: '#fff' };
const lettersOf = (svg: string) => svg.split('<path').length - 1;

describe('a line of letters', () => {
  it('is drawn letter by letter, and a space is nothing but room', () => {
    const svg = outlined('El Loco', at);
    expect(lettersOf(svg)).toBe(6);
    expect(svg).toContain('translate(10 20) scale(0.1)');
    expect(widthOf('El Loco', 100)).toBeGreaterThan(widthOf('ElLoco', 100));
    expect(widthOf('El Loco', 200)).toBeCloseTo(2 * widthOf('El Loco', 100));
  });

  it('has every letter of Spanish, and of others what is under their accents', () => {
    for (const letter of 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»ºª—…ç') expect(lettersOf(outlined(letter, at))).toBe(1);
    expect(outlined('č', at)).toBe(outlined('c', at));
  });

  it('leaves out what it can not draw, so that nothing of a text is ever markup', () => {
    expect(lettersOf(outlined('🌙中<>\u0000', at))).toBe(0);
    expect(outlined('</g><script>', at)).not.toContain('script');
  });

  it('lets letters stand closer that would gape', () => {
    expect(widthOf('To', 100)).toBeLessThan(widthOf('T', 100) + widthOf('o', 100));
  });
});

describe('a text in lines', () => {
  it('is broken between words alone, into as few lines as fit and evenly', () => {
    const lines = wrapped('Cómo hacer una buena pregunta a las cartas', 60, 520);
    expect(lines.join(' ')).toBe('Cómo hacer una buena pregunta a las cartas');
    const widths = lines.map((line) => widthOf(line, 60));
    expect(Math.max(...widths)).toBeLessThanOrEqual(520);
    expect(Math.min(...widths)).toBeGreaterThan(250);
    expect(wrapped('Leo', 60, 520)).toEqual(['Leo']);
    expect(wrapped('', 60, 520)).toEqual(['']);
  });

  it('never begins a line with a point', () => {
    for (const line of wrapped('Abundancia · Ganancia · Inicio próspero', 36, 300))
      expect(line).not.toMatch(/^·/);
  });
});
