import type { HandShape } from '@sibila/domain/palm/proportions';

/** The palm as measured, a clause that may begin a sentence. */
export const PALM_SIZES: Readonly<Record<'low' | 'high', readonly string[]>> = {
  low: [
    'la palma es casi tan ancha como alta',
    'la palma sale ancha y de lados parejos',
    'el ancho y el alto de la palma se parecen mucho',
    'tienes una palma cuadrada',
  ],
  high: [
    'la palma es más larga que ancha',
    'la palma dibuja un rectángulo en pie',
    'el alto de la palma le saca ventaja al ancho',
    'tienes una palma alargada',
  ],
};

/** The middle finger against the palm, a clause that goes on after the palm's. */
export const FINGER_SIZES: Readonly<Record<'low' | 'high', readonly string[]>> = {
  low: [
    'el dedo medio alcanza {part} de su largo',
    'los dedos son cortos para ella, con {part} de su largo en el caso del medio',
    'el dedo medio, con {part} de esa altura, se queda corto',
  ],
  high: [
    'el dedo medio alcanza {part} de su largo, que es mucho',
    'los dedos son largos para ella, con {part} de su largo en el del centro',
    'el dedo medio, con {part} de esa altura, destaca',
  ],
};

/** How both make one sentence that names the shape. */
export const SHAPE_FRAMES: readonly string[] = [
  '{Palm} y {finger}: es lo que la quiromancia llama una mano de {name}.',
  'Por proporciones, la tuya es una mano de {name}: {palm} y {finger}.',
  '{Palm}; {finger}. A ese dibujo la tradición le da el nombre de {name}.',
  'Los libros la llamarían mano de {name}, porque {palm} y {finger}.',
  'En la foto medimos que {palm} y que {finger}; entre los cuatro tipos clásicos, eso es {name}.',
  'De los cuatro elementos, al tuyo le corresponde {name}: {palm}, y {finger}.',
];

/** The same for a hand beside a bound: `{close}` is the measure that all but leads to `{near}`. */
export const BORDER_FRAMES: readonly string[] = [
  'Tu mano está a medio camino entre {name} y {near}: {close}, y {other}. La contamos como {name}, por poco.',
  'A medio camino entre {name} y {near}: {close}, y {other}. En esta foto pesa algo más {name}; lo de {near} también te puede sonar.',
  'Entre {name} y {near} hay aquí un paso muy corto: {close}, y {other}. Con otra foto podría cambiar; en esta gana {name}.',
  '{Close}, y {other}: por medidas, una frontera, la de {name} con {near}. La leemos como {name} y sin mucha distancia.',
  'No es {name} sin mezcla, sino una mano a medio camino de {near}: {close}, y {other}.',
  'La forma cae justo en una frontera, la de {name} con {near}: {close}, y {other}. Nos quedamos en {name}, sabiendo que es por poco.',
];

/** After the shape of a hand that lies near others, `{beside}`: «Agua», «Agua ni de Tierra». */
export const BESIDE: readonly string[] = [
  'No queda lejos de {beside}: otra foto o la mano más inclinada podrían cambiar el nombre.',
  'Tampoco está lejos de {beside}, y con la mano algo más de frente quizá saldría otro nombre.',
  'Las proporciones dependen de cómo posa la mano, y estas no quedan lejos de {beside}.',
  'No se aleja mucho de {beside}, así que toma el nombre como el de esta foto.',
];

/** A measure beside its bound, by the side on which it lies: a clause for `{close}` or `{other}`. */
export const BORDER_PALM: Readonly<Record<'under' | 'over', readonly string[]>> = {
  under: [
    'a la palma le falta muy poco para ser alargada',
    'la palma es casi cuadrada, aunque en el límite',
    'la palma se queda a un paso de alargada',
    'el alto de la palma supera al ancho, sin llegar a alargarla',
  ],
  over: [
    'la palma deja de ser cuadrada por muy poco',
    'la palma se alarga lo justo para notarse',
    'la palma pasa apenas de cuadrada',
    'el alto de la palma supera al ancho lo mínimo para llamarla alargada',
  ],
};

