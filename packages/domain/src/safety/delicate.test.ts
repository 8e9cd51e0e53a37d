import { describe, expect, it } from 'vitest';
import { delicateOf, isAboutAnother, isUrgent } from './delicate.ts';
import { questionForm } from './question-form.ts';

describe('delicateOf', () => {
  it.each([
    ['¿Cuándo moriré?', 'death'],
    ['¿Cuándo voy a morir?', 'death'],
    ['¿Va a morir mi madre?', 'death'],
    ['¿Cuánto tiempo me queda?', 'death'],
    ['¿En qué fecha me muero?', 'death'],
    ['¿Voy a tener una vida larga?', 'death'],
    ['¿Me voy a morir pronto?', 'death'],
    ['¿De qué moriré?', 'death'],
    ['¿Cuántos años viviré?', 'death'],
    ['¿Cuánto voy a vivir?', 'death'],
    ['¿Llegaré a vieja?', 'death'],
    ['¿Cuándo se muere mi suegra?', 'death'],
    ['¿Se está muriendo mi perro?', 'death'],
    ['¿Habrá una muerte en mi familia?', 'death'],
    ['cuanto tiempo le queda a mi padre', 'death'],
    ['¿Estoy embarazada?', 'pregnancy'],
    ['¿Seré mamá?', 'pregnancy'],
    ['¿Está embarazada mi hija?', 'pregnancy'],
    ['¿Tendré hijos?', 'pregnancy'],
    ['¿Qué números de lotería juego?', 'lottery'],
    ['¿Ganaré la quiniela?', 'lottery'],
    ['¿Me engaña?', 'deceit'],
    ['¿Me es infiel mi marido?', 'deceit'],
    ['¿Mi novio tiene a otra?', 'deceit'],
    ['¿Qué me oculta mi pareja?', 'deceit'],
    ['¿Me muero de ganas por verlo?', null],
    ['¿Va a morir mi negocio?', null],
    ['Ay, me muero, me escribió', null],
    ['Se me muere la batería', null],
    ['¿Cuánto tiempo me queda en este trabajo?', null],
    ['¿Cuánto tiempo voy a vivir en esta ciudad?', null],
    ['¿Qué significa la carta de La Muerte?', null],
    ['¿Cómo supero la muerte de mi padre?', null],
    ['¿Cómo llevo mejor mi embarazo?', null],
    ['¿Debería perdonar que me engañara?', null],
    ['¿Volverá mi ex?', null],
    ['¿Dejo mi trabajo?', null],
    ['', null],
  ] as const)('hears in «%s»: %s', (question, kind) => {
    expect(delicateOf(question, questionForm(question))).toBe(kind);
  });
});

describe('a question about a body', () => {
  it.each([
    ['tengo un bulto en el pecho', 'symptom'],
    ['¿voy al doctor o espero?', 'symptom'],
    ['¿Me conviene ir al psiquiatra?', 'symptom'],
    ['¿Por qué me duele tanto la espalda?', 'symptom'],
    ['¿Tengo cáncer?', 'symptom'],
    ['¿Qué enfermedad tengo?', 'symptom'],
    ['¿Qué dirán los análisis de sangre?', 'symptom'],
    ['¿Va a mejorar la diabetes de mi papá?', 'symptom'],
    ['tengo mareos', 'symptom'],
    ['mi novio tiene diabetes', 'symptom'],
    ['¿dejo de tomar mi antidepresivo?', 'treatment'],
    ['¿cambio la dosis de insulina?', 'treatment'],
    ['¿empiezo terapia?', 'treatment'],
    ['¿Me operan o espero?', 'treatment'],
    ['¿Saldrá bien mi operación de rodilla?', 'treatment'],
    ['Mi novio es Cáncer, ¿me quiere?', null],
    ['no siento nada por mi novio', null],
    ['me duele que mi ex no me hable', null],
    ['me duele el corazón desde que me dejó', null],
    ['¿Cómo supero el dolor de la ruptura?', null],
    ['¿mi pareja y yo debemos ir a terapia?', null],
    ['¿Mi hermano de sangre me ayudará?', null],
    ['¿La entrevista en el hospital saldrá bien?', null],
    ['¿Qué operación inmobiliaria me conviene?', null],
    ['¿cambio de carrera a medicina?', null],
    ['¿Cómo seguirá mi salud este año?', null],
  ] as const)('is told from others: «%s»', (question, kind) => {
    expect(delicateOf(question, questionForm(question))).toBe(kind);
    expect(isUrgent(question)).toBe(false);
  });

  it.each([
    'tengo dolor fuerte en el brazo izquierdo y me falta el aire',
    'me duele el pecho',
    'orino con sangre, ¿qué tengo?',
    'me desmayé ayer',
    'no siento la mano derecha',
    'creo que tomé una sobredosis',
    'mi mamá tiene fiebre de 40',
    '¿voy a morir? me falta el aire',
    'estoy embarazada y sangro',
    'no puedo respirar bien',
    'tragué lejía',
  ])('calls for help at once, whatever else it asks: «%s»', (question) => {
    expect(isUrgent(question)).toBe(true);
    expect(delicateOf(question, questionForm(question))).toBe('symptom');
  });

  it('is about another where it names one, and not where it names a part of the body', () => {
    expect(isAboutAnother('mi hija tiene un bulto')).toBe(true);
    expect(isAboutAnother('¿qué tengo en mi brazo? me duele')).toBe(false);
    expect(isAboutAnother('¿dejo mi antidepresivo?')).toBe(false);
  });

  it('is looked for in little time in five hundred characters made to be slow', () => {
    const started = performance.now();
    for (const piece of ['dolor ', 'no siento la ', 'dejo ', 'me van a ', 'tome ', 'cura '])
      isUrgent(piece.repeat(200).slice(0, 500));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
