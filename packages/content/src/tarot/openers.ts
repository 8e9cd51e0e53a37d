import type { QuestionTheme } from '@sibila/domain/safety/question';

/** How a reading starts when the question can be quoted; a place of the first card follows. */
export const QUOTING_STARTS = [
  'Preguntas «{q}» y',
  'Traes «{q}» y',
  'Tu duda es «{q}», y',
  'Con «{q}» en el aire,',
  'Has preguntado «{q}»;',
  '«{Q}», preguntas, y',
  '«{Q}»:',
  'Ante «{q}»,',
  'Planteas «{q}» y',
  'Vienes con «{q}» y',
  'Preguntas esto, «{q}», y',
  'Tu pregunta, «{q}»:',
] as const;

/** The same where what the person wrote is not put as a question. */
export const STATEMENT_STARTS = [
  'Llegas con «{q}» y',
  'Has escrito «{q}» y',
  '«{Q}», dices, y',
  'Con «{q}» sobre la mesa,',
  'Cuentas esto, «{q}», y',
  'Partes de «{q}» y',
  'Escribes «{q}» y',
  'Ante «{q}»,',
] as const;

/** The same where it asks something and tells something. */
export const WRITTEN_STARTS = [
  'Llegas con «{q}» y',
  'Has escrito «{q}» y',
  'Con «{q}» sobre la mesa,',
  'Ante «{q}»,',
  '«{Q}»:',
  'Partes de «{q}» y',
  'Escribes «{q}» y',
  'Con «{q}» en el aire,',
] as const;

/** The same where the question is known only by what it is about. */
export const TOPIC_STARTS: Readonly<Record<QuestionTheme, readonly string[]>> = {
  work: [
    'Preguntas por tu trabajo y',
    'Hay oficio y horarios en tu pregunta, y',
    'Con el trabajo en el pensamiento,',
  ],
  love: [
    'Preguntas por el amor y',
    'Traes un asunto del corazón y',
    'Tu pregunta toca a quien quieres, y',
  ],
  family: [
    'Preguntas por los tuyos y',
    'Tu pregunta viene de casa, y',
    'Con la familia en el pensamiento,',
  ],
  money: [
    'Preguntas por el dinero y',
    'Hay cuentas en tu pregunta, y',
    'Preguntas por lo que entra y lo que sale;',
  ],
  health: [
    'Preguntas por tu bienestar y',
    'Preguntas por cómo estás y cómo cuidarte;',
    'Tu pregunta va de cuidarse, y',
  ],
  studies: [
    'Preguntas por tus estudios y',
    'Hay libros de por medio en tu pregunta, y',
    'Preguntas por algo que estás aprendiendo;',
  ],
  travel: [
    'Preguntas por un cambio de lugar y',
    'Hay un camino en tu pregunta, y',
    'Preguntas por irte o por llegar;',
  ],
  decision: [
    'Preguntas por una decisión y',
    'Tienes dos caminos y una pregunta, y',
    'Estás ante una elección y',
  ],
  self: [
    'Preguntas por tu camino y',
    'Has venido a preguntar por dentro, y',
    'Tu pregunta te mira a ti, y',
  ],
  none: [
    'Dejas una pregunta sobre la mesa y',
    'Con tu pregunta todavía en el aire,',
    'Oída tu pregunta,',
    'Leída tu pregunta,',
    'Ante lo que preguntas,',
    'Hecha la pregunta,',
    'Con lo que preguntas por delante,',
    'Traes una pregunta y',
  ],
};

/** The same where that is told and not asked. */
export const TOLD_STARTS = [
  'Leído lo que cuentas,',
  'Con lo que cuentas sobre la mesa,',
  'Ante lo que has escrito,',
  'Cuentas lo tuyo y',
  'Dicho lo tuyo,',
  'A lo que has dicho le contesta una imagen:',
  'Escuchado lo que cuentas,',
  'Traes algo que contar y',
] as const;

