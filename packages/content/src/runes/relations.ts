/** How one of two neighbours may lie against the other. */
export type Tilt = 'both' | 'reversed-upright' | 'upright-reversed';

/** What it changes that one or both of two neighbours lie upside down. */
export const TILTS: Readonly<Record<Tilt, readonly string[]>> = {
  both: [
    'Que ambas hayan caído del revés lleva el asunto puertas adentro: se mueve, sin enseñar la cara.',
    'Con las dos boca abajo, lo que falta no está fuera, está atascado en casa.',
    'Ninguna de ellas mira de frente, así que nada aquí se arregla empujando.',
    'Al estar vueltas las dos, lo que una frena la otra lo disculpa; rompe tú esa cortesía.',
    'Dos piedras giradas forman un nudo, y los nudos se aflojan por donde duele menos.',
  ],
  'reversed-upright': [
    'La segunda está derecha y le ofrece a la primera una salida que aún no ha usado.',
    'De una a otra la piedra se endereza, y con ella la respiración.',
    'Primero el tropiezo, luego el pie firme: el orden importa y te favorece.',
    'Lo torcido va delante y lo claro detrás, como quien se desenreda mientras camina.',
    'Una piedra del revés seguida de otra derecha viene a ser media vuelta de llave.',
    'Lo que la primera retiene, la segunda lo sabe mover.',
  ],
  'upright-reversed': [
    'La que viene después está vuelta, de manera que lo ganado todavía no se puede gastar.',
    'Se entra de pie y se sale con la piedra girada: hay una parte que se quedó a medias.',
    'El arranque es limpio y el freno aparece en la segunda, donde menos se lo espera.',
    'Lo primero está a la vista, lo segundo se ha dado la vuelta para no contestar.',
    'Tras una piedra derecha, otra del revés dice que falta digerir lo que ya sucedió.',
    'A la buena disposición de una le sale al paso la reserva de la otra.',
  ],
};

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
