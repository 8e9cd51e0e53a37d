import { ASPECTS, type AspectName } from '../../sky/aspects.ts';
import { BODIES, MOON_PHASES, type MoonPhaseName } from '../../sky/body-names.ts';
import { SIGN_NAMES, type SignName } from '../../zodiac/signs.ts';
import { MOTION_RULES } from './motion-words.ts';
import { EMBLEMS, NICKNAMES } from './nicknames.ts';
import { rule, type Rule } from './rule.ts';

function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

const NATAL = '(?:tu |tus )?';

const BODY_RULES: Rule[] = [
  ...BODIES.map(({ body, name }) =>
    rule(`(${NATAL})${plainName(name)}( natal)?`, ({ 1: yours, 2: natal }) => ({
      is: 'body',
      body,
      natal: yours !== '' || natal !== undefined,
    })),
  ),
  ...BODIES.map(({ body }) => rule(NICKNAMES[body], () => ({ is: 'body', body, natal: false }))),
];

const OUTSIDE_BODIES =
  'nodos?(?: (?:lunar(?:es)?|norte|sur))?|quiron|lilith|luna negra|ceres|vesta|juno|palas(?: atenea)?|eris|sedna|' +
  'parte de (?:la )?fortuna|rueda de la fortuna natal|medio ?cielo|vertex|asteroides?|cometas?|' +
  'regulo|antares|aldebaran|sirio|(?:tu )?ascendente(?= (?:en|esta|es|cae) )|cabeza del dragon|cola del dragon';

const PATTERNS =
  'gran(?:des)? (?:trigonos?|cruz|cuadratura)|t cuadrada|cuadratura en t|yod(?:s)?|dedo de dios|stellium|estelio|' +
  '(?:luna )?(?:vacia|fuera) de curso|combust[oa]|cazimi|lluvia de (?:estrellas|meteoros)|' +
  'exilad[oa]|recepcion mutua|alineacion planetaria|' +
  'semi ?sextil(?:es)?|quincuncios?|inconjuncion(?:es)?|semi ?cuadraturas?|sesqui ?cuadraturas?|(?:bi ?)?quintil(?:es)?|septil';

const SIGN_ADJECTIVES: Readonly<Record<SignName, string>> = {
  Aries: 'arian[oa]',
  Tauro: 'taurin[oa]',
  Géminis: 'geminian[oa]',
  Cáncer: 'cancerian[oa]',
  Leo: 'leonin[oa]',
  Virgo: 'virginian[oa]',
  Libra: 'librian[oa]',
  Escorpio: 'escorpian[oa]',
  Sagitario: 'sagitarian[oa]',
  Capricornio: 'capricornian[oa]',
  Acuario: 'acuarian[oa]',
  Piscis: 'piscian[oa]',
};

const SIGN_ALIASES: Partial<Record<SignName, string>> = {
  Escorpio: 'escorpio|escorpion|scorpio',
  Libra: '(?<!\\b(?:te|se|me|nos|que) )libra',
  Leo: '(?<!\\byo )leo',
};

const ELEMENTS = ['fuego', 'tierra', 'aire', 'agua'];

/** «tu regente», «el regente de Aries». */
function rulerRules(own: SignName | undefined): Rule[] {
  return [
    rule(
      'tu (?:(?:planeta |astro )?regente|planeta|astro)|(?:el )?(?:planeta |astro )?regente de tu signo|(?:el )?(?:planeta|astro) que (?:te rige|rige tu signo)',
      () => ({ is: 'ruler', of: own }),
    ),
    ...SIGN_NAMES.map((of) =>
      rule(`(?:el )?(?:planeta |astro )?regente de ${plainName(of)}`, () => ({ is: 'ruler', of })),
    ),
  ];
}

/** Signs by name; «tu signo» and its opposite need the reader's. */
export function signRules(own: SignName | undefined): Rule[] {
  const at = own === undefined ? -1 : SIGN_NAMES.indexOf(own);
  const turned = (by: number) => SIGN_NAMES.filter((_, i) => at >= 0 && i === (at + by) % 12);
  const sign = (signs: readonly SignName[], mine = false) =>
    ({ is: 'sign', signs, own: mine }) as const;
  return [
    ...rulerRules(own),
    rule(
      '(?:tu|el) (?:signo )?opuesto(?: al tuyo)?|tu signo opuesto|el signo opuesto(?: al tuyo)?',
      () => sign(turned(6), true),
    ),
    rule('tu (?:propio |mismo )?signo(?: solar)?', () => sign(turned(0), true)),
    rule(`signos? de (${ELEMENTS.join('|')})`, ({ 1: element = '' }) =>
      sign(SIGN_NAMES.filter((_, i) => i % 4 === ELEMENTS.indexOf(element))),
    ),
    ...SIGN_NAMES.map((name) =>
      rule(`(?:signo|constelacion|tierras|reino|dominios) (?:${EMBLEMS[name]})`, () =>
        sign([name]),
      ),
    ),
    ...SIGN_NAMES.map((name) => rule(SIGN_ALIASES[name] ?? plainName(name), () => sign([name]))),
    ...SIGN_NAMES.map((name) =>
      rule(
        `(?<=\\b(?:luna|sol|mercurio|venus|marte|jupiter|saturno) )${SIGN_ADJECTIVES[name]}`,
        () => sign([name]),
      ),
    ),
  ];
}

