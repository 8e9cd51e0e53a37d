import type { Rune } from './rune.ts';

export const AETT_OF_HAGAL: readonly Rune[] = [
  {
    id: 8,
    name: 'Hagalaz',
    glyph: '\u16BA',
    transliteration: 'h',
    literal: 'Granizo',
    aett: 'Hagal',
    picture: 'Una piedra con dos trazos verticales unidos por uno inclinado.',
    description:
      'El poema anglosajón llama al granizo el más blanco de los granos y cuenta que luego se vuelve agua. Golpea sin pedir permiso y después riega. Es la runa de lo que interrumpe, y cae igual por los dos lados.',
    keywords: ['Disrupción', 'Crisis que limpia', 'Granizo', 'Imprevisto'],
    upright:
      'Hagalaz habla de un plan que se rompe por algo que nadie eligió. No señala culpables: pide techo mientras dura y balance cuando pasa. Lo que queda en pie después del granizo suele ser lo que tenía raíz.',
    reversed: null,
  },
  {
    id: 9,
    name: 'Nauthiz',
    glyph: '\u16BE',
    transliteration: 'n',
    literal: 'Necesidad',
    aett: 'Hagal',
    picture: 'Una piedra con un trazo vertical cruzado por otro corto e inclinado.',
    description:
      'Dos palos que se cruzan, como los que se frotan para hacer fuego cuando no queda otro remedio. Su nombre es necesidad, y algunas listas le dan un revés que su dibujo no tiene. Es la runa de lo que aprieta y enseña.',
    keywords: ['Restricción', 'Carencia', 'Resistencia', 'Necesidad'],
    upright:
      'Nauthiz habla de límites: poco tiempo, poco dinero, poco margen. Con poco se descubre qué era imprescindible y qué era costumbre. Del roce sale también la chispa, si se frota donde hace falta.',
    reversed: null,
  },
  {
    id: 10,
    name: 'Isa',
    glyph: '\u16C1',
    transliteration: 'i',
    literal: 'Hielo',
    aett: 'Hagal',
    picture: 'Una piedra con un solo trazo vertical.',
    description:
      'Un solo trazo, el más sencillo de toda la fila: hielo. Detiene el río y a la vez hace de puente para quien sabe pisar. Es la runa de la quietud, idéntica del derecho y del revés.',
    keywords: ['Pausa', 'Quietud', 'Enfriamiento', 'Hielo'],
    upright:
      'Isa habla de un tiempo detenido en el que empujar solo abre grietas. Lo quieto conserva: guarda lo que conviene no gastar y enfría lo que ardía de más. El deshielo llega desde abajo, sin que nadie lo dirija.',
    reversed: null,
  },
  {
    id: 11,
    name: 'Jera',
    glyph: '\u16C3',
    transliteration: 'j',
    literal: 'Año, cosecha',
    aett: 'Hagal',
    picture: 'Una piedra con dos ángulos encajados que giran uno en torno al otro.',
    description:
      'Dos mitades que se persiguen sin tocarse, como el invierno y el verano. Quiere decir año, y también lo que el año deja en el granero. Es la runa de la cosecha, que ningún grito adelanta.',
    keywords: ['Ciclo', 'Recompensa', 'Paciencia', 'Cosecha'],
    upright:
      'Jera habla de resultados que llegan a su hora porque alguien sembró a la suya. Aconseja mirar la estación antes que el reloj. Recoge quien volvió al surco cuando no había nada que ver.',
    reversed: null,
  },
  {
    id: 12,
    name: 'Eihwaz',
    glyph: '\u16C7',
    transliteration: 'ei',
    literal: 'Tejo',
    aett: 'Hagal',
    picture: 'Una piedra con un trazo vertical que tiene un gancho arriba y otro abajo.',
    description:
      'El tejo vive siglos, rebrota por dentro cuando el tronco se vacía y daba la madera de los arcos. El signo tiene un gancho que sube y otro que baja, como rama y raíz. Es la runa del eje.',
    keywords: ['Resistencia', 'Transformación', 'Eje', 'Tejo'],
    upright:
      'Eihwaz habla de aguantar cambiando: doblarse como el arco y volver al sitio. Señala el centro de las cosas, lo que sigue siendo tuyo cuando lo demás se mueve. Su firmeza es de madera viva, no de piedra.',
    reversed: null,
  },
  {
    id: 13,
    name: 'Perthro',
    glyph: '\u16C8',
    transliteration: 'p',
    literal: 'Incierto; quizá el cubilete de los dados',
    aett: 'Hagal',
    picture:
      'Una piedra con un trazo vertical y dos brazos que se abren a la derecha, como un vaso volcado.',
    description:
      'Nadie sabe con certeza qué nombraba; una conjetura razonable es el cubilete del que salen los dados. El dibujo parece un vaso tumbado con la boca abierta. Es la runa de lo que todavía no ha rodado.',
    keywords: ['Misterio', 'Azar', 'Lo oculto', 'Juego'],
    upright:
      'Perthro habla de lo que no depende de la voluntad: el azar, lo que se gesta a oscuras, la parte del juego que no se ve. Propone jugar con gusto y sin trampas. Hay cosas que solo se saben cuando caen sobre la mesa.',
    reversed: {
      keywords: ['Secretos', 'Estancamiento'],
      meaning:
        'Invertida, el cubilete queda boca abajo y nada sale: secretos que se pudren, una partida que nadie se decide a empezar. Puede señalar la esperanza puesta en un golpe de suerte que ahorre el trabajo. Levanta el vaso y mira, aunque dé apuro.',
    },
  },
  {
    id: 14,
    name: 'Algiz',
    glyph: '\u16C9',
    transliteration: 'z',
    literal: 'Alce, junco',
    aett: 'Hagal',
    picture: 'Una piedra con un trazo vertical del que salen hacia arriba dos brazos abiertos.',
    description:
      'Puede ser el alce con su cornamenta o el junco que corta la mano de quien lo arranca. El signo parece una persona con los brazos en alto. Es la runa de la protección que avisa antes de herir.',
    keywords: ['Protección', 'Instinto', 'Alerta', 'Alce'],
    upright:
      'Algiz habla de estar en guardia sin vivir con miedo: el animal que levanta la cabeza, huele y sigue pastando. Da valor al instinto y a los límites dichos a tiempo. Quien se cuida así puede acercarse más.',
    reversed: {
      keywords: ['Desprotección', 'Advertencia'],
      meaning:
        'Invertida, los brazos miran al suelo y el flanco queda al aire. Advierte de una confianza dada sin mirar, o de una guardia tan alta que ya no distingue. Conviene volver a oír al cuerpo, que lo notó antes que nadie.',
    },
  },
  {
    id: 15,
    name: 'Sowilo',
    glyph: '\u16CB',
    transliteration: 's',
    literal: 'Sol',
    aett: 'Hagal',
    picture: 'Una piedra con un trazo quebrado en zigzag, como un rayo de luz.',
    description:
      'Un zigzag breve, como un rayo de luz que rebota en el agua. Para quien navegaba en el norte, el sol era rumbo y era regreso. Es la runa de lo que se ve claro y calienta.',
    keywords: ['Éxito', 'Vitalidad', 'Claridad', 'Sol'],
    upright:
      'Sowilo habla de claridad y de ganas: se ve dónde está la orilla y hay fuerza para remar. Su éxito no cae del cielo, solo hace visible el camino. A pleno día conviene hacer lo que a oscuras daba reparo.',
    reversed: null,
  },
];
