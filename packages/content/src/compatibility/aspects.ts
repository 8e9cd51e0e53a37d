import type { SignAspect } from '@sibila/domain/compatibility/compatibility';

/** How each aspect is called. */
export const ASPECT_NAMES: Readonly<Record<SignAspect, string>> = {
  conjunction: 'conjunción',
  semisextile: 'semisextil',
  sextile: 'sextil',
  square: 'cuadratura',
  trine: 'trígono',
  quincunx: 'quincuncio',
  opposition: 'oposición',
};

/** What the distance between the signs does; `{n}` is what it is worth, as «74 puntos». */
export const ASPECT_TEXTS: Readonly<Record<SignAspect, readonly string[]>> = {
  conjunction: [
    'La distancia es ninguna: una conjunción, el mismo signo a los dos lados de la mesa. En vez de contraste hay eco, con los talentos y las manías a doble volumen, y ese parecido vale {n}.',
    'Compartir signo es una conjunción, y da {n}. Se entiende rápido lo de enfrente porque se ha vivido; cuesta más verlo con distancia, por la misma razón.',
    'Quien comparte signo forma una conjunción: no hay nada que traducir y tampoco nadie que traiga lo que falta. De ahí salen {n}, buenos para reconocerse y modestos para completarse.',
    'No hay distancia que recorrer: es una conjunción, y vale {n}. Se ven venir de lejos, con la ventaja y el fastidio de conocer los trucos del otro lado.',
  ],
  semisextile: [
    'Son vecinos en la rueda, a un solo paso, y los vecinos del zodiaco se parecen poco: donde un signo da el asunto por terminado, el siguiente empieza. El semisextil aporta {n}, los de quien comparte pared y no costumbres.',
    'Los separa un signo de distancia, el semisextil. Cada cual tiene al lado justo lo que no sabe hacer, cosa que a ratos instruye y a ratos desconcierta; vale {n}.',
    'Un paso los separa y se nota: el semisextil junta a quien sale de una estación con quien apenas entra. Da {n}, con más curiosidad que costumbre.',
    'Un solo signo los aparta, el semisextil, que da {n}. Se cruzan en la escalera: alguien baja con lo aprendido y alguien sube con las ganas.',
  ],
  sextile: [
    'Los separan dos signos, un sextil: la distancia a la que se oye bien y se deja sitio. El ángulo aporta {n}, y los aporta a condición de usarlo, porque el sextil abre la ocasión y no la aprovecha por nadie.',
    'Forman un sextil, dos pasos en la rueda. Hay diferencia suficiente para sorprenderse y parentesco suficiente para no asustarse; la tradición lo mira con buenos ojos y aquí vale {n}.',
    'A dos signos de distancia aparece el sextil, el ángulo de la colaboración. Invita más que arrastra: los {n} que da se notan cuando alguien propone algo y la respuesta es sí.',
    'El sextil los deja a dos signos, y eso vale {n}: cerca para echarse una mano, lejos para no estorbarse la vida.',
  ],
  square: [
    'Los separan tres signos, una cuadratura: el ángulo recto, el de la esquina donde dos prisas tropiezan. De ahí salen solo {n}; también de ahí sale la energía que obliga a moverse.',
    'Forman una cuadratura, un cuarto de rueda. Cada signo interrumpe al otro en lo que más le importa, y por eso el ángulo se queda en {n}; hay tensión, y la tensión, atendida, construye.',
    'Entre los dos hay un ángulo recto, la cuadratura. Quieren cosas legítimas que no caben en el mismo momento, y el aspecto aporta {n}, el mínimo de la tabla junto con el quincuncio.',
    'La cuadratura los pone en esquina, a tres signos, y se queda en {n}. No se ven venir, chocan, y del choque sacan lo que por su cuenta no habrían intentado.',
  ],
  trine: [
    'Los separan cuatro signos, un trígono, el ángulo más favorable de la tradición. Aporta {n} porque lo que uno empieza el otro lo continúa sin pedir instrucciones.',
    'Forman un trígono, un tercio de rueda. El entendimiento llega antes que la explicación, y de ese ángulo vienen {n}; su único defecto es que, por cómodo, deja cosas sin preguntar.',
    'A cuatro signos de distancia está el trígono, donde las cosas ruedan. Vale {n}, los más altos que da un ángulo, y se parece a caminar con viento de espalda.',
    'El trígono, cuatro signos de distancia, pone {n} en la mesa. Se entienden de fondo y por eso discuten solo de la superficie.',
  ],
  quincunx: [
    'Los separan cinco signos, el quincuncio: ni de frente ni de lado, un ángulo en el que cuesta verse. Aporta {n} y pide lo que pide un mueble heredado, medir otra vez y mover lo demás.',
    'Forman un quincuncio, cinco pasos en la rueda. No comparten elemento, modalidad ni punto de vista, así que casi todo se acuerda a mano; el ángulo vale {n}.',
    'Cinco signos de distancia hacen un quincuncio, el ángulo de los ajustes. Nada choca de frente y nada encaja del todo: de ahí {n} y una larga serie de pequeñas correcciones.',
    'Con cinco signos de por medio hay un quincuncio, y {n}. Se parecen a dos idiomas sin raíz común: cada palabra se aprende y ninguna se adivina.',
  ],
  // The page calls it tense although it adds: each text says why.
  opposition: [
    'Los separan seis signos, media rueda: una oposición. Están cara a cara, como dos extremos de un balancín. Es un roce, y aun así vale {n}, porque la tensión entre contrarios también atrae.',
    'Forman una oposición, la mayor distancia posible. Cada signo guarda la mitad que el otro olvida, y por eso el roce suma {n}: lo que falta a un lado tira del otro como un imán.',
    'Media rueda los separa. La oposición es el aspecto del espejo, donde lo que admiras y lo que te exaspera llevan la misma cara; roza y atrae a la vez, y de ese tirón salen {n}.',
    'De un extremo al otro de la rueda hay una oposición, y de ahí salen {n}. Que un roce sume tanto tiene su razón: nadie se asoma con tanta curiosidad como a lo contrario de sí.',
  ],
};
