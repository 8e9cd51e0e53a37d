/**
 * Frames that set two runes against each other by the way each behaves. None says that one is so
 * because of the other: nothing is known of that. No run of words between two slots is long.
 */
export const RELATION_FRAMES = [
  'Donde {a} {wa}, {b} {wb}.',
  '{A} {wa}; {b}, en cambio, {wb}.',
  'Mientras {a} {wa}, {b} {wb}.',
  '{A} {wa}, y a su lado {b} {wb}.',
  'De un lado, {a} {wa}; del otro, {b} {wb}.',
  'No tiran igual: {a} {wa}, {b} {wb}.',
  'Primero {a} {wa}; luego {b} {wb}.',
  'Aunque {a} {wa}, {b} {wb}.',
  'Cuando {a} {wa}, {b} {wb}.',
  'Se corrigen: {a} {wa}, {b} {wb}.',
  'Por una parte, {a} {wa}; por otra, {b} {wb}.',
  '{B} {wb}, y {a}, entretanto, {wa}.',
  '{A} {wa}, sí, y también {b} {wb}.',
  'Si {a} {wa}, {b} {wb}.',
] as const;
