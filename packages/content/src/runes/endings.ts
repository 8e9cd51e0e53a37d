import type { Gesture } from './voices/voice.ts';

/** How a reading may end in place of a saying: with a thought or a question for the person. */
export const ENDINGS: Readonly<Record<Gesture, readonly string[]>> = {
  keep: [
    '¿Qué echarías de menos, de lo que ya tienes, si mañana no estuviera?',
    '¿Qué cuidas por gusto y qué solo por costumbre?',
    'Para lo demás habrá tiempo; esto necesita que vuelvas mañana.',
    '¿A qué le hace falta tu constancia esta semana?',
    'Empieza por lo que tienes más cerca y menos miras.',
  ],
  move: [
    '¿Qué harías mañana a primera hora si ya lo tuvieras decidido?',
    'Con un paso dado, lo siguiente se verá distinto.',
    '¿Adónde irías primero si nadie te pidiera explicaciones?',
    '¿Cuál es el paso más corto que te dejaría decir que ya empezaste?',
    'Si te sale mal, sabrás algo que hoy no sabes.',
  ],
  wait: [
    '¿Qué pasaría si esta semana no decidieras nada?',
    '¿Cuánta de la prisa es tuya?',
    'No contestar hoy también es una decisión, siempre que la tomes tú.',
    '¿Qué te gustaría hacer mientras tanto?',
    'El domingo puedes volver a mirarlo, y quizá ya sea otra cosa.',
  ],
  release: [
    '¿Qué te queda en las manos si sueltas solo una cosa?',
    '¿Qué sigues cargando por si alguien lo reclama?',
    '¿Qué harías con el sitio que quede libre?',
    'Elige hoy algo que no tenga que acompañarte mañana.',
    'Que cueste no quiere decir que haya que quedárselo.',
  ],
  meet: [
    '¿A quién le contarías esto antes que a nadie?',
    '¿Qué te gustaría que te preguntaran?',
    'Quizá la mejor parte de esta lectura sea comentarla con alguien.',
    '¿Qué ofrecerías tú si supieras que no te van a decir que no?',
    'Alguien que te conoce bien tiene media respuesta sin saberlo.',
  ],
  look: [
    '¿Qué parte de esto has visto y cuál te has contado?',
    '¿Qué mirarías si no te diera apuro encontrarlo?',
    'Con un dato nuevo basta para volver a empezar la cuenta.',
    '¿Qué le dirías a alguien que estuviera en tu lugar?',
    'Lo que todavía no entiendes merece una visita más.',
  ],
  guard: [
    '¿Hasta dónde sí, y desde dónde ya no?',
    '¿Qué quieres que siga siendo tuyo cuando esto pase?',
    'Si vas a decir que no, que sea antes de llegar al enojo.',
    '¿De qué te proteges, y sigue ahí?',
    'Lo que no quieras negociar, tenlo claro antes de sentarte.',
  ],
};
