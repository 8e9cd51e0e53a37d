import { describe, expect, it } from 'vitest';
import { bodyPositions, moonPhase } from './bodies.ts';
import { bodyInWords, skyInWords, skyWords } from './sentence.ts';

/** The line as it is read in UTC. */
function sentence(instant: string | number): string {
  const { line, until } = skyWords(new Date(instant));
  return `${line}${until ? ` hasta el ${until.toISOString().slice(0, 10)}` : ''}.`;
}

describe('the sky in one line', () => {
  it('names the slow planets that go back when none of the swift does', () => {
    expect(sentence('2026-11-20T17:00:00Z')).toBe(
      'Hoy la Luna cruza Aries, gibosa y creciente; Saturno, Urano y Neptuno van retrógrados.',
    );
  });

  it('tells until when a lone swift planet goes back', () => {
    expect(sentence('1962-02-05T00:10:00Z')).toBe(
      'Hoy la Luna nueva cruza Acuario; Mercurio va retrógrado hasta el 1962-02-17.',
    );
    expect(sentence('2026-03-05T00:00:00Z')).toContain(
      'Mercurio va retrógrado hasta el 2026-03-20.',
    );
    expect(sentence('2026-07-05T00:00:00Z')).toContain('hasta el 2026-07-23.');
    expect(sentence('2025-08-02T00:00:00Z')).toContain('hasta el 2025-08-11.');
    expect(sentence('2025-03-30T12:00:00Z')).toContain('Mercurio y Venus van retrógrados.');
    expect(sentence('2025-04-10T12:00:00Z')).toContain('Venus va retrógrado hasta el 2025-04-13.');
  });

  it('gives the very minute in which it turns, as the reference has it', () => {
    const turning = Date.parse('2026-07-23T22:57:00Z');
    const { until } = skyWords(new Date('2026-07-05T00:00:00Z'));
    expect(Math.abs((until?.getTime() ?? 0) - turning)).toBeLessThan(60_000);
  });

  it('says so when the planet is about to turn', () => {
    expect(sentence('2026-03-20T07:00:00Z')).toContain(
      '; Mercurio está a punto de retomar su paso directo.',
    );
  });

  it('says so when nothing goes back', () => {
    expect(sentence('2025-02-26T12:00:00Z')).toMatch(/; ningún planeta va retrógrado\.$/);
  });

  it('catches the Moon at the door of a sign', () => {
    expect(sentence('2026-10-02T18:00:00Z')).toMatch(
      /^La Luna está a punto de dejar Géminis, en cuarto menguante; Saturno, /,
    );
    expect(sentence('2026-10-26T00:00:00Z')).toBe(
      'La Luna llena acaba de entrar en Tauro; Mercurio y Venus van retrógrados.',
    );
  });

  it('is one grammatical line all through three years', () => {
    const shape =
      /^(?:Hoy la Luna(?: nueva| llena)? cruza|La Luna(?: nueva| llena)? acaba de entrar en|La Luna(?: nueva| llena)? está a punto de dejar) \p{Lu}\p{Ll}+(?:, (?:en (?:fase|cuarto) |gibosa y )(?:creciente|menguante))?; (?:ningún planeta va retrógrado|\p{Lu}\p{Ll}+ va retrógrado(?: hasta el \d{4}-\d\d-\d\d)?|\p{Lu}\p{Ll}+ está a punto de retomar su paso directo|\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)* y \p{Lu}\p{Ll}+ van retrógrados)\.$/u;
    for (let hour = 0; hour < 3 * 365 * 24; hour += 67) {
      const line = sentence(Date.UTC(2026, 0, 1, hour));
      expect(line).toMatch(shape);
      expect(line.length).toBeLessThan(130);
    }
  });
});

describe('the wheel in words', () => {
  it('says where a body stands, cutting the degrees', () => {
    expect(
      bodyInWords({
        body: 'Saturn',
        longitude: 29.97,
        sign: 'Aries',
        degree: 29.97,
        retrograde: true,
      }),
    ).toBe('Saturno, a 29° de Aries, retrógrado');
  });

  it('tells the instant, every body and the Moon’s phase', () => {
    const at = new Date('2026-11-20T17:00:00Z');
    const words = skyInWords({ at, positions: bodyPositions(at), phase: moonPhase(at) });
    expect(words.title).toBe('El cielo del 20 de noviembre de 2026 a las 17:00 UTC');
    expect(words.text).toBe(
      'El Sol, a 28° de Escorpio. La Luna, a 6° de Aries. Mercurio, a 8° de Escorpio. Venus, a 23° de Libra. Marte, a 27° de Leo. Júpiter, a 26° de Leo. Saturno, a 8° de Aries, retrógrado. Urano, a 3° de Géminis, retrógrado. Neptuno, a 1° de Aries, retrógrado. Plutón, a 3° de Acuario. Gibosa creciente, iluminada al 81\u00A0%.',
    );
  });
});
