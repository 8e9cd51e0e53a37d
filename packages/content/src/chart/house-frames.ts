import type { SignRelation } from './sign-relation.ts';

/**
 * What leads from the sign to the house, by how that sign gets on with the house's own, counted
 * from Aries: {h} the number of the house, perhaps glossed, {c} a whole clause. There are at least
 * as many of each as bodies that may need one in a chart.
 */
export const HOUSE_FRAMES: Readonly<Record<SignRelation, readonly string[]>> = {
  same: [
    'La casa {h} dice lo mismo con otras palabras: {c}.',
    'En la casa {h} el rasgo se duplica: {c}.',
    'Cae además en la casa {h}, donde se habla su mismo idioma: {c}.',
    'Y la casa {h} insiste: {c}.',
    'La casa {h} no le lleva la contraria: {c}.',
    'Que esté en la casa {h} subraya lo anterior: {c}.',
    'Con la casa {h} la nota suena dos veces: {c}.',
    'La casa {h} es su lugar de costumbre: {c}.',
    'Desde la casa {h} todo eso se oye el doble: {c}.',
    'No le cambia el carácter la casa {h}: {c}.',
  ],
  akin: [
    'La casa {h} sigue el hilo: {c}.',
    'En la casa {h} ese temple encuentra un terreno parecido: {c}.',
    'Habla parecido desde la casa {h}: {c}.',
    'La casa {h} le echa leña a lo mismo: {c}.',
    'Por la casa {h} va en la misma dirección: {c}.',
    'La casa {h} lo confirma: {c}.',
    'Y por la casa {h} va al mismo paso: {c}.',
    'La casa {h} prolonga lo dicho: {c}.',
    'De la casa {h} recibe un acento parecido: {c}.',
    'Casa {h}, otro paisaje para ese temple: {c}.',
  ],
  friendly: [
    'La casa {h} le da ocasión: {c}.',
    'Lo ejerces en la casa {h}: {c}.',
    'El sitio donde se nota es la casa {h}: {c}.',
    'En la casa {h} encuentra en qué ocuparse: {c}.',
    'La casa {h} le abre una ventana: {c}.',
    'Llevado a la casa {h}, se vuelve costumbre: {c}.',
    'La casa {h} le presta herramientas: {c}.',
    'Tiene su taller en la casa {h}: {c}.',
    'A la vida diaria llega por la casa {h}: {c}.',
    'Donde más lo verás es en la casa {h}: {c}.',
  ],
  contrast: [
    'La casa {h} le cambia el paso: {c}.',
    'Ahora bien, cae en la casa {h}: {c}.',
    'Vive, sin embargo, en la casa {h}: {c}.',
    'Con la casa {h} el tono es otro: {c}.',
    'Lo curioso es el escenario, la casa {h}: {c}.',
    'Pero la casa {h} le pide otra cosa: {c}.',
    'El acento inesperado lo pone la casa {h}: {c}.',
    'La casa {h} lo lleva por donde no iría: {c}.',
    'A cambio, la casa {h} lo equilibra: {c}.',
    'En la casa {h} aprende un oficio nuevo: {c}.',
    'La casa {h} pone el contrapeso: {c}.',
    'El matiz viene de la casa {h}: {c}.',
  ],
};

/** The same for a body of a generation, whose house is what makes it one's own. */
export const OUTER_HOUSE_FRAMES: readonly string[] = [
  'Lo que lo hace tuyo es la casa {h}: {c}.',
  'En tu caso vive en la casa {h}: {c}.',
  'A ti te toca por la casa {h}: {c}.',
  'Tu versión está en la casa {h}: {c}.',
  'En tu carta ocupa la casa {h}: {c}.',
  'La casa {h} le da tu acento: {c}.',
  'Y como está en tu casa {h}, {c}.',
  'Lo personal llega con la casa {h}: {c}.',
];

/** The number of a house where it comes up first, with what it is about: {h} in words, {t}. */
export const HOUSE_GLOSSES: readonly string[] = ['{h} ({t})', '{h}, la de {t},'];
