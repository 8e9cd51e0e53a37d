import type { Element, Modality } from '@sibila/domain/compatibility/sign-traits';

/** What leads the whole: {n} in words, {t} in words of how many bodies are counted. */
export const ELEMENT_STRONG: Readonly<Record<Element, readonly string[]>> = {
  fire: [
    'Predomina el fuego, con {n} de {t} astros: decides por entusiasmo y te cuesta fingirlo. Lo que no te enciende se te cae de las manos.',
    'En el conjunto manda el fuego ({n} de {t} astros), y con él las ganas: empiezas, animas, te adelantas. El cansancio te llega de golpe, así que guarda algo para la vuelta.',
    'El elemento que más pesa es el fuego: {n} de {t} astros. Se te nota en la franqueza, en la impaciencia y en lo rápido que perdonas.',
    'De {t} astros, {n} son de fuego. Te calientas y calientas a los demás, de modo que conviene mirar hacia dónde sopla.',
  ],
  earth: [
    'Predomina la tierra, con {n} de {t} astros: crees en lo que se sostiene, y lo compruebas con las manos. Un plan sin plazos te da desconfianza.',
    'En el conjunto manda la tierra ({n} de {t} astros), y con ella la paciencia. Eres de resultados, y a veces se te olvida celebrarlos.',
    'El elemento que más pesa es la tierra: {n} de {t} astros. Se nota en tu constancia, en tu gusto por lo bien hecho y en lo que tardas en cambiar de silla.',
    'De {t} astros, {n} son de tierra. Das peso a las cosas, y quien anda en las nubes suele pedirte el brazo.',
  ],
  air: [
    'Predomina el aire, con {n} de {t} astros: necesitas entender, comparar y contarlo. Una habitación sin conversación se te queda sin ventanas.',
    'En el conjunto manda el aire ({n} de {t} astros), y con él las ideas y la gente. Tomas distancia para ver mejor; acércate de nuevo cuando hayas visto.',
    'El elemento que más pesa es el aire: {n} de {t} astros. Se nota en tu curiosidad, en tu trato y en las veces que respondes «depende».',
    'De {t} astros, {n} son de aire. Piensas en compañía, y una buena pregunta te pone de mejor humor que una respuesta.',
  ],
  water: [
    'Predomina el agua, con {n} de {t} astros: sabes las cosas por cómo se sienten. Tu memoria es larga, y tu piel, fina.',
    'En el conjunto manda el agua ({n} de {t} astros), y con ella la intuición y el vínculo. Un rato de silencio te deja saber qué es tuyo y qué es del ambiente.',
    'El elemento que más pesa es el agua: {n} de {t} astros. Se nota en lo que adivinas, en lo que callas y en lo mucho que cuidas.',
    'De {t} astros, {n} son de agua. Llegas al fondo de las personas sin hacer preguntas, y también necesitas salir a flote.',
  ],
};

/** Two elements lead alike: {x} and {y} as «el fuego», {n} in words. */
export const ELEMENTS_EVEN: readonly string[] = [
  'Ningún elemento manda solo: {x} y {y} van a la par, con {n} astros cada uno, y de su mezcla sale tu manera de moverte.',
  'Pesan lo mismo {x} y {y}, con {n} astros por cabeza; según el día, gana uno u otro.',
  'La carta se reparte entre {x} y {y}, {n} astros para cada cual: dos motores que conviene no encender siempre juntos.',
  'Con {n} astros cada uno, {x} y {y} llevan el compás entre los dos.',
];

/** An element that holds none of the bodies. */
export const ELEMENT_ABSENT: Readonly<Record<Element, readonly string[]>> = {
  fire: [
    'No hay ninguno de fuego: el arranque lo aprendes de otros, o te lo da una fecha límite.',
    'Falta el fuego, y no es una carencia, es una dieta: te animan las personas animosas.',
  ],
  earth: [
    'No hay ninguno de tierra: los horarios, el cuerpo y las cuentas agradecen que los anotes.',
    'Falta la tierra, así que te asientan las tareas manuales y la gente práctica.',
  ],
  air: [
    'No hay ninguno de aire: para ganar perspectiva, te ayuda contárselo a alguien que no esté dentro.',
    'Falta el aire, y por eso escribir o conversar te ordena más que a otros.',
  ],
  water: [
    'No hay ninguno de agua: lo que sientes tarda en tener nombre, y preguntarlo con calma lo acerca.',
    'Falta el agua, y te la prestan la música, el arte y quien sabe llorar a tu lado.',
  ],
};

