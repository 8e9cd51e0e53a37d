import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';

// By arcanum id, upright and reversed: what somebody hears who asks what a card means.
const ABOUT: readonly (readonly [string, string])[] = [
  [
    'de empezar sin mapa y con poco equipaje',
    'de un salto que se aplaza o se da sin mirar el suelo',
  ],
  ['de usar lo que ya está sobre la mesa', 'de un talento disperso o de promesas sin hechos'],
  ['de lo que se sabe antes de poder decirlo', 'de una intuición tapada por demasiadas opiniones'],
  ['de lo que crece con cuidado y tiempo', 'de cuidar a todo el mundo menos la propia tierra'],
  ['de orden, límites y responsabilidad', 'de un mando que se ha vuelto rígido'],
  [
    'de lo aprendido de otros y de las reglas que sostienen',
    'de una norma que ya nadie sabe explicar',
  ],
  ['de una elección hecha con el corazón a la vista', 'de una elección a medias'],
  ['de avanzar con dos fuerzas que tiran distinto', 'de empujar sin haber elegido dirección'],
  ['de la calma que amansa, más que del músculo', 'de un aguante al que le falta descanso'],
  ['de apartarse un rato para ver con luz propia', 'de una soledad que ya dio lo que tenía'],
  [
    'de lo que sube, lo que baja y lo que gira solo',
    'de un cambio que se resiste o de una vuelta que se repite',
  ],
  ['de cuentas claras y de la parte de cada quien', 'de una balanza que no está bien puesta'],
  ['de una pausa que cambia el punto de vista', 'de una espera que se volvió costumbre'],
  [
    'de un final que hace sitio, y no anuncia ninguna muerte',
    'de un final que se aplaza, y no anuncia ninguna muerte',
  ],
  ['de mezclar con paciencia hasta dar con la medida', 'de dos cosas que no terminan de mezclarse'],
  ['de una atadura que aprieta menos de lo que parece', 'de una cadena que empieza a soltarse'],
  [
    'de lo que ya estaba agrietado y cae',
    'de un derrumbe que se contiene y de lo que cuesta contenerlo',
  ],
  ['de la calma después del ruido', 'de una esperanza que ha perdido la costumbre'],
  [
    'de lo que se ve a medias y la imaginación completa',
    'de una confusión que empieza a aclararse',
  ],
  ['de lo que se ve claro y se puede disfrutar', 'de una alegría tapada que sigue ahí detrás'],
  ['de una llamada a empezar de otra manera', 'de una llamada que se oye y no se contesta'],
  ['de algo que se completa', 'de un cierre al que le falta un paso'],
];

const MEANS =
  /signific|quiere[n]? decir|simboliza|representa|interpret|qu[eé] (?:es|dice|indica)/iu;
const OF_CARDS = /(?<!\p{L})(?:cartas?|arcanos?|tarot|invertid[oa]s?)(?!\p{L})/iu;
const REVERSED = /invertid|(?:al|del) rev[eé]s/iu;

/** Which card a question asks the meaning of; «la muerte» in lower case only beside card words. */
function cardIn(question: string): number {
  const isOfCards = OF_CARDS.test(question);
  const text = isOfCards ? question.toLowerCase() : question;
  return ARCANA_NAMES.findIndex((name) => text.includes(isOfCards ? name.toLowerCase() : name));
}

/** What a card is about, in one sentence, for a question about its meaning; else null. */
export function cardAskedAbout(question: string): string | null {
  if (!MEANS.test(question)) return null;
  const id = cardIn(question);
  const [name, about] = [ARCANA_NAMES[id], ABOUT[id]];
  if (name === undefined || about === undefined) return null;
  if (!REVERSED.test(question)) return `${name} ${verbOf(name)} ${about[0]}.`;
  const ending = name.startsWith('Los ') ? 'os' : name.startsWith('La ') ? 'a' : 'o';
  return `${name} invertid${ending} ${verbOf(name)} ${about[1]}.`;
}

function verbOf(name: string): string {
  return name.startsWith('Los ') ? 'hablan' : 'habla';
}
