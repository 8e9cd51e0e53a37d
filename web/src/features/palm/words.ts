import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import type { PalmReading } from '@sibila/contracts/palm';
import type { LineName } from '@sibila/domain/palm/corridors';
import type { HandSide } from '@sibila/domain/palm/measured-hand';
import type { RitualWords } from '../reading/ritual-notice.tsx';

export const RITUAL_WORDS: RitualWords = {
  full: 'Tu cupo de palma está completo',
  used: `${QUOTA_LIMIT} lecturas`,
  kept: 'Tu mano y tu foto',
  stored: 'listas',
  refused: 'esta foto',
  again: 'Nueva lectura',
};

/** A quota may take days to renew, and a photo does not last that long. */
export const QUOTA_WORDS: RitualWords = {
  ...RITUAL_WORDS,
  kept: 'Tus elecciones',
  stored: 'guardadas, sin la foto,',
};

export const SIDES: Record<HandSide, string> = { left: 'izquierda', right: 'derecha' };

/** «Tu palma izquierda», «Tus dos palmas». */
export const titleFor = (hand: HandSide, both: boolean): string =>
  both ? 'Tus dos palmas' : `Tu palma ${SIDES[hand]}`;

/** The same for a reading. */
export const titleOf = ({ hand, features, secondImageUrl }: PalmReading): string =>
  titleFor(hand, features.hands.length > 1 || secondImageUrl !== null);

/** The four lines as the page numbers and names them. */
export const LINES: readonly { name: LineName; number: string; short: string }[] = [
  { name: 'heart', number: 'I', short: 'Corazón' },
  { name: 'head', number: 'II', short: 'Cabeza' },
  { name: 'life', number: 'III', short: 'Vida' },
  { name: 'fate', number: 'IV', short: 'Destino' },
];

/** The line that a part of a reading speaks of; null for the parts that speak of none. */
export const lineOf = (part: string): LineName | null =>
  LINES.find(({ name }) => name === part)?.name ?? null;

/** «corazón, cabeza y vida». */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('es').format(words);

/** What is seen of the four lines, in one or two sentences. */
export function seenSentence(seen: Record<LineName, boolean>): string {
  const names = (wanted: boolean) =>
    LINES.filter(({ name }) => seen[name] === wanted).map(({ short }) => short.toLowerCase());
  const [found, missing] = [names(true), names(false)];
  if (missing.length === 0) return 'Se aprecian las cuatro líneas.';
  if (found.length === 0) return 'No se aprecia con claridad ninguna de las cuatro líneas.';
  const verb = found.length === 1 ? 'Se aprecia' : 'Se aprecian';
  const none = missing.length === 1 ? 'No se aprecia' : 'No se aprecian';
  return `${verb}: ${listed(found)}. ${none}: ${listed(missing)}.`;
}
