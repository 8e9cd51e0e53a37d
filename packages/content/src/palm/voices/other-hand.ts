/** How the other hand has a line, `{other}` being «la izquierda» or «la derecha». */
export type OtherHand =
  'equal' | 'longer' | 'shorter' | 'fainter' | 'deeper' | 'missing' | 'only' | 'neither';

export const OTHER_HAND: Readonly<Record<OtherHand, readonly string[]>> = {
  equal: [
    'En {other} se repite casi igual, así que lo dicho vale para las dos.',
    '{Other} la tiene muy parecida: en esto tus manos están de acuerdo.',
    'Puesta al lado de {other}, apenas cambia.',
    'La misma línea, en {other}, coincide en alcance y en fuerza.',
    'Entre esta mano y {other} casi no hay diferencia aquí.',
    'Si miras {other}, encontrarás su gemela.',
  ],
  longer: [
    'En {other} es más larga: allí el tema se extiende y aquí se resume.',
    '{Other} la lleva más lejos.',
    'Comparada con {other}, esta se detiene antes.',
    'Donde aquí termina, en {other} todavía sigue un trecho.',
    'La versión de {other} recorre más palma.',
    'Su pareja, en {other}, gana en extensión.',
  ],
  shorter: [
    'En {other} se queda más corta, como si la idea hubiera crecido en esta.',
    '{Other} la tiene de menor alcance.',
    'Comparada con {other}, la de aquí avanza más.',
    'La de {other} termina antes y deja a esta la última palabra.',
    'Su igual, en {other}, ocupa menos terreno.',
    'Enfrente, en {other}, se recoge más pronto.',
  ],
  fainter: [
    'En {other} tiene el mismo largo y un trazo más débil.',
    '{Other} la dibuja con menos fuerza.',
    'La de {other} mide algo parecido, pero se ve más pálida.',
    'Mismo recorrido en {other}, con menos hondura.',
    'Al buscarla en {other} aparece más suave.',
    'El surco de {other} es menos hondo que este.',
  ],
  deeper: [
    'En {other} está más marcada, sin ser más larga.',
    '{Other} la graba con mayor fuerza.',
    'La de {other} se parece en medida y la supera en hondura.',
    'Igual de larga en {other}, allí se ve más oscura.',
    'El mismo trazo gana relieve en {other}.',
    'Al mirarla en {other} se nota más profunda.',
  ],
  missing: [
    'En {other} no se aprecia, de modo que aquí habla solo esta mano.',
    '{Other} no la deja ver en su foto.',
    'De {other} no podemos compararla: allí no se aprecia.',
    'La foto de {other} no la recoge.',
    'Solo esta palma la enseña, y {other} la calla.',
    'Buscada en {other}, no aparece.',
  ],
  only: [
    'En cambio, {other} sí la enseña: merece la pena mirarlas juntas.',
    '{Other}, en su foto, la tiene a la vista.',
    'Donde sí aparece es en {other}.',
    'Quien la lleva dibujada es {other}.',
    'La encontramos, eso sí, en {other}.',
    'Hay que ir a {other} para encontrarla.',
  ],
  neither: [
    'Tampoco en {other} se aprecia, y en eso coinciden.',
    '{Other} tampoco la muestra.',
    'Las dos fotos callan en este punto, también la de {other}.',
    'Ni aquí ni en {other} se deja ver.',
    'Con {other} pasa lo mismo.',
    'Miramos también {other}, sin encontrarla.',
  ],
};

/** The two hands against each other, for `overall`: where they agree, and where they differ. */
export const BOTH_HANDS = {
  alike: [
    'Puestas una junto a la otra, tus manos cuentan casi lo mismo. La tradición llama a la izquierda la mano con la que se nace y a la derecha la que se va haciendo; aquí, lo recibido y lo hecho caminan juntos.',
    'Hay poca distancia entre la izquierda y la derecha. Para los libros antiguos, una guarda lo que vino dado y la otra lo que se añadió después: en tu caso, lo añadido respeta el plano.',
    'La izquierda, dicen los tratados, enseña el punto de partida; la derecha, lo que se hizo con él. En tus fotos se parecen tanto que la pregunta es qué has querido conservar.',
  ],
  some: [
    'Entre tus dos palmas hay acuerdos y algún desacuerdo. La izquierda se toma desde antiguo por lo que se trae y la derecha como lo que se hace con ello; mira dónde se separan, porque ahí hubo una elección.',
    'Según la costumbre, la izquierda conserva el borrador y la derecha la copia corregida. Las tuyas comparten buena parte del texto y discrepan en el resto.',
    'Los manuales reservan la izquierda para lo heredado y la derecha para lo construido. Comparadas las tuyas, una parte se mantuvo y otra se escribió de nuevo.',
  ],
  unlike: [
    'Tus dos palmas discrepan en casi todo. La tradición ve en la izquierda la mano con la que se nació y en la derecha la que se hizo: tanta diferencia se lee como un camino propio.',
    'Cuesta creer que sean pareja, de tan distintas. Si la izquierda es lo dado y la derecha lo elegido, como dicen los libros, entre una y otra has movido muchos muebles.',
    'Lo que la izquierda dice, la derecha lo dice de otra forma. Quien lee palmas llama a la primera herencia y a la segunda obra; la obra, aquí, se tomó libertades.',
  ],
} as const;