/** What the modality that leads says of a person; {n} and {t} as above. */
export const MODALITY_STRONG: Readonly<Record<Modality, readonly string[]>> = {
  cardinal: [
    'Por modalidad pesa lo cardinal ({n} de {t}): lo tuyo es empezar, y acabar se te da mejor con compañía.',
    'Abundan los signos cardinales, con {n} de {t} astros: ves lo que falta y das el primer paso sin que te lo pidan.',
    'Lo cardinal lleva ventaja, {n} de {t}; las segundas semanas de cualquier proyecto son tu terreno de aprendizaje.',
    'Con {n} de {t} astros en modalidad cardinal, la iniciativa te sale antes que el plan.',
  ],
  fixed: [
    'Por modalidad pesa lo fijo ({n} de {t}): sostienes, insistes y no cambias de opinión por cansancio.',
    'Abundan los signos fijos, con {n} de {t} astros: se puede contar contigo, y a veces también chocar contigo.',
    'Lo fijo lleva ventaja, {n} de {t}; aflojar cuesta, y rara vez te arrepientes de haber aguantado.',
    'Con {n} de {t} astros en modalidad fija, tu lealtad dura más que las modas.',
  ],
  mutable: [
    'Por modalidad pesa lo mutable ({n} de {t}): te adaptas, enlazas, corriges sobre la marcha.',
    'Abundan los signos mutables, con {n} de {t} astros: cambias de registro con una facilidad que conviene atar a una agenda.',
    'Lo mutable lleva ventaja, {n} de {t}; tu sitio natural está entre una cosa y la siguiente.',
    'Con {n} de {t} astros en modalidad mutable, tu talento es el ajuste fino, y tu reto, la decisión.',
  ],
};

/** Two modalities lead alike: {x} and {y} as «lo fijo», {n} in words. */
export const MODALITIES_EVEN: readonly string[] = [
  'Entre {x} y {y} hay empate, con {n} astros cada uno, y se nota en tu manera de avanzar por etapas.',
  'Por modalidad empatan {x} y {y} ({n} y {n}): sabes cambiar de marcha.',
  'Ni {x} ni {y} se imponen: {n} astros por lado, y un ritmo que alterna.',
];

/** Three elements lead alike, {l} in words with {n} each, and one is well behind: {x}, with {m}. */
export const ELEMENT_SCARCE: readonly string[] = [
  'Pesan lo mismo {l}, con {n} astros cada uno; {x} queda atrás, con {m}, y conviene llamarlo a propósito.',
  'Tres elementos van a la par ({l}, a {n} astros por cabeza), y el que escasea es {x}, con {m}.',
  'Con {n} astros cada uno, {l} se reparten la carta, y {x} aporta poco: {m}.',
];

/** All are as many, or but one apart: {l} the count of each, as «fuego 3, tierra 3». */
export const ELEMENTS_SPREAD: readonly string[] = [
  'Los elementos se reparten casi por igual ({l}), de modo que tienes un recurso distinto para cada clase de día.',
  'Ningún elemento se lleva la carta ({l}): lo que te define es la mezcla, y el ánimo decide cuál sale a la mesa.',
  'Hay un poco de todo ({l}), y eso te permite entender a gente muy distinta.',
];

/** The same for the modalities: {l} as «cardinales 3, fijos 3». */
export const MODALITIES_SPREAD: readonly string[] = [
  'Empezar, sostener y cambiar se te dan por igual ({l}).',
  'Por modalidad no hay favorito ({l}): sabes abrir, mantener y soltar.',
];

export const ELEMENT_NAMES: Readonly<Record<Element, string>> = {
  fire: 'el fuego',
  earth: 'la tierra',
  air: 'el aire',
  water: 'el agua',
};

export const MODALITY_NAMES: Readonly<Record<Modality, string>> = {
  cardinal: 'lo cardinal',
  fixed: 'lo fijo',
  mutable: 'lo mutable',
};

/** How many bodies are in a sign of their own strength: {l} their names. */
export const DIGNIFIED_ONE: readonly string[] = [
  'El mejor situado de tus astros es {l}, por domicilio o por exaltación: cuando dudes, empieza por ahí.',
  'Solo {l} cae donde la tradición le da fuerza, y merece que le des trabajo.',
  'Quien pisa más firme en tu carta es {l}, con dignidad en su signo.',
];

export const DIGNIFIED_MORE: readonly string[] = [
  'Pisan firme {l}, cada uno en un signo donde tiene dignidad: son tus puntos de apoyo.',
  'Tienen dignidad en su signo {l}; en ellos puedes apoyarte los días torcidos.',
  'La tradición les da fuerza a {l} en el signo que ocupan, y es una buena reserva.',
];

export const DIGNIFIED_NONE: readonly string[] = [
  'Ningún astro está en domicilio ni en exaltación, así que tu fuerza no viene dada: se hace con oficio.',
  'No hay astros en domicilio ni exaltados: nada se te regala y nada te malcría.',
  'Sin astros en su domicilio ni en su exaltación, tu carta premia lo aprendido más que lo recibido.',
];

/** How many go backwards: {n} in words, {l} their names. */
export const RETROGRADE_COUNT = {
  none: [
    'Ningún planeta iba retrógrado cuando naciste, cosa que no ocurre tantos días: tu manera de avanzar es bastante recta.',
    'Sin ningún planeta retrógrado, sueles enterarte de lo que piensas en cuanto lo dices.',
    'Todos los planetas iban directos, y se te nota en que miras más al siguiente paso que al anterior.',
  ],
  one: [
    'Solo un planeta iba retrógrado, {l}: ahí, y no en todo, necesitas repasar.',
    'El único planeta retrógrado es {l}, y marca el tema al que vuelves.',
    'De todos los planetas, el único que iba retrógrado era {l}.',
  ],
  more: [
    'Iban retrógrados {n} planetas: {l}. En esos asuntos maduras por repaso.',
    'Retrógrados cuando naciste: {l}. Son {n} temas que se trabajan de dentro afuera.',
    'Cuentas {n} planetas retrógrados, {l}; lo suyo se cocina despacio.',
  ],
} as const;

