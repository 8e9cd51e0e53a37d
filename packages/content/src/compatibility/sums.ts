import type { ElementRelation, ModalityRelation } from '@sibila/domain/compatibility/compatibility';

/** What the relation of two elements is worth, in a sentence; `{n}` as «diez puntos». */
export const ELEMENT_SUMS: Readonly<Record<ElementRelation, readonly string[]>> = {
  same: [
    'Tener un elemento común suma {n}.',
    'Ese parecido añade {n}.',
    'Son {n} a favor, y de los que se notan a diario.',
    'Por hablar la misma lengua ganan {n}.',
    'La cuenta sube {n} con ese parentesco.',
    'Ahí hay {n} que nadie tiene que trabajar.',
  ],
  kindred: [
    'Por elementos suman {n}.',
    'La cuenta gana {n}.',
    'Esa alianza vale {n}.',
    'Alimentarse así añade {n}.',
    'De ese intercambio salen {n}.',
    'Son {n} a favor, mientras ninguno acapare.',
    'Llevarse bien por naturaleza les da {n}.',
    'La mezcla pone {n} en la balanza.',
  ],
  foreign: [
    'De entrada el elemento resta {n}.',
    'Esa distancia quita {n}.',
    'No traducirse cuesta {n}.',
    'La cuenta baja {n} por ahí.',
    'Son {n} menos, que se recuperan preguntando.',
    'El malentendido de fondo resta {n}.',
    'Venir de materias tan distintas les quita {n}.',
    'Por elementos van {n} en contra.',
    'Entenderse pide un esfuerzo que aquí cuesta {n}.',
  ],
};

/** The same for modalities. */
export const MODALITY_SUMS: Readonly<Record<ModalityRelation, readonly string[]>> = {
  same: [
    'Esa coincidencia resta {n}.',
    'La cuenta baja {n}.',
    'Son {n} menos.',
    'Parecerse en esto cuesta {n}.',
    'El exceso de lo mismo quita {n}.',
    'Repetir papel les resta {n}.',
    'Por ese lado van {n} en contra.',
  ],
  different: [
    'Esa diferencia suma {n}.',
    'El reparto añade {n}.',
    'Son {n} más, modestos y útiles.',
    'No pisarse el papel vale {n}.',
    'La cuenta sube {n} por el relevo.',
    'De turnarse así salen {n}.',
    'Completarse en el ritmo les da {n}.',
    'Ese engranaje pone {n}.',
    'Ganan {n} por no querer lo mismo a la vez.',
    'Trabajar a dos tiempos añade {n}.',
  ],
};

/** What the rulers' tie adds or takes; `{n}` as «dos puntos». It follows a semicolon. */
export const TIE_SUMS = {
  plus: [
    'eso suma {n}',
    'la cuenta gana {n}',
    'de ahí salen {n} más',
    'por ese favor entran {n}',
    'y se agradece con {n} a favor',
    'lo que añade {n}',
  ],
  minus: [
    'eso resta {n}',
    'la cuenta baja {n}',
    'ese desencuentro cuesta {n}',
    'de ahí que haya {n} menos',
    'lo que quita {n}',
    'y van {n} en contra',
  ],
} as const;
