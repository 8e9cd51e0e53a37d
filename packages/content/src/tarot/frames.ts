/** How each later position is led in. */
export const LEADS = {
  present: [
    'El presente lo {c:ocupa|ocupan} {c+}, que {shows}.',
    'En el centro, donde está lo que tienes hoy entre manos, {c:aparece|aparecen} {c+}. {Shows}.',
    'Hoy te {c:toca|tocan} {c+}: {shows}.',
    'Para el momento en que estás, la imagen es la {de c+}, que {shows}.',
    'A lo que vives ahora le {c:pone|ponen} figura {c+}. {Shows}.',
    'Del pasado se pasa al presente con {c+}, que {shows}.',
    'En medio de la tirada, y del día, {c:está|están} {c+}: {shows}.',
  ],
  future: [
    'Hacia delante {c:queda|quedan} {c+}, que {shows}.',
    'El futuro, que aquí es tendencia y no sentencia, trae la figura {de c+}: {shows}.',
    'Si las cosas siguen su paso, asoma el turno {de c+}. {Shows}.',
    'Más adelante {c:espera|esperan} {c+}, que {shows}.',
    'La última carta mira a lo que viene, y en ella {c:está|están} {c+}. {Shows}.',
    'En el lugar del futuro se {c:deja|dejan} ver {c+}: {shows}.',
    'Lo que se va formando lleva los rasgos {de c+}, que {shows}.',
  ],
  obstacle: [
    'Atravesada encima {c:cae|caen} {c+}, que {shows}.',
    'Lo que se cruza en el camino tiene la cara {de c+}: {shows}.',
    'En el brazo que corta la cruz {c:está|están} {c+}. {Shows}.',
    'Como obstáculo {c:sale|salen} {c+}, que {shows}.',
    'La carta que estorba, y por eso enseña, es la {de c+}. {Shows}.',
    'Se {c:interpone|interponen} {c+}: {shows}.',
  ],
  root: [
    'Debajo de todo, en la raíz, {c:aparece|aparecen} {c+}, que {shows}.',
    'Si se escarba, lo que hay es el dibujo {de c+}: {shows}.',
    'La raíz la {c:guarda|guardan} {c+}. {Shows}.',
    'De dónde viene esto lo {c:cuenta|cuentan} {c+}, que {shows}.',
    'Al pie de la cruz {c:está|están} {c+}. {Shows}.',
    'En lo hondo, antes de que hubiera pregunta, ya {c:estaba|estaban} {c+}: {shows}.',
  ],
  advice: [
    'El consejo lo {c:da|dan} {c+}, que {shows}.',
    'A la hora de aconsejar {c:habla|hablan} {c+}: {shows}.',
    'En lo alto de la cruz, donde va el consejo, {c:sale|salen} {c+}. {Shows}.',
    'Qué hacer con todo esto lo {c:sugiere|sugieren} {c+}, que {shows}.',
    'Para aconsejarte se {c:adelanta|adelantan} {c+}. {Shows}.',
    'Y el consejo viene de una carta que conviene mirar despacio, la {de c+}: {shows}.',
  ],
  direction: [
    'El rumbo lo {c:marca|marcan} {c+}, que {shows}.',
    'Por este camino se llega a la carta {de c+}: {shows}.',
    'La tirada desemboca en la imagen {de c+}. {Shows}.',
    'Adónde va todo lo {c:apunta|apuntan} {c+}, que {shows}.',
    'Cierra la cruz, como rumbo, el dibujo {de c+}. {Shows}.',
    'En la punta que señala hacia delante {c:queda|quedan} {c+}: {shows}.',
  ],
  open: [
    'Le {c:sigue|siguen} {c+}, que {shows}.',
    'A continuación {c:aparece|aparecen} {c+}: {shows}.',
    'La fila continúa con {c+}. {Shows}.',
    'Después {c:viene|vienen} {c+}, que {shows}.',
    'Un lugar más allá {c:está|están} {c+}. {Shows}.',
    'Se {c:suma|suman} a la mesa {c+}: {shows}.',
    'El siguiente turno es el {de c+}, que {shows}.',
    'Al lado {c:espera|esperan} {c+}. {Shows}.',
    'Con la carta que sigue {c:entra|entran} {c+}: {shows}.',
    'Tras esa imagen llega la {de c+}, que {shows}.',
    'La próxima en darse la vuelta descubre la figura {de c+}. {Shows}.',
    'Y más adelante en la fila {c:sale|salen} {c+}: {shows}.',
    'También {c:tiene|tienen} sitio aquí {c+}, que {shows}.',
    'Otra carta, otra voz: la {de c+}, que {shows}.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** How the last card of an open row is led in. */
export const LAST_LEADS = [
  'Y la última en darse la vuelta muestra {al c+}: {shows}.',
  'Cierra la fila la imagen {de c+}, que {shows}.',
  'Al final {c:queda|quedan} {c+}. {Shows}.',
  'El extremo de la tirada es {de c+}, que {shows}.',
  'La despedida {c:le|les} toca {al c+}: {shows}.',
] as const;

/** A second look at the only card of a draw. */
export const SECOND_LOOKS = [
  'Mira otra vez el dibujo: {c} {shows}.',
  'Hay más en la imagen, porque {c} {shows}.',
  'Un detalle que se pasa por alto es que {c} {shows}.',
  'No te quedes con lo primero que se ve, porque {c} también {shows}.',
  'Fíjate además en esto: {c} {shows}.',
  'Lo que acaba de dar sentido a la carta es que {c} {shows}.',
] as const;

/** How the card that speaks to the question's theme is picked out of a longer draw. */
export const ANCHORS = [
  'Entre lo que ha salido, lo que más directamente te habla es la carta {de c}.',
  'Si tuvieras que quedarte con una sola carta, que sea la {de c}.',
  'Para lo que te ocupa, la carta que pesa es la {de c}.',
  'Lo práctico de esta tirada está en la carta {de c}.',
  'La carta que mejor aterriza todo esto es la {de c}.',
  'La voz más concreta de la mesa es la {de c}.',
  'Conviene volver un momento a la carta {de c}.',
  'La respuesta más cercana a lo que traes lleva el dibujo {de c}.',
  'Ponte un momento al lado {de c}, porque desde ahí se ve mejor lo que te ocupa.',
  'Hay una carta a la que volver cuando cierres la página, y es la {de c}.',
  'A ras de suelo, donde se decide, la carta que manda es la {de c}.',
  'Entre tantas voces, la que se entiende a la primera es la {de c}.',
] as const;

/** What the proportion of reversed cards says. */
export const ORIENTATION_NOTES = {
  all: [
    'Ninguna carta ha salido de pie: el asunto se mueve por dentro, y por fuera habrá que tener paciencia con el retraso.',
    'Todas están cabeza abajo, lo que no es mala señal; dice que casi todo el trabajo es tuyo y discreto.',
    'La tirada entera viene del revés, como una prenda recién quitada: todavía tibia, pide que se le dé la vuelta con calma.',
    'Con todas del revés, la respuesta no vendrá de la calle: se está haciendo en casa, a puerta cerrada.',
    'Que no haya ninguna de pie habla de un tiempo de siembra, cuando lo importante está bajo tierra.',
  ],
  most: [
    'Son mayoría las invertidas: hay más cosas detenidas o vueltas hacia dentro que a la vista.',
    'Tantas cartas cabeza abajo hablan de una etapa de ajuste, anterior a los resultados.',
    'Con la mayor parte de la mesa del revés, lo que se nota por fuera es solo una parte de lo que cambia.',
    'Hay más cartas cabeza abajo que de pie: el asunto frena, se repiensa y todavía no enseña la cara.',
    'Pesan más las invertidas, de modo que conviene aflojar nudos antes de hacer planes.',
    'Casi todo aquí está vuelto hacia dentro, y no es mal sitio para empezar a ordenar.',
    'Predomina el revés, y el revés pide lo mismo siempre: mirar por el otro lado antes de insistir.',
  ],
  none: [
    'Todas han caído de pie, de modo que lo que se muestra está disponible; depende de usarlo.',
    'Ni una invertida: hay poca resistencia escondida, y las excusas tendrán que buscarse en otro sitio.',
    'La mesa entera está de pie y se deja leer de frente, algo que no ocurre tan a menudo.',
    'Ninguna carta se ha dado la vuelta: lo que dicen, lo dicen a la cara y sin segundas.',
    'Con todas derechas el camino está despejado, lo cual traslada la pregunta a las ganas.',
    'Que todas estén de pie no promete nada, pero quita estorbos.',
  ],
  one: [
    'Solo una está del revés, {c}, y por eso conviene mirarla dos veces: ahí está el punto que se resiste.',
    'De pie todas menos {c}: el nudo tiene un lugar preciso, y es ese.',
    'La única invertida, {c}, marca dónde se atasca lo que en las demás corre.',
    'Todas están derechas salvo {c}: por esa rendija se escapa la fuerza, y por ella se puede arreglar.',
    'Hay una sola carta del revés, {c}. Lo que ella retiene, las otras lo están esperando.',
    'El revés le ha tocado {al c}, a nadie más, así que el freno se puede señalar con el dedo.',
    'Si algo se atasca es en la carta {de c}, la única invertida; lo demás tiene vía libre.',
  ],
} as const;

/** The line from the first card of a draw to the last, by what each asks. */
export const ARC_FRAMES = [
  'La tirada entera va {de a} {al b}: {from} se pasa {to}.',
  'Mirado de punta a punta, {from} se llega {to}, con {a} a un lado y {b} al otro.',
  'Entre la primera carta y la última hay un camino: {from} {to}.',
  'Si se unen los extremos, {a} y {b}, se lee un trayecto: {from} {to}.',
  'El hilo que va {de a} {al b} lleva {from} {to}.',
  'Contada de corrido, la historia sale {from} y va a dar {to}.',
  'Quien lea solo la primera y la última carta verá el viaje: {from} {to}.',
  'Se empieza con {a} y se acaba con {b}, es decir, se va {from} {to}.',
] as const;

/** The two ends of that line. */
export const ARC_ENDS = {
  begin: {
    from: ['de un primer impulso', 'de unas ganas de salir', 'de una arrancada'],
    to: ['a un paso que pide estreno', 'a una puerta por abrir', 'a un comienzo con fecha'],
  },
  keep: {
    from: ['de algo que se sostiene', 'de un suelo conocido', 'de lo que se cuida a diario'],
    to: ['a algo que merece cuidado', 'a un suelo más firme', 'a una constancia tranquila'],
  },
  release: {
    from: ['de algo que se suelta', 'de un final', 'de una sacudida o una despedida'],
    to: ['a un cierre que deja espacio', 'a una despedida', 'a una mano que se abre'],
  },
  listen: {
    from: ['de un tiempo de escucha', 'de un silencio', 'de una pregunta a solas'],
    to: ['a una espera atenta', 'a un rato de silencio', 'a una respuesta que se oye dentro'],
  },
  meet: {
    from: ['de un encuentro', 'de un cara a cara', 'de una conversación'],
    to: ['a un trato de frente', 'a un encuentro', 'a algo que se hace entre dos'],
  },
} as const;

/** The same line where both ends ask the same. */
export const ARC_SAME: Readonly<Record<keyof typeof ARC_ENDS, string>> = {
  begin: 'La fila empieza y acaba pidiendo lo mismo, un paso: {a} lo insinúa y {b} lo reclama.',
  keep: 'De un extremo al otro el verbo no cambia, cuidar: {a} lo dice primero y {b} lo firma.',
  release:
    'Los dos extremos aflojan la mano: lo que {a} {a:suelta|sueltan} al principio {b} lo {b:despide|despiden} al final.',
  listen:
    'Se abre y se cierra en voz baja, con {a} en una punta y {b} en la otra: casi todo aquí es oído.',
  meet: 'Los extremos se miran, {a} y {b}: todo en medio trata de cómo acercarse.',
};

/** The plain sentence owed where a question touches health, law or money; `{field}` is filled in. */
export const CAUTIONS = [
  'Una cosa con claridad: en {field}, esta lectura es entretenimiento y no sustituye {pro}.',
  'Dicho sin rodeos, en {field} esto es entretenimiento; no reemplaza {pro}.',
  'Y porque preguntas por algo serio: en {field} unas cartas son entretenimiento y no sustituyen {pro}.',
  'Conviene decirlo claro: en {field} leer las cartas es un entretenimiento y no sustituye {pro}.',
  'Tómalo como lo que es, entretenimiento: en {field} ninguna carta sustituye {pro}.',
] as const;

/** What is owed to whoever asks about health and draws a card that sounds grave. */
export const NOT_OF_THE_BODY: Readonly<Record<number, string>> = {
  13: 'Y que nadie te asuste con el nombre: la Muerte, en esta baraja, habla de etapas y no del cuerpo.',
  16: 'En cuanto a la Torre, habla de ideas y de planes que se caen, nunca de percances.',
};

const PROFESSIONS = {
  health: { field: 'temas de salud', pro: 'a un médico' },
  law: { field: 'asuntos legales', pro: 'a un abogado' },
  money: { field: 'cuestiones de dinero', pro: 'a un asesor financiero' },
} as const;

/** The subjects of a caution and whom the reading doesn't replace, as `CAUTIONS` say them. */
export function cautionSlots(cautions: readonly (keyof typeof PROFESSIONS)[]): {
  field: string;
  pro: string;
} {
  const fields: string[] = cautions.map((caution) => PROFESSIONS[caution].field);
  const last = fields.pop() ?? '';
  return {
    field: fields.length > 0 ? `${fields.join(', ')} y ${last}` : last,
    pro: cautions.map((caution) => PROFESSIONS[caution].pro).join(' ni '),
  };
}

/**
 * How an invitation is handed over. `{i}` follows a colon and `{I}` starts a sentence: invitations
 * that hold a colon of their own take the latter.
 */
export const INVITATION_FRAMES = [
  '{I}',
  'De la mano {de c}, una prueba: {i}',
  'Una manera de llevar esta carta a tus días: {i}',
  'Para comprobar lo que {c:dice|dicen} {c}: {i}',
  'Como invitación, de parte {de c}: {i}',
  'Si quieres hacer algo con {c}: {i}',
  'Lo que {c:pide|piden} {c} se puede probar: {i}',
  '{C} {c:deja|dejan} una tarea. {I}',
  'De la mano {de c} viene una prueba. {I}',
  'La invitación {de c} es de andar por casa. {I}',
  'Con {c} se puede hacer algo concreto. {I}',
] as const;

/** How a second invitation of the same card is added. */
export const SECOND_INVITATION_FRAMES = [
  'Y si eso no te encaja, hay otra puerta: {i}',
  'También puedes empezar por otro lado: {i}',
  'Otra posibilidad, más pequeña: {i}',
  'Hay un segundo camino, por si sobra una tarde. {I}',
  'También puedes empezar por otro lado. {I}',
  'Queda otra posibilidad, igual de sencilla. {I}',
  'La carta da para algo más. {I}',
  'Si prefieres una cosa distinta, aquí la tienes. {I}',
  'Por otro lado se llega al mismo sitio. {I}',
  'Y aún cabe una segunda prueba. {I}',
  'Hay quien prefiere entrar por esta otra parte. {I}',
  'Para otro día de la semana queda esto. {I}',
] as const;

/** How the invitation of another card is added. */
export const OTHER_INVITATION_FRAMES = [
  'O, si prefieres seguir {al c}: {i}',
  'Otra idea la {c:trae|traen} {c}: {i}',
  'Del lado {de c} hay una segunda opción: {i}',
  '{C} {c:añade|añaden} lo suyo: {i}',
  '{C} {c:añade|añaden} lo suyo. {I}',
  'Otra idea la {c:trae|traen} {c}. {I}',
  'Del lado {de c} hay una segunda opción. {I}',
  'También {c:invita|invitan} {c}. {I}',
] as const;
