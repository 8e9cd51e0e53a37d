import type { AspectName } from '@sibila/domain/sky/aspects';

/**
 * What names an aspect before its text: {a} and {b} the points, {o} the orb as «1° 20′». Enough of
 * each that a chart seldom needs one twice.
 */
export const ASPECT_FRAMES: Readonly<Record<AspectName, readonly string[]>> = {
  conjunction: [
    '{a} y {b} están en conjunción, tan cerca que sus voces se confunden.',
    'Entre {a} y {b} hay una conjunción: hablan con una sola voz.',
    'La conjunción de {a} con {b} junta dos oficios en el mismo cuarto.',
    '{a} y {b}, en conjunción con un orbe de {o}, no van a ningún sitio por su cuenta.',
    'La conjunción entre {a} y {b} tiene un orbe de {o}.',
    'Tu carta pone {a} en conjunción con {b}.',
    'De la conjunción entre {a} y {b} sale una mezcla que ya no se deshace.',
  ],
  sextile: [
    '{a} y {b} forman un sextil, una facilidad que hay que usar.',
    'El sextil entre {a} y {b} se parece a una puerta sin llave: basta empujarla.',
    'Hay un sextil de {a} con {b}.',
    'Con un orbe de {o}, el sextil entre {a} y {b} ofrece sin insistir.',
    'Entre {a} y {b} encontramos un sextil.',
    'El sextil de {a} con {b} rinde en cuanto le haces caso.',
    'Tu carta une {a} con {b} por un sextil.',
  ],
  square: [
    '{a} y {b} están en cuadratura, una fricción que te pone en marcha.',
    'Hay una cuadratura de {a} con {b}: dos que quieren la misma esquina.',
    'La cuadratura entre {a} y {b} pide trabajo y lo paga.',
    'Entre {a} y {b} se forma una cuadratura.',
    'Con un orbe de {o}, la cuadratura de {a} con {b} es de las que se notan.',
    'Tu carta pone {a} en cuadratura con {b}.',
    'La cuadratura que une {a} con {b} no deja que te acomodes.',
  ],
  trine: [
    '{a} y {b} forman un trígono: algo que te sale sin esfuerzo.',
    'El trígono entre {a} y {b} corre como agua por su cauce.',
    'Hay un trígono de {a} con {b}.',
    'El trígono de {a} con {b} trabaja callado, y por fácil se olvida.',
    'Con un orbe de {o}, {a} y {b} están en trígono.',
    'Entre {a} y {b} encontramos un trígono.',
    'Tu carta une {a} con {b} por un trígono.',
  ],
  opposition: [
    '{a} y {b} están en oposición, cada cual en una punta de la mesa.',
    'Hay una oposición de {a} con {b}: se ven de cuerpo entero y por eso discrepan.',
    'La oposición entre {a} y {b} pide un punto medio.',
    'Entre {a} y {b} se forma una oposición.',
    'Con un orbe de {o}, la oposición de {a} con {b} funciona como un balancín.',
    'Tu carta pone {a} en oposición con {b}.',
    'La oposición que une {a} con {b} se gobierna por turnos.',
  ],
};
