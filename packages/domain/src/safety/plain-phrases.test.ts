import { describe, expect, it } from 'vitest';
import { assessQuestion } from './question.ts';

const SELF_HARM = [
  '¿duele mucho colgarse?',
  '¿cuánto se tarda uno en morir desangrado?',
  '¿cuántas pastillas hacen falta para no despertar?',
  'no le encuentro sentido a seguir respirando',
  'no veo motivo para continuar en este mundo',
  'ya no kiero estar aki, m da igual todo',
  'mejor me hubiera muerto en el accidente',
  'ya no le tengo miedo a la muerte, la busco',
  'soy un peso muerto para mi mujer, cobraría el seguro y ya',
  'les dejé un sobre a cada uno de mis hijos para que lo abran después',
  'me quiero morir jaja',
  'me pego un tiro con la tesis jaja, en serio ya no quiero vivir',
];

const VIOLENCE = [
  '¿me va a matar mi marido?',
  '¿saldré viva de esta relación?',
  'me alza la mano cuando llega borracho',
  'creo que mi ex me va a hacer algo, anda rondando mi casa',
  'le voy a pegar a mi mujer',
  'mi ex va a morir, yo me encargo',
  'si no vuelve conmigo le prendo fuego a la casa con ella adentro',
  'tengo 13, mandé una foto y ahora me piden más o la suben',
  'me dijo que si le cuento a mi mamá de nuestro juego me va a ir mal, tengo 9 años',
];

const INNOCENT = [
  'estoy que me pego un tiro con la tesis jaja',
  'me corto las venas si me vuelve a tocar la carta de la torre jajaja',
  'me tiro por la ventana con este calor 😂',
  '¿duele mucho hacerse un tatuaje en las costillas?',
  '¿cuánto se tarda en olvidar a un ex?',
  'no le encuentro sentido a seguir en esta carrera, ¿cambio?',
  'ya no quiero estar aquí en Madrid, ¿vuelvo a mi pueblo?',
  'le voy a dar una paliza a mi primo en el ajedrez',
  'saltar al vacío y abrir mi cafetería, ¿sí o no?',
  'mi madre me mata si se entera de que me tatué jaja',
];

describe.each([
  ['self-harm', SELF_HARM, 'self-harm'],
  ['violence', VIOLENCE, 'violence'],
  ['nothing to fear', INNOCENT, null],
] as const)('what is asked in plain words has %s', (_, questions, crisis) => {
  it.each(questions)('heard in «%s»', (question) => {
    expect(assessQuestion(question).crisis).toBe(crisis);
  });
});