const HARD: AspectName[] = ['square', 'opposition', 'conjunction'];
const EASY: AspectName[] = ['trine', 'sextile', 'conjunction'];
const ANY: AspectName[] = ASPECTS.map(({ aspect }) => aspect);

const HARD_WORD = '(?:tens[oa]s?|dificil(?:es)?|dur[oa]s?|dinamic[oa]s?|desafiantes?|asper[oa]s?)';
const EASY_WORD =
  '(?:armonic[oa]s?|armonios[oa]s?|favorables?|fluid[oa]s?|amables?|buen[oa]?s?|benefic[oa]s?|suaves?|positiv[oa]s?)';

const ASPECT_WORDS: readonly (readonly [string, readonly AspectName[], boolean])[] = [
  ['conjuncion(?:es)?', ['conjunction'], false],
  ['sextil(?:es)?|sextila[n]?', ['sextile'], false],
  ['cuadraturas?|cuadrado (?=con|a )', ['square'], false],
  ['trigonos?|trina[n]?(?= (?:con|a) )', ['trine'], false],
  ['oposicion(?:es)?', ['opposition'], true],
  ['conjunt[oa]s?(?= (?:a|con|al) )', ['conjunction'], true],
  ['cuadra[n]?', ['square'], true],
  ['(?:opuest[oa]s?|frente|de frente) (?:a|al|con)(?= )', ['opposition'], true],
  [
    'se (?:opone[n]?|opondra[n]?|enfrenta[n]?|contrapone[n]?)|enfrentad[oa]s?|frente a frente|cara a cara|(?:se )?mira[n]? (?:de frente|a los ojos)|planta[n]? cara',
    ['opposition'],
    true,
  ],
  [
    'se (?:une[n]?|unira[n]?|junta[n]?|reune[n]?|funde[n]?|alinea[n]?|encuentra[n]?(?= (?:con|a) )|topa[n]?)',
    ['conjunction'],
    true,
  ],
  ['coincide[n]? con(?= )', ['conjunction'], true],
  [`aspectos? ${HARD_WORD}|${HARD_WORD} aspectos?|tension(?:es)?`, HARD, true],
  [`aspectos? ${EASY_WORD}|${EASY_WORD} aspectos?|armonia|sintonia`, EASY, true],
  [
    'choca[n]?|tensa[n]?|tensiona[n]?|desafia[n]?|presiona[n]?|se pelea[n]?|riñe[n]?|discute[n]?',
    HARD,
    true,
  ],
  [
    'armoniza[n]?|fluye[n]?|se (?:lleva[n]?|entiende[n]?) bien|favorece[n]?|se apoya[n]?|sonrie[n]?',
    EASY,
    true,
  ],
  [
    'coquetea[n]?|flirtea[n]?|tontea[n]?|corteja[n]?|seduce[n]?|baila[n]?|danza[n]?|abraza[n]?|besa[n]?|acaricia[n]?|guiña[n]?|saluda[n]?|charla[n]?|platica[n]?|negocia[n]?|pacta[n]?|colabora[n]?|coopera[n]?|se (?:alia[n]?|abraza[n]?|besa[n]?|reconcilia[n]?)|se (?:da|toma)[n]? (?:de )?la mano|hace[n]? (?:equipo|buenas migas)|une[n]? fuerzas',
    ANY,
    true,
  ],
  ['dialoga[n]?|conversa[n]?|aspecta[n]?|aspectos?|contacto|se toca[n]?|toca[n]?', ANY, true],
];

const ASPECT_RULES = ASPECT_WORDS.map(([words, among, loose]) =>
  rule(words, () => ({ is: 'aspect', among, loose })),
);

const PHASE_WORDS: readonly (readonly [string, MoonPhaseName])[] = [
  ['luna nueva|novilunio|interlunio', 'luna nueva'],
  ['cuarto creciente|primer cuarto', 'cuarto creciente'],
  ['luna llena|plenilunio', 'luna llena'],
  ['cuarto menguante|ultimo cuarto', 'cuarto menguante'],
  ['(?:luna )?gibosa(?:,? y| en fase)? creciente|creciente gibosa', 'gibosa creciente'],
  ['(?:luna )?gibosa(?:,? y| en fase)? menguante|menguante gibosa', 'gibosa menguante'],
  ['luna creciente', 'luna creciente'],
  ['luna menguante|luna balsamica', 'luna menguante'],
];

