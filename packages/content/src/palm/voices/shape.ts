import type { HandShape } from '@sibila/domain/palm/proportions';
import type { Step } from '../palm-measures.ts';

/** The palm as measured, a clause that may begin a sentence. */
export const PALM_SIZES: Readonly<Record<Step, readonly string[]>> = {
  low: [
    'la palma es casi tan ancha como alta',
    'la palma sale ancha y de lados parejos',
    'el ancho y el alto de la palma se parecen mucho',
    'tienes una palma de cuadro',
  ],
  middle: [
    'la palma es algo más alta que ancha',
    'la palma se queda a medio camino entre el cuadrado y el rectángulo',
    'el alto de la palma supera por poco al ancho',
    'la palma guarda una proporción intermedia',
  ],
  high: [
    'la palma es claramente más larga que ancha',
    'la palma dibuja un rectángulo en pie',
    'el alto de la palma le saca ventaja al ancho',
    'tienes una palma alargada',
  ],
};

/** The middle finger against the palm, a clause that goes on after the palm's. */
export const FINGER_SIZES: Readonly<Record<Step, readonly string[]>> = {
  low: [
    'el dedo medio alcanza {part} de su largo',
    'los dedos son cortos para ella, {part} en el caso del medio',
    'el dedo medio, con {part} de esa altura, se queda corto',
  ],
  middle: [
    'el dedo medio llega a {part} de su largo',
    'los dedos guardan con ella una medida corriente, {part} el del centro',
    'el dedo medio suma {part} de esa altura',
  ],
  high: [
    'el dedo medio alcanza {part} de su largo, que es mucho',
    'los dedos son largos para ella, {part} el del centro',
    'el dedo medio, con {part} de esa altura, destaca',
  ],
};

/** How both make one sentence that names the shape. */
export const SHAPE_FRAMES: readonly string[] = [
  '{Palm} y {finger}: es lo que la quiromancia llama una mano de {name}.',
  'Por proporciones, la tuya es una mano de {name}: {palm} y {finger}.',
  '{Palm}; {finger}. A ese dibujo la tradición le da el nombre de {name}.',
  'Mano de {name}, entonces, porque {palm} y {finger}.',
  'En la foto medimos que {palm} y que {finger}; entre los cuatro tipos clásicos, eso es {name}.',
  'De los cuatro elementos, al tuyo le corresponde {name}: {palm}, y {finger}.',
];

export const SHAPE_NAMES: Readonly<Record<HandShape, string>> = {
  earth: 'Tierra',
  air: 'Aire',
  fire: 'Fuego',
  water: 'Agua',
};

/** What tradition reads in a shape: its gift, and what it has to watch. */
export const SHAPES: Readonly<Record<HandShape, readonly [readonly string[], readonly string[]]>> =
  {
    earth: [
      [
        'Es la mano de quien confía en lo que se puede tocar: una silla bien hecha, una promesa con fecha.',
        'Se le supone constancia, buen pulso para lo material y poca paciencia con los discursos.',
        'Suele atribuirse a personas que piensan haciendo, con el asunto entre los dedos.',
        'Los libros la imaginan con tierra bajo las uñas y la despensa en orden.',
        'Su don es la permanencia, el de volver al mismo sitio hasta que da fruto.',
      ],
      [
        'A cambio, cuesta moverla de una costumbre, aunque ya apriete.',
        'Lo que pide a veces es un poco de juego, algo sin utilidad a la vista.',
        'Su tarea es distinguir la firmeza de la terquedad.',
        'Le conviene escuchar una idea nueva hasta el final antes de decir que no.',
        'Su riesgo es cargar con lo que otras manos podrían llevar.',
      ],
    ],
    air: [
      [
        'Es la mano de las preguntas: necesita entender un asunto y comentarlo con alguien.',
        'Se asocia con la palabra, con los oficios que explican y con las cartas bien escritas.',
        'A esa forma se le atribuye rapidez para ver relaciones entre cosas alejadas.',
        'Los libros la sientan a una mesa con papeles, ventanas y gente que discute con gusto.',
        'Su don es la distancia justa, la que permite ver el problema entero.',
      ],
      [
        'Su descuido típico es explicar un sentimiento en lugar de tenerlo.',
        'Le viene bien acabar algo con las manos para que la cabeza descanse.',
        'Lo difícil, para ella, es quedarse en una decisión cuando aparece otra mejor.',
        'Conviene que baje a tierra una de cada tres ideas.',
        'De ella se espera que no confunda hablar de un cambio con empezarlo.',
      ],
    ],
    fire: [
      [
        'Es la mano del impulso: se calienta pronto, arrastra a otros y aprende en marcha.',
        'Se le atribuye iniciativa, gusto por el riesgo medido y alergia a las salas de espera.',
        'Los tratados la dan a quienes encienden las reuniones y llegan con el plan a medias.',
        'Su don es empezar, que no es poca cosa cuando todo el mundo duda.',
        'En los libros aparece siempre con algo entre manos y otra cosa en la cabeza.',
      ],
      [
        'Lo que le falta suele ser la segunda mitad de las cosas.',
        'Su tarea es guardar leña para cuando baje la llama.',
        'Le ayuda que alguien le pregunte para cuándo, y no solo para qué.',
        'Con ella conviene dormir una noche antes de enviar la respuesta.',
        'Su precio es el cansancio que no se nota hasta el domingo.',
      ],
    ],
    water: [
      [
        'Es la mano de la percepción: entra en un cuarto y sabe qué se ha dicho antes.',
        'Se asocia con la música, con el cuidado y con una memoria hecha de climas.',
        'A esa forma se le supone imaginación y un oído fino para lo que no se pronuncia.',
        'Los libros la describen cerca de un cuaderno, de un jardín o de alguien a quien acompañar.',
        'Su don es comprender sin que le expliquen mucho.',
      ],
      [
        'A cambio, absorbe ánimos ajenos y luego no sabe de quién eran.',
        'Lo que le hace falta es un borde: una hora de cierre, un no dicho a tiempo.',
        'Su tarea es preguntar en vez de adivinar.',
        'Le conviene poner por escrito lo que siente antes de darlo por cierto.',
        'Su riesgo es esperar que los demás noten lo que no ha dicho.',
      ],
    ],
  };
