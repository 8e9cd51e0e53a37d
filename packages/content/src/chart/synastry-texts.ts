import type { SynastryTheme } from '@sibila/domain/chart/synastry';
import type { AspectName } from '@sibila/domain/sky/aspects';

/** What two points of two charts do to each other; `across` where the opposition attracts. */
interface TieMeaning {
  together: string;
  easy: string;
  hard: string;
  across?: string;
}

export const THEME_TITLES: Readonly<Record<SynastryTheme, string>> = {
  lights: 'Las luces: el Sol y la Luna',
  attraction: 'La atracción: Venus y Marte',
  talk: 'La conversación: Mercurio',
  bond: 'El vínculo en el tiempo: Júpiter y Saturno',
  presence: 'La presencia: el Ascendente',
};

/** What a theme is about, before its ties. */
export const THEME_LEADS: Readonly<Record<SynastryTheme, string>> = {
  lights:
    'Aquí se ve si lo que cada persona quiere y lo que cada una necesita caben en la misma casa.',
  attraction: 'Estos lazos hablan del gusto, del deseo y de la ternura.',
  talk: 'De esto depende que las cosas se entiendan enseguida o después de varias vueltas.',
  bond: 'Lo que sigue tiene que ver con el paso del tiempo: la confianza que crece y los deberes que pesan.',
  presence: 'Así se reciben al llegar, antes de que nadie explique nada.',
};

/** A theme without any tie. */
export const THEME_SILENCES: Readonly<Record<SynastryTheme, string>> = {
  lights:
    'Entre el Sol y la Luna de estas cartas no hay lazos que cuenten: el fondo del trato se construye con costumbre más que con destellos.',
  attraction:
    'No hay lazos entre Venus y Marte que sumen o resten. El gusto mutuo, si está, viene por otro camino.',
  talk: 'Mercurio no encuentra lazos entre ambas cartas: la conversación será lo que hagan de ella.',
  bond: 'Ni Júpiter ni Saturno cuentan aquí: nada empuja a quedarse y nada pesa al hacerlo.',
  presence:
    'El Ascendente no aporta lazos a la cuenta, de modo que la primera impresión queda en sus manos.',
};

