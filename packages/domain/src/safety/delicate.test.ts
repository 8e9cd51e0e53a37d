import { describe, expect, it } from 'vitest';
import { delicateOf } from './delicate.ts';
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
