import { castRunes } from '@sibila/domain/runes/cast';
import type { CastRune } from '@sibila/domain/runes/runes';
import { randomBelow } from '../../testing/chance.ts';
import { QUESTIONS as OF_ANY_READER } from '../../testing/questions.ts';
import { composeRuneReading } from '../compose-reading.ts';

/** Questions of every theme and form. */
export const QUESTIONS = [
  ...OF_ANY_READER,
  '¿Qué dicen las runas?',
  '¿Cuándo encontraré empleo?',
  '¿Por qué no avanza mi negocio?',
  '¿Me quedo o me voy?',
  '¿Con quién me voy a casar?',
  'Estoy pensando en mudarme con mi hermana',
  'asdf asdf',
];

interface Reading {
  runes: CastRune[];
  question: string;
  text: string;
}

/** Readings of random casts, of one question or of many. */
export function readings(count: number, casts: number, asked?: string): Reading[] {
  const random = randomBelow(count);
  return Array.from({ length: casts }, () => {
    const runes = castRunes(count, random);
    const question = asked ?? QUESTIONS[random(QUESTIONS.length)] ?? '';
    return { runes, question, text: composeRuneReading({ runes, question }).join('\n') };
  });
}