/** The same after a sentence that says what the card is about whose meaning is asked. */
export const CARD_STARTS = [
  'Hasta ahí, la carta por la que preguntas;',
  'Sabido eso,',
  'Con esa carta en la pregunta,',
  'Dicho eso de tu carta,',
  'Para leerla en tu caso,',
  'Y hoy, en esta tirada,',
  'Aclarada la carta,',
  'Con esa imagen delante,',
] as const;

/** How a reading starts when nothing was asked. */
export const SILENT_STARTS = [
  'Sin pregunta de por medio,',
  'Hoy has preferido no preguntar, y',
  'Has barajado en silencio y',
  'No traes pregunta, ni falta hace;',
  'Nada has preguntado, y aun así',
  'Tu pregunta queda en blanco y',
  'A falta de pregunta,',
] as const;

/** How a reading starts when what was written can't be read. */
export const UNREADABLE_STARTS = [
  'Lo que has escrito no se deja leer como pregunta, así que la tirada habla sola;',
  'En lo que has escrito no se distingue una pregunta, y no importa:',
  'Lo escrito no llega a formar una pregunta; se leen entonces los dibujos, y',
] as const;

/** Where the first card lies, by spread; each ends in its name. */
export const FIRST_PLACES: Readonly<Record<string, readonly string[]>> = {
  consejo: [
    'el consejo lo {c:da|dan} {c+}',
    'hoy {c:sale|salen} {c+}',
    'la carta del día es la {de c+}',
    'el día lo {c:abre|abren} {c+}',
    'te {c:recibe|reciben} {c+}',
    'una sola carta responde, la {de c+}',
    'la baraja contesta con {c+}',
    'sobre la mesa {c:está|están} {c+}',
    'el consejo es {de c+}',
  ],
  tiempos: [
    'detrás {c:queda|quedan} {c+}',
    'atrás {c:aparece|aparecen} {c+}',
    'atrás {c:asoma|asoman} {c+}',
    'detrás {c:asoma|asoman} {c+}',
    'el pasado es {de c+}',
    'del pasado {c:viene|vienen} {c+}',
    'el pasado trae {al c+}',
    'detrás {c:está|están} {c+}',
    '{c:abre|abren} {c+}',
    'lo vivido es {de c+}',
    '{c:empieza|empiezan} {c+}',
    'antes {c:estuvo|estuvieron} {c+}',
    'primero {c:sale|salen} {c+}',
    'de lejos {c:viene|vienen} {c+}',
    'ayer {c:mandaba|mandaban} {c+}',
    'de ayer {c:queda|quedan} {c+}',
    'atrás {c:va|van} {c+}',
  ],
  cruz: [
    'en el centro de la cruz {c:está|están} {c+}',
    'la situación es {de c+}',
    'el centro lo {c:ocupa|ocupan} {c+}',
    'al centro {c:va|van} {c+}',
    'en medio {c:aparece|aparecen} {c+}',
    'la situación la {c:cuenta|cuentan} {c+}',
  ],
  // The card comes first: what it shows and brings has it for its subject.
  abierta: [
    '{c+} {c:abre|abren} la fila',
    '{c+} {c:va|van} en primer lugar',
    '{c+} {c:va|van} delante',
    '{c+} {c:encabeza|encabezan} la tirada',
    '{c+} {c:inicia|inician} la fila',
  ],
};

/** Where the first card is La Muerte, whose name alone may frighten. */
export const GENTLE_PLACES: readonly string[] = [
  'toca carta de cierre, {c+}',
  'sale una despedida, {c+}',
  'hay un final que hace sitio, {c+}',
];

/** The same where the question is about health. */
export const NOT_OF_THE_BODY_PLACES: readonly string[] = [
  'sale, sin hablar del cuerpo, {c+}',
  'sale una carta de costumbres que cambian, {c+}',
];
