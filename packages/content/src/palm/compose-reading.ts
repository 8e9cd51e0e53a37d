import type { LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import type { Detail } from '@sibila/domain/palm/read';
import type { PalmTexts } from './sections.ts';

const SEEN: Readonly<Record<LineName, string>> = {
  heart: 'Se ve cruzar por debajo de los dedos; la tradición lee en ella la manera de querer.',
  head: 'Se ve en mitad de la palma; la tradición lee en ella la manera de pensar.',
  life: 'Se ve rodear la base del pulgar; la tradición lee en ella el impulso de cada día.',
  fate: 'Se ve subir hacia el dedo medio; la tradición lee en ella el rumbo que se elige.',
};

/**
 * Writes the reading of one measured hand, or of two, the first being the one that is read.
 * Pure: the same features give the same text. RangeError without a hand.
 */
export function composePalmReading(hands: readonly MeasuredHand[], detail: Detail): PalmTexts {
  const [hand] = hands;
  if (!hand) throw new RangeError('a reading needs a hand');
  const line = (name: LineName) =>
    hand.lines[name].seen ? SEEN[name] : 'En esta foto no se aprecia, y eso también es un resultado.';
  const lines = { heart: line('heart'), head: line('head'), life: line('life'), fate: line('fate') };
  const closer = detail === 'high' ? 'de cerca' : 'en conjunto';
  return { lines, overall: `Mirada ${closer}, tu mano pide que la observes con calma esta semana.` };
}