/** A line to keep where no element leads alone, by the modality that does. */
export const CLOSINGS_BY_MODALITY: Readonly<Record<Modality, readonly string[]>> = {
  cardinal: [
    'Empiezas por varios caminos a la vez; termina primero el que más quieras.',
    'Abres puertas de todas clases; quédate a vivir detrás de alguna.',
    'Tu mezcla arranca pronto: dale también una tarde para llegar.',
  ],
  fixed: [
    'Sostienes cosas muy distintas y rara vez se te caen; descansa a ratos una de las manos.',
    'Lo que en ti es mezcla también es firme: no tienes que elegir un solo suelo.',
    'Duras en lo que eliges, y eliges de más de una despensa.',
  ],
  mutable: [
    'Cambias de registro y sigues teniendo la misma voz.',
    'Tienes más de una manera de ser tú; usa la que te pida el día.',
    'De lo que se mezcla en ti, lo mejor suele salir al corregir.',
  ],
};

/** The same where no modality leads alone, by the element that does. */
export const CLOSINGS_BY_ELEMENT: Readonly<Record<Element, readonly string[]>> = {
  fire: [
    'Tu calor conoce más de un paso; mira a quién alumbra cada uno.',
    'Hay lumbre en tu carta para más de un viaje: lleva leña.',
  ],
  earth: [
    'Pisas firme a más de un ritmo, y el suelo te lo agradece.',
    'Lo que haces con las manos se queda; elige bien por dónde empiezas.',
  ],
  air: [
    'Tus ideas tienen más de una marcha: escucha cuál pide el día.',
    'Piensas con las ventanas abiertas; que entre también alguien.',
  ],
  water: [
    'Tu agua cambia de paso y no pierde el cauce.',
    'Sientes a más de una velocidad, y por todas llegas.',
  ],
};

/** The same where neither an element nor a modality leads alone. */
export const CLOSINGS_OF_NONE: readonly string[] = [
  'Nada manda del todo en tu carta, y por eso la última palabra es tuya.',
  'Lo tuyo es la mezcla: lo que otros buscan fuera, tú lo barajas en casa.',
  'Tu carta no tiene un solo dueño; turna las llaves.',
  'Entre voces tan parejas, la que decide es la tuya.',
];

/** What a whole chart leaves to take along, by the element and the modality that lead alone. */
export const CLOSINGS: Readonly<Record<Element, Readonly<Record<Modality, readonly string[]>>>> = {
  fire: {
    cardinal: [
      'Tu carta arde por el principio; elige bien qué enciendes.',
      'Lo que empiezas se parece a ti: dale también un final que se te parezca.',
    ],
    fixed: [
      'Hay en ti una brasa que no se apaga; solo pide que alguien se siente alrededor.',
      'Tu calor dura: repártelo sin quedarte a oscuras.',
    ],
    mutable: [
      'Tu fuego viaja; llévalo donde haga falta luz.',
      'Un horizonte cada año, y una fogata a la que volver.',
    ],
  },
  earth: {
    cardinal: [
      'Pones la primera piedra y sabes dónde irá la última; deja alguna ventana entre las dos.',
      'Lo que levantas te sostiene: que tenga también un banco para sentarse.',
    ],
    fixed: [
      'Lo tuyo crece despacio y por eso da sombra.',
      'Tienes suelo para ti y para alguien más; a veces, basta con quedarse.',
    ],
    mutable: [
      'Tus manos saben antes que tú; escúchalas trabajar.',
      'Cada detalle que arreglas arregla un poco el día de otra persona.',
    ],
  },
  air: {
    cardinal: [
      'Una palabra tuya a tiempo abre más que una llave.',
      'Tu primer movimiento es una conversación; que el segundo sea una cita.',
    ],
    fixed: [
      'Tus ideas son fieles: elige las que te merezcan.',
      'Piensas a largo plazo; invita a alguien a verlo contigo.',
    ],
    mutable: [
      'Haces preguntas como quien abre ventanas; quédate un rato en una.',
      'Entre dos orillas, tú eres el puente: descansa a veces en una de ellas.',
    ],
  },
  water: {
    cardinal: [
      'Cuidas antes de que te lo pidan; aprende a recibir con la misma rapidez.',
      'Tu marea empieza en casa y llega lejos.',
    ],
    fixed: [
      'Lo que quieres, lo quieres hasta el fondo: por eso vale la pena elegirlo.',
      'Tu agua es honda y está quieta; no hace falta remover para ver.',
    ],
    mutable: [
      'Tomas la forma de lo que quieres; acuérdate de la tuya.',
      'Sueñas por varios: guárdate un sueño para ti.',
    ],
  },
};
