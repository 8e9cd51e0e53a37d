import type { Choose } from '../../tarot/chooser.ts';
import type { Step } from '../palm-measures.ts';

/** How deep a line is, a clause with the line as subject. */
export const DEPTHS: Readonly<Record<Step, readonly string[]>> = {
  low: [
    'es tenue',
    'apenas se separa de la piel que la rodea',
    'hay que acercarse para seguirla',
    'tiene un trazo fino como de lápiz',
    'se adivina más de lo que se ve',
    'se queda en la superficie',
  ],
  middle: [
    'está marcada sin exceso',
    'se distingue sin esfuerzo',
    'tiene una hondura media',
    'se deja seguir bien',
    'es visible sin llegar a profunda',
    'conserva un dibujo sereno',
  ],
  high: [
    'se hunde con fuerza en la piel',
    'tiene un surco hondo',
    'salta a la vista',
    'está bien grabada',
    'hace sombra propia en la foto',
    'es profunda',
  ],
};

/** Whether it stops on its way, a clause with the line as subject; the last list takes `{n}` (feminine) or `{m}`. */
export const BREAKS: readonly (readonly string[])[] = [
  [
    'no se interrumpe',
    'corre de una pieza',
    'no tiene cortes',
    'mantiene el trazo sin cortes',
    'se sigue entera con el dedo',
    'llega al final sin romperse',
    'no pierde el hilo',
  ],
  [
    'se interrumpe una vez',
    'tiene un solo corte',
    'salta una sola vez',
    'vuelve a empezar tras un corte',
    'deja un hueco en el camino',
  ],
  [
    'se interrumpe dos veces',
    'tiene dos cortes',
    'avanza en tres tramos',
    'deja un par de huecos',
    'se retoma en dos sitios',
  ],
  [
    'se interrumpe {n} veces',
    'tiene {m} cortes',
    'deja {m} huecos a su paso',
    'vuelve a arrancar {n} veces',
  ],
];

/** How course, depth and breaks make one sentence. */
export const TRAITS: readonly string[] = [
  '{Course} y {breaks}; {depth}.',
  '{Depth}, {course} y {breaks}.',
  '{Course}; {breaks}, y {depth}.',
  '{Breaks}: {course}, y {depth}.',
  '{Depth}; además, {course} y {breaks}.',
  '{Course}, {depth} y {breaks}.',
  'De cerca se ve que {course}, que {depth} y que {breaks}.',
  '{Breaks}, {depth} y {course}.',
  'Mirada con lupa, {course}, {breaks} y {depth}.',
];

/** Parts of a whole in words, for lengths. */
const PARTS: readonly (readonly [number, string, ...string[]])[] = [
  [0.2, 'una quinta parte'],
  [0.25, 'un cuarto'],
  [0.3, 'tres décimas'],
  [0.333, 'un tercio'],
  [0.4, 'cuatro décimas', 'dos quintas partes'],
  [0.45, 'casi la mitad', 'una mitad corta'],
  [0.5, 'la mitad', 'justo la mitad'],
  [0.55, 'más de la mitad', 'una mitad larga'],
  [0.6, 'seis décimas', 'tres quintas partes'],
  [0.667, 'dos tercios', 'dos terceras partes'],
  [0.7, 'siete décimas', 'siete partes de diez'],
  [0.75, 'tres cuartos', 'tres cuartas partes'],
  [0.8, 'ocho décimas', 'cuatro quintas partes'],
  [0.85, 'casi nueve décimas', 'más de tres cuartos'],
  [0.9, 'nueve décimas', 'nueve partes de diez'],
];

/** Picks the first of the ways to say something, where nothing varies. */
export const first: Choose = (items) => {
  const [item] = items;
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
};

/** A part in words: «dos tercios». */
export function partName(part: number, choose: Choose): string {
  const [nearest] = PARTS.toSorted(([a], [b]) => Math.abs(a - part) - Math.abs(b - part));
  const [, ...names] = nearest ?? [0, ''];
  return part > 0.94 ? 'casi la totalidad' : choose(names);
}

interface Whole {
  /** After a part: «dos tercios del ancho de la palma». */
  of: string;
  all: string;
  more: string;
}

/** What lengths across and along the palm are measured by. */
export const WHOLES: Readonly<Record<'across' | 'along', readonly [Whole, ...Whole[]]>> = {
  across: [
    {
      of: 'del ancho de la palma',
      all: 'el ancho entero de la palma',
      more: 'algo más que el ancho de la palma',
    },
    {
      of: 'de la anchura de tu mano',
      all: 'toda la anchura de tu mano',
      more: 'más que la anchura de tu mano',
    },
    {
      of: 'de la palma de lado a lado',
      all: 'la palma entera de lado a lado',
      more: 'un poco más que la palma de lado a lado',
    },
  ],
  along: [
    {
      of: 'del largo de la palma',
      all: 'el largo entero de la palma',
      more: 'algo más que el largo de la palma',
    },
    {
      of: 'del alto de tu palma',
      all: 'todo el alto de tu palma',
      more: 'más que el alto de tu palma',
    },
    {
      of: 'del trayecto de muñeca a dedos',
      all: 'el trayecto completo de muñeca a dedos',
      more: 'un poco más que el trayecto de muñeca a dedos',
    },
  ],
};

/** A length in words: «dos tercios del ancho de la palma». */
export function partInWords(part: number, whole: Whole, choose: Choose): string {
  if (part > 1.06) return whole.more;
  return part > 0.94 ? whole.all : `${partName(part, choose)} ${whole.of}`;
}

const NUMBERS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const MASCULINE = ['cero', 'un', 'dos'];

/** A small number in words, before a feminine or a masculine noun. */
export function numberInWords(count: number, gender: 'f' | 'm'): string {
  const word = (gender === 'm' ? MASCULINE[count] : undefined) ?? NUMBERS[count];
  return word ?? (gender === 'f' ? 'muchas' : 'muchos');
}
