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
    'Preguntas «{q}»; {who} enseña {c+}.',
    'A «{q}», {who} contesta con {c+}.',
    'Traes «{q}»; {who} pone {c+}.',
    'Con «{q}», {who} muestra {c+}.',
    '«{Q}»: {who} trae {c+}.',
    'Para «{q}», {who} elige {c+}.',
    'Ante «{q}», {who} saca {c+}.',
    'Oído «{q}», {who} ofrece {c+}.',
    'Preguntas «{q}» y responde {c+}.',
    'Sobre «{q}» cae {c+}.',
  ],
  told: [
    'Cuentas «{q}»; {who} enseña {c+}.',
    'A «{q}», {who} contesta con {c+}.',
    'Escribes «{q}»; {who} pone {c+}.',
    '«{Q}», dices, y cae {c+}.',
    'Dejas dicho «{q}» y aparece {c+}.',
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
    'Nada preguntas; {who} pone {c+}.',
    'Callas, y {who} saca {c+}.',
    'Hoy no preguntas; cae {c+}.',
    'En silencio, {who} ofrece {c+}.',
    'Sin preguntar sale {c+}.',
  ],
  unreadable: [
    'Lo que escribiste no se deja leer; {who} saca {c+}.',
    'Entre esas letras no aparece una pregunta, y {who} pone {c+}.',
    'Cuesta leer lo que preguntas; {who} trae {c+}.',
  ],
} as const;

/** What hands over the first rune, by the spread. */
export const FIRST_PLACES: Readonly<Record<string, readonly string[]>> = {
  odin: ['Odín', 'la bolsa', 'tu mano'],
  nornas: ['Urd', 'el pasado'],
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
    'El presente es {c+}.',
    '{C+} ocupa el presente.',
    '{C+} acompaña a Verdandi.',
    'Verdandi, lo presente, da {c+}.',
    'Hoy te toca {c+}.',
  ],
  skuld: [
    'Skuld reclama {c+}.',
    'En Skuld espera {c+}.',
    'A Skuld le corresponde {c+}.',
    'Skuld cierra con {c+}.',
    'Para Skuld queda {c+}.',
    'Skuld señala {c+}.',
    'Lo pendiente es {c+}.',
    '{C+} aguarda en Skuld.',
    '{C+} habla por Skuld.',
    'Skuld, lo debido, pide {c+}.',
    'Falta lo que se debe, {c+}.',
  ],
  raiz: [
    'La raíz es {c+}.',
    'Debajo está {c+}.',
    'En la raíz duerme {c+}.',
    'Al pie asoma {c+}.',
    '{C+} está en la raíz.',
    'La raíz guarda {c+}.',
  ],
  viento: [
    'El viento trae {c+}.',
    'En contra viene {c+}.',
    'Hace de viento {c+}.',
    '{C+} sopla en contra.',
    'Se opone {c+}.',
    'En contra sopla {c+}.',
  ],
  ayuda: [
    'La ayuda es {c+}.',
    'Da la mano {c+}.',
    'Tiende la mano {c+}.',
    '{C+} viene a ayudar.',
    'A favor está {c+}.',
    'Quien ayuda es {c+}.',
  ],
  fruto: [
    'El fruto es {c+}.',
    'Como fruto sale {c+}.',
    '{C+} cuelga como fruto.',
    'Al final madura {c+}.',
    'El fruto lo da {c+}.',
    'De ahí sale {c+}.',
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
  'Una prueba de {c}. ',
  '{C} deja una tarea. ',
  '{C} invita a probar. ',
  'Para llevarte a {c} puesta. ',
  'Por si te sirve. ',
  'Queda tu parte. ',
] as const;

/** The same for a second invitation. */
export const SECOND_INVITATION_LEADS = [
  'O bien otra cosa. ',
  'También cabe esto. ',
  'Y otra más. ',
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
