import { describe, expect, it } from 'vitest';
import { formOf, wordingOf } from '../quotable.ts';
import { cardAskedAbout } from './card-asked.ts';
import { MOTIF_TURNS, motifOf } from './motifs.ts';

describe('what a question is about', () => {
  it.each([
    ['¿Qué significa que me salga La Muerte invertida?', /^La Muerte invertida habla de un final/],
    ['¿Qué significa la carta de los enamorados?', /^Los Enamorados hablan de/],
    ['que quiere decir el sol invertido', /^El Sol invertido habla de/],
    ['¿Qué representa El Mago?', /^El Mago habla de/],
  ])('says of «%s» what that card is about', (question, said) => {
    expect(cardAskedAbout(question)).toMatch(said);
  });

  it.each(['¿Qué significa el sol para mí?', '¿Dejo mi trabajo?', '¿Sale El Sol mañana?', ''])(
    'takes «%s» for no question about a card',
    (question) => {
      expect(cardAskedAbout(question)).toBeNull();
    },
  );

  it.each([
    ['me matan los celos, ¿qué puedo hacer?', 'jealousy'],
    ['siento celos de mi hermana', 'jealousy'],
    ['¿Por qué soy tan celoso con mi pareja?', 'jealousy'],
    ['mi novia es muy celosa', 'jealousy-of-another'],
    ['¿Cómo supero los celos de mi pareja?', 'jealousy-of-another'],
    ['Mi marido me cela todo el tiempo', 'jealousy-of-another'],
    ['¿Qué hago con sus celos?', 'jealousy-of-another'],
    ['¿Me conviene mudarme a otra ciudad con mi pareja?', 'moving-together'],
    ['¿Me mudo a otra ciudad?', null],
    ['¿Cambio la celosía?', null],
  ])('hears the motif of «%s»', (question, motif) => {
    expect(motifOf(question)).toBe(motif);
  });

  it('hears of the law where the question is owed that caution, and not of the body', () => {
    expect(motifOf('¿Ganaré el juicio contra mi casero?', ['law'])).toBe('law');
    expect(motifOf('¿Me indemnizan por la operación?', ['health', 'law'])).toBeNull();
  });

  it('never advises the one who suffers another’s jealousy as if it were their own', () => {
    for (const said of MOTIF_TURNS['jealousy-of-another'])
      expect(said).not.toMatch(/tres hechos tuyos|sin revisar nada|qué se necesita/);
  });

  it.each([
    ['Me muero de ganas de saber si me llamará', 'written'],
    ['¿Volverá mi ex?', 'asked'],
    ['celos de mi pareja', 'told'],
    ['Tengo una entrevista el jueves', 'told'],
    ['Quiero saber si mi jefe me dará el puesto', 'written'],
  ])('words «%s» once', (question, wording) => {
    expect(wordingOf(question, formOf(question))).toBe(wording);
  });
});
