/** How two neighbouring cards stand to each other; `a` is the first of them, `b` the second. */
export type RelationKind =
  | 'slow-quick'
  | 'quick-slow'
  | 'quick-quick'
  | 'slow-slow'
  | 'in-out'
  | 'out-in'
  | 'in-in'
  | 'hold-release'
  | 'release-hold'
  | 'hold-hold'
  | 'release-release'
  | 'dark-light'
  | 'light-dark'
  | 'dark-dark'
  | 'light-light'
  | 'closing-opening'
  | 'opening-closing'
  | 'both-reversed'
  | 'upright-reversed'
  | 'reversed-upright'
  | 'same-element'
  | 'fire-water'
  | 'air-earth';

const FIRST = '{a:el primero|la primera|los primeros|las primeras}';
const SECOND = '{b:el segundo|la segunda|los segundos|las segundas}';

/** Frames that set two cards against each other by the way each behaves. */
export const CONTRAST_FRAMES = [
  'Donde {a} {wa}, {b} {wb}.',
  `Que {b:salga|salgan} {b} al lado {de a} cambia el tono: ${FIRST} {wa}, y ${SECOND} {wb}.`,
  '{A} {wa}; {b}, en cambio, {wb}.',
  'Leídas una contra otra, las dos cartas discuten: {a} {wa} mientras {b} {wb}.',
  `{B} {a:le|les} {b:lleva|llevan} la contraria {al a}: si ${FIRST} {wa}, ${SECOND} {wb}.`,
  'Junto {al a}, que {wa}, {b:aparece|aparecen} {b}, que {wb}.',
  'Aquí hay dos temperamentos: {a} {wa}, {b} {wb}.',
  `Lo que {a} {a:propone|proponen}, {b} lo {b:corrige|corrigen}: ${FIRST} {wa}, pero ${SECOND} {wb}.`,
  '{A}, que {wa}, no {a:viene|vienen} a solas: al lado, {b} {wb}.',
  `Entre {a} y {b} hay una diferencia de carácter: ${FIRST} {wa}; ${SECOND} {wb}.`,
] as const;

/** Frames that lay two cards side by side without opposing them. */
export const ACCORD_FRAMES = [
  '{A} {wa}, {b} {wb}, y las dos cosas ocurren a la vez.',
  `Hay una conversación entre {a} y {b}: ${FIRST} {wa}, ${SECOND} {wb}.`,
  `{B} {b:recoge|recogen} la frase {de a}: ${FIRST} {wa} y ${SECOND} {wb}.`,
  'Puestas una junto a otra, las cartas se explican: {a} {wa}, {b} {wb}.',
  `Lo que {a} {a:empieza|empiezan}, {b} lo {b:retoma|retoman}: ${FIRST} {wa}; ${SECOND} {wb}.`,
  'Conviene leerlas de corrido: {a} {wa} y, al lado, {b} {wb}.',
  'Mira las dos cartas juntas: {a} {wa}, {b} {wb}.',
  'Mientras {a} {wa}, {b} {wb}.',
] as const;

/** Which relations are a contrast; the others are accords. */
export const CONTRASTS: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'slow-quick',
  'quick-slow',
  'in-out',
  'out-in',
  'hold-release',
  'release-hold',
  'dark-light',
  'light-dark',
  'closing-opening',
  'opening-closing',
  'upright-reversed',
  'reversed-upright',
  'fire-water',
  'air-earth',
]);

