import type { Rune } from './rune.ts';

export const AETT_OF_TYR: readonly Rune[] = [
  {
    id: 16,
    name: 'Tiwaz',
    glyph: '\u16CF',
    transliteration: 't',
    literal: 'El dios Tyr',
    aett: 'Tyr',
    picture: 'Una piedra con una flecha que apunta hacia arriba.',
    description:
      'Lleva el nombre de Tyr, el dios que metió la mano en la boca del lobo para que los demás pudieran atarlo, y la perdió. El signo es una flecha que apunta arriba. Es la runa de la palabra dada.',
    keywords: ['Justicia', 'Honor', 'Victoria con sacrificio', 'Flecha'],
    upright:
      'Tiwaz habla de hacer lo correcto sabiendo lo que cuesta. Pide una sola dirección, una promesa que se sostenga y cuentas claras con uno mismo. La victoria que muestra se paga con algo propio y por eso dura.',
    reversed: {
      keywords: ['Bloqueo', 'Injusticia'],
      meaning:
        'Invertida, la flecha se clava en el suelo: esfuerzo sin avance, un trato que no fue parejo, una causa que perdió el sentido. Pregunta qué batalla sigue por orgullo. Bajar el arco también puede ser honrado.',
    },
  },
  {
    id: 17,
    name: 'Berkano',
    glyph: '\u16D2',
    transliteration: 'b',
    literal: 'Abedul',
    aett: 'Tyr',
    picture: 'Una piedra con un trazo vertical y dos ángulos a la derecha, como una B.',
    description:
      'El abedul es de los primeros árboles que vuelven a una tierra quemada o pelada por el hielo. Su signo, casi una B, tiene dos curvas que abrigan. Es la runa de lo que brota y hay que resguardar.',
    keywords: ['Nacimiento', 'Crecimiento', 'Cuidado', 'Abedul'],
    upright:
      'Berkano habla de comienzos tiernos: proyectos, afectos, maneras nuevas de vivir que piden sombra y agua. No se les pregunta cuánto rinden, se les busca abrigo. Crecen con atención diaria y poco ruido.',
    reversed: {
      keywords: ['Estancamiento', 'Tensión familiar'],
      meaning:
        'Invertida, el brote no arranca o se ahoga de tanto cuidado. Puede haber tirantez en casa, cariños que aprietan, ayudas que no dejan crecer. Un poco de aire entre las ramas suele arreglar más que otro consejo.',
    },
  },
  {
    id: 18,
    name: 'Ehwaz',
    glyph: '\u16D6',
    transliteration: 'e',
    literal: 'Caballo',
    aett: 'Tyr',
    picture: 'Una piedra con dos trazos verticales unidos arriba por un ángulo, como una M.',
    description:
      'Quiere decir caballo, y el signo parece dos animales que juntan las cabezas. Jinete y montura llegan lejos si cada uno sabe lo que el otro va a hacer. Es la runa de la confianza en marcha.',
    keywords: ['Movimiento', 'Confianza', 'Cooperación', 'Caballo'],
    upright:
      'Ehwaz habla de avanzar con alguien: una pareja, un equipo, una costumbre que tira de ti. Los cambios son graduales y el entendimiento, fino. Se llega antes con la rienda floja que a tirones.',
    reversed: {
      keywords: ['Inquietud', 'Desconfianza'],
      meaning:
        'Invertida, el caballo cabecea y el jinete aprieta las rodillas: inquietud, planes que tiran cada uno por su lado, recelo. Antes de cambiar de montura conviene desmontar y mirar qué le roza. La confianza vuelve al paso.',
    },
  },
  {
    id: 19,
    name: 'Mannaz',
    glyph: '\u16D7',
    transliteration: 'm',
    literal: 'Ser humano',
    aett: 'Tyr',
    picture: 'Una piedra con dos trazos verticales unidos arriba por un aspa.',
    description:
      'El signo son dos postes que se abrazan arriba: una persona y otra. El poema islandés dice que el ser humano es la alegría del ser humano. Es la runa de quién eres cuando hay alguien delante.',
    keywords: ['Comunidad', 'Identidad', 'Mente', 'Ser humano'],
    upright:
      'Mannaz habla de pensar con otros y de verse en ellos: el grupo, el lugar propio, la cabeza puesta en común. Nadie se conoce del todo a solas. Pide modestia para pedir ayuda y sensatez para darla.',
    reversed: {
      keywords: ['Aislamiento', 'Autoengaño'],
      meaning:
        'Invertida, el espejo se vuelve hacia la pared: se discute con enemigos imaginarios o uno se cuenta la historia que más le conviene. El encierro la hace crecer. Una mirada de fuera, amable y sincera, la desinfla.',
    },
  },
  {
    id: 20,
    name: 'Laguz',
    glyph: '\u16DA',
    transliteration: 'l',
    literal: 'Agua, lago',
    aett: 'Tyr',
    picture: 'Una piedra con un trazo vertical y una rama que cae desde lo alto, como una ola.',
    description:
      'Agua: lago, mar, la cascada que baja del monte. El signo es una sola ola que empieza a caer. Es la runa de lo que se siente antes de tener forma.',
    keywords: ['Intuición', 'Emoción', 'Fluir', 'Agua'],
    upright:
      'Laguz habla de la corriente de abajo: emociones, presentimientos, sueños que insisten. No se la dirige, se aprende a flotar y a leerla. Quien rema a favor del agua se cansa menos y ve más.',
    reversed: {
      keywords: ['Confusión', 'Miedo'],
      meaning:
        'Invertida, el agua se revuelve y no deja ver el fondo: confusión, miedo, marejadas que parecen más hondas de lo que son. No es hora de cruzar. Al dejarla quieta, el barro baja solo.',
    },
  },
  {
    id: 21,
    name: 'Ingwaz',
    glyph: '\u16DC',
    transliteration: 'ng',
    literal: 'El dios Ing',
    aett: 'Tyr',
    picture: 'Una piedra con un rombo cerrado, como una semilla.',
    description:
      'Ing era un dios de los campos, y de él se cuenta que se marchó sobre las olas con su carro detrás. El signo es un rombo cerrado, una semilla. Es la runa de lo que madura donde nadie mira.',
    keywords: ['Fertilidad', 'Gestación', 'Cierre', 'Semilla'],
    upright:
      'Ingwaz habla de un proceso que ya está completo por dentro y pide reposo antes de abrirse. Cierra una etapa con orden y guarda la fuerza para la siguiente. Desenterrar la semilla para ver cómo va es la única manera de estropearla.',
    reversed: null,
  },
  {
    id: 22,
    name: 'Dagaz',
    glyph: '\u16DE',
    transliteration: 'd',
    literal: 'Día',
    aett: 'Tyr',
    picture: 'Una piedra con dos triángulos que se tocan por la punta entre dos trazos verticales.',
    description:
      'Dos triángulos que se tocan por la punta: la noche de un lado y el día del otro. Quiere decir día, y su lugar es el instante del amanecer. Es la runa del momento en que se entiende.',
    keywords: ['Despertar', 'Avance', 'Equilibrio', 'Día'],
    upright:
      'Dagaz habla de un cambio que llega como la luz, sin ruido y de una vez. Lo que parecía contrario encuentra un punto donde se toca. Después de verlo cuesta volver a no haberlo visto.',
    reversed: null,
  },
  {
    id: 23,
    name: 'Othala',
    glyph: '\u16DF',
    transliteration: 'o',
    literal: 'Herencia, hogar',
    aett: 'Tyr',
    picture: 'Una piedra con un rombo apoyado sobre dos pies abiertos, como una casa.',
    description:
      'Un rombo con dos pies: la casa y el terreno, lo que pasa de una generación a otra y no se vende. Su nombre es herencia. Es la runa de las raíces, también de las que toca elegir.',
    keywords: ['Legado', 'Raíces', 'Pertenencia', 'Hogar'],
    upright:
      'Othala habla de lo recibido: una casa, un modo de hacer, un apellido, recetas y manías. Invita a decidir qué se conserva y qué se deja en el desván. Pertenecer da suelo cuando no obliga a quedarse quieto.',
    reversed: {
      keywords: ['Desarraigo', 'Disputa'],
      meaning:
        'Invertida, la casa queda sin suelo: desarraigo, mudanzas que duelen, una disputa por lo que era de todos. Puede pesar una herencia que nadie pidió. Se puede querer a los tuyos y vivir de otra manera.',
    },
  },
];

export const BLANK_RUNE: Rune = {
  id: 24,
  name: 'Runa en Blanco',
  glyph: null,
  transliteration: null,
  literal: 'Sin nombre: la añadió Ralph Blum en 1982',
  aett: null,
  picture: 'Una piedra lisa, sin ningún trazo.',
  description:
    'No es antigua ni pertenece al futhark: la inventó Ralph Blum en 1982, y hay quien prefiere jugar sin ella. Aquí está porque una piedra lisa entre las escritas también dice algo. Es la runa de lo que aún no tiene signo.',
  keywords: ['Lo desconocido', 'Apertura', 'Silencio', 'Posibilidad'],
  upright:
    'La Runa en Blanco habla de lo que no se puede leer todavía. No es un no ni un mal augurio: es una página que espera. Pide tolerar un rato la pregunta abierta y decidir solo lo que depende de ti.',
  reversed: null,
};
