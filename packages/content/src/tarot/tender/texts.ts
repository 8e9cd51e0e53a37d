import { OF_A_SYMPTOM, OF_A_TREATMENT } from './body.ts';

/** Texts for a question that asks for what no card may say, and that weighs on who asks it. */
export interface TenderTexts {
  /** How the reading starts; each ends in the name of the first card. */
  starts: readonly string[];
  /** The plain answer: that cards don't say it. */
  answers: readonly string[];
  /** Beside that, a thought for who asks about themselves. */
  own: readonly string[];
  /** The same for who asks about another person. */
  company: readonly string[];
  cautions: readonly string[];
  invitations: readonly string[];
  closings: readonly string[];
}

/** Whether or when somebody dies. */
export const OF_DEATH: TenderTexts = {
  starts: [
    'Preguntas por algo muy serio, y contigo se {c:sienta|sientan} {c+}.',
    'Traes una pregunta que pesa, y a su lado {c:está|están} {c+}.',
    'La tuya es una pregunta para decir en voz baja, y con ella {c:sale|salen} {c+}.',
    'Tu pregunta es de las grandes, y la acompaña una carta, la {de c+}.',
    'Has puesto sobre la mesa una pregunta difícil, y la {c:recibe|reciben} {c+}.',
  ],
  answers: [
    'Antes de mirarla, lo importante, con claridad y con cariño: las cartas no hablan de la muerte de nadie ni saben de fechas. De lo que sí pueden hablar es de cómo estar en estos días.',
    'A lo que preguntas no contesta ninguna baraja: no hay en ella fechas ni plazos, ni señal alguna sobre la vida de nadie. Quien diga leerlos se los inventa. Hay, en cambio, maneras de vivir esta semana, y de eso va lo que sigue.',
    'Conviene decirlo al principio y sin rodeos: eso las cartas no lo saben. No hablan de la muerte de nadie, y de fechas tampoco. Lo que enseñan sirve para algo más cercano, cómo tratarte y a quién tener al lado.',
    'Esta pregunta tiene una respuesta honrada y corta: ninguna carta la sabe, y nada de lo que salga es un anuncio ni una fecha. Se leen aquí para otra cosa, para vivir con más calma el día que tienes delante.',
    'Nada de lo que hay en la mesa habla de la muerte de nadie, y nada da una fecha. Puedes leerlo con tranquilidad: son dibujos que preguntan por tus días y por tu gente.',
  ],
  own: [
    'Detrás de una pregunta así suele haber un susto, un cansancio o una noche larga. Cualquiera de los tres merece compañía más que un pronóstico.',
    'A veces se pregunta por el tiempo y se está preguntando por la vida: qué se hace con ella, con quién, con qué ganas. Esa parte sí tiene conversación.',
    'Si la pregunta vuelve a menudo o te quita el sueño, cuéntasela a alguien que te quiera. No hace falta que tenga respuesta; basta con que se quede un rato.',
    'Es una pregunta muy humana y no tiene nada de raro hacerla. Lo que ayuda es no quedarse a solas con ella.',
    'Mira qué la trajo hoy: una noticia, una consulta, un aniversario, una canción. Por ahí se entiende mejor qué necesitas.',
  ],
  company: [
    'Si preguntas por alguien a quien quieres, ese cariño ya dice mucho. Lo que está en tu mano es la compañía: una visita, una conversación sin prisa, una mano.',
    'El miedo por otra persona cansa el doble, porque no se puede vivir por ella. Se puede estar cerca, preguntar qué le gustaría y reírse de lo de siempre.',
    'Estar al lado de alguien no exige palabras acertadas. Exige sentarse, escuchar la misma historia y llevar algo de comer.',
    'Puedes decirle ya lo que te gustaría que supiera. Esas cosas no necesitan una ocasión: caben en una tarde cualquiera, con la tele puesta.',
    'Acompañar también es descansar. Reparte turnos con otros, duerme, y llega con ganas de estar.',
  ],
  cautions: [
    'Leer las cartas es entretenimiento; si hay una enfermedad o un síntoma de por medio, las preguntas son para un médico.',
    'Esto es entretenimiento y no sustituye a un médico: si la duda nace de un diagnóstico, llévasela tal cual.',
    'Como lectura, es entretenimiento. Lo que tenga que ver con la salud se habla con un médico, que puede contestar lo que aquí no se sabe.',
    'Tómalo como lo que es, entretenimiento; y si algo del cuerpo te preocupa, pide cita a un médico y ve con alguien.',
    'Una tirada no pasa de entretenimiento. Si lo que hay detrás es la salud, quien sabe es un médico.',
  ],
  invitations: [
    'Llama hoy a la persona que te vino a la cabeza al escribir la pregunta, sin otro motivo que oírla.',
    'Elige a alguien de confianza y dile que has preguntado esto. Dicho en compañía pesa la mitad.',
    'Esta semana haz una comida que te guste mucho y siéntate a la mesa con alguien.',
    'Escribe una carta corta a quien quieres y dásela en mano, sin solemnidad, como quien devuelve un libro.',
    'Pide que te cuenten una historia de familia que nunca hayas oído entera, y apunta los nombres.',
    'Sal a caminar media hora a la luz del día, mejor con alguien, y fíjate en tres cosas que estén creciendo.',
    'Pon en la cocina una foto que te haga reír y enséñasela a quien pase por casa.',
    'Apunta en un papel lo que te da miedo y, al lado, a quién podrías contárselo. Empieza por el primer nombre.',
    'Esta noche deja el teléfono lejos, prepara algo caliente y duerme con una luz pequeña si te ayuda.',
    'Queda el sábado con alguien para no hacer nada en especial, y quédate un rato más de lo previsto.',
  ],
  closings: [
    'El día de hoy está entero.',
    'Una mano tendida no necesita calendario.',
    'Lo que se quiere se puede decir un martes.',
    'Hay preguntas que descansan en cuanto alguien las comparte.',
    'La vida también cabe en una sobremesa larga.',
    'Se está mejor con alguien al lado, también sin respuestas.',
    'Una sopa caliente no contesta nada y ayuda mucho.',
    'El cariño se nota más de cerca.',
    'A la noche le sienta bien una voz conocida.',
    'Querer a alguien ya es algo que hacer esta tarde.',
  ],
};

