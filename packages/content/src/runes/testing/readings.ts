import { castRunes } from '@sibila/domain/runes/cast';
import type { CastRune } from '@sibila/domain/runes/runes';
import { composeRuneReading } from '../compose-reading.ts';

/** Questions of every theme and form. */
export const QUESTIONS = [
  '',
  '¿Dejo mi trabajo?',
  '¿Volverá mi ex?',
  '¿Cómo mejoro la relación con mi madre?',
  '¿Invierto mis ahorros?',
  '¿Cómo seguirá mi salud este año?',
  '¿Aprobaré el examen?',
  '¿Me mudo a otra ciudad?',
  '¿Debería aceptar?',
  '¿Qué necesito ver de mí?',
  '¿Qué dicen las runas?',
  '¿Cuándo encontraré empleo?',
  '¿Por qué no avanza mi negocio?',
  '¿Me quedo o me voy?',
  '¿Con quién me voy a casar?',
  '¿Me engaña mi pareja?',
  'Estoy pensando en mudarme con mi hermana',
  'asdf asdf',
];

/** A repeatable source of chance, so that a failing cast can be found again. */
function randomBelow(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Reading {
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

export function words(text: string): number {
  return text.split(/\s+/).length;
}

export function sentences(text: string): string[] {
  return text.split(/(?<=[.?…])\s+/).filter((sentence) => sentence !== '');
}