const MOON_IS = '(?<=\\bluna,? (?:(?:no|ya|hoy|que|esta|sigue|va|luce|brilla|aun|todavia) ){0,3})';
const WAXING = MOON_PHASES.slice(1, 4);
const WANING = MOON_PHASES.slice(5);

const PHASE_RULES: Rule[] = [
  ...PHASE_WORDS.map(([words, phase]) =>
    rule(words, () => ({ is: 'body', body: 'Moon', natal: false, phase })),
  ),
  rule(`(?:en )?fase creciente|en creciente|${MOON_IS}(?:crece|creciente|creciendo)`, () => ({
    is: 'phase',
    phases: WAXING,
  })),
  rule(
    `(?:en )?fase menguante|en menguante|${MOON_IS}(?:mengua|menguante|menguando|decrece)`,
    () => ({
      is: 'phase',
      phases: WANING,
    }),
  ),
  rule(`(?:en )?fase (?:llena|de llenura)|${MOON_IS}llena`, () => ({
    is: 'phase',
    phases: ['luna llena'],
  })),
  rule(`${MOON_IS}nueva`, () => ({ is: 'phase', phases: ['luna nueva'] })),
];

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const CARDINAL = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const ORDINAL =
  'primera segunda tercera cuarta quinta sexta septima octava novena decima undecima duodecima'.split(
    ' ',
  );

function houseNumber(word: string): number[] {
  const found = [ROMAN, CARDINAL, ORDINAL].map((names) => names.indexOf(word) + 1);
  const number = /^\d+$/.test(word) ? Number(word) : Math.max(...found);
  return number >= 1 && number <= 12 ? [number] : [];
}

const HOUSE_TOPICS: readonly (readonly [string, readonly number[]])[] = [
  ['dinero|recursos|ingresos|finanzas', [2, 8]],
  ['(?:la )?comunicacion|(?:los )?hermanos', [3]],
  ['(?:el )?hogar|(?:la )?familia|(?:las )?raices', [4]],
  ['(?:el )?romance|(?:la )?creatividad|(?:los )?hijos', [5]],
  ['(?:el )?trabajo diario|(?:la )?rutina|(?:la )?salud', [6]],
  ['(?:la )?pareja|(?:las )?relaciones|(?:los )?socios', [7]],
  ['(?:los )?viajes|(?:los )?estudios superiores', [9]],
  ['(?:la )?carrera|(?:la )?vocacion|(?:la )?profesion', [10]],
  ['(?:las )?amistades|(?:los )?amigos|(?:los )?grupos', [11]],
];

const HOUSE_RULES: Rule[] = [
  rule(
    `(?:casas?|sector) (?:numero )?(\\d{1,2}|${[...ROMAN].reverse().join('|')}|${CARDINAL.join('|')}|${ORDINAL.join('|')})`,
    ({ 1: word = '' }) => ({ is: 'house', houses: houseNumber(word) }),
  ),
  rule(`(${ORDINAL.join('|')}|\\d{1,2}(?:a|ª)) casa`, ({ 1: word = '' }) => ({
    is: 'house',
    houses: houseNumber(word.replace(/^(\d+).*/, '$1')),
  })),
  ...HOUSE_TOPICS.map(([topics, houses]) =>
    rule(`(?:casa|sector|zona|area) (?:de|del) (?:tu |tus )?(?:${topics})`, () => ({
      is: 'house',
      houses,
    })),
  ),
];

/** The rules that hold for every text and day; the first that fits wins. */
export const SKY_RULES: readonly Rule[] = [
  rule('super ?luna|micro ?luna|luna (?:azul|rosa|de fresa|del lobo|de nieve|de cosecha)', () => ({
    is: 'outside',
    what: 'pattern',
  })),
  rule(PATTERNS, () => ({ is: 'outside', what: 'pattern' })),
  rule(OUTSIDE_BODIES, () => ({ is: 'outside', what: 'unknown-body' })),
  rule('eclipses? (?:anular |parcial |total |penumbral )?(?:de sol|solar(?:es)?)', () => ({
    is: 'eclipse',
    of: 'Sun',
  })),
  rule('eclipses? (?:parcial |total |penumbral )?(?:de luna|lunar(?:es)?)|luna de sangre', () => ({
    is: 'eclipse',
    of: 'Moon',
  })),
  rule('eclipses?', () => ({ is: 'eclipse', of: undefined })),
  ...PHASE_RULES,
  ...BODY_RULES,
  ...MOTION_RULES,
  ...ASPECT_RULES,
  ...HOUSE_RULES,
  rule('no|ni|nunca|jamas|tampoco|sin|ningun[oa]?', () => ({ is: 'no' })),
];
