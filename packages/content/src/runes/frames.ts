import type { Caution, QuestionTheme } from '@sibila/domain/safety/question';

/** What a question is about, as `{topic}` of the openers. */
export const TOPICS: Readonly<Record<QuestionTheme, string>> = {
  work: 'tu trabajo',
  love: 'el amor',
  family: 'tu familia',
  money: 'el dinero',
  health: 'tu bienestar',
  studies: 'tus estudios',
  travel: 'un cambio de lugar',
  decision: 'una decisión',
  self: 'tu camino',
  none: 'algo tuyo',
};

/** How a reading starts, by what can be said of the question. `{who}` names the first place. */
export const OPENERS = {
  quoted: [
    'Preguntas «{q}», y {who} enseña {c+}.',
    'A «{q}», {who} contesta con {c+}.',
    'Traes una pregunta, «{q}», y {who} pone {c+}.',
    '«{Q}», preguntas, y {who} trae {c+}.',
    'Para «{q}», {who} elige {c+}.',
    'Ante «{q}», {who} saca {c+}.',
    'A tu «{q}», {who} responde con {c+}.',
    'Tu pregunta es «{q}», y {who} la recibe con {c+}.',
    'Sobre «{q}», {who} ofrece {c+}.',
    'Quieres saber «{q}», y {who} pone delante {c+}.',
  ],
  told: [
    'Cuentas «{q}», y {who} enseña {c+}.',
    'A «{q}», {who} contesta con {c+}.',
    'Escribes «{q}», y {who} pone {c+}.',
    '«{Q}», dices, y {who} saca {c+}.',
    'Dejas dicho «{q}», y {who} lo recibe con {c+}.',
  ],
  topic: [
    'Preguntas por {topic}, y {who} pone {c+}.',
    'Sobre {topic}, {who} elige {c+}.',
    'Traes una pregunta sobre {topic}, y {who} saca {c+}.',
    'Para {topic}, {who} trae {c+}.',
    'Quieres saber de {topic}, y {who} enseña {c+}.',
  ],
  silent: [
    'Hoy no preguntas, y {who} enseña {c+}.',
    'Callas, y {who} saca {c+}.',
    'No hay pregunta sobre el paño, y {who} pone {c+}.',
    'A tu silencio, {who} contesta con {c+}.',
    'Vienes sin preguntar, y {who} trae {c+}.',
    'Nada preguntas, y {who} ofrece {c+}.',
  ],
  unreadable: [
    'Lo que has escrito no se deja leer, y {who} saca {c+}.',
    'Entre esas letras no aparece una pregunta, y {who} pone {c+}.',
    'Cuesta leer lo que preguntas, y {who} trae {c+}.',
  ],
} as const;

/** What hands over the first rune, by the spread. */
export const FIRST_PLACES: Readonly<Record<string, readonly string[]>> = {
  odin: ['Odín'],
  nornas: ['Urd', 'Urd, la de lo que fue,', 'Urd, que guarda lo vivido,'],
  'cruz-runica': ['el centro', 'el centro de la cruz'],
  abierta: ['la fila', 'el paño', 'la bolsa'],
};

/** How each later place is led in, by the id of the position. */
export const LEADS: Readonly<Record<string, readonly string[]>> = {
  verdandi: [
    'Verdandi tiene {c+}.',
    'En Verdandi cae {c+}.',
    'A Verdandi le toca {c+}.',
    'Verdandi responde con {c+}.',
    'De Verdandi llega {c+}.',
    'Verdandi sostiene {c+}.',
    'Verdandi, que mira el presente, trae {c+}.',
    '{C+} ocupa el sitio de Verdandi.',
    '{C+} acompaña a Verdandi.',
    'Verdandi, lo presente, da {c+}.',
  ],
  skuld: [
    'Skuld reclama {c+}.',
    'En Skuld queda {c+}.',
    'A Skuld le corresponde {c+}.',
    'Skuld cierra con {c+}.',
    'Para Skuld queda {c+}.',
    'Skuld señala {c+}.',
    'Skuld, la de lo pendiente, muestra {c+}.',
    '{C+} ocupa el sitio de Skuld.',
    '{C+} habla por Skuld.',
    'Skuld, lo debido, pide {c+}.',
  ],
  raiz: [
    'La raíz es {c+}.',
    'En la raíz está {c+}.',
    'En la raíz duerme {c+}.',
    'De la raíz sube {c+}.',
    '{C+} está en la raíz.',
    'La raíz guarda {c+}.',
  ],
  viento: [
    'El viento en contra trae {c+}.',
    'El viento en contra es {c+}.',
    'Hace de viento en contra {c+}.',
    '{C+} sopla en contra.',
    'En contra sopla {c+}.',
    'Del lado del viento en contra está {c+}.',
  ],
  ayuda: [
    'La mano que ayuda es {c+}.',
    'La mano que ayuda la pone {c+}.',
    'Tiende la mano {c+}.',
    '{C+} viene a dar la mano.',
    'De mano que ayuda sale {c+}.',
    'Quien da la mano es {c+}.',
  ],
  fruto: [
    'El fruto es {c+}.',
    'Como fruto sale {c+}.',
    '{C+} cuelga como fruto.',
    'El fruto toma la forma de {c+}.',
    'El fruto lo da {c+}.',
    'En el sitio del fruto está {c+}.',
  ],
  open: [
    'Sigue {c+}.',
    'Después sale {c+}.',
    'Al lado cae {c+}.',
    'Luego viene {c+}.',
    '{C+} va detrás.',
    'Más allá queda {c+}.',
    'También está {c+}.',
    'Se suma {c+}.',
    'Continúa {c+}.',
    'Entra {c+}.',
    '{C+} toma el turno.',
    'Asoma {c+}.',
  ],
};

