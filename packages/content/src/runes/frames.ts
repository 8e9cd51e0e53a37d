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
  none: 'esto',
};

// What holds of anything that was written, asked or told.
const WRITTEN = [
  'A «{q}», {who} contesta con {c+}.',
  'Para «{q}», {who} elige {c+}.',
  'Ante «{q}», {who} saca {c+}.',
  'Sobre «{q}», {who} ofrece {c+}.',
  'Escribes «{q}», y {who} pone {c+}.',
  'Llegas con «{q}», y {who} trae {c+}.',
  'Has escrito «{q}»; {who} destapa {c+}.',
  'Tras «{q}», {who} muestra {c+}.',
  '«{Q}». {Who} contesta con {c+}.',
  '«{Q}», escribes. {Who} enseña {c+}.',
] as const;

/** How a reading starts, by what can be said of the question. `{who}` names the first place. */
export const OPENERS = {
  asked: [
    ...WRITTEN,
    'Preguntas «{q}», y {who} enseña {c+}.',
    'Traes una pregunta, «{q}», y {who} abre con {c+}.',
    '«{Q}», preguntas, y {who} trae {c+}.',
    'Tu pregunta es «{q}», y {who} la recibe con {c+}.',
    'Vienes con «{q}». {Who} saca {c+}.',
    'Preguntas «{q}». {Who} responde con {c+}.',
    'Has preguntado «{q}»; {who} da {c+}.',
    'La pregunta es «{q}»; {who} levanta {c+}.',
    'Planteas «{q}», y {who} descubre {c+}.',
  ],
  written: WRITTEN,
  told: [
    ...WRITTEN,
    'Cuentas «{q}», y {who} enseña {c+}.',
    '«{Q}», dices, y {who} saca {c+}.',
    'Dejas dicho «{q}», y {who} lo recibe con {c+}.',
    'Partes de «{q}», y {who} pone {c+}.',
  ],
  askedTopic: [
    'Preguntas por {topic}, y {who} pone {c+}.',
    'Sobre {topic}, {who} elige {c+}.',
    'Traes una pregunta sobre {topic}, y {who} saca {c+}.',
    'Para {topic}, {who} trae {c+}.',
    'Quieres saber de {topic}, y {who} enseña {c+}.',
    'Tu pregunta es sobre {topic}; {who} responde con {c+}.',
    'Con {topic} en la pregunta, {who} descubre {c+}.',
    'Preguntas sobre {topic}. {Who} da {c+}.',
  ],
  toldTopic: [
    'Escribes sobre {topic}, y {who} pone {c+}.',
    'Cuentas algo sobre {topic}, y {who} saca {c+}.',
    'Sobre {topic}, {who} elige {c+}.',
    'Para {topic}, {who} trae {c+}.',
    'Con {topic} en lo que cuentas, {who} enseña {c+}.',
    'Lo que escribes va sobre {topic}; {who} responde con {c+}.',
    'Dices algo sobre {topic}. {Who} da {c+}.',
    'Tu relato va sobre {topic}, y {who} descubre {c+}.',
  ],
  asking: [
    'Leída tu pregunta, {who} pone {c+}.',
    'A lo que preguntas, {who} contesta con {c+}.',
    'Para lo que preguntas, {who} elige {c+}.',
    'Ante tu pregunta, {who} enseña {c+}.',
    'Preguntas, y {who} trae {c+}.',
    'Con tu pregunta sobre el paño, {who} saca {c+}.',
    'Traes una pregunta, y {who} descubre {c+}.',
    'Hecha la pregunta, {who} da {c+}.',
  ],
  telling: [
    'Leído lo que cuentas, {who} pone {c+}.',
    'A lo que cuentas, {who} contesta con {c+}.',
    'Para lo que has escrito, {who} elige {c+}.',
    'Ante lo que cuentas, {who} enseña {c+}.',
    'Cuentas lo tuyo, y {who} trae {c+}.',
    'Con lo que dices sobre el paño, {who} saca {c+}.',
    'Traes algo que contar, y {who} descubre {c+}.',
    'Dicho lo tuyo, {who} da {c+}.',
  ],
  card: [
    'Es carta de tarot, y aquí contestan las piedras: {who} pone {c+}.',
    'Hasta ahí el tarot; de parte de las runas, {who} saca {c+}.',
    'Con esa carta en mente, {who} trae {c+}.',
    'Eso dice la baraja. {Who} añade {c+}.',
    'A esa imagen, {who} le acerca {c+}.',
    'Junto a esa carta, {who} deja {c+}.',
    'La piedra no sabe de naipes, pero {who} responde con {c+}.',
    'Para leer eso en runas, {who} enseña {c+}.',
  ],
  silent: [
    'Hoy no preguntas, y {who} enseña {c+}.',
    'Callas, y {who} saca {c+}.',
    'No hay pregunta sobre el paño, y {who} pone {c+}.',
    'A tu silencio, {who} contesta con {c+}.',
    'Vienes sin preguntar, y {who} trae {c+}.',
    'Nada preguntas, y {who} ofrece {c+}.',
    'Sin pregunta, {who} elige {c+}.',
    'Has echado las piedras en silencio. {Who} descubre {c+}.',
  ],
  unreadable: [
    'Lo que has escrito no se deja leer, y {who} saca {c+}.',
    'No se distingue una pregunta, y {who} pone {c+}.',
    'Cuesta leer lo que preguntas, y {who} trae {c+}.',
    'Las letras no forman pregunta; {who} enseña {c+}.',
    'Lo escrito no se entiende, así que {who} habla con {c+}.',
    'A falta de una pregunta legible, {who} elige {c+}.',
    'Entre esas letras no hay pregunta; {who} descubre {c+}.',
    'No se puede leer lo escrito. {Who} da {c+}.',
  ],
} as const;

