import type { Element } from '@sibila/domain/compatibility/sign-traits';
import type { BodyName } from '@sibila/domain/sky/body-names';

/**
 * Where the hour is not known and no house says where a body is at work, something to try with it,
 * by the element of its sign. Whole sentences.
 */
export const HOURLESS_TRIALS: Readonly<
  Partial<Record<BodyName, Readonly<Record<Element, string>>>>
> = {
  Sun: {
    fire: 'Fíjate en qué te levanta de la cama sin despertador: por ahí anda lo que eres.',
    earth: 'Mira qué has hecho con tus manos este año; ahí hay un retrato bastante fiel.',
    air: 'Pregúntale a dos amigos qué tema te enciende la cara: suelen saberlo antes que tú.',
    water: 'Apunta durante unos días a quién cuidas sin pensarlo; esa lista habla de ti.',
  },
  Moon: {
    fire: 'Cuando el ánimo se te nuble, prueba con el cuerpo antes que con las explicaciones.',
    earth:
      'Un lugar fijo para descansar, aunque sea un sillón, hace por tu ánimo más que un discurso.',
    air: 'Cuéntale el día a alguien que no intente arreglarlo; con eso suele bastarte.',
    water:
      'Reserva un rato sin nadie después de las reuniones largas: es ahí donde sabes qué sentiste.',
  },
  Mercury: {
    fire: 'Antes de una charla importante, escribe en una línea lo que quieres que pase.',
    earth: 'Si tienes que aprender algo nuevo, empieza por hacerlo mal con las manos.',
    air: 'Lleva una sola libreta para todo y relee la última página antes de abrir la siguiente.',
    water: 'Cuando no encuentres la palabra, prueba con una imagen: te van a entender igual.',
  },
  Venus: {
    fire: 'Di lo que te gusta en voz alta y en el momento, que guardado se te enfría.',
    earth: 'Regala tiempo en lugar de cosas y observa quién lo nota.',
    air: 'Una conversación sin pantallas, una vez por semana, le hace bien a cualquier vínculo tuyo.',
    water: 'Pon en palabras sencillas qué necesitas de quien quieres; no todo el mundo adivina.',
  },
  Mars: {
    fire: 'Ten siempre a mano una tarea física para los días en que la energía sobra.',
    earth: 'Divide lo grande en tramos con fecha: tu fuerza rinde cuando ve la próxima señal.',
    air: 'Si el enojo te pide escribir, escribe, y deja el envío para después de comer.',
    water: 'Pregúntate por quién lo haces; con esa respuesta, el cuerpo se pone en marcha.',
  },
  Jupiter: {
    fire: 'Di que sí a una aventura pequeña al mes y cuéntala bien contada.',
    earth: 'Invierte una tarde en algo que dé fruto despacio, desde una planta hasta un idioma.',
    air: 'Enséñale a alguien lo último que aprendiste: así se te queda y se multiplica.',
    water: 'Haz un favor sin decirlo y mira cuánto te dura la alegría.',
  },
  Saturn: {
    fire: 'Elige un reto con principio y final, y no le añadas otro hasta terminarlo.',
    earth: 'Escribe qué sería suficiente, con cifras, y consulta ese papel cuando dudes.',
    air: 'Comprométete con una idea durante un año entero y revisa luego qué quedó.',
    water: 'Busca a la persona con quien puedes no poder, y díselo.',
  },
};

/**
 * Who rules the sign of a body: {s} the sign, {r} the ruler, {x} the ruler's sign, {v} what the
 * body does, {m} the manner of the ruler's sign.
 */
export const SIGN_RULERS: readonly string[] = [
  '{s} responde a {r}, que en tu carta está en {x}; por eso {v} también {m}.',
  'El regente de {s} es {r}, y el tuyo está en {x}: en el fondo, {v} {m}.',
  'Detrás está {r}, que rige {s} y se encuentra en {x}: cuando nadie mira, {v} {m}.',
  'Quien gobierna {s} es {r}, y desde {x} añade un matiz: {v} {m}.',
  'Como a {s} lo rige {r}, que está en {x}, a tu modo {v} {m}.',
  'El hilo sigue hasta {r}, regente de {s}, que está en {x}: además de lo dicho, {v} {m}.',
  'Por medio de {r}, regente de {s}, que ocupa {x}, también {v} {m}.',
];