/** Whether there is, or will be, a pregnancy. */
export const OF_PREGNANCY: TenderTexts = {
  starts: [
    'Preguntas por un embarazo, y contigo se {c:sienta|sientan} {c+}.',
    'Traes una pregunta íntima, la de un embarazo, y a su lado {c:está|están} {c+}.',
    'Hay un embarazo en tu pregunta, como duda o como deseo, y la {c:recibe|reciben} {c+}.',
    'Tu pregunta habla de un embarazo, y con ella {c:sale|salen} {c+}.',
    'Con la duda de un embarazo en el aire, {c:aparece|aparecen} {c+}.',
  ],
  answers: [
    'Eso no lo dice una carta: lo dice una prueba, y después la consulta. Lo que puede mirarse aquí es cómo estás tú mientras tanto.',
    'Ninguna baraja lo sabe. Una prueba de farmacia lo sabe mucho mejor, y es lo primero que conviene hacer; las cartas se quedan con lo que sientes.',
    'Ni un sí ni un no pueden salir de aquí, porque las cartas no ven esas cosas. Una prueba las ve; la tirada solo pregunta con qué ánimo la esperas.',
    'Dicho con claridad: esto se sabe con una prueba y no con dibujos. De lo que hablan los dibujos es de las ganas, de los temores y de con quién compartirlos.',
    'La respuesta está en una prueba y en quien te atienda, no en esta mesa. Aquí cabe lo otro, lo que se mueve por dentro al preguntarlo.',
  ],
  own: [
    'Puede que haya ilusión, miedo o las dos cosas a la vez, y ninguna estorba a la otra. Mira cuál aparece primero al despertarte.',
    'Sea cual sea la respuesta que esperas, tienes derecho a no saber todavía qué quieres sentir. No hay prisa por ponerle cara.',
    'Fíjate en qué respuesta te daría alivio. No decide nada, pero cuenta algo de ti que conviene escuchar con cariño.',
    'Esperar una noticia así alarga los minutos. Ayuda tener cerca a alguien que no opine de más.',
    'Lo que sientes sobre esto es tuyo, y puede cambiar de un día a otro sin que haya contradicción.',
  ],
  company: [
    'Si la duda es sobre otra persona, la noticia le pertenece a ella: lo tuyo es estar cerca y preguntar qué necesita.',
    'Puede que te toque acompañar más que saber. Ofrece tu tiempo y deja que sea ella quien cuente.',
    'Mira qué te mueve a preguntarlo por otra persona, cariño, susto o ilusión, y díselo así, en una frase.',
  ],
  cautions: [
    'Leer las cartas es entretenimiento y no sustituye a un médico ni a una prueba.',
    'Esto es entretenimiento; para lo que venga después de la prueba está un médico, con quien puedes hablar de todo.',
    'Como lectura, es entretenimiento. Las dudas de salud, incluidas las que dan vergüenza, son para un médico.',
    'Una tirada no pasa de entretenimiento, y en esto quien sabe es un médico.',
    'Tómalo como entretenimiento y pregunta lo demás a un médico, sin esperar a tenerlo todo claro.',
  ],
  invitations: [
    'Compra la prueba y elige con quién quieres estar al mirarla; también vale a solas, si así te encuentras mejor.',
    'Escribe en una hoja lo que sentirías con un sí y lo que sentirías con un no. Léelas mañana, sin corregirlas.',
    'Cuéntaselo a una persona que sepa guardar silencio y no dé consejos antes de que se los pidas.',
    'Pide cita en una consulta y lleva anotadas tres preguntas, las que te dé más pudor hacer.',
    'Esta tarde haz algo que te ocupe las manos y te deje la cabeza tranquila: cocinar, ordenar una foto, regar.',
    'Sal a caminar media hora y, a la vuelta, apunta qué pensamiento te acompañó más rato.',
    'Habla con quien comparta esto contigo y empieza por lo que necesitas, antes que por lo que temes.',
  ],
  closings: [
    'Una duda acompañada pesa menos.',
    'Se puede tener miedo y ganas en la misma mano.',
    'Lo que sientes no necesita resultado para ser cierto.',
    'Hay noticias que se abren mejor entre dos.',
    'La calma también se puede ir a buscar a la farmacia.',
    'Preguntar de frente ya es un paso.',
    'Tu ritmo también cuenta.',
  ],
};

const BODY_STARTS: readonly string[] = [
  'Preguntas por la salud, y contigo se {c:sienta|sientan} {c+}.',
  'Traes algo que conviene cuidar, y a su lado {c:está|están} {c+}.',
  'Lo que escribes es cosa seria, y lo {c:recibe|reciben} {c+}.',
  'Hay un cuerpo en tu pregunta, y lo {c:acompaña|acompañan} {c+}.',
];

/** Something felt in a body. */
export const OF_SYMPTOM: TenderTexts = { starts: BODY_STARTS, ...OF_A_SYMPTOM };

/** What to do about a treatment. */
export const OF_TREATMENT: TenderTexts = { starts: BODY_STARTS, ...OF_A_TREATMENT };

/** How two cards go together where a body is spoken of. */
export const BODY_PAIRS: readonly string[] = [
  '{A} y {b} piden lo mismo por caminos distintos, que lo lleves con compañía.',
  'Que {a} y {b} salgan en la misma mesa no anuncia nada; dos imágenes acompañan un poco más que una.',
  'Entre {a} y {b} caben dos llamadas, la del médico y la de alguien que te quiera.',
  '{de a} puedes tomar la compañía y {de b} la pregunta para la consulta, o al revés.',
];
