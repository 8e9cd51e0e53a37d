import type { AspectName } from '../../sky/aspects.ts';
import type { ChartPoint } from '../../chart/points.ts';
import type { MoonPhaseName } from '../../sky/body-names.ts';
import type { SignName } from '../../zodiac/signs.ts';

/** Says whether a calendar day (YYYY-MM-DD) is one that the words can mean. */
export type DayTest = (day: string) => boolean;

/** What a word or a run of words of a text means to the sky. */
export type Meaning =
  | { is: 'word' }
  | { is: 'comma' }
  | { is: 'no' }
  | { is: 'body'; body: ChartPoint; natal: boolean; phase?: MoonPhaseName }
  | { is: 'phase'; phases: readonly MoonPhaseName[] }
  | { is: 'outside'; what: 'unknown-body' | 'pattern' }
  /** `signs` empty: a sign that only the reader knows, and nobody told. */
  | { is: 'sign'; signs: readonly SignName[]; own: boolean }
  /** `loose`: a verb or everyday noun that means an aspect only where it joins two bodies. */
  | { is: 'aspect'; among: readonly AspectName[]; loose: boolean }
  | { is: 'motion'; way: 'retrograde' | 'direct'; turn: boolean }
  | { is: 'house'; houses: readonly number[] }
  | { is: 'eclipse'; of: 'Sun' | 'Moon' | undefined }
  | { is: 'date'; test: DayTest; today: boolean; strict: boolean }
  | { is: 'time'; minutes: readonly number[]; whole: boolean }
  | { is: 'part'; from: number; to: number }
  | { is: 'degree'; value: number }
  | { is: 'percent'; value: number }
  /** `of`: whose ruler; undefined where it is the reader's and nobody told their sign. */
  | { is: 'ruler'; of: SignName | undefined };

/** A run of a segment: `text` without accents or capitals, and where it stands in the text. */
export interface Token {
  text: string;
  start: number;
  end: number;
  means: Meaning;
}

/** The meaning of a token, if it is of a kind. */
export function as<K extends Meaning['is']>(
  token: Token | undefined,
  kind: K,
): Extract<Meaning, { is: K }> | undefined {
  return token?.means.is === kind ? (token.means as Extract<Meaning, { is: K }>) : undefined;
}
