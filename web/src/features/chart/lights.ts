import { ASCENDANT_SIGNS } from '@sibila/content/chart/ascendant-texts';
import { aboutInWords, arcInWords } from '@sibila/content/chart/chart-words';
import { INNER_SIGNS } from '@sibila/content/chart/signs-inner';
import type { Chart, ChartSketch, ChartSketchPoint } from '@sibila/contracts/chart';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';

/** One of the three that everybody is told: where it stands, or why that can't be known. */
export interface Light {
  key: 'sun' | 'moon' | 'ascendant';
  name: string;
  /** More than one only where the hour would decide. */
  signs: readonly SignName[];
  /** «23° 12′», or «hacia 23°» without an hour; null where it is not known. */
  degree: string | null;
  why: string | null;
  /** What the sign makes of it; null where the sign is not known. */
  text: string | null;
}

const LIGHTS = [
  { key: 'sun', name: 'Sol', texts: INNER_SIGNS.Sun },
  { key: 'moon', name: 'Luna', texts: INNER_SIGNS.Moon },
  { key: 'ascendant', name: 'Ascendente', texts: ASCENDANT_SIGNS },
] as const;

function degreeIn(degree: number | null, isTimed: boolean): string | null {
  if (degree === null) return null;
  return isTimed ? arcInWords(degree) : aboutInWords(degree);
}

/** Sun, Moon and Ascendant of a chart that is seen and not kept, each with its words. */
export function lightsOf(sketch: Pick<ChartSketch, Light['key']>): Light[] {
  const isTimed = sketch.ascendant.sign !== null;
  return LIGHTS.map(({ key, name, texts }) => {
    const { sign, signs, degree, why }: ChartSketchPoint = sketch[key];
    return {
      key,
      name,
      signs,
      degree: degreeIn(degree, isTimed),
      why,
      text: sign === null ? null : (texts[SIGN_NAMES.indexOf(sign)] ?? null),
    };
  });
}

const BY_HOUR = 'Depende de la hora de nacimiento, y en esta carta no consta.';

/** The same three of a kept chart, whose words are in its letter. */
export function keptLights({ bodies, angles }: Pick<Chart, 'bodies' | 'angles'>): Light[] {
  const of = (key: 'sun' | 'moon', name: string, wanted: 'Sun' | 'Moon'): Light => {
    const { signs = [], degree = null } = bodies.find(({ body }) => body === wanted) ?? {};
    return {
      key,
      name,
      signs,
      degree: degreeIn(degree, angles !== null),
      why: signs.length > 1 ? BY_HOUR : null,
      text: null,
    };
  };
  return [
    of('sun', 'Sol', 'Sun'),
    of('moon', 'Luna', 'Moon'),
    {
      key: 'ascendant',
      name: 'Ascendente',
      signs: angles === null ? [] : [angles.ascendant.sign],
      degree: angles === null ? null : arcInWords(angles.ascendant.degree),
      why: angles === null ? BY_HOUR : null,
      text: null,
    },
  ];
}
