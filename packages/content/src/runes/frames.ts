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
  none: 'lo que traes',
};

/** How a reading starts, by what can be said of the question. `{who}` names the first place. */
export const OPENERS = {
  quoted: [
    'Preguntas «{q}» y {who} enseña {c+}.',
    'A «{q}», {who} contesta con {c+}.',
    'Traes «{q}»; {who} pone {c+}.',
    'Con «{q}» delante, {who} muestra {c+}.',
    '«{Q}»: {who} trae {c+}.',
    'Para «{q}», {who} elige {c+}.',
    'Has preguntado «{q}», y {who} saca {c+}.',
    'Oída la pregunta, «{q}», {who} ofrece {c+}.',
  ],
  told: [
    'Cuentas «{q}» y {who} enseña {c+}.',
    'A «{q}», {who} contesta con {c+}.',
    'Escribes «{q}»; {who} pone {c+}.',
    '«{Q}», dices, y {who} trae {c+}.',
  ],
  topic: [
    'Preguntas por {topic} y {who} pone {c+}.',
    'Con {topic} en mente, {who} enseña {c+}.',
    'Sobre {topic}, {who} elige {c+}.',
    'Traes una pregunta sobre {topic}; {who} saca {c+}.',
    'Para {topic}, {who} trae {c+}.',
  ],
  silent: [
    'Sin pregunta, {who} enseña {c+}.',
    'Nada preguntas y {who} pone {c+}.',
    'Has callado, y {who} saca {c+}.',
    'Hoy no preguntas; {who} trae {c+}.',
    'Llegas en silencio: {who} ofrece {c+}.',
  ],
  unreadable: [
    'Lo que escribiste no se deja leer; {who} saca {c+}.',
    'Entre esas letras no aparece una pregunta, y {who} pone {c+}.',
  ],
} as const;

/** What hands over the first rune, by the spread. */
export const FIRST_PLACES: Readonly<Record<string, readonly string[]>> = {
  odin: ['Odín', 'la bolsa', 'tu mano'],
  nornas: ['Urd'],
  'cruz-runica': ['el centro', 'la cruz'],
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
    'Hoy, Verdandi: {c+}.',
    '{C+} acompaña a Verdandi.',
    '{C+} descansa en Verdandi.',
  ],
  skuld: [
    'Skuld reclama {c+}.',
    'En Skuld espera {c+}.',
    'A Skuld le corresponde {c+}.',
    'Skuld cierra con {c+}.',
    'Para Skuld queda {c+}.',
    'Skuld señala {c+}.',
    'Falta Skuld: {c+}.',
    '{C+} aguarda en Skuld.',
    '{C+} habla por Skuld.',
  ],
  raiz: [
    'La raíz es {c+}.',
    'Debajo está {c+}.',
    'En la raíz, {c+}.',
    'Al pie asoma {c+}.',
    '{C+} está en la raíz.',
    'La raíz guarda {c+}.',
  ],
  viento: [
    'El viento trae {c+}.',
    'En contra viene {c+}.',
    'Como viento contrario, {c+}.',
    '{C+} sopla en contra.',
    'Se opone {c+}.',
    'Del lado difícil, {c+}.',
  ],
  ayuda: [
    'La ayuda es {c+}.',
    'Ayuda, arriba, {c+}.',
    'Tiende la mano {c+}.',
    '{C+} viene a ayudar.',
    'A favor está {c+}.',
    'La mano amiga, {c+}.',
  ],
  fruto: [
    'El fruto es {c+}.',
    'Como fruto, {c+}.',
    '{C+} cuelga como fruto.',
    'Al final, {c+}.',
    'El fruto lo da {c+}.',
    'De todo esto, {c+}.',
  ],
  open: [
    'Sigue {c+}.',
    'Después, {c+}.',
    'Al lado cae {c+}.',
    'Luego viene {c+}.',
    '{C+} va detrás.',
    'Más allá, {c+}.',
    'También está {c+}.',
    'Se suma {c+}.',
    'Continúa {c+}.',
    'Entra {c+}.',
    '{C+} toma el turno.',
    'Asoma {c+}.',
  ],
};

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

/** How an invitation is handed over; `{i}` starts a sentence of its own. */
export const INVITATION_LEADS = [
  '',
  'Una prueba, de parte de {c}. ',
  '{C} deja una tarea. ',
  'Algo por hacer con {c}. ',
  'Para llevarte a {c} puesta. ',
  'Por si te sirve. ',
  'Esta semana, con {c}. ',
] as const;

/** The same for a second invitation. */
export const SECOND_INVITATION_LEADS = [
  'O bien, con {c}. ',
  'También cabe otra cosa. ',
  'Y otra, si sobra tarde. ',
  '{C} añade la suya. ',
  'Otra puerta. ',
] as const;

/** The plain sentence owed where a question touches health, law or money. */
export const CAUTIONS = [
  'Dicho con claridad, en {field} unas runas son entretenimiento y no sustituyen {pro}.',
  'Y una cosa llana: en {field} esto es entretenimiento; para decidir está quien sabe, y ninguna piedra reemplaza {pro}.',
  'Tómalo como entretenimiento, que es lo que es: en {field} ninguna runa sustituye {pro}.',
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