export const BORDER_FINGER: Readonly<Record<'under' | 'over', readonly string[]>> = {
  under: [
    'al dedo medio, con {part} de lo que mide la palma, le falta poco para ser largo',
    'los dedos se quedan a un paso de largos, con {part} de la palma en el medio',
    'el dedo medio mide {part} de lo que la palma, corto por muy poco',
  ],
  over: [
    'el dedo medio, con {part} de lo que mide la palma, es largo por muy poco',
    'los dedos llegan a largos por los pelos, con {part} de la palma en el medio',
    'el dedo medio mide {part} de lo que la palma, apenas más que uno corto',
  ],
};

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
        'Quien la tiene, dicen, sabe cuánto pesa una cosa antes de levantarla.',
        'Habla con hechos pequeños y repetidos, y así convence.',
        'Su sitio en los tratados es el taller, con las herramientas colgadas por tamaños.',
      ],
      [
        'A cambio, cuesta moverla de una costumbre, aunque ya apriete.',
        'Lo que pide a veces es un poco de juego, algo sin utilidad a la vista.',
        'Su tarea es distinguir la firmeza de la terquedad.',
        'Le conviene escuchar una idea nueva hasta el final antes de decir que no.',
        'Su riesgo es cargar con lo que otras manos podrían llevar.',
        'Su descuido es dar por sabido que se la quiere.',
        'Necesita, de vez en cuando, un plan sin más provecho que pasarlo bien.',
        'Le cuesta pedir ayuda, y casi siempre la tendría.',
      ],
    ],
    air: [
      [
        'Es la mano de las preguntas: necesita entender un asunto y comentarlo con alguien.',
        'Se asocia con la palabra, con los oficios que explican y con las cartas bien escritas.',
        'A esa forma se le atribuye rapidez para ver relaciones entre cosas alejadas.',
        'Los libros la sientan a una mesa con papeles, ventanas y gente que discute con gusto.',
        'Su don es la distancia justa, la que permite ver el problema entero.',
        'Quien la tiene, dicen, oye dos versiones y encuentra la tercera.',
        'Cambia de tema con facilidad y vuelve al primero con algo nuevo.',
        'Su sitio en los tratados es la plaza, donde se habla de todo.',
      ],
      [
        'Su descuido típico es explicar un sentimiento en lugar de tenerlo.',
        'Le viene bien acabar algo con las manos para que la cabeza descanse.',
        'Lo difícil, para ella, es quedarse en una decisión cuando aparece otra mejor.',
        'Conviene que baje a tierra una de cada tres ideas.',
        'De ella se espera que no confunda hablar de un cambio con empezarlo.',
        'Le cuesta callar una respuesta que ya tiene lista.',
        'Su tarea es terminar el libro antes de recomendarlo.',
        'Necesita, de vez en cuando, una tarde sin noticias.',
      ],
    ],
    fire: [
      [
        'La llaman mano de impulso, que aprende en marcha y arrastra a otros.',
        'Se le atribuye iniciativa, gusto por el riesgo medido y alergia a las salas de espera.',
        'Los tratados la dan a quienes encienden las reuniones y llegan con el plan a medias.',
        'Su don es empezar, que no es poca cosa cuando todo el mundo duda.',
        'En los libros aparece siempre con algo entre manos y otra cosa en la cabeza.',
        'Quien la tiene, dicen, prefiere pedir perdón a pedir permiso.',
        'Su sitio en los tratados es la salida, con la chaqueta ya puesta.',
        'Contagia las ganas antes de haber explicado para qué.',
        'Se le supone buen arranque y una paciencia contada.',
        'Los libros le dan el primer turno de palabra y la última silla libre.',
        'Es la mano de quien contesta en el momento y matiza después.',
        'Se asocia con los viajes decididos la víspera.',
        'Donde otros preguntan si se puede, esta ya está probando.',
        'Su don es animar a los indecisos con solo ponerse en pie.',
      ],
      [
        'Lo que le falta suele ser paciencia para los finales.',
        'Le conviene elegir dos frentes y soltar el tercero.',
        'Su riesgo es confundir la prisa con la importancia.',
        'Lo que pide a veces es una tarde sin nada que encender.',
        'De ella se espera que vuelva a revisar lo que dejó en marcha.',
        'Su tarea es escuchar la segunda pregunta antes de responder la primera.',
        'A cambio, los trámites se le quedan a medias en un cajón.',
        'Su tarea es guardar leña para cuando baje la llama.',
        'Le ayuda que alguien le pregunte para cuándo, y no solo para qué.',
        'Con ella conviene dormir una noche antes de enviar la respuesta.',
        'Su precio es el cansancio que no se nota hasta el domingo.',
        'Le cuesta la parte lenta, que es casi siempre la que queda.',
        'Necesita, de vez en cuando, que nadie espere nada de ella.',
        'Su descuido es dejar atrás a quien iba a su paso.',
      ],
    ],
    water: [
      [
        'Es la mano de la percepción: entra en un cuarto y sabe qué se ha dicho antes.',
        'Se asocia con la música, con el cuidado y con una memoria hecha de climas.',
        'A esa forma se le supone imaginación y un oído fino para lo que no se pronuncia.',
        'Los libros la describen cerca de un cuaderno, de un jardín o de alguien a quien acompañar.',
        'Su don es comprender sin que le expliquen mucho.',
        'Quien la tiene, dicen, nota un cambio de ánimo antes de que nadie lo diga.',
        'Guarda canciones, olores y frases que los demás ya olvidaron.',
        'Su sitio en los tratados es la orilla, con los pies dentro.',
      ],
      [
        'A cambio, absorbe ánimos ajenos y luego no sabe de quién eran.',
        'Lo que le hace falta es un borde: una hora de cierre, un no dicho a tiempo.',
        'Su tarea es preguntar en vez de adivinar.',
        'Le conviene poner por escrito lo que siente antes de darlo por cierto.',
        'Su riesgo es esperar que los demás noten lo que no ha dicho.',
        'Le cuesta empezar el día si anoche quedó algo sin decir.',
        'Necesita, de vez en cuando, una puerta cerrada sin culpa.',
        'Su descuido es dar antes de que le pidan.',
      ],
    ],
  };

/** That a photo shows the hand `{shown}` by its thumb, and was sent as `{said}`. */
export const OTHER_SIDE =
  'Por el lado del pulgar, la mano de esta foto parece {shown}, salvo que la imagen venga en espejo; la leemos como {said}, que es como llegó.';

/** The same of both photos. */
export const SWAPPED_SIDES =
  'Por el lado del pulgar, tus dos fotos parecen cambiadas de mano, salvo que vengan en espejo; las leemos como llegaron.';
