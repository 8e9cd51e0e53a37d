import type { Field } from './draw.ts';

/** How a later card is led in; each ends in its name, so that a full stop, «que» or a colon follows. */
export const LEADS = {
  past: [
    'Atrás {c:queda|quedan} {c+}',
    'Del pasado {c:llega|llegan} {c+}',
    'Antes {c:estuvo|estuvieron} {c+}',
    'El pasado es {de c+}',
    'De atrás {c:viene|vienen} {c+}',
    'Detrás {c:asoma|asoman} {c+}',
  ],
  present: [
    'Hoy {c:está|están} {c+}',
    'El presente es {de c+}',
    'Ahora {c:toca|tocan} {c+}',
    'Al presente {c:llega|llegan} {c+}',
    'Hoy {c:manda|mandan} {c+}',
    'En el presente, {c+}',
    'Este momento es {de c+}',
    'El centro es {de c+}',
    'Hoy te {c:toca|tocan} {c+}',
    'Estos días, {c+}',
    'Aquí {c:aparece|aparecen} {c+}',
    'Hoy {c:acompaña|acompañan} {c+}',
    'Ahora {c:sale|salen} {c+}',
    'En medio {c:queda|quedan} {c+}',
    'Ahora mismo, {c+}',
    'Al centro {c:va|van} {c+}',
    'Hoy {c:habla|hablan} {c+}',
  ],
  future: [
    'Delante {c:queda|quedan} {c+}',
    'El futuro es {de c+}',
    'Hacia delante, {c+}',
    'Más allá {c:sale|salen} {c+}',
    'Al fondo {c:aparece|aparecen} {c+}',
    'Por delante {c:va|van} {c+}',
    'Al futuro {c:mira|miran} {c+}',
    'A lo lejos, {c+}',
    'El horizonte es {de c+}',
    'Adelante {c:asoma|asoman} {c+}',
    'El final lo {c:pone|ponen} {c+}',
    'Y después, {c+}',
    'Después {c:asoma|asoman} {c+}',
    'Más tarde, {c+}',
    'Queda el futuro: {c+}',
  ],
  obstacle: [
    'Encima {c:está|están} {c+}',
    'El obstáculo {c:es|son} {c+}',
    'El paso lo {c:corta|cortan} {c+}',
    'De través {c:va|van} {c+}',
    'Cruzando la escena, {c+}',
  ],
  root: [
    'Al pie de la cruz, {c+}',
    'El brazo de abajo es {de c+}',
    'Para la raíz {c:sale|salen} {c+}',
    'De lo hondo {c:sube|suben} {c+}',
    'Abajo del todo, {c+}',
  ],
  advice: [
    'El consejo lo {c:da|dan} {c+}',
    'Para aconsejar {c:sale|salen} {c+}',
    'Arriba, como consejo, {c:está|están} {c+}',
    'A la hora del consejo {c:habla|hablan} {c+}',
    '{c:Aconseja|Aconsejan} {c+}',
    'El consejo es {de c+}',
  ],
  direction: [
    'El rumbo lo {c:marca|marcan} {c+}',
    'Hacia delante {c:queda|quedan} {c+}',
    'La cruz termina en {c+}',
    'El rumbo es {de c+}',
    'Para el rumbo {c:queda|quedan} {c+}',
  ],
} as const satisfies Record<Exclude<Field, 'open'>, readonly string[]>;

/** How a card that speaks of what comes is led in where nothing may sound like a prognosis. */
export const NO_PROGNOSIS_LEADS = [
  'Para los próximos días {c:acompaña|acompañan} {c+}',
  'En el sitio del futuro, que aquí no anuncia nada, {c:sale|salen} {c+}',
  'Sin pronóstico de ninguna clase, delante {c:queda|quedan} {c+}',
  'Como compañía para lo que sigue {c:aparece|aparecen} {c+}',
] as const;

/** How a card of a row is led in, its name the subject of what it shows. */
export const ROW_LEADS = [
  'Después, {c+} {shows}.',
  'A su lado, {c+} {shows}.',
  '{C+} {shows}.',
  'Más allá, {c+} {shows}.',
  'Luego, {c+} {shows}.',
  'A continuación, {c+} {shows}.',
  'Enseguida, {c+} {shows}.',
  'Junto a esa carta, {c+} {shows}.',
  'En el sitio siguiente, {c+} {shows}.',
  'Un lugar más allá, {c+} {shows}.',
  'También {c+} {shows}.',
] as const;

