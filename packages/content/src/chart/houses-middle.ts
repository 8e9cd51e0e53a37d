import type { HouseText } from './houses-inner.ts';

/** Where each house, from the first to the twelfth, plays Mars, Jupiter and Saturn. */
export const MIDDLE_HOUSES = {
  Mars: [
    [
      'la energía se te ve al entrar, y parte del mundo la toma por desafío',
      'Te viene bien un deporte o una tarea física: el cuerpo necesita gastar lo que enciende.',
    ],
    [
      'peleas por lo tuyo, y ganar el pan te pone en marcha',
      'Compras por impulso cuando algo te enoja; espera una noche antes de pagar.',
    ],
    [
      'la lengua es tu espada, y el trayecto diario, tu pista de carreras',
      'Relee el mensaje que escribiste con calor: casi siempre le sobra una línea.',
    ],
    [
      'la batalla, si la hay, se libra puertas adentro',
      'Arreglar algo de la vivienda con tus manos gasta el enojo mejor que cualquier reproche.',
    ],
    [
      'juegas para ganar, cortejas sin rodeos y creas a golpes de entusiasmo',
      'Un poco de competencia limpia te saca lo mejor.',
    ],
    [
      'trabajas rápido y te irrita la lentitud de los demás',
      'Tu jornada rinde si la cortas en tramos y dejas uno sin llenar.',
    ],
    [
      'las relaciones te encienden, para bien y para discutir',
      'Buscas en el otro a alguien de tu tamaño; una regla para las peleas ahorra platos.',
    ],
    [
      'la fuerza va por debajo y aparece cuando el asunto es serio',
      'Sabes moverte en una crisis; lo que cuesta es la calma de después.',
    ],
    [
      'te lanzas a lo lejano y defiendes tus ideas con todo el cuerpo',
      'Antes de convencer a alguien, pregúntale de dónde viene lo que cree.',
    ],
    [
      'el empuje se pone al servicio de una meta que se ve desde la calle',
      'Abres camino donde otros piden turno; acuérdate de mirar quién viene detrás.',
    ],
    [
      'pones el motor en los proyectos de todos',
      'Organizas, convocas, empujas; que el grupo sepa también cuándo te cansas.',
    ],
    [
      'la fuerza se te va hacia dentro, y el enojo tarda en encontrar la puerta',
      'Lo que haces sin que nadie mire tiene una potencia rara: dale un lugar y una hora.',
    ],
  ],
  Jupiter: [
    [
      'tu confianza ocupa sitio y alegra la habitación',
      'La gente espera de ti un sí; puedes guardarte alguno.',
    ],
    [
      'el dinero entra y sale con generosidad',
      'Tienes buena mano para que algo rinda y mala memoria para los gastos pequeños.',
    ],
    [
      'aprendes y enseñas hablando, con un vecindario que no deja de crecer',
      'De un curso corto o de una charla casual te salen ideas para un año.',
    ],
    [
      'hay holgura en las raíces, o el deseo de construirla',
      'Tu mesa se alarga fácilmente; esa es también tu manera de rezar o de brindar.',
    ],
    [
      'la alegría es tu talento, y crear te sale a lo grande',
      'Apuestas por lo que te divierte; apuntar el precio no le quita la gracia.',
    ],
    [
      'encuentras sentido en ser útil y oportunidades en lo cotidiano',
      'Te ofreces para todo: una tarea menos haría mejores las otras.',
    ],
    [
      'el mundo se te abre de la mano de otros',
      'Socios y parejas te traen viajes, ideas y más familia de la prevista.',
    ],
    [
      'lo compartido se multiplica, sean recursos, secretos o confianza',
      'Sales de las crisis con más de lo que entraste, sobre todo si lo cuentas.',
    ],
    [
      'está en su salsa entre libros, fronteras y preguntas grandes',
      'Enseñar te agranda; escuchar a un alumno, todavía más.',
    ],
    [
      'la vocación tira hacia arriba y suele encontrar quien la apoye',
      'Tu nombre crece cuando lo prestas a algo más grande que tu agenda.',
    ],
    [
      'los amigos son tu fortuna, y los planes con ellos, tu manera de creer',
      'Conoces a medio mundo; cuida a la docena que de verdad te conoce.',
    ],
    [
      'guardas una reserva de fe que aparece cuando nadie la espera',
      'Ayudas sin firmar, y una retirada a tiempo te repone más que un premio.',
    ],
  ],
  Saturn: [
    [
      'te tomas en serio desde la puerta, y tardas en soltarte con extraños',
      'La edad juega a tu favor: cada década te deja un poco más liviana la carga.',
    ],
    [
      'el valor propio se gana despacio, con ahorro y prudencia',
      'Distingue la austeridad que eliges de la que te impones por costumbre.',
    ],
    [
      'piensas cada palabra, y estudiar te pide método',
      'Lo que escribes pesa; date permiso para un borrador malo.',
    ],
    [
      'la familia trae deberes, y la casa, cimientos que revisar',
      'Puedes fundar una tradición en vez de limitarte a cargar con la heredada.',
    ],
    [
      'el juego te cuesta, y la creación te sale con oficio más que con arrebato',
      'Una afición sin resultados, un rato a la semana, es disciplina de la buena.',
    ],
    [
      'el trabajo bien hecho es tu columna, y también tu exceso',
      'Pon el descanso en la agenda con la misma letra que las obligaciones.',
    ],
    [
      'los compromisos se piensan, se firman y se cumplen',
      'Te atrae la gente seria; reírse juntos merece una cláusula.',
    ],
    [
      'lo compartido se administra con cautela, y confiar lleva su tiempo',
      'Las cuentas claras te acercan a la gente, en lugar de enfriarte.',
    ],
    [
      'construyes tu filosofía piedra a piedra, sin comprarla hecha',
      'Un título, un viaje largo o un maestro exigente te dan más suelo que cien frases.',
    ],
    [
      'la vocación es una escalera larga, y no te saltas peldaños',
      'Lo que sostienes lleva tu firma; que el cargo no se coma a la persona.',
    ],
    [
      'eliges pocos amigos y los conservas décadas',
      'En los grupos acabas cargando con la parte pesada: repártela antes de que te pese.',
    ],
    [
      'el deber trabaja por dentro, sin que nadie lo vea',
      'Hay culpas que no son tuyas: ponerlas por escrito ayuda a devolverlas.',
    ],
  ],
} as const satisfies Record<string, readonly HouseText[]>;
