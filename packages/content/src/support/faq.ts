import type { Words } from '../legal/words.ts';

/** A question that people ask, with its answer a paragraph each. */
export interface FaqEntry {
  /** Its anchor on the page. */
  id: string;
  question: string;
  answer: readonly Words[];
}

const whatItIs = (product: string): FaqEntry => ({
  id: 'que-es',
  question: `¿Qué es ${product}?`,
  answer: [
    `${product} es una aplicación web en español para leer el cielo y las cartas con calma: horóscopo diario, tarot, lectura de la palma, runas, compatibilidad entre signos y cartas astrales. Los astros se calculan de verdad; los textos los escribe un programa y cada uno dice cuál.`,
    'Es un entretenimiento. No da consejo médico, legal ni financiero. No es para menores de 13 años y, entre los 13 y los 17, hace falta la supervisión de una persona adulta.',
  ],
});

const ENTRIES: readonly FaqEntry[] = [
  {
    id: 'premium',
    question: '¿Cómo funciona Premium?',
    answer: [
      'El plan Básico es gratis: hasta 8 lecturas al mes de cada tipo, con un contador que vuelve a empezar cada 30 días desde tu registro. Premium, el Plan Pro, cuesta US$ 8.99 al mes con impuestos incluidos y trae lecturas ilimitadas, horóscopo diario exclusivo, mapas astrales completos, palma de alta precisión y soporte prioritario.',
      [
        'Se renueva cada mes y te lo recordamos tres días antes. Cancelas desde tu cuenta cuando quieras y lo conservas hasta el final del periodo. Si en los 5 días naturales siguientes a tu primera compra has usado 2 lecturas Premium como mucho, te devolvemos el pago. Las condiciones completas están en los ',
        { text: 'términos', to: '/terminos#planes' },
        '.',
      ],
    ],
  },
  {
    id: 'precision',
    question: '¿Qué tan exactas son las lecturas hechas con inteligencia artificial?',
    answer: [
      'Las posiciones de los astros son exactas: se calculan al minuto de arco, y el horóscopo solo puede hablar de lo que ese día ocurre en el cielo. La compatibilidad sale de una cuenta que se explica punto por punto.',
      'La interpretación es otra cosa: una lectura, no un pronóstico. Ni la inteligencia artificial ni el lector integrado saben qué va a pasar. Toma lo que te sirva para mirar una situación y deja lo demás.',
    ],
  },
  {
    id: 'palma',
    question: '¿Cómo se lee la palma de mi mano?',
    answer: [
      'Eliges la mano, haces o subes una foto con buena luz y una guía te ayuda a encuadrar. Se buscan las líneas del corazón, la cabeza, la vida y el destino, la forma de la mano, los montes y los dedos. Lo que no se aprecia se dice, no se inventa, y ves cada línea dibujada sobre tu mano.',
      'La foto se borra en cuanto se lee, a menos que pidas guardarla. Si no vemos una palma, te lo decimos y no se descuenta nada.',
    ],
  },
  {
    id: 'tarot',
    question: '¿Cómo funciona el tarot?',
    answer: [
      'Usamos los 22 arcanos mayores. Escribes una pregunta, o ninguna, barajas, cortas y eliges tus cartas: una para el consejo del día, tres para pasado, presente y futuro, o cinco en cruz. El azar es limpio y cada carta puede salir invertida.',
      'La lectura mira cada carta en su lugar y junto a sus vecinas, y termina en algo que puedas hacer o pensar esta semana.',
    ],
  },
  {
    id: 'runas',
    question: '¿Cómo funcionan las runas?',
    answer: [
      'Son las 24 runas del futhark antiguo y la Runa en Blanco, que es moderna. Sacas de la bolsa una (Odín), tres (Nornas) o cinco (cruz rúnica). Las que se ven igual del revés nunca salen invertidas.',
      'Invertida no quiere decir mala: va hacia dentro, llega tarde, se atasca o suelta.',
    ],
  },
  {
    id: 'guardar',
    question: '¿Se guardan mis lecturas?',
    answer: [
      'Sí, solas y enteras, aunque cierres la página a medias. Las encuentras en «Mis Lecturas» y «Compatibilidades», dentro de tu perfil, y puedes borrar cada una o descargarlas todas desde la pestaña «Cuenta».',
    ],
  },
  {
    id: 'horoscopo',
    question: '¿Cada cuánto se actualiza el horóscopo?',
    answer: [
      'Cada día, para los doce signos y según tu zona horaria: a medianoche empieza el nuevo, con el cielo de esa fecha. También puedes leer los de los últimos 30 días.',
    ],
  },
  {
    id: 'compatibilidad',
    question: '¿Cómo se calcula la compatibilidad?',
    answer: [
      'Con cuatro cosas de los dos signos: el aspecto que forman, sus elementos, sus modalidades y sus regentes. El porcentaje es el mismo para todo el mundo y da igual en qué orden los elijas; el análisis cuenta de dónde sale cada punto.',
      'Vale para una pareja, una amistad o un trabajo. Un número bajo no es un no: dice dónde hay que traducirse.',
    ],
  },
  {
    id: 'privacidad',
    question: '¿Qué pasa con mis datos?',
    answer: [
      'Son tuyos. La contraseña se guarda como una huella que no podemos leer, el número de tu tarjeta no lo guardamos nunca y no vendemos tus datos. Si escribe una inteligencia artificial, recibe tu tirada y tu pregunta, sin tu nombre ni tu correo.',
      [
        'Desde la pestaña «Cuenta» descargas todo lo que guardamos o borras la cuenta en el acto. El detalle está en la ',
        { text: 'Política de Privacidad', to: '/privacidad' },
        '.',
      ],
    ],
  },
];

/** The ten questions of the support page, in their order. */
export const faq = (product: string): readonly FaqEntry[] => [whatItIs(product), ...ENTRIES];
