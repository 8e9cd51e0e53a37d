import type { CastRune } from '@sibila/domain/runes/runes';
import { sideOf } from './voices/sides.ts';

/**
 * Frames that lay two runes side by side by the way each behaves, and hold of any two: none says
 * that one is so because of the other, nor that they agree. No run of words between two slots is long.
 */
const ANY_TWO: readonly string[] = [
  '{A} {wa}, y a su lado {b} {wb}.',
  'Primero {a} {wa}; luego {b} {wb}.',
  'De un lado, {a} {wa}; del otro, {b} {wb}.',
  'En esta parte del paño, {a} {wa} y {b} {wb}.',
  'Vistas una tras otra, {a} {wa} y {b} {wb}.',
  '{A} {wa} y, a un palmo, {b} {wb}.',
  'Dos escenas vecinas: {a} {wa} y {b} {wb}.',
  'Cambia la escena: {a} {wa}, {b} {wb}.',
];

/** The same where one pushes and the other holds still, and a «but» is true. */
const PUSH_AND_PAUSE: readonly string[] = [
  '{A} {wa}; {b}, en cambio, {wb}.',
  'No tiran igual: {a} {wa}, {b} {wb}.',
  'Por una parte, {a} {wa}; por otra, {b} {wb}.',
  'Mientras {a} {wa}, {b} {wb}.',
  'Una corrige a la otra: {a} {wa}, {b} {wb}.',
];

/** The frames that hold of two runes as they lie. */
export function framesFor(a: CastRune, b: CastRune): readonly string[] {
  const gestures = new Set([sideOf(a).gesture, sideOf(b).gesture]);
  // A reversed rune behaves otherwise than what it asks for.
  const areUpright = !a.reversed && !b.reversed;
  return areUpright && gestures.has('move') && gestures.has('wait') ? PUSH_AND_PAUSE : ANY_TWO;
}
