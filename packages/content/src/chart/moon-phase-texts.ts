import type { MoonPhaseName } from '@sibila/domain/sky/body-names';

/** What it says of a person to be born under a phase of the Moon. Whole sentences. */
export const MOON_PHASE_TEXTS: Readonly<Record<MoonPhaseName, readonly string[]>> = {
  'luna nueva': [
    'Naciste con luna nueva, cuando no se veía nada y todo estaba por decir. Empiezas por instinto y te explicas después.',
    'La luna nueva de tu nacimiento te da gusto por estrenar. Lo que haces a oscuras, sin público, suele ser lo más tuyo.',
  ],
  'luna creciente': [
    'Naciste con luna creciente, con un filo de luz y el camino en cuesta. Te mueve salir de donde estabas, aunque haya quien tire de la manga.',
    'La luna creciente de tu nacimiento cuenta un esfuerzo joven: te atrae lo que todavía tiene que demostrar que puede ser.',
    'Con luna creciente llegaste al mundo, y algo de ese impulso queda en ti. Las cosas te gustan a medio hacer, porque aún admiten tu mano.',
  ],
  'cuarto creciente': [
    'Naciste en cuarto creciente, mitad luz y mitad sombra, y se nota en cómo decides: con tensión, a tiempo y sin mirar demasiado atrás.',
    'El cuarto creciente de tu nacimiento es la fase del que construye entre prisas. Un obstáculo te da ideas.',
  ],
  'gibosa creciente': [
    'Naciste con la Luna gibosa y creciente, a falta de un poco para estar entera. Te pasa con lo que haces: siempre ves el último retoque.',
    'La gibosa creciente de tu nacimiento te vuelve perfeccionista con esperanza. Preparas, pules, preguntas; publicar antes de tiempo es tu ejercicio.',
    'Una Luna gibosa creciente te vio llegar. De ahí puede venirte esa costumbre de afinar lo que a otros ya les suena bien.',
  ],
  'luna llena': [
    'Naciste con luna llena, con todo a la vista. Te conoces en el encuentro con los demás, y lo que sientes y lo que quieres se miran desde dos extremos.',
    'La luna llena de tu nacimiento pide reflejo: entiendes lo tuyo cuando se lo cuentas a alguien.',
  ],
  'gibosa menguante': [
    'Naciste con la Luna gibosa y menguante, la de quien ya vio el resultado y se dispone a contarlo. Compartir lo que sabes te completa.',
    'La gibosa menguante de tu nacimiento es fase de quien enseña: lo que aprendes no te parece tuyo hasta que lo pasas.',
    'Una Luna gibosa menguante te vio llegar. Miras lo vivido con afán de sacarle provecho, y sueles repartirlo.',
  ],
  'cuarto menguante': [
    'Naciste en cuarto menguante, cuando la luz se reparte por mitades y algo pide revisión. Cuestionas con honestidad, también lo que tú defendías.',
    'El cuarto menguante de tu nacimiento te da madurez para desmontar: sabes cuándo una forma ya dio lo que tenía.',
  ],
  'luna menguante': [
    'Naciste con luna menguante, al final de un ciclo. Hay en ti algo de semilla guardada: cierras bien, perdonas y dejas el terreno listo.',
    'La luna menguante de tu nacimiento te acerca al silencio. Intuyes lo que viene antes de que tenga nombre, y necesitas retiros cortos.',
    'Con luna menguante llegaste al mundo, cuando la noche recoge. Sueles entender las cosas al despedirte de ellas.',
  ],
};
