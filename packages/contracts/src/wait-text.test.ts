import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  [1, 'un segundo'],
  [10, '10 segundos'],
  [59, '59 segundos'],
  [60, 'un minuto'],
  [61, '2 minutos'],
  [2355, '40 minutos'],
  [3600, '60 minutos'],
  [5341, '2 horas'],
  [86_400, '24 horas'],
])('%d seconds are %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
