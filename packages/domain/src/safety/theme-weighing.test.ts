import { describe, expect, it } from 'vitest';
import { delicateOf } from './delicate.ts';
import { questionForm } from './question-form.ts';
import { assessQuestion, wordsForThemes } from './question.ts';
import { themesIn } from './theme-weighing.ts';

describe('the themes of a question', () => {
  it.each([
    ['health', 'me tiemblan las manos hace una semana, ¿qué tengo?'],
    ['health', '¿me recetarán sertralina otra vez?'],
    ['law', '¿se va a archivar la causa contra mi hermano?'],
    ['law', '¿me renovarán el permiso de residencia?'],
    ['money', '¿le salgo de garante a mi primo con el banco?'],
    ['money', '¿meto mis ahorros en un fondo o en bonos?'],
  ] as const)('are found though no table knows its words: %s, %s', (caution, text) => {
    expect(assessQuestion(text).cautions).toContain(caution);
  });

  it.each([
    '¿a qué edad estiro la pata?',
    '¿mi abuela pasa de este invierno?',
    '¿sigue vivo mi hermano, que se fue al frente?',
    'cuántos años de vida me quedan según mi mano',
  ])('are found where somebody’s death is asked for: %s', (text) => {
    expect(delicateOf(text, questionForm(text))).toBe('death');
  });

  it.each([
    [['health'], 'mi perrito está enfermo y ahora no come, ¿se curará?'],
    [['law'], 'me van a demandar ahora, ¿ganaré el juicio?'],
    [['money'], '¿me conviene vender mis dólares ahora?'],
  ])('are %j alone where other words only sound as theirs: %s', (cautions, text) => {
    expect(assessQuestion(text).cautions).toEqual(cautions);
  });

  it.each([
    '¿se curará mi corazón después de esta ruptura?',
    '¿qué herencia de carácter me dejó mi abuela?',
    '¿le doy crédito a lo que me dijo anoche?',
    '¿me absolverá mi madre por llegar tarde?',
    'mi abuelo murió en marzo de viejito, ¿está en paz?',
    '¿qué significa La Muerte invertida?',
    'me muero de ganas de verlo',
    '¿me escribirá esta semana?',
    '',
    '🔮',
  ])('are none in %j', (text) => {
    expect(assessQuestion(text).cautions).toEqual([]);
    expect(delicateOf(text, questionForm(text))).toBeNull();
  });

  it('are only looked for among those asked for', () => {
    const line = wordsForThemes('¿me darán la custodia de mis hijos en el juzgado?');
    expect(themesIn(line, ['law'], [])).toEqual(['law']);
    expect(themesIn(line, ['money', 'death'], [])).toEqual([]);
  });

  it('are weighed in little time in five hundred characters, whatever they are', () => {
    for (const piece of ['dinero deuda hipoteca ', 'a ', 'operacion', 'xyz ']) {
      const line = wordsForThemes(piece.repeat(500).slice(0, 500));
      const started = performance.now();
      themesIn(line, ['health', 'law', 'money', 'death'], []);
      expect(performance.now() - started).toBeLessThan(500);
    }
  });
});
