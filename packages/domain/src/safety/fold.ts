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
  m: 'me',
  t: 'te',
  s: 'se',
  n: 'en',
  dl: 'del',
  tng: 'tengo',
  tngo: 'tengo',
  tgo: 'tengo',
  toy: 'estoy',
  ta: 'esta',
  tas: 'estas',
  pa: 'para',
  pal: 'para',
  xa: 'para',
  qiero: 'quiero',
  qro: 'quiero',
  kro: 'quiero',
  qero: 'quiero',
  kero: 'quiero',
  qsiera: 'quisiera',
  tdo: 'todo',
  tdos: 'todos',
  pq: 'porque',
  porq: 'porque',
  dnd: 'donde',
  cn: 'con',
  sn: 'sin',
  nd: 'nada',
  bn: 'bien',
  aki: 'aqui',
  nv: 'novio',
  mtar: 'matar',
  mtarme: 'matarme',
  matrme: 'matarme',
  mrir: 'morir',
  mori: 'morir',
  pga: 'pega',
  mrirme: 'morirme',
  mriri: 'morir',
  morime: 'morirme',
  vvir: 'vivir',
  bivir: 'vivir',
  vda: 'vida',
  mrido: 'marido',
  spso: 'esposo',
  snor: 'senor',
  snr: 'senor',
  nvia: 'novia',
  mdre: 'madre',
  pdre: 'padre',
  stoy: 'estoy',
  sta: 'esta',
  dspertar: 'despertar',
  drmir: 'dormir',
  nadi: 'nadie',
  kn: 'con',
  nvio: 'novio',
  djar: 'dejar',
  dsaparecer: 'desaparecer',
  ksa: 'casa',
  xq: 'porque',
  xk: 'porque',
  q: 'que',
  k: 'que',
  d: 'de',
  tmb: 'tambien',
  nome: 'no me',
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
 * How a lower-case Spanish word sounds, so that «kiero», «quiero» and «quieroo» are one word.
 * Both the texts and the phrases of the tables go through it.
 */
export function foldWord(word: string): string {
  return SOUNDS.reduce((sounded, [from, to]) => sounded.replace(from, to), word);
}

function unmaskDigits(token: string): string {
  if (!/[a-z]/.test(token) && !/[@$]/.test(token)) return token;
  return Array.from(token, (sign) => LETTER_FOR_SIGN[sign] ?? sign).join('');
}

/** A text made comparable: the whole of it in some readings, and its sentences one by one. */
export interface FoldedText {
  lines: readonly string[];
}

const SPELLED_OUT =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}@$](?:[\s.\-_*·,/|]+[\p{L}\p{N}@$](?![\p{L}\p{N}])){4,}/gu;
const SENTENCE_END = /[.!?¿¡;\n…]+/u;

function foldLine(text: string): string {
  const words = text
    .split(/[^\p{L}\p{N}@$]+/u)
    .filter((word) => word !== '')
    .map((word) => {
      const bare = unmaskDigits(word).replace(/[^a-z0-9]/g, '');
      // «Morirm», «matarm»: the last vowel of the pronoun is often left out.
      return ABBREVIATIONS[bare] ?? bare.replace(/(?<=[aei]r)m$/, 'me');
    });
  // The sounds of a word do not depend on its neighbours, so the whole line goes at once.
  return foldWord(words.join(' '));
}

/** A text as it is written, in letters that compare. */
const lettersOf = (text: string): string =>
  plain(text)
    .replace(/[а-яі]/g, (c) => LETTER_FOR_SIGN[c] ?? c)
    .replace(/(?<=\bme (?:re |ya )?(?:[kq]u?iero|voy a) )[💀☠⚰🪦🔪🔫]/gu, 'morir')
    .replace(/[😂🤣😅😆😹]/gu, ' jaja ')
    .replace(/(?<=\p{L})!(?=\p{L})/gu, 'i');

/** The first line of a folded text alone, for what reads no other. */
export const foldWhole = (text: string): string => foldLine(lettersOf(text));

/**
 * Folds a text in the ways people disguise words: signs between letters, digits, sounds, letters
 * one by one. The first line is the whole text as it is written.
 */
export function foldText(text: string): FoldedText {
  const base = lettersOf(text);
  const respelled = base.replace(
    SPELLED_OUT,
    (run) => ` ${run.replace(/[^\p{L}\p{N}@$]+/gu, '')} `,
  );
  const joined = respelled.replace(/(?<=[\p{L}\p{N}])[.\-_*·'|/]+(?=[\p{L}\p{N}])/gu, '');
  const ways = new Set([base, respelled, joined, ...joined.split(SENTENCE_END)]);
  const lines = new Set([...ways].map(foldLine).filter((line) => line !== ''));
  return { lines: lines.size > 0 ? [...lines] : [''] };
}
