import type { HouseText } from './houses-inner.ts';

/** Where each house, from the first to the twelfth, plays Uranus, Neptune and Pluto. */
export const OUTER_HOUSES = {
  Uranus: [
    ['llevas lo imprevisible en la presencia', 'Desentonar un poco es parte de tu estilo.'],
    ['los ingresos te llegan a saltos', 'Un colchón pequeño te compra mucha libertad.'],
    ['la idea brillante te asalta en mitad de un trámite', 'Tu cuaderno debería ir contigo.'],
    [
      'el hogar cambia de forma cuando menos se piensa',
      'Tus raíces son de las que viajan en maceta.',
    ],
    ['creas a chispazos y te enamoras sin aviso', 'Lo que inventas jugando es lo que perdura.'],
    ['ningún horario te dura mucho', 'Diseña tú la jornada y trabajarás el doble de bien.'],
    [
      'los vínculos piden aire y trato de iguales',
      'La libertad que das es la que esperas de vuelta.',
    ],
    [
      'los giros de lo compartido te despiertan de golpe',
      'Sabes desprenderte con una rapidez que a otros les asombra.',
    ],
    ['las creencias heredadas te duran poco', 'Una idea extranjera te cambia el curso del año.'],
    ['tu carrera tiene curvas', 'Lo raro de tu currículum es justamente lo interesante.'],
    [
      'está en su ambiente, entre amigos distintos y causas nuevas',
      'Reúnes a gente que nunca se habría sentado junta.',
    ],
    [
      'la intuición te llega como un apagón al revés',
      'Dale a ese relámpago un rato de silencio alrededor.',
    ],
  ],
  Neptune: [
    [
      'los demás ven en ti lo que desean ver',
      'Aclarar quién eres, de vez en cuando, evita malentendidos.',
    ],
    [
      'el dinero se te escurre o se te regala',
      'Alguien de números a tu lado te deja soñar con calma.',
    ],
    ['hablas con imágenes y oyes lo que no se dijo', 'Confirma por escrito lo importante.'],
    ['la casa de tu memoria es más grande que la real', 'Tu refugio tiene algo de templo.'],
    [
      'la inspiración te visita en el juego y en el amor',
      'Enamorarte de lo que imaginas es un arte; mirar dos veces, también.',
    ],
    ['trabajas por vocación de ayudar', 'Los límites del horario te cuidan a ti y a los demás.'],
    [
      'idealizas a quien tienes al lado',
      'Querer también los defectos hace más hondo el encantamiento.',
    ],
    [
      'la frontera entre lo tuyo y lo ajeno se borra',
      'Pon por escrito lo que se presta, sea dinero o confianza.',
    ],
    [
      'buscas una verdad que se pueda sentir',
      'Un viaje junto al mar te enseña más que un tratado.',
    ],
    [
      'la vocación llega como un rumor y tarda en tener nombre',
      'Lo artístico y lo compasivo le sientan bien a tu oficio.',
    ],
    [
      'sueñas en grupo y te duele lo que le pasa a todos',
      'Escoge una causa y un día: el resto es niebla.',
    ],
    [
      'lo invisible te queda cerca, en los sueños, la música y el silencio',
      'Dormir con un cuaderno al lado no es mala idea.',
    ],
  ],
  Pluto: [
    ['impones sin querer', 'Tu mirada dice más de lo que crees.'],
    [
      'lo que posees te transforma, y también lo que pierdes',
      'Sabes volver a empezar con muy poco.',
    ],
    ['tus palabras calan', 'Una frase tuya puede quedarse años en alguien.'],
    ['en las raíces hay una historia con fuerza', 'Saberla entera te da suelo.'],
    ['crear te cambia, y querer, más', 'Lo que haces con pasión no admite medias tintas.'],
    ['el trabajo te absorbe hasta rehacerte', 'Descansar a tiempo forma parte de tu poder.'],
    [
      'las relaciones te dejan distinto el mapa',
      'Prefieres la verdad incómoda a la cortesía vacía.',
    ],
    ['está en lo suyo, cerca de lo que se calla', 'Tienes temple para los momentos decisivos.'],
    ['una convicción puede darte la vuelta', 'Lo que crees, lo crees hasta el fondo.'],
    [
      'la ambición es honda y no siempre se confiesa',
      'El mando te sienta bien cuando sirve a otros.',
    ],
    ['los grupos cambian cuando llegas', 'Influyes incluso desde la última fila.'],
    [
      'la fuerza está guardada donde ni tú miras',
      'Lo que te da pudor contar suele ser tu mejor recurso.',
    ],
  ],
} as const satisfies Record<string, readonly HouseText[]>;
