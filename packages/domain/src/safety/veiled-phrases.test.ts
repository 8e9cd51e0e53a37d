import { describe, expect, it } from 'vitest';
import { assessQuestion } from './question.ts';

describe('what is half said', () => {
  it.each([
    'me voy a colgar esta noche',
    'me quiero ir ya con Dios',
    '¿cuántas pastillas hacen falta para no despertar?',
    'no puedo más, quiero irme',
    'tengo miedo de hacer una locura',
    'me quiero 💀',
    'kiero morirm',
  ])('hears the half-said self-harm in «%s»', (question) => {
    expect(assessQuestion(question).crisis).toBe('self-harm');
  });

  it.each([
    '¿mi marido dejará de pegarme?',
    'un señor de internet le pide fotos a mi hija',
    'mi ex publicó mis nudes',
    'pienso llevar una pistola a la escuela',
    'tengo 12 años y un señor m pide fotos',
  ])('hears the half-told violence in «%s»', (question) => {
    expect(assessQuestion(question).crisis).toBe('violence');
  });

  it.each([
    'mi novio me pega la flojera',
    'toco la viola en una orquesta',
    'la mato a besos',
    'quiero que termine ya este mercurio retrógrado',
    '¿veré crecer a mis nietos o me muero antes?',
  ])('lets «%s» pass, whatever its words are alone', (question) => {
    expect(assessQuestion(question).crisis).toBeNull();
  });

  it.each([
    '¿invierto más tiempo en mi relación?',
    '¿él apuesta por nuestro amor?',
    'cambié las pastillas de freno',
    'me salió La Justicia con la carta invertida',
    '¿lo vi en sueños o si es verdad?',
  ])('owes no caution to «%s»', (question) => {
    expect(assessQuestion(question).cautions).toEqual([]);
  });
});