/** The same for the last card of a row. */
export const LAST_ROW_LEADS = [
  'Al final, {c+} {shows}.',
  'En el último lugar, {c+} {shows}.',
  'La fila termina en {c+}, que {shows}.',
  'Y en la punta, {c+} {shows}.',
] as const;

/** What follows a lead that ended in the name of the card. */
export const SHOWN = [', que {shows}.', ': {shows}.'] as const;

/** The same where the card must stay the subject and the sentence has its colon already. */
export const SHOWN_APART = '; {shows}.';

/** Another look at the only card of a draw. */
export const SECOND_LOOKS = [
  '{C}, además, {shows}.',
  'Mira otra vez el dibujo: {c} {shows}.',
  'Un detalle más: {c} {shows}.',
  'En la misma imagen, {c} {shows}.',
  'De cerca se ve que {c} {shows}.',
] as const;

/** What brings the eye back to the only card, before more of its picture. */
export const BACK_TO_THE_PICTURE = [
  'Vuelve al dibujo.',
  'Mira otra vez la carta.',
  'Queda algo en la imagen.',
] as const;

/** Two cards set against each other by the way each behaves. */
export const CONTRASTS: readonly string[] = [
  'Donde {a} {wa}, {b} {wb}.',
  '{A} {wa}; {b}, en cambio, {wb}.',
  'Mientras {a} {wa}, {b} {wb}.',
  'Si {a} {wa}, {b} {wb}.',
  '{A} {wa}; {b} {wb}.',
  '{A} {wa} y {b} {wb}.',
  'Primero {a} {wa}; luego {b} {wb}.',
  'Fíjate: {a} {wa} y {b} {wb}.',
  'Junto {al b}, que {wb}, {a} {wa}.',
  '{A}, que {wa}, {a:tiene|tienen} al lado {al b}, que {wb}.',
  '{A}, que {wa}, y {b}, que {wb}, conversan.',
  'Cuando {a} {wa}, {b} {wb}.',
  'Por un lado, {a} {wa}; por otro, {b} {wb}.',
  'No se contradicen: {a} {wa}, {b} {wb}.',
  'Aunque {a} {wa}, {b} {wb}.',
  'A un lado {a}, que {wa}; al otro {b}, que {wb}.',
  'Míralas juntas: {a} {wa}, {b} {wb}.',
  '{A} {wa}, y enfrente {b} {wb}.',
  '{de a}, que {wa}, se pasa {al b}, que {wb}.',
  '{A} {wa}, sí, y también {b} {wb}.',
  'En una carta {a} {wa}; en la otra {b} {wb}.',
  '¿Se entienden? {A} {wa}, {b} {wb}.',
  '{B} {wb}, y {a}, entretanto, {wa}.',
  'Se corrigen: {a} {wa}, {b} {wb}.',
  'Lado a lado, {a} {wa} y {b} {wb}.',
  '{A} {wa}, y no lejos {b} {wb}.',
  'Como en un diálogo, {a} {wa}; {b} {wb}.',
];

/** How La Muerte is led in, whose name alone may frighten, in any place. */
export const GENTLE_LEADS: Readonly<Record<Field, readonly string[]>> = {
  past: ['Atrás queda un cierre, {c+}', 'Del pasado viene una despedida, {c+}'],
  present: ['El presente es carta de cierre, {c+}', 'Hoy sale una despedida, {c+}'],
  future: ['Delante va un cierre, {c+}', 'Delante, una despedida: {c+}'],
  obstacle: ['De través cae una carta de despedidas, {c+}'],
  root: ['Para la raíz sale una carta de cierre, {c+}'],
  advice: ['El consejo lo da una carta de cierre, {c+}'],
  direction: ['El rumbo lleva a un final que hace sitio, {c+}'],
  open: ['Una carta de despedidas, {c+}, {shows}.', 'La carta del cierre, {c+}, {shows}.'],
};

/** The same where the question is about health. */
export const NOT_OF_THE_BODY_LEADS: readonly string[] = [
  'Sale aquí, y no habla del cuerpo, {c+}',
  'También hay una carta de costumbres que cambian, {c+}',
];
