import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import { weekAhead } from '../week.ts';
import { CORPUS } from './corpus.ts';
import { claimsIn, unsupportedClaims } from './unsupported-claims.ts';

const ZONE = 'America/Mexico_City';

for (const { day, sign, week, holds, fails } of CORPUS) {
  describe(`unsupportedClaims on ${day}, for ${sign}`, () => {
    const pack = factsOf(day, ZONE);
    const options = { sign, ...(week ? { week: weekAhead(day, ZONE) } : {}) };

    it.each(holds)('lets «%s» pass', (text) => {
      expect(unsupportedClaims(text, pack, options)).toEqual([]);
      expect(claimsIn(text, pack, options)).not.toEqual([]);
    });

    it.each(fails)('stops «%s»', (text) => {
      expect(unsupportedClaims(text, pack, options)).not.toEqual([]);
    });
  });
}

describe('unsupportedClaims', () => {
  const pack = factsOf('2026-11-22', ZONE);
  const options = { sign: 'Leo', week: weekAhead('2026-11-22', ZONE) } as const;

  it.each([
    'Los martes se te dan bien las cuentas.',
    'Guarda un rato para ti cada lunes.',
    'Llama a quien quieres y pregúntale cómo le fue.',
    'Una casa ordenada cabe en una tarde.',
    'El sol de la tarde entra por la ventana y la luna se mira desde la azotea.',
    'Leo un libro antes de dormir.',
    'Deja que la cabeza te libra de una duda.',
    'Mira de frente lo que temes y no camines hacia atrás.',
    'Desanda un paso, saluda a tu vecina y abraza a quien quieres.',
    'Baila un rato: nadie te mira a los ojos cuando bailas.',
    'La casa recibe a quien llega cansado.',
  ])('finds no claim in «%s»', (text) => {
    expect(unsupportedClaims(text, pack, options)).toEqual([]);
  });

  it('reads the body that comes after its sign and not the one of the sentence before', () => {
    const before = 'Venus sigue en Libra.';
    expect(unsupportedClaims(`${before} Allí, en Aries, está Saturno.`, pack, options)).toEqual([]);
    expect(
      unsupportedClaims(`${before} En Géminis cae la luna llena del martes.`, pack, options),
    ).toEqual([]);
    expect(unsupportedClaims(`${before} Allí, en Aries, está Marte.`, pack, options)).toEqual([
      { claim: 'Allí, en Aries, está Marte', kind: 'placement' },
    ]);
  });

  it('keeps together the two bodies that an aspect stands between', () => {
    const aspect = (text: string) => claimsIn(text, pack, options).map(({ bodies }) => bodies);
    expect(aspect('Entre el Sol y Neptuno se cierra un trígono.')).toEqual([['Sun', 'Neptune']]);
    expect(
      unsupportedClaims('Entre el Sol y Júpiter se cierra un trígono.', pack, options),
    ).not.toEqual([]);
    expect(
      unsupportedClaims('Entre el Sol y Neptuno se cierra un trígono el lunes 23.', pack, options),
    ).toEqual([]);
  });

  it('names each claim that fails, with its words and kind', () => {
    const text = 'El Sol está en Sagitario. Venus brilla en Tauro; Júpiter va retrógrado.';
    expect(unsupportedClaims(text, pack, options)).toEqual([
      { claim: 'Venus brilla en Tauro', kind: 'placement' },
      { claim: 'Júpiter va retrógrado', kind: 'motion' },
    ]);
  });

  it('knows days to come only where the week is given', () => {
    const text = 'El martes hay luna llena en Géminis y el miércoles Marte entra en Virgo.';
    expect(unsupportedClaims(text, pack, options)).toEqual([]);
    expect(unsupportedClaims(text, pack, { sign: 'Leo' })).not.toEqual([]);
  });

  it('reads a text of many paragraphs in a moment', () => {
    const text = 'La Luna entra en Tauro a las 04:09 y Venus sigue en Libra. '.repeat(200);
    const start = performance.now();
    expect(unsupportedClaims(text, pack, options)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
