import { expect, it } from 'vitest';
import type { SkyEventOut } from '@sibila/contracts/horoscope-facts';
import { degreesInSign, eventWords } from './sky-words.ts';

const at = { at: '2026-11-21T20:20:00.000Z', date: '2026-11-21', time: '14:20' };

it.each<[string, SkyEventOut]>([
  [
    'La Luna entra en Piscis',
    { kind: 'ingress', body: 'Moon', from: 'Acuario', sign: 'Piscis', retrograde: false, ...at },
  ],
  [
    'Venus, retrógrada, vuelve a Libra',
    { kind: 'ingress', body: 'Venus', from: 'Escorpio', sign: 'Libra', retrograde: true, ...at },
  ],
  [
    'Mercurio se pone directo a 5° 01′ de Escorpio',
    {
      kind: 'station',
      body: 'Mercury',
      direction: 'direct',
      sign: 'Escorpio',
      degree: 5.02,
      ...at,
    },
  ],
  [
    'Venus se pone retrógrada a 8° 29′ de Escorpio',
    {
      kind: 'station',
      body: 'Venus',
      direction: 'retrograde',
      sign: 'Escorpio',
      degree: 8.49,
      ...at,
    },
  ],
  [
    'El Sol forma un trígono exacto con Neptuno',
    { kind: 'aspect', a: 'Sun', b: 'Neptune', aspect: 'trine', ...at },
  ],
  [
    'La Luna forma una oposición exacta con Venus',
    { kind: 'aspect', a: 'Moon', b: 'Venus', aspect: 'opposition', ...at },
  ],
  [
    'Luna llena a 2° 20′ de Géminis',
    { kind: 'quarter', phase: 'luna llena', sign: 'Géminis', degree: 2.3423, ...at },
  ],
  [
    'Máximo del eclipse anular de Sol en Acuario',
    { kind: 'eclipse', of: 'Sun', type: 'annular', sign: 'Acuario', ...at },
  ],
])('says «%s»', (words, event) => {
  expect(eventWords(event)).toBe(words);
});

it('cuts what is under a minute of arc, so that no sign has thirty degrees', () => {
  expect(degreesInSign(359.9999)).toBe('29° 59′');
});
