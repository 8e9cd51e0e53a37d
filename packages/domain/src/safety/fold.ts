const LETTER_FOR_SIGN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  // Cyrillic letters that look like Latin ones.
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
};

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  x: 'por',
  xq: 'porque',
  xk: 'porque',
  pq: 'porque',
  q: 'que',
  k: 'que',
  d: 'de',
  tmb: 'tambien',
};

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ll+/g, 'y'],
  [/qu(?=[ei])/g, 'k'],
  [/q/g, 'k'],
  [/x/g, 'ch'],
  [/ch/g, '#'],
  [/h/g, ''],
  [/c(?=[ei])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/v/g, 'b'],
  [/w/g, 'u'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/y\b/g, 'i'],
  [/([a-z#])\1+/g, '$1'],
  [/#/g, 'ch'],
];

/** Lower case without accents or invisible characters; the letters and signs stay as written. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase();
}

/**
 * How a lower-case Spanish word sounds, so that «kiero», «qiero» and «quieroo» are one word.
 * Both the texts and the phrases of the tables go through it.
 */
export function foldWord(word: string): string {
  const whole = ABBREVIATIONS[word] ?? word;
  return SOUNDS.reduce((sounded, [from, to]) => sounded.replace(from, to), whole);
}

function unmaskDigits(token: string): string {
  if (!/[a-z]/.test(token) && !/[@$]/.test(token)) return token;
  return Array.from(token, (sign) => LETTER_FOR_SIGN[sign] ?? sign).join('');
}

/** A text made comparable: `lines` are whole readings of it, `spelled` the words written letter by letter. */
export interface FoldedText {
  lines: readonly string[];
  spelled: readonly string[];
}

const SPELLED_OUT =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}@$](?:[\s.\-_*·,/|]+[\p{L}\p{N}@$](?![\p{L}\p{N}])){4,}/gu;

function words(text: string): string[] {
  return text.split(/[^\p{L}\p{N}@$]+/u).filter((word) => word !== '');
}

function foldLine(text: string): string {
  return words(text)
    .map((word) => foldWord(unmaskDigits(word).replace(/[^a-z0-9]/g, '')))
    .join(' ');
}

/** Folds a text in the ways people disguise words: signs between letters, digits, sounds. */
export function foldText(text: string): FoldedText {
  const base = Array.from(plain(text), (c) =>
    /[а-яі]/.test(c) ? (LETTER_FOR_SIGN[c] ?? c) : c,
  ).join('');
  const spelled = base.match(SPELLED_OUT) ?? [];
  const respelled = base.replace(SPELLED_OUT, (run) => run.replace(/[^\p{L}\p{N}@$]+/gu, ''));
  const joined = base.replace(/(?<=[\p{L}\p{N}])[.\-_*·'|/]+(?=[\p{L}\p{N}])/gu, '');
  return {
    lines: [...new Set([base, joined, respelled].map(foldLine))],
    spelled: spelled.map((run) => foldLine(run.replace(/[^\p{L}\p{N}@$]+/gu, ''))),
  };
}
