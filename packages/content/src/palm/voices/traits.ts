import type { Step } from '../palm-measures.ts';

/** How deep a line is, a clause with the line as subject. */
export const DEPTHS: Readonly<Record<Step, readonly string[]>> = {
  low: [
    'es tenue',
    'apenas se separa de la piel que la rodea',
    'hay que acercarse para seguirla',
    'tiene un trazo fino, casi de lápiz',
    'se adivina más de lo que se ve',
    'se queda en la superficie',
  ],
  middle: [
    'está marcada sin exceso',
    'se distingue sin esfuerzo',
    'tiene una hondura media',
    'se deja seguir bien',
    'es visible sin llegar a profunda',
    'conserva un trazo sereno',
  ],
  high: [
    'se hunde con fuerza en la piel',
    'tiene un surco hondo',
    'salta a la vista',
    'está marcada con firmeza',
    'hace sombra propia en la foto',
    'es profunda',
  ],
};

/** Whether it stops on its way, a clause with the line as subject; the last list takes `{n}`. */
export const BREAKS: readonly (readonly string[])[] = [
  [
    'no se interrumpe',
    'corre de una pieza',
    'no tiene cortes',
    'mantiene el trazo sin saltos',
    'se sigue entera con el dedo',
    'llega al final sin romperse',
    'no pierde el hilo',
  ],
  [
    'se interrumpe una vez',
    'tiene un corte y continúa',
    'salta una sola vez',
    'se parte en un punto y vuelve a empezar',
    'deja un hueco en el camino',
  ],
  [
    'se interrumpe dos veces',
    'tiene dos cortes',
    'avanza en tres tramos',
    'deja un par de huecos',
    'se parte y se retoma en dos sitios',
  ],
  [
    'se interrumpe {n} veces',
    'tiene {n} cortes',
    'deja {n} huecos a su paso',
    'se parte {n} veces y otras tantas continúa',
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
  'En cuanto al trazo, {course}, {breaks} y {depth}.',
];

/** Parts of a whole in words, for lengths. */
const PARTS: readonly (readonly [number, string])[] = [
  [0.2, 'una quinta parte'],
  [0.25, 'un cuarto'],
  [0.3, 'tres décimas'],
  [0.333, 'un tercio'],
  [0.4, 'cuatro décimas'],
  [0.45, 'algo menos de la mitad'],
  [0.5, 'la mitad'],
  [0.55, 'algo más de la mitad'],
  [0.6, 'seis décimas'],
  [0.667, 'dos tercios'],
  [0.7, 'siete décimas'],
  [0.75, 'tres cuartos'],
  [0.8, 'ocho décimas'],
  [0.85, 'casi nueve décimas'],
  [0.9, 'nueve décimas'],
];

/** A part in words: «dos tercios». */
export function partName(part: number): string {
  const [nearest] = PARTS.toSorted(([a], [b]) => Math.abs(a - part) - Math.abs(b - part));
  return part > 0.94 ? 'casi la totalidad' : (nearest?.[1] ?? '');
}

/** A part of the palm in words: «dos tercios del ancho de la palma», «todo el ancho de la palma». */
export function partInWords(part: number, whole: string): string {
  if (part > 0.94) return part > 1.06 ? `más que ${whole}` : `tanto como ${whole}`;
  return `${partName(part)} ${whole.startsWith('el ') ? `del ${whole.slice(3)}` : `de ${whole}`}`;
}

/** What lengths across and along the palm are measured by. */
export const WHOLES = {
  across: ['el ancho de la palma', 'la anchura de tu palma', 'la palma a lo ancho'],
  along: ['el largo de la palma', 'la altura de tu palma', 'la palma a lo largo'],
} as const;

const NUMBERS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const MASCULINE = ['cero', 'un', 'dos'];

/** A small number in words, before a feminine or a masculine noun. */
export function numberInWords(count: number, gender: 'f' | 'm'): string {
  const word = (gender === 'm' ? MASCULINE[count] : undefined) ?? NUMBERS[count];
  return word ?? (gender === 'f' ? 'muchas' : 'muchos');
}
