import type { LineName } from '@sibila/domain/palm/corridors';

/** The texts of a palm reading, as they are stored. */
export interface PalmTexts {
  lines: Record<LineName, string>;
  shape?: string | undefined;
  mounts?: string | undefined;
  fingers?: string | undefined;
  overall: string;
}

export type PalmSectionName = LineName | 'shape' | 'mounts' | 'fingers' | 'overall';

/** The headings of a palm reading's parts, in their order. */
export const PALM_SECTIONS = [
  ['heart', 'Línea del corazón'],
  ['head', 'Línea de la cabeza'],
  ['life', 'Línea de la vida'],
  ['fate', 'Línea del destino'],
  ['shape', 'Forma de la mano'],
  ['mounts', 'Montes'],
  ['fingers', 'Dedos'],
  ['overall', 'En conjunto'],
] as const satisfies readonly (readonly [PalmSectionName, string])[];

/** The parts that a reading has, with their headings, in order. */
export function palmSections(
  texts: PalmTexts,
): { name: PalmSectionName; title: string; text: string }[] {
  const { lines, ...rest } = texts;
  const all: Record<PalmSectionName, string | undefined> = {
    ...lines,
    shape: rest.shape,
    mounts: rest.mounts,
    fingers: rest.fingers,
    overall: rest.overall,
  };
  return PALM_SECTIONS.flatMap(([name, title]) => {
    const text = all[name];
    return text === undefined || text === '' ? [] : [{ name, title, text }];
  });
}
