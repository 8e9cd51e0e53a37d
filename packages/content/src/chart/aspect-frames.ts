import type { AspectName } from '@sibila/domain/sky/aspects';

/**
 * What names an aspect before its text: {a} and {b} the points, {o} the orb as «1° 20′». There are
 * more ways to begin than a letter tells aspects, the same ways in each: it never needs one twice.
 */
export const ASPECT_FRAMES: Readonly<Record<AspectName, readonly string[]>> = {
  conjunction: [
    '{a} y {b} están en conjunción, tan cerca que sus voces se confunden.',
    'Hay una conjunción de {a} con {b}: donde va una cosa va la otra.',
    'La conjunción entre {a} y {b} no se deja separar en partes.',
    'La conjunción de {a} con {b} junta dos oficios en el mismo cuarto.',
    'Con un orbe de {o}, la conjunción de {a} con {b} se vive como una sola cosa.',
    'Entre {a} y {b} se forma una conjunción.',
    'Tu carta pone {a} en conjunción con {b}.',
    'De la conjunción entre {a} y {b} sale una mezcla que ya no se deshace.',
    'Que {a} y {b} estén en conjunción les da un mismo compás.',
    'A {a} y {b} les toca compartir techo: están en conjunción.',
  ],
  sextile: [
    '{a} y {b} forman un sextil, una facilidad que hay que usar.',
    'Hay un sextil de {a} con {b}.',
    'El sextil entre {a} y {b} se parece a una puerta sin llave: basta empujarla.',
    'El sextil de {a} con {b} rinde en cuanto le haces caso.',
    'Con un orbe de {o}, el sextil entre {a} y {b} ofrece sin insistir.',
    'Entre {a} y {b} queda tendido un sextil.',
    'Tu carta pone {a} en sextil con {b}.',
    'El sextil que une {a} con {b} espera a que lo llames.',
    'Que {a} y {b} estén en sextil es una invitación, y conviene contestarla.',
    'A {a} y {b} les basta un gesto para entenderse: están en sextil.',
  ],
  square: [
    '{a} y {b} están en cuadratura, una fricción que te pone en marcha.',
    'Hay una cuadratura de {a} con {b}: dos que quieren la misma esquina.',
    'La cuadratura entre {a} y {b} pide trabajo y lo paga.',
    'La cuadratura de {a} con {b} obliga a inventar una salida.',
    'Con un orbe de {o}, la cuadratura de {a} con {b} es de las que se notan.',
    'Entre {a} y {b} se forma una cuadratura.',
    'Tu carta pone {a} en cuadratura con {b}.',
    'La cuadratura que une {a} con {b} no deja que te acomodes.',
    'Que {a} y {b} estén en cuadratura te hace ensayar soluciones.',
    'A {a} y {b} les cuesta ceder el paso: están en cuadratura.',
  ],
  trine: [
    '{a} y {b} forman un trígono: algo que te sale sin esfuerzo.',
    'Hay un trígono de {a} con {b}.',
    'El trígono entre {a} y {b} corre como agua por su cauce.',
    'El trígono de {a} con {b} trabaja callado, y por fácil se olvida.',
    'Con un orbe de {o}, {a} y {b} están en trígono.',
    'Entre {a} y {b} corre un trígono.',
    'Tu carta pone {a} en trígono con {b}.',
    'El trígono que une {a} con {b} se oye poco y ayuda mucho.',
    'Que {a} y {b} estén en trígono te ahorra explicaciones.',
    'A {a} y {b} les sale natural ayudarse: están en trígono.',
  ],
  opposition: [
    '{a} y {b} están en oposición, cada cual en una punta de la mesa.',
    'Hay una oposición de {a} con {b}: se ven de cuerpo entero y por eso discrepan.',
    'La oposición entre {a} y {b} pide un punto medio.',
    'La oposición de {a} con {b} reparte el peso entre dos cabos.',
    'Con un orbe de {o}, la oposición de {a} con {b} funciona como un balancín.',
    'Entre {a} y {b} se forma una oposición.',
    'Tu carta pone {a} en oposición con {b}.',
    'La oposición que une {a} con {b} se gobierna por turnos.',
    'Que {a} y {b} estén en oposición te obliga a mirar los dos lados.',
    'A {a} y {b} les toca mirarse de frente: están en oposición.',
  ],
};
