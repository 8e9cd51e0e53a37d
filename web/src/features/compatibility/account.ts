import { ASPECT_NAMES } from '@sibila/content/compatibility/aspects';
import { ELEMENT_NAMES, MODALITY_NAMES } from '@sibila/content/compatibility/elements';
import { BODY_NAMES } from '@sibila/content/compatibility/ruler-account';
import {
  compatibilityOf,
  type CompatibilityPoint,
  type PointKind,
} from '@sibila/domain/compatibility/compatibility';
import type { RulerTie } from '@sibila/domain/compatibility/rulers';
import type { BodyName } from '@sibila/domain/sky/body-names';
import type { SignName } from '@sibila/domain/zodiac/signs';

/** Whether a point brings two signs together, sets them at odds, or neither. */
export type Tone = 'strength' | 'friction' | 'even';

/** One reason of a number, in a few words. */
export interface Reason {
  text: string;
  /** What it adds by itself, where a point has several. */
  delta: number | null;
}

/** One point of a number as its account shows it. */
export interface AccountRow {
  kind: PointKind;
  /** «Aspecto», «Elemento». */
  title: string;
  /** «Trígono», «Fuego y aire». */
  label: string;
  delta: number;
  tone: Tone;
  reasons: readonly Reason[];
}

export interface Account {
  percent: number;
  rows: readonly AccountRow[];
}

/** How the kinds of points are called. */
export const TITLES: Readonly<Record<PointKind, string>> = {
  aspect: 'Aspecto',
  element: 'Elemento',
  modality: 'Modalidad',
  rulers: 'Regentes',
};

const DISTANCES = [
  'El mismo signo a los dos lados',
  'A un signo de distancia, 30°',
  'A dos signos de distancia, 60°',
  'A tres signos de distancia, 90°',
  'A cuatro signos de distancia, 120°',
  'A cinco signos de distancia, 150°',
  'A seis signos de distancia, 180°',
] as const;

const ELEMENTS = {
  same: 'El mismo elemento: se entienden sin traducir',
  kindred: 'Elementos afines: uno alimenta al otro',
  foreign: 'Elementos ajenos: cada uno pide otra cosa',
} as const;

const SAME_MODALITY = {
  cardinal: 'El mismo ritmo: se disputan el turno',
  fixed: 'El mismo ritmo: a los dos les cuesta ceder',
  mutable: 'El mismo ritmo: nadie sujeta el timón',
} as const;

const DIFFERENT_MODALITIES = 'Ritmos distintos: se reparten el trabajo';

const SECTS = {
  day: 'Los dos son astros del día',
  night: 'Los dos son astros de la noche',
  both: 'Uno es astro del día y el otro, de la noche',
} as const;

const NO_TIES = 'Mercurio no toma partido: ni suma ni resta';

function spoken(body: BodyName): string {
  const article = body === 'Sun' ? 'el ' : body === 'Moon' ? 'la ' : '';
  return article + BODY_NAMES[body];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ofBody = (body: BodyName): string => (body === 'Sun' ? 'del Sol' : `de ${spoken(body)}`);

function tieText(tie: RulerTie): string {
  switch (tie.tie) {
    case 'same':
      return `${capital(spoken(tie.body))} rige a los dos signos`;
    case 'exaltation':
      return `${capital(spoken(tie.body))} se exalta en ${tie.sign}`;
    case 'fall':
      return `${capital(spoken(tie.body))} tiene su caída en ${tie.sign}`;
    case 'sect':
      return SECTS[tie.sect];
    case 'octave':
      return `${capital(spoken(tie.modern))}, regente moderno de ${tie.sign}, es la octava alta ${ofBody(tie.body)}`;
  }
}

function reasonsOf(point: CompatibilityPoint): Reason[] {
  const only = (text: string): Reason[] => [{ text, delta: null }];
  switch (point.kind) {
    case 'aspect':
      return only(DISTANCES[point.distance] ?? '');
    case 'element':
      return only(ELEMENTS[point.relation]);
    case 'modality':
      return only(
        point.relation === 'same' ? SAME_MODALITY[point.modalities[0]] : DIFFERENT_MODALITIES,
      );
    case 'rulers': {
      const [tie, another] = point.ties;
      if (!tie) return only(NO_TIES);
      if (!another) return only(tieText(tie));
      return point.ties.map((each) => ({ text: tieText(each), delta: each.delta }));
    }
  }
}

// An angle always adds, so its number says little: the tradition says which ones are kind.
function toneOf(point: CompatibilityPoint): Tone {
  if (point.kind === 'aspect') {
    if (point.aspect === 'trine' || point.aspect === 'sextile') return 'strength';
    return point.aspect === 'square' || point.aspect === 'opposition' ? 'friction' : 'even';
  }
  if (point.delta === 0) return 'even';
  return point.delta > 0 ? 'strength' : 'friction';
}

const both = ([a, b]: readonly [string, string]): string => capital(a === b ? a : `${a} y ${b}`);

function labelOf(point: CompatibilityPoint): string {
  switch (point.kind) {
    case 'aspect':
      return capital(ASPECT_NAMES[point.aspect]);
    case 'element':
      return both([ELEMENT_NAMES[point.elements[0]], ELEMENT_NAMES[point.elements[1]]]);
    case 'modality':
      return both([MODALITY_NAMES[point.modalities[0]], MODALITY_NAMES[point.modalities[1]]]);
    case 'rulers':
      return both([BODY_NAMES[point.rulers[0]], BODY_NAMES[point.rulers[1]]]);
  }
}

/** The number of two signs and its reasons, point by point. */
export function accountOf(first: SignName, second: SignName): Account {
  const { percent, points } = compatibilityOf(first, second);
  const rows = points.map((point) => ({
    kind: point.kind,
    title: TITLES[point.kind],
    label: labelOf(point),
    delta: point.delta,
    tone: toneOf(point),
    reasons: reasonsOf(point),
  }));
  return { percent, rows };
}
