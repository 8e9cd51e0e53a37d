import { shuffledDeck } from '@sibila/domain/tarot/deck';
import { describe, expect, it } from 'vitest';
import { randomBelow } from '../testing/chance.ts';
import { composeTarotReading } from './compose-reading.ts';
import { CARD_NAMES } from './testing/card-names.ts';

const QUESTIONS = [
  '',
  '¿Dejo mi trabajo?',
  '¿Volverá mi ex?',
  '¿Cuándo encontraré pareja?',
  '¿Cómo mejoro la relación con mi madre?',
  '¿Invierto mis ahorros?',
  '¿Cómo seguirá mi salud este año?',
  '¿Aprobaré el examen?',
  '¿Me mudo a otra ciudad?',
  '¿Qué necesito ver de mí?',
  '¿Por qué no avanza mi negocio?',
  '¿Saldrá bien?',
  '¿Qué necesita mi pareja de mí este mes?',
  'Tengo una entrevista el jueves',
  '¿Quién me ayudará?',
  '¿Me quedo o me voy?',
];

const chance = randomBelow(200);
const READINGS = Array.from({ length: 200 }, () => {
  const question = QUESTIONS[chance(QUESTIONS.length)] ?? '';
  return composeTarotReading({ cards: shuffledDeck(chance).slice(0, 3), question }).join(' ');
});

/**
 * The frame of a sentence that names cards: how it starts, where the names stand and the signs
 * between them. «Donde el Loco sale, la Luna duda.» is «donde N , N». Where a name starts a plain
 * sentence, its verb belongs to the frame: most sentences have a subject.
 */
function frameOf(sentence: string): string | null {
  // The opening holds the question itself, which is what makes its frame.
  if (sentence.includes('«')) return null;
  const named = sentence.replace(CARD_NAMES, 'N');
  const tokens: string[] = named.match(/[\p{L}\p{N}]+|[,;:¿]/gu) ?? [];
  if (!tokens.includes('N')) return null;
  const isPlain = tokens[0] === 'N' && !/[;:]|cambio/.test(named);
  const start = tokens.slice(
    0,
    isPlain && tokens[1] === ',' ? 3 : tokens[0] === 'N' && !isPlain ? 1 : 2,
  );
  const rest = tokens.slice(start.length).filter((token) => /^(?:N|[,;:¿]|cambio)$/.test(token));
  return [...start.map((word) => (word === 'N' ? word : word.toLowerCase())), ...rest].join(' ');
}

function framesOf(reading: string): Set<string> {
  const sentences = reading.split(/(?<=[.?…])\s+/);
  return new Set(sentences.flatMap((sentence) => frameOf(sentence) ?? []));
}

const FRAMES = READINGS.map(framesOf);

function countsOf(readings: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const frame of readings.flatMap((frames) => [...frames]))
    counts.set(frame, (counts.get(frame) ?? 0) + 1);
  return counts;
}

describe('two hundred readings of three cards', () => {
  it('put the names of cards in many frames', () => {
    expect(frameOf('Donde el Loco sale sin mapa, la Luna duda.')).toBe('donde N , N');
    expect(frameOf('La Torre se abre; el Sol, en cambio, calienta.')).toBe('N ; N , cambio ,');
    expect(frameOf('Llueve.')).toBeNull();
    expect(countsOf(FRAMES).size).toBeGreaterThan(200);
  });

  it('lean on no frame in more than one reading of ten', () => {
    const worn = [...countsOf(FRAMES)].filter(([, times]) => times > READINGS.length / 10);
    expect(worn).toEqual([]);
  });

  it('hold no frame in more than three of ten', () => {
    const worn = Array.from({ length: 20 }, (_, i) => countsOf(FRAMES.slice(i * 10, i * 10 + 10)))
      .flatMap((counts) => [...counts])
      .filter(([, times]) => times > 3);
    expect(worn).toEqual([]);
  });

  it('start few sentences with «Donde», «Si» or «Mientras» and a card', () => {
    for (const word of ['Donde', 'Si', 'Mientras']) {
      const start = new RegExp(`(?:^|[.?] )${word} (?:el|la|los) [A-Z]`, 'u');
      expect(READINGS.filter((reading) => start.test(reading)).length).toBeLessThan(40);
    }
  });
});