/** What hands over the first rune, by the spread. */
export const FIRST_PLACES: Readonly<Record<string, readonly string[]>> = {
  odin: ['Odín'],
  nornas: ['Urd', 'la norna Urd', 'la vieja Urd', 'Urd, la del pasado,'],
  'cruz-runica': ['el centro', 'el centro'],
  abierta: ['la fila', 'el paño', 'la bolsa'],
};

/** How each later place is led in, by the id of the position: short, for they come back. */
export const LEADS: Readonly<Record<string, readonly string[]>> = {
  verdandi: [
    'Verdandi tiene {c+}.',
    'En Verdandi cae {c+}.',
    'A Verdandi le toca {c+}.',
    'Verdandi responde con {c+}.',
    'De Verdandi llega {c+}.',
    'Verdandi sostiene {c+}.',
    'Hoy, con Verdandi, está {c+}.',
    '{C+} acompaña a Verdandi.',
    'Verdandi, que mira el presente, da {c+}.',
    'Verdandi, la norna de lo que es, trae {c+}.',
    'Es el turno de Verdandi, con {c+}.',
  ],
  skuld: [
    'Skuld pide {c+}.',
    'En Skuld queda {c+}.',
    'A Skuld le corresponde {c+}.',
    'Skuld cierra con {c+}.',
    'Para Skuld queda {c+}.',
    'Skuld señala {c+}.',
    'Skuld, la de lo pendiente, pide {c+}.',
    'Skuld, que cuida lo que falta, trae {c+}.',
    '{C+} habla por Skuld.',
    'Queda Skuld, con {c+}.',
    'Falta Skuld, que enseña {c+}.',
  ],
  raiz: [
    'La raíz es {c+}.',
    'En la raíz está {c+}.',
    'En la raíz duerme {c+}.',
    'De la raíz sube {c+}.',
    '{C+} está en la raíz.',
    'La raíz guarda {c+}.',
    'Por raíz tienes {c+}.',
    'Como raíz sale {c+}.',
  ],
  viento: [
    'En contra sopla {c+}.',
    '{C+} sopla en contra.',
    'Como viento en contra, {c+}.',
    'El viento en contra: {c+}.',
    'En contra, de cara, {c+}.',
    'En contra se pone {c+}.',
    'En contra viene {c+}.',
    'En contra aparece {c+}.',
  ],
  ayuda: [
    'La mano que ayuda: {c+}.',
    'La mano la da {c+}.',
    'Da la mano {c+}.',
    '{C+} da la mano.',
    'Como mano amiga, {c+}.',
    'Echa una mano {c+}.',
    '{C+} echa una mano.',
    'La mano la ofrece {c+}.',
  ],
  fruto: [
    'El fruto es {c+}.',
    'Como fruto sale {c+}.',
    '{C+} cuelga como fruto.',
    'De fruto cuelga {c+}.',
    'El fruto lo da {c+}.',
    'En el fruto está {c+}.',
    'Para el fruto queda {c+}.',
    'Y el fruto, {c+}.',
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
  'Tú dirás si te suena.',
  'Si no te suena, sigue adelante.',
  'Solo tú sabes si encaja.',
  'Mira si recuerdas algo parecido.',
  'Toma de ahí lo que encaje.',
  'Quizá lo reconozcas, quizá no.',
  'Si no es tuyo, déjalo.',
  'Es una imagen, no un dato.',
  'Compara, y quédate con lo tuyo.',
  'A ti te toca confirmarlo.',
  'Puede ser tuyo o de otra persona.',
  'La piedra no conoce tu vida: compara.',
  'Tú verás cuánto hay de tuyo ahí.',
  'Si nada tuyo se le parece, pasa de largo.',
  'Busca un recuerdo que le vaya bien, sin forzarlo.',
  'Sirve si te recuerda algo; si no, no.',
  'Pregúntate a qué momento tuyo se parece.',
  'De eso, puede que te toque una parte.',
  'Quizá haya una escena así en tu historia.',
  'Ponle tú la fecha, si la tiene.',
  'Tal vez te venga un nombre a la cabeza.',
  'Di tú si pasó, y cómo.',
  'Vale como pregunta: ¿te pasó algo así?',
  'Eso cuenta el signo; lo demás lo sabes tú.',
  'Ninguna piedra lo sabe de cierto, tú sí.',
  'Si te reconoces, apunta cuándo fue.',
  'Lo que no encaje, ignóralo sin culpa.',
  'Que te sirva de espejo, no de retrato.',
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

/** How an invitation is handed over; what follows goes on in lower case, unless they are empty. */
export const INVITATION_LEADS = [
  '',
  '{C} deja una tarea: ',
  'Como gesto pequeño, ',
  'Para llevarte algo de {c}, ',
  'Esta semana, ',
  'Para probarlo, ',
  'Un encargo de {c}: ',
  'Con {c} en mente, ',
  'En estos días, ',
  'De parte de {c}, ',
  'Para empezar, ',
  'Si quieres hacer algo, ',
] as const;

/** The same for a second invitation. */
export const SECOND_INVITATION_LEADS = [
  'O bien ',
  'O, si te viene mejor, ',
  'O, en lugar de eso, ',
  'Si no, ',
  'O, si prefieres, ',
  'También puedes probar esto: ',
  'Otra posibilidad: ',
  'O, más sencillo, ',
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