/** By the pair in the order in which the score names it: {x} holds the first, {y} the second. */
export const TIE_MEANINGS: Readonly<Record<string, TieMeaning>> = {
  'Sun Moon': {
    together: 'Lo que {x} propone le suena a {y} a lugar conocido.',
    easy: '{x} da rumbo y {y} da cobijo, y el reparto les sale sin hablarlo.',
    hard: 'Lo que {x} quiere llega justo cuando {y} necesita otra cosa; turnarse arregla más que convencer.',
    across: '{x} y {y} se completan a distancia, como dos orillas de un mismo río.',
  },
  'Sun Sun': {
    together: 'Se reconocen enseguida, virtudes y manías incluidas.',
    easy: 'Sus maneras de ser se dan espacio y hasta se aplauden.',
    hard: 'Hay dos voluntades y un solo volante; ayuda acordar quién conduce cada tramo.',
  },
  'Moon Moon': {
    together: 'El ánimo de ambas personas sube y baja a la vez, para lo bueno y para lo malo.',
    easy: 'Se calman de formas parecidas, y la convivencia lo agradece.',
    hard: 'Lo que a una le da paz a la otra le inquieta; preguntarlo evita muchos portazos.',
  },
  'Venus Mars': {
    together: 'Lo que a {x} le gusta, {y} lo enciende: aquí hay imán.',
    easy: '{y} se atreve y {x} lo recibe con gusto, sin que haga falta insistir.',
    hard: '{x} pide tacto y {y} va deprisa; el deseo se entiende mejor cuando baja el paso.',
    across: 'Entre la espera de {x} y el empuje de {y} se forma un juego que atrae.',
  },
  'Venus Venus': {
    together: 'Les gustan las mismas cosas, y eso hace fácil cualquier domingo.',
    easy: 'Sus gustos combinan y el trato se vuelve amable.',
    hard: 'Una llama bello lo que la otra encuentra excesivo; hay que negociar hasta las cortinas.',
  },
  'Sun Venus': {
    together: '{y} ve con buenos ojos lo que {x} es, y se nota.',
    easy: '{x} brilla más cerca de {y}, que sabe apreciarlo.',
    hard: 'Lo que {x} muestra no siempre es lo que {y} admira; un elogio a tiempo acerca.',
  },
  'Moon Venus': {
    together: 'La ternura de {x} y el cariño de {y} se buscan solos.',
    easy: '{y} sabe mimar a {x}, que sabe recibirlo.',
    hard: '{x} pide consuelo y {y} ofrece encanto: falta traducir.',
  },
  'Mars Mars': {
    together: 'Son dos motores con el mismo arranque, que compiten de cerca y se aburren de lejos.',
    easy: 'Sus energías se relevan bien en cualquier tarea.',
    hard: 'La prisa de una tropieza con la de la otra; las discusiones piden reglas escritas en frío.',
  },
  'Mercury Mercury': {
    together: 'Se terminan las frases, y a veces acierta quien interrumpe.',
    easy: 'Se explican con facilidad y se corrigen sin herirse.',
    hard: 'Usan a veces la misma palabra para cosas distintas; preguntar «¿qué entiendes por eso?» hace milagros.',
  },
  'Sun Mercury': {
    together: '{y} le pone palabras a lo que {x} es.',
    easy: 'Lo que {y} dice le da alas a lo que {x} intenta.',
    hard: '{y} opina cuando {x} quería apoyo; conviene avisar qué se espera.',
  },
  'Moon Mercury': {
    together: '{y} nombra lo que {x} siente, a veces antes de tiempo.',
    easy: '{x} puede contarle a {y} lo que no sabe contar a otros.',
    hard: '{y} razona y {x} solo quería un rato de compañía.',
  },
  'Sun Saturn': {
    together: '{y} le pone examen a lo que {x} hace: sostiene y también pesa.',
    easy: '{y} da estructura a los planes de {x}, y el tiempo juega a favor.',
    hard: '{x} siente que {y} frena; decir para qué sirve el freno cambia el ambiente.',
  },
  'Moon Saturn': {
    together: '{y} protege a {x} con una seriedad que a ratos enfría.',
    easy: '{x} encuentra en {y} un suelo que no se mueve.',
    hard: 'Cuando {x} pide calor, {y} responde con deberes; una frase amable vale más que un buen consejo.',
  },
  'Venus Saturn': {
    together: '{y} se toma en serio el cariño de {x}, y por eso lo pone a prueba.',
    easy: 'El afecto de {x} y la constancia de {y} envejecen bien.',
    hard: '{x} quiere disfrutar y {y} hace cuentas; una fiesta con presupuesto contenta a ambas partes.',
  },
  'Sun Jupiter': {
    together: '{y} cree en {x}, que crece al notarlo.',
    easy: 'Los planes de {x} encuentran en {y} un buen viento.',
    hard: '{y} agranda lo que {x} propone hasta que no cabe; un límite alegre lo arregla.',
  },
  'Moon Jupiter': {
    together: '{y} le levanta el ánimo a {x} con solo llegar.',
    easy: '{x} se siente en casa con la generosidad de {y}.',
    hard: '{y} quita importancia a lo que {x} siente, con la mejor intención.',
  },
  'Ascendant Sun': {
    together: '{y} reconoce a {x} enseguida, como a quien se esperaba.',
    easy: 'La manera de estar de {x} le sienta bien a {y}.',
    hard: 'La manera de llegar de {x} choca con el carácter de {y}; el trato suele limar ese primer roce.',
  },
  'Ascendant Moon': {
    together: '{y} se siente a gusto junto a {x} sin saber por qué.',
    easy: 'Los gestos de {x} tranquilizan a {y}.',
    hard: 'Los modos de {x} ponen en guardia a {y} hasta que hay confianza.',
  },
  'Ascendant Venus': {
    together: 'A {y} le gusta la manera en que {x} entra por la puerta.',
    easy: '{x} cae en gracia a {y}, y se nota en los detalles.',
    hard: 'El estilo de {x} no es el que {y} habría elegido; al gusto también se le puede sorprender.',
  },
  'Ascendant Ascendant': {
    together: 'Se presentan ante el mundo de forma parecida, y la gente cree que son familia.',
    easy: 'Sus maneras de llegar se acompañan bien en cualquier reunión.',
    hard: 'Cada cual entra a su modo, y eso sorprende; conviene quedar fuera y entrar a la vez.',
  },
};

/**
 * Names a tie before its meaning: {a} and {b} the points with whose they are. A comparison may
 * need many of one aspect.
 */