/** What the second card changes in the first, by relation. */
export const CONSEQUENCES: Readonly<Record<RelationKind, readonly string[]>> = {
  'slow-quick': [
    'La espera ya dio lo suyo; lo que sigue pide movimiento, aunque sea corto.',
    'Lo que se pensó despacio puede hacerse de una vez, y conviene no volver a pensarlo por el camino.',
    'Juntas dicen que el cálculo está hecho y falta la arrancada.',
    'La lentitud de antes era carrerilla.',
  ],
  'quick-slow': [
    'El impulso es bueno y encuentra aquí un freno amable: llegar, sí, pero con algo que mostrar.',
    'La prisa se queda sin argumentos, no sin fuerza.',
    'Lo que empezó de golpe pide ahora que alguien se quede a cuidarlo.',
    'Juntas aconsejan arrancar y, acto seguido, respirar.',
  ],
  'quick-quick': [
    'Cuando dos cartas así se suceden, el riesgo no es quedarse quieto sino pasarse de largo.',
    'Todo ocurre cerca en el tiempo, así que conviene decidir antes qué no se va a mover.',
    'Hay viento de sobra: ahora importa la vela, y quién la sujeta.',
    'El asunto se acelera; pon tú el punto y seguido.',
  ],
  'slow-slow': [
    'Ninguna de las dos tiene prisa, y quizá sea esa la noticia: esto se mide en estaciones.',
    'Entre las dos cavan hondo; lo que salga de ahí no se arregla con un mensaje rápido.',
    'La paciencia se repite tanto que deja de ser consejo y pasa a ser método.',
    'Quien espere un golpe de efecto se aburrirá, y quien mire de cerca verá crecer algo.',
    'Dos cartas lentas seguidas no anuncian retraso, anuncian peso: lo que se decida aquí durará.',
    'A este paso se ven los detalles, y en los detalles está lo que buscas.',
    'Lo urgente pierde aquí la silla; se la quedan las cosas importantes.',
    'El ritmo es de caminata: quien corra verá menos y llegará casi a la vez.',
  ],
  'in-out': [
    'Lo que se entendió por dentro pide ahora un gesto que otros puedan ver.',
    'Se acaba el tiempo de guardarlo: la segunda carta abre la ventana a la primera.',
    'De una a otra, la pregunta sale de la habitación y se pone los zapatos.',
    'Juntas dicen que ya se puede contar.',
    'Lo callado encuentra manos, y con manos ya es otra cosa.',
    'Por dentro está casi resuelto; por fuera todavía nadie lo sabe.',
    'Hay un secreto que quiere volverse costumbre, y para eso necesita salir a la calle.',
    'Quien se escuchó bien puede ahora hablar corto.',
  ],
  'out-in': [
    'Después de tanto hacer hacia fuera, algo pide volver a casa y cerrar la puerta un rato.',
    'Lo que se muestra necesita ahora entenderse.',
    'La segunda carta le baja el volumen a la primera, para que se oiga el fondo.',
    'Juntas proponen actuar con testigos y decidir sin ellos.',
    'Tras el gesto viene la pregunta de para quién se hacía.',
    'La plaza se vacía y queda lo que de verdad importaba.',
    'Lo que fuera parece terminado, dentro apenas se está leyendo.',
    'Se recoge la vela y se mira el mapa.',
  ],
  'in-in': [
    'Mucha mirada hacia dentro: hay hondura, y falta alguien que golpee la puerta.',
    'Las dos miran hacia dentro, así que la respuesta difícilmente vendrá de otra persona.',
    'Aquí se piensa bien y se cuenta poco; un testigo haría corriente de aire.',
    'Es un pasillo interior, y conviene saber dónde está la salida antes de recorrerlo entero.',
    'Por aquí la pregunta baja un piso más, y conviene dejar dicho a alguien que has bajado.',
    'La conversación es contigo, y se nota que lleva rato empezada.',
    'De tanto mirar hacia dentro se acaba viendo el fondo del vaso, que también es de vidrio.',
    'Nada de esto se resuelve convenciendo a otros; primero falta convencerte a ti.',
  ],
  'hold-release': [
    'Lo que una sujeta la otra lo deja ir, y entre ambas queda la pregunta de qué merece la mano cerrada.',
    'Se puede soltar porque antes se sostuvo: nadie deja ir lo que nunca tuvo agarrado.',
    'La segunda afloja los dedos de la primera, uno por uno.',
    'Juntas piden distinguir lo que cuidas de lo que retienes.',
  ],
  'release-hold': [
    'Primero se vacía la mano y después se elige qué poner en ella.',
    'Lo que se dejó ir hace sitio a algo que sí habrá que sostener.',
    'La segunda carta recoge lo que la primera soltó, y no lo recoge todo.',
    'Tras el desprendimiento viene el cuidado, que es menos vistoso y dura más.',
  ],
  'hold-hold': [
    'Cuatro manos agarrando lo mismo: es firme y también cansa.',
    'Aquí todo se sostiene; habría que mirar si algo pide caer.',
    'El suelo es sólido, y por lo mismo cuesta mover los muebles.',
    'Tanta firmeza junta conviene gastarla en una sola cosa.',
  ],
  'release-release': [
    'Con dos cartas que aflojan, lo que no se despida ahora se irá por su cuenta.',
    'Se suelta de un lado y de otro: al final quedará lo que no depende de agarrarlo.',
    'Hay más salida que entrada en este tramo, y aligera.',
    'Entre las dos abren todas las ventanas; elige tú cuál cerrar por la noche.',
  ],
  'dark-light': [
    'La segunda enciende la lámpara en el cuarto de la primera: las mismas cosas, con bordes.',
    'No borra lo difícil; le pone una luz al lado, y eso cambia el tamaño de las sombras.',
    'De la penumbra se sale por aquí, y se sale andando.',
    'El alivio no viene a pesar de lo anterior, sino después de haberlo mirado.',
  ],
  'light-dark': [
    'Tanta claridad llega a una esquina que no alumbra, y merece la pena asomarse.',
    'La segunda recuerda que también hay sótano en las casas con buena luz.',
    'Lo bueno de la primera sigue ahí; ahora toca ver qué tapaba.',
    'La sombra que asoma no desmiente la alegría, le da relieve.',
  ],
  'dark-dark': [
    'Es el tramo más oscuro de la tirada, y lo que pide no es valor sino compañía.',
    'Dos sombras seguidas dibujan un contorno: ya se puede decir qué es lo que asusta.',
    'En un lugar así conviene ir despacio y con la mano en la pared.',
    'Lo difícil se junta aquí, y junto se puede mirar de una sola vez.',
  ],
  'light-light': [
    'Con tanta luz junta sobra la sospecha: a veces lo que parece bueno lo es.',
    'La claridad se dobla, y lo que queda es aprovecharla antes de buscarle el defecto.',
    'Pocas veces dos cartas así van seguidas; no hace falta merecerlo, solo estar.',
    'Una ilumina y la otra también, de modo que lo único oscuro es lo que decidas no mirar.',
  ],
  'closing-opening': [
    'Algo se cierra y, sin cambiar de mesa, algo empieza: el hueco y lo que lo llena vienen juntos.',
    'El final de la primera le sirve a la segunda de puerta.',
    'Quien despide bien llega con las manos libres, y aquí se ve.',
    'Entre una y otra hay un umbral; ya tienes un pie de cada lado.',
  ],
  'opening-closing': [
    'Lo que empieza trae consigo lo que termina, y no conviene estrenar sin despedir.',
    'Para que la primera arranque de veras, la segunda pide cerrar una cuenta.',
    'Es un comienzo con deberes: antes de salir, apaga la luz del cuarto que dejas.',
    'Cada cosa nueva ocupa el sitio de otra, y aquí se ve de cuál.',
  ],
  'both-reversed': [
    'Invertidas las dos, lo que dicen ocurre por dentro y con retraso; fuera se notará más tarde.',
    'Ambas están del revés, como si el asunto se hubiera quedado esperando en la misma puerta.',
    'Que las dos salgan cabeza abajo no empeora nada: señala una fuerza que trabaja hacia dentro.',
    'Con las dos del revés, el freno es uno solo y está compartido: aflojarlo de un lado afloja el otro.',
    'Dos cartas del revés, seguidas, son como dos puertas que abren hacia dentro: empujar no sirve, hay que tirar.',
    'El asunto está frenado en dos sitios a la vez, y no hace falta arreglar ambos el mismo día.',
    'Cabeza abajo una y otra, piden que se las lea por lo que sueltan más que por lo que traen.',
    'Lo que las dos callan por fuera lo están hablando por dentro.',
  ],
  'upright-reversed': [
    'La primera sale de pie y la segunda del revés: se sabe qué hacer y algo lo retiene.',
    'Lo que en una fluye en la otra se atasca, y el atasco está más cerca de lo que parece.',
    'La segunda, cabeza abajo, no desmiente a la primera; le pide que espere o que mire hacia dentro.',
    'Se pasa de lo visible a lo que todavía trabaja por debajo.',
    'Hay una carta que camina y otra que se lo piensa; el paso será el de la segunda.',
    'La primera da la cara y la segunda la guarda, y en esa diferencia está el trabajo.',
    'Con la primera bastaría; la segunda pide hacerlo despacio y por dentro.',
    'Algo que ya estaba resuelto arriba queda por resolver abajo.',
  ],
  'reversed-upright': [
    'Lo que en la primera estaba vuelto hacia dentro encuentra en la segunda por dónde salir.',
    'De una carta cabeza abajo a otra de pie: algo empieza a enderezarse, sin ruido.',
    'La segunda le da suelo a la primera, que lo tenía por techo.',
    'El bloqueo se entiende mejor desde la carta siguiente, que ya está de pie.',
    'La primera duda y la segunda le presta las piernas.',
    'Lo que venía torcido se apoya en una carta derecha, y descansa.',
    'Si la primera es la pregunta que no salía, la segunda ya empieza a pronunciarla.',
    'El freno estaba antes; a partir de aquí hay pendiente a favor.',
  ],
  'same-element': [
    'Vienen del mismo elemento y hablan el mismo idioma, de modo que lo que una insinúa la otra lo dice.',
    'Están hechas de la misma materia: aquí no hay contradicción, hay insistencia.',
    'Comparten raíz, y por eso el asunto parece más grande de lo que es: es uno, visto dos veces.',
    'Se entienden sin traducción, y esa facilidad conviene usarla pronto.',
  ],
  'fire-water': [
    'Una es de fuego y la otra de agua: lo que sale de ahí es vapor, que también mueve cosas si alguien lo encauza.',
    'Fuego y agua en la misma mesa: ganas por un lado, sentimiento por el otro, y ninguno de los dos miente.',
    'El ardor y la emoción se miden aquí; ni apagar ni desbordar es la salida.',
    'Como agua en el hierro caliente, al principio hace ruido y después da forma.',
  ],
  'air-earth': [
    'Una piensa y la otra pesa: la idea tendrá que ponerse a la altura del suelo.',
    'Aire y tierra se necesitan poco y se corrigen mucho; haz caso de ambas por turnos.',
    'La segunda pregunta lo que la primera no quería oír: cómo, cuándo y con qué.',
    'Entre la ocurrencia y el terreno hay un paso, y es un paso práctico.',
  ],
};
