import { expect, it } from 'vitest';
import { readingFaults, type Expected } from './reading-checks.ts';

const EXPECTED: Expected = {
  names: ['El Loco', 'La Torre'],
  others: ['La Luna', 'El Sol'],
  words: { min: 10, max: 60 },
  instructions: 'Empieza por esta tirada y esta pregunta, en la primera frase.',
};
const GOOD =
  'En el pasado está El Loco, que camina sin mirar. Ahora la Torre suelta lo que ya no se sostiene, y tu casa se queda con la luz de la luna en la ventana.';

it('finds nothing wrong with a reading', () => {
  expect(readingFaults(GOOD, EXPECTED)).toEqual([]);
});

it.each([
  ['a card that is left out', GOOD.replace('la Torre', 'la carta'), ['not named: La Torre']],
  ['a card that was not drawn', `${GOOD} La Luna lo confirma.`, ['not drawn: La Luna']],
  ['a card that was not drawn, contracted', `${GOOD} Es la hora del Sol.`, ['not drawn: El Sol']],
  ['a text too short', 'El Loco y la Torre te miran.', ['7 words']],
  ['vosotros', `${GOOD} Ya lo sabéis.`, ['not in tú']],
  ['usted', `${GOOD} Usted lo sabe.`.replace('Usted', 'Eso usted'), ['not in tú']],
  ['what no reading may foretell', `${GOOD} Vas a morir pronto.`, ['claim: death']],
  [
    'its instructions',
    `${GOOD} Empieza por esta tirada y esta pregunta, en la primera frase.`,
    ['repeats its instructions'],
  ],
])('finds %s', (_, text, faults) => {
  expect(readingFaults(text, EXPECTED)).toEqual(faults);
});

it('finds a text in another language', () => {
  const text =
    'El Loco walks without looking and la Torre drops whatever could not stand any longer, while your house keeps the light of night.';
  expect(readingFaults(text, EXPECTED)).toContain('not in Spanish');
});