export const TIE_FRAMES: Readonly<Record<AspectName, readonly string[]>> = {
  conjunction: [
    '{a} está en conjunción con {b}.',
    'Hay una conjunción entre {a} y {b}.',
    '{a} y {b} forman una conjunción.',
    'Una conjunción junta {a} con {b}.',
    'Entre {a} y {b} aparece una conjunción.',
    'La conjunción entre {a} y {b} no deja sitio para la distancia.',
    'En conjunción, {a} y {b} hablan a la vez.',
    'Aquí {a} y {b} están en conjunción.',
    'Se encuentran en conjunción {a} y {b}.',
    '{a} forma una conjunción con {b}.',
    'Cuenta la conjunción entre {a} y {b}.',
    'Por una conjunción se tocan {a} y {b}.',
  ],
  sextile: [
    '{a} está en sextil con {b}.',
    'Hay un sextil entre {a} y {b}.',
    '{a} y {b} forman un sextil.',
    'Un sextil une {a} con {b}.',
    'Entre {a} y {b} aparece un sextil.',
    'El sextil entre {a} y {b} da ocasiones a quien las quiera.',
    'En sextil, {a} y {b} se echan una mano.',
    'Aquí {a} y {b} están en sextil.',
    'Se encuentran en sextil {a} y {b}.',
    '{a} forma un sextil con {b}.',
    'Cuenta el sextil entre {a} y {b}.',
    'Por un sextil se entienden {a} y {b}.',
  ],
  square: [
    '{a} está en cuadratura con {b}.',
    'Hay una cuadratura entre {a} y {b}.',
    '{a} y {b} forman una cuadratura.',
    'Una cuadratura cruza {a} con {b}.',
    'Entre {a} y {b} aparece una cuadratura.',
    'La cuadratura entre {a} y {b} pide paciencia.',
    'En cuadratura, {a} y {b} se estorban el paso.',
    'Aquí {a} y {b} están en cuadratura.',
    'Se encuentran en cuadratura {a} y {b}.',
    '{a} forma una cuadratura con {b}.',
    'Cuenta la cuadratura entre {a} y {b}.',
    'Por una cuadratura se rozan {a} y {b}.',
  ],
  trine: [
    '{a} está en trígono con {b}.',
    'Hay un trígono entre {a} y {b}.',
    '{a} y {b} forman un trígono.',
    'Un trígono une {a} con {b}.',
    'Entre {a} y {b} aparece un trígono.',
    'El trígono entre {a} y {b} corre sin tropiezos.',
    'En trígono, {a} y {b} llevan el mismo compás.',
    'Aquí {a} y {b} están en trígono.',
    'Se encuentran en trígono {a} y {b}.',
    '{a} forma un trígono con {b}.',
    'Cuenta el trígono entre {a} y {b}.',
    'Por un trígono se acompañan {a} y {b}.',
  ],
  opposition: [
    '{a} está en oposición con {b}.',
    'Hay una oposición entre {a} y {b}.',
    '{a} y {b} forman una oposición.',
    'Una oposición tensa la cuerda entre {a} y {b}.',
    'Entre {a} y {b} aparece una oposición.',
    'La oposición entre {a} y {b} se parece a un espejo.',
    'En oposición, {a} y {b} se miran de lejos.',
    'Aquí {a} y {b} están en oposición.',
    'Se encuentran en oposición {a} y {b}.',
    '{a} forma una oposición con {b}.',
    'Cuenta la oposición entre {a} y {b}.',
    'Por una oposición se equilibran {a} y {b}.',
  ],
};

/** Said of a tie whose like was told already the other way round. */
export const TIE_AGAIN: readonly string[] = [
  'Es lo mismo en el otro sentido, y por eso se nota más.',
  'También de vuelta se repite el lazo.',
  'La corriente pasa en los dos sentidos.',
];

/** Before the strongest ties, {l}: what adds and what takes. */
export const STRENGTH_LEADS: readonly string[] = [
  'Lo que más suma: {l}.',
  'A favor pesa sobre todo {l}.',
  'El punto fuerte de este encuentro: {l}.',
];

export const FRICTION_LEADS: readonly string[] = [
  'Lo que más roza: {l}.',
  'En contra pesa sobre todo {l}.',
  'Donde hará falta paciencia: {l}.',
];

/** The last paragraph, by the band of the percent; {p} as «72 %». */
export const COMPARISON_CLOSINGS: readonly { from: number; texts: readonly string[] }[] = [
  {
    from: 80,
    texts: [
      'La cuenta llega al {p}: hay mucho terreno llano entre estas dos cartas. Lo fácil también se cuida, con las mismas atenciones del primer día.',
      'Un {p} dice que casi todo encuentra sitio. Queda lo que ninguna carta mide: las ganas de escucharse cuando no hace falta.',
    ],
  },
  {
    from: 65,
    texts: [
      'El {p} habla de un buen entendimiento con algunas esquinas. Las esquinas, si se nombran, sirven para apoyar la espalda.',
      'Con un {p}, las facilidades ganan a los roces. Usen las primeras para hablar de los segundos.',
    ],
  },
  {
    from: 50,
    texts: [
      'El resultado es un {p}: tanto por construir como por disfrutar. Aquí decide menos el cielo que la costumbre de preguntarse las cosas.',
      'Un {p} es un empate con buena conversación. Lo que falte se puede aprender, y lo que sobra, repartir.',
    ],
  },
  {
    from: 0,
    texts: [
      'La cuenta se queda en el {p}, y no es un veredicto: señala dónde hay que traducir. Mucha gente querida ha sido al principio un idioma difícil.',
      'Un {p} avisa de que nada vendrá hecho. Lo que se construye a pesar del roce suele conocerse pieza por pieza.',
    ],
  },
];

export const BASE_TEXT =
  'Toda comparación parte de aquí: es el suelo común antes de contar ningún lazo.';

export const LIMIT_TEXT = 'La suma se salía de la escala, que va de 0 a 100, y aquí se ajusta.';

/** Who is meant in the text by those whose charts have no name. */
export const BOTH_NAMELESS =
  'La primera y la segunda persona van en el orden en que se nombran sus cartas. Si haces una carta con su nombre, aquí se dirá el nombre.';

export const ONE_NAMELESS =
  'Una de las dos cartas no tiene nombre. Si la haces de nuevo con él, aquí se dirá en lugar de «la otra persona».';
