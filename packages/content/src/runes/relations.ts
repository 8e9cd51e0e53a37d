/**
 * Frames that set two runes against each other by the way each behaves. None says that one is so
 * because of the other: nothing is known of that.
 */
export const RELATION_FRAMES = [
  'Donde {a} {wa}, {b} {wb}.',
  '{A} {wa}; {b}, en cambio, {wb}.',
  'Mientras {a} {wa}, {b} {wb}.',
  '{A} {wa}, y a su lado {b} {wb}.',
  'De un lado, {a} {wa}; del otro, {b} {wb}.',
  'Cada una a su modo: {a} {wa}, {b} {wb}.',
  'Puestas una junto a otra, {a} {wa} y {b} {wb}.',
  'No tiran igual: {a} {wa}, {b} {wb}.',
  'Primero {a} {wa}; luego {b} {wb}.',
  'Al lado de {a}, que {wa}, está {b}, que {wb}.',
] as const;
