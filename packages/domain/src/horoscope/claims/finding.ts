import type { ChartPoint } from '../../chart/points.ts';
import type { SignName } from '../../zodiac/signs.ts';
import type { Dated, Known, Sky } from './known.ts';
import type { Scene } from './roles.ts';

/** What kind of thing about the sky a text says. */
export type ClaimKind =
  | 'placement'
  | 'ingress'
  | 'aspect'
  | 'phase'
  | 'illumination'
  | 'motion'
  | 'house'
  | 'ruler'
  | 'degree'
  | 'eclipse'
  | 'date'
  | 'time'
  | 'unknown-body'
  | 'pattern';

/** Something said, where (first and last token), and the days on which the facts bear it out. */
export interface Finding {
  kind: ClaimKind;
  first: number;
  last: number;
  days: readonly Dated[];
  /** More days that the sentence may name: where a stretch begins or ends. */
  marks?: readonly Dated[];
  /** False where the facts bear it out for a part of the day alone: then it can be denied too. */
  allDay?: boolean;
  denied: boolean;
  notYet: boolean;
  bodies: readonly ChartPoint[];
  sign?: SignName;
}

/** A part of a text, and what is known, for those who look for findings. */
export interface Look {
  scene: Scene;
  known: Known;
  pack: Sky;
  own: SignName | undefined;
}

/** The days that all lists share; the time is kept where the lists agree on the day. */
export function shared(lists: readonly (readonly Dated[])[]): Dated[] {
  const [first = [], ...rest] = lists;
  return first.filter(({ date }) => rest.every((list) => list.some((day) => day.date === date)));
}
