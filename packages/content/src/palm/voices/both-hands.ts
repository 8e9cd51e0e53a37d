import type { LineName } from '@sibila/domain/palm/corridors';
import type { MountName } from '@sibila/domain/palm/mounts';
import type { HandShape } from '@sibila/domain/palm/proportions';

/** Where both hands have one shape; `{other}` is «la izquierda» or «la derecha». */
export const SAME_SHAPE: readonly string[] = [
  '{Other} tiene las mismas proporciones, y en eso las dos hablan con un solo acento.',
  'Medida aparte, {other} cae en el mismo elemento.',
  'Por su forma, {other} es hermana de esta.',
  'También {other} es de {name}, de modo que el carácter de fondo no cambia.',
];

/** Where they have two: `{here}` and `{there}` are what their elements bring. */
export const OTHER_SHAPE: readonly string[] = [
  '{Other}, en cambio, mide como mano de {name}: donde esta pone {here}, aquella pone {there}.',
  'Por sus medidas, {other} cambia de elemento y es de {name}; entre las dos se reparten {here} y {there}.',
  'No coincide {other}, que sale de {name}: una aporta {here} y la otra {there}.',
  'Puesta {other} al lado, su forma es de {name}. Los libros leen ahí dos recursos, {here} y {there}.',
];

/** What tells that two shapes lie so near that little should be made of it. */
export const NEAR_SHAPES: readonly string[] = [
  'Como es por poco, puede deberse a cómo posó cada una.',
  'La diferencia es pequeña, y otra foto podría borrarla.',
  'Las separa un paso corto, así que conviene no darle demasiado peso.',
];

/** What an element brings, a noun phrase. */
export const SHAPE_GISTS: Readonly<Record<HandShape, string>> = {
  earth: 'constancia',
  air: 'palabra',
  fire: 'impulso',
  water: 'oído para los demás',
};

/** Where all mounts look alike in both hands. */
export const SAME_MOUNTS: readonly string[] = [
  'En {other}, los siete montes se ven con el mismo relieve.',
  'Los montes de {other} repiten los de esta, uno por uno.',
  'Ningún monte cambia de tamaño en {other}.',
];

/** Which mounts look otherwise: `{fuller}` and `{flatter}` are lists of their names. */
export const OTHER_MOUNTS: Readonly<Record<'both' | 'fuller' | 'flatter', readonly string[]>> = {
  both: [
    'En {other} hay más relieve en {fuller} y menos en {flatter}.',
    'Comparada con {other}, allí el bulto está en {fuller} y aquí en {flatter}.',
    'Al pasar a {other}, el relieve sube en {fuller} y baja en {flatter}.',
  ],
  fuller: [
    'En {other} hay más relieve en {fuller}; los demás montes se parecen.',
    'Lo que cambia en {other} es el bulto de {fuller}, que es mayor.',
    'Al pasar a {other}, crece el relieve de {fuller} y el resto sigue igual.',
  ],
  flatter: [
    'En {other} hay menos relieve en {flatter}; los demás montes se parecen.',
    'Lo que cambia en {other} es el bulto de {flatter}, que es menor.',
    'Al pasar a {other}, baja el relieve de {flatter} y el resto sigue igual.',
  ],
};

/** What a mount stands for, after an article: «el calor con la gente». */
export const MOUNT_GISTS: Readonly<Record<MountName, string>> = {
  venus: 'el calor con la gente',
  jupiter: 'la ambición',
  saturn: 'la paciencia',
  apollo: 'el gusto por lo bello',
  mercury: 'la palabra hábil',
  moon: 'la imaginación',
  mars: 'el aguante',
};

/** What is read in a trait that stands out more in the right hand, or more in the left one. */
export const TRAIT_MOVED: Readonly<Record<'right' | 'left', readonly string[]>> = {
  right: [
    'Que {trait} pese más en la derecha se toma por cosa aprendida con el uso.',
    'La tradición diría que {trait} vino después, a fuerza de práctica.',
    'Más en la derecha que en la izquierda: {trait}, según los libros, es obra tuya.',
  ],
  left: [
    'Que {trait} pese más en la izquierda se toma por algo que venía de casa y hoy trabaja menos.',
    'La tradición diría que {trait} estaba desde el principio y ahora descansa.',
    'Más en la izquierda que en la derecha: {trait}, según los libros, es un don con poco uso.',
  ],
};

/** Where the fingers measure alike in both hands. */
export const SAME_FINGERS: readonly string[] = [
  'Los dedos de {other} guardan las mismas proporciones.',
  'En {other}, los dedos miden y se abren como en esta.',
  'Nada cambia en los dedos al mirar {other}.',
];

/** How the other hand has them, where they differ: `{list}` holds measures in words. */
export const OTHER_FINGERS: readonly string[] = [
  'En {other} se ven de otra manera: {list}.',
  'Los de {other} no coinciden del todo: {list}.',
  '{Other} los tiene distintos: {list}.',
];

/** What is read in a finger that measures otherwise in the other hand. */
export const FINGER_GISTS: Readonly<
  Record<'index' | 'little' | 'thumb' | 'gaps', readonly string[]>
> = {
  index: [
    'Entre mandar y crear, dicen los libros, cada mano elige por su cuenta.',
    'Ahí ve la tradición dos maneras de ponerse al frente.',
  ],
  little: [
    'Se lee como dos modos de decir lo que importa, uno corto y otro largo.',
    'Los libros lo traducen así: no hablas igual en casa que fuera.',
  ],
  thumb: [
    'El pulgar depende también de cómo posó cada mano; si es costumbre, una suelta y la otra guarda.',
    'Si no es cosa de la pose, una mano reparte con más facilidad que su pareja.',
  ],
  gaps: [
    'La abertura cambia con la pose; si se repite, cada mano pide su propio espacio.',
    'De no ser la pose, una de las dos necesita más aire.',
  ],
};

/** What two hands differ in, for `overall`: `{list}` names lines and parts. */
export const DIFFERS_IN: readonly string[] = [
  'Se separan en {list}.',
  'Lo que no comparten: {list}.',
  'La distancia está en {list}.',
  'Donde se apartan es en {list}.',
];

/** What a line that differs most is taken to mean. */
export const LINE_GISTS: Readonly<Record<LineName, string>> = {
  heart: 'Lo primero que cambió, según esa lectura, es la manera de querer.',
  head: 'Lo que más se habría reescrito es la forma de pensar las cosas.',
  life: 'El cambio toca, para los libros, a cómo se reparten las fuerzas.',
  fate: 'La parte que se movió sería el rumbo, más elegido que recibido.',
};

/** Lines and parts in a list. */
export const PART_NAMES: Readonly<Record<LineName | 'shape' | 'mounts' | 'fingers', string>> = {
  heart: 'la línea del corazón',
  head: 'la línea de la cabeza',
  life: 'la línea de la vida',
  fate: 'la línea del destino',
  shape: 'la forma',
  mounts: 'los montes',
  fingers: 'los dedos',
};