/** Said of what was: a rune can't know it, so the person is the one who says whether it fits. */
export const PAST_CHECKS = [
  'Tú dirás si algo de eso te suena; si no, quédate con la imagen.',
  'Mira si hay en tu historia una escena parecida, aunque sea pequeña.',
  'La piedra no conoce tu vida: compara, y toma lo que encaje.',
  'Si nada tuyo se le parece, déjalo en dibujo y sigue.',
  'Puede que lo reconozcas enseguida, o que sea de otra persona.',
  'Busca un recuerdo que le vaya bien, y si no aparece, no lo fuerces.',
  'Así lo cuenta el signo; a ti te toca decir cuánto hay de tuyo.',
  'Tómalo como quien prueba un abrigo ajeno, por ver si es de tu talla.',
  'De eso, quizá te toque una parte o ninguna, y solo tú lo sabes.',
  'Es una imagen y no un dato: sirve si te recuerda algo.',
  'Pregúntate a qué momento tuyo se parece, si se parece a alguno.',
  'Quien lee piedras no sabe de tu pasado; mira tú si la escena te dice algo.',
] as const;

/** Where three or more runes come of one family of eight. */
export const AETT_NOTES: Readonly<Record<'Freyr' | 'Hagal' | 'Tyr', readonly string[]>> = {
  Freyr: [
    'Casi todo ha salido de los ocho signos de Freyr, los de la casa, el pan y el trato: esto se decide en lo cotidiano.',
    'Pesan aquí las runas de Freyr, gente y bienes, de modo que la respuesta se podrá tocar.',
  ],
  Hagal: [
    'Manda el grupo de Hagal, el de las fuerzas que nadie gobierna; lo tuyo es abrigarse bien y elegir el momento.',
    'Con tantos signos de Hagal sobre el paño, el tiempo de fuera decide una parte y conviene no tomárselo como algo personal.',
  ],
  Tyr: [
    'Abundan los signos de Tyr, los de la persona entre personas, y eso lleva la pregunta hacia quién quieres ser con los demás.',
    'Domina la familia de Tyr: más que suerte, aquí hay carácter, pactos y raíces.',
  ],
};

/** How the help of the first rune is taken up again. */
export const HELP_LEADS = [
  'También {c} tiene algo que prestar.',
  'De vuelta al principio, {c} puede echar una mano.',
  'Y no conviene olvidar a {c}, que salió primero.',
  'La primera piedra, {c}, sirve además de apoyo.',
  'De {c} queda además algo que sirve.',
  'Lo que empezó con {c} todavía ayuda.',
] as const;

/** How an invitation is handed over; what follows goes on in lower case, unless they are empty. */
export const INVITATION_LEADS = [
  '',
  '{C} deja una tarea: ',
  'Como gesto pequeño, ',
  'Una manera de probar lo que dice {c}: ',
  'Para llevarte algo de {c}, ',
  'De {c} puede salir una prueba: ',
] as const;

/** The same for a second invitation. */
export const SECOND_INVITATION_LEADS = [
  'O bien ',
  'O, si te viene mejor, ',
  'O, en lugar de eso, ',
  'Si no, ',
  'O, si lo otro se resiste, ',
] as const;

/** The plain sentence owed where a question touches health, law or money. */
export const CAUTIONS = [
  'Dicho con claridad, en {field} unas runas son entretenimiento y no sustituyen {pro}.',
  'Y una cosa llana: en {field} esto es entretenimiento; para decidir está quien sabe, y ninguna piedra reemplaza {pro}.',
  'Tómalo como entretenimiento, que es lo que es: en {field} ninguna runa sustituye {pro}.',
  'Una cosa con claridad: en {field}, leer piedras es un entretenimiento y no reemplaza {pro}.',
  'Que quede dicho, esto es entretenimiento, y en {field} hay que preguntar {pro}.',
  'Tratándose de {field}, las runas se quedan en entretenimiento y ceden la silla {pro}.',
  'Porque preguntas por algo serio: unas runas son entretenimiento, y para {field} hay que acudir {pro}.',
  'Ninguna tirada de piedras pasa de entretenimiento en {field}; lo que decide se pregunta {pro}.',
] as const;

const PROFESSIONS: Readonly<Record<Caution, { field: string; pro: string }>> = {
  health: { field: 'temas de salud', pro: 'a un médico' },
  law: { field: 'asuntos legales', pro: 'a un abogado' },
  money: { field: 'cuestiones de dinero', pro: 'a un asesor financiero' },
};

/** The subjects of a caution and whom the reading doesn't replace, as `CAUTIONS` say them. */
export function cautionSlots(cautions: readonly Caution[]): { field: string; pro: string } {
  const fields = cautions.map((caution) => PROFESSIONS[caution].field);
  const last = fields.pop() ?? '';
  return {
    field: fields.length > 0 ? `${fields.join(', ')} y ${last}` : last,
    pro: cautions.map((caution) => PROFESSIONS[caution].pro).join(' ni '),
  };
}
