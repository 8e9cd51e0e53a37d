/** Frames that set two runes against each other by the way each behaves. */
export const RELATION_FRAMES = [
  'Donde {a} {wa}, {b} {wb}.',
  '{A} {wa}; {b}, en cambio, {wb}.',
  'Mientras {a} {wa}, {b} {wb}.',
  'Si {a} {wa}, {b} {wb}.',
  '{B} {wb} porque {a} {wa}.',
  '{A} {wa} y {b} {wb}.',
  'Cuando {a} {wa}, {b} {wb}.',
  'Fíjate: {a} {wa}, {b} {wb}.',
  '{B} {wb} justo donde {a} {wa}.',
  'Apenas {a} {wa}, {b} {wb}.',
  'Aunque {a} {wa}, {b} {wb}.',
  '{A}, que {wa}, tiene enfrente a {b}, que {wb}.',
] as const;
