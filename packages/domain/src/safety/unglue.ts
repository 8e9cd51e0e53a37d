import { foldWord } from './fold.ts';

// Words this long may be several written without spaces.
const LONG = 7;

const WORDS: ReadonlySet<string> = new Set(
  (
    'al de del el la los las lo le les me te se nos mi mis su sus tu que si no ya por para con ' +
    'sin en un una es soy esta estoy tengo quiero quisiera voy va pienso matar matarme matarse mato ' +
    'morir morirme morirse muero muerta muerto vivir viviendo vida quitar quitarme suicidar suicidarme ' +
    'suicidio suicida cortar cortarme corto hacer hacerme hago daño mas nada mundo este esta todo ' +
    'marido esposo novio novia pareja padre madre papa mama tio abuelo primo hermano hijo hija ' +
    'padrastro jefe pega pego golpea golpeo viola violo violaron toca toco maltrata amenaza abusa ' +
    'abuso ayuda ayudame desaparecer existir despertar nunca pastillas venas colgarme ahorcarme puente'
  )
    .split(' ')
    .map(foldWord),
);

/** The words of a long run of letters, longest first; null when it is not made of known words. */
function split(run: string): string[] | null {
  const ways: (string[] | null)[] = [[]];
  for (let end = 1; end <= run.length; end++) {
    ways[end] = null;
    for (let from = Math.max(0, end - 11); from < end; from++) {
      const before = ways[from];
      const word = run.slice(from, end);
      if (!before || !WORDS.has(word)) continue;
      ways[end] = [...before, word];
      break;
    }
  }
  return ways[run.length] ?? null;
}

/** Whether a split says more than a verb with its own pronoun behind: «matarla» is one word. */
function isSeveral(words: readonly string[]): boolean {
  return words.length > 2 || (words[1] ?? '').length > 3;
}

/** A folded line whose words that were glued together («mequieromatar») stand apart. */
export function unglue(line: string): string {
  return line
    .split(' ')
    .map((word) => {
      const parts = word.length < LONG ? null : split(word);
      return parts && isSeveral(parts) ? parts.join(' ') : word;
    })
    .join(' ');
}
