import { describe, expect, it } from 'vitest';
import { assessQuestion } from '@sibila/domain/safety/question';
import { runesPrompt } from '../runes/prompt.ts';
import { tarotPrompt } from '../tarot/prompt.ts';
import { questionLines } from './prompt-parts.ts';

const CARDS = [
  { arcanum: 9, reversed: false },
  { arcanum: 13, reversed: true },
  { arcanum: 16, reversed: false },
];
const RUNES = CARDS.map(({ arcanum }) => ({ rune: arcanum, reversed: false }));

const CAUTIOUS = [
  '¿Me curaré de la ansiedad?',
  '¿Saldrá bien mi operación de rodilla?',
  '¿Dejo las pastillas para dormir?',
  '¿Tengo cáncer?',
  '¿Qué dirán los análisis de sangre?',
  '¿Va a mejorar la diabetes de mi papá?',
  '¿Me conviene ir al psiquiatra?',
  '¿Por qué me duele tanto la espalda?',
  '¿Bajaré la presión sin medicamento?',
  '¿Me operan o espero?',
  '¿Ganaré el juicio contra mi casero?',
  '¿Firmo el divorcio?',
  '¿Me darán la custodia de mi hijo?',
  '¿Denuncio a mi jefe?',
  '¿Mi abogado me está ayudando?',
  '¿Qué pasará con la herencia de mi abuela?',
  '¿Invierto mis ahorros en criptomonedas?',
  '¿Pido el préstamo?',
  '¿Compro acciones este mes?',
  '¿Me alcanzará para pagar la deuda?',
  '¿Vendo la casa o la alquilo?',
  '¿Subirá el dólar?',
];

describe('questionLines', () => {
  it.each(['no sirvo para nada', 'aborté hace dos años', 'murió mi perro de cáncer'])(
    'sends nobody to a doctor who asks of «%s»',
    (question) => {
      expect(questionLines(question).join('\n')).not.toMatch(/lo médico lo ve un profesional/);
    },
  );

  it.each(CAUTIOUS)(
    'owes a plain sentence to «%s», in the prompt and in our own text',
    (question) => {
      expect(questionLines(question).join('\n')).toMatch(/La pregunta toca .*entretenimiento/);
      for (const task of [tarotPrompt(CARDS, question), runesPrompt(RUNES, question)]) {
        expect(task.prompt.user).toMatch(/La pregunta toca .*entretenimiento/);
        expect(task.compose().join('\n')).toMatch(/entretenimiento/);
      }
    },
  );

  it.each([
    ['¿Cuándo voy a morir?', /nada de esto habla de la muerte de nadie/],
    ['¿Estoy embarazada?', /eso lo dice una prueba/],
    ['¿Qué números de lotería juego?', /aquí no hay números/],
    ['¿Me engaña mi pareja?', /no des veredicto/],
    ['tengo un bulto en el pecho', /pida cita con un médico ahora[^]*Nunca aconsejes esperar/],
    ['¿dejo de tomar mi antidepresivo?', /ni se cambia sin hablar con quien lo recetó/],
    ['tengo dolor fuerte en el brazo izquierdo', /suena urgente[^]*112[^]*911/],
    ['Me dieron quimio y quiero dejarla', /ningún tratamiento se deja/],
    ['Murió mi papá en abril', /No traigas mensajes suyos[^]*no pongas plazo al duelo/],
    ['le encontré mensajes de otra a mi marido', /no des veredicto[^]*quien no tiene pareja/],
    ['mi mamá tiene alzheimer', /ya hay quien le atiende/],
  ])('says what to do with «%s»', (question, line) => {
    expect(questionLines(question).join('\n')).toMatch(line);
  });

  it('adds nothing to a question that owes nothing', () => {
    expect(questionLines('¿Qué necesito ver de mí?')).toEqual([
      '<pregunta>¿Qué necesito ver de mí?</pregunta>',
    ]);
    expect(questionLines(null)).toEqual(['La persona no ha escrito ninguna pregunta.']);
  });

  it.each([
    'quiero morirme',
    'ya no quiero vivir, ¿qué hago?',
    'pienso en quitarme la vida',
    'kiero desaparecer para siempre y no despertar',
    'mi marido me pega, ¿lo dejo?',
    'mi padrastro me toca',
    'voy a matar a mi ex',
    'me corto los brazos cuando estoy triste',
  ])('never gets so far with «%s»', (question) => {
    expect(assessQuestion(question).crisis).not.toBeNull();
  });
});
