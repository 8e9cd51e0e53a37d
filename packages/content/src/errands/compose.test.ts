import { errandOf } from '@sibila/domain/safety/errand';
import { describe, expect, it } from 'vitest';
import { readings as runeReadings } from '../runes/testing/readings.ts';
import { readings as tarotReadings } from '../tarot/testing/readings.ts';
import { itIsProse } from '../testing/prose.ts';

const ASKED = [
  ['Tengo 52 años, ¿estudio enfermería?', 'studies', /tu salud|médic|entretenimiento/iu],
  ['Tengo una entrevista en un colegio, ¿me contratan?', 'interview', /la nota|clase|apuntes/iu],
  ['mañana tengo entrevista en un hospital', 'interview', /médic|tu salud/iu],
  [
    '¿Contrato a la niñera que me recomendaron?',
    'helper',
    /pleito|abogad|tu defensa|asuntos legales/iu,
  ],
  ['¿Qué hago con lo de la casa?', 'house', /pleito|abogad|tu defensa|asuntos legales/iu],
  ['¿Ganará mi equipo el domingo?', 'match', /tres reuniones|tu puesto|acordaste/iu],
  ['Debo 80 mil pesos, ¿por dónde empiezo?', 'debt', /esta decisión|perdieron con ella/iu],
  ['¿Le pido matrimonio a Ana?', 'proposal', /Volver, escribir o marcharse|ruptura/iu],
  ['¿Apruebo el examen de manejo?', 'driving', /lo que no entra|hora fija|apuntes/iu],
  ['¿Abro mi negocio de velas?', 'own-business', /tu puesto|tres reuniones|esa oferta/iu],
] as const;

const told = ASKED.map(([question, errand, unfit]) => ({
  question,
  errand,
  unfit,
  texts: [1, 3, 5, 7].flatMap((size) => [
    ...tarotReadings(size, 12, question).map(({ text }) => text),
    ...runeReadings(size, 12, question).map(({ text }) => text),
  ]),
}));

describe('a reading of an everyday matter', () => {
  it.each(told)('is of that matter alone: «$question»', ({ question, errand, unfit, texts }) => {
    expect(errandOf(question)).toBe(errand);
    for (const text of texts)
      expect(unfit.exec(text.replaceAll(question, ''))?.[0]).toBeUndefined();
  });

  itIsProse(
    told.flatMap(({ texts }) => texts),
    [],
  );

  it.each([
    '¿Debo irme?',
    'debo decidir entre dos trabajos',
    '¿Dejo mi trabajo?',
    '¿Aprobaré el examen?',
    '¿Por qué no avanza mi negocio?',
    '¿Volverá mi ex?',
    '¿Cómo seguirá mi salud este año?',
    '',
  ])('is none of «%s»', (question) => {
    expect(errandOf(question)).toBeNull();
  });
});
