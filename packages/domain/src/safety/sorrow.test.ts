import { describe, expect, it } from 'vitest';
import { delicateOf, speaksOfTreatment } from './delicate.ts';
import { questionForm } from './question-form.ts';
import { sorrowOf } from './sorrow.ts';
import { linesOf, PLAIN_QUESTIONS, TREATMENT_QUESTIONS } from './testing/plain-questions.ts';
import { SORROW_QUESTIONS } from './testing/sorrow-questions.ts';

const sorrowIn = (question: string) => sorrowOf(question, questionForm(question));

// All but the last few were learnt from; what is heard in others, scripts/eval judges.
describe('the sorrow of a question', () => {
  it.each(
    Object.entries(SORROW_QUESTIONS).flatMap(([sorrow, lines]) =>
      linesOf(lines).map((question) => [sorrow, question] as const),
    ),
  )('is %s: «%s»', (sorrow, question) => {
    expect(sorrowIn(question)).toBe(sorrow);
  });

  it.each(linesOf(PLAIN_QUESTIONS))('is none in «%s»', (question) => {
    expect(sorrowIn(question)).toBeNull();
  });

  it.each(linesOf(TREATMENT_QUESTIONS))(
    'is of a treatment, or gives way to the answer on it: «%s»',
    (question) => {
      expect(delicateOf(question, questionForm(question))).toBe('treatment');
      expect(sorrowIn(question) ?? 'own-treatment').toMatch(/treatment/);
    },
  );

  it.each([
    'me duele mucho el pecho, ¿qué hago?',
    'mi papá se desmayó y no siente la mano',
    'mi hijo tiene fiebre',
    'tengo un bulto en el pecho',
    '¿Cuándo voy a morir?',
    '¿Va a morir mi madre?',
    '¿Estoy embarazada?',
  ])('never stands in the way of an older answer: «%s»', (question) => {
    expect(sorrowIn(question)).toBeNull();
  });

  it('names a treatment, and no trade in it', () => {
    expect(speaksOfTreatment('mi mamá murió después de la quimio')).toBe(true);
    expect(speaksOfTreatment('¿Compro acciones de una minera de litio?')).toBe(false);
    expect(speaksOfTreatment('¿Vendo medicamentos por internet?')).toBe(false);
  });

  it('is looked for in little time in five hundred characters made to be slow', () => {
    const pieces = [
      'mi mama ',
      'perdí a mi ',
      'me siento muy ',
      'cuido a ',
      'mensajes de ',
      'murio ',
    ];
    for (const piece of pieces) {
      const text = piece.repeat(500).slice(0, 500);
      const started = performance.now();
      sorrowIn(text);
      expect(performance.now() - started).toBeLessThan(500);
    }
  });
});
