import type { QuestionTheme } from '@sibila/domain/safety/question';
import type { QuestionForm } from '@sibila/domain/safety/question-form';
import { wholeWords } from '@sibila/domain/text/whole-words';

type Noun = readonly [written: string, feminine?: 'f'];

const PEOPLE: readonly Noun[] = [
  ['ex'],
  ['exnovio'],
  ['exnovia', 'f'],
  ['exmarido'],
  ['exesposa', 'f'],
  ['expareja', 'f'],
  ['pareja', 'f'],
  ['novio'],
  ['novia', 'f'],
  ['marido'],
  ['esposo'],
  ['esposa', 'f'],
  ['mujer', 'f'],
  ['madre', 'f'],
  ['mamá', 'f'],
  ['padre'],
  ['papá'],
  ['padres'],
  ['hijo'],
  ['hija', 'f'],
  ['hijos'],
  ['hijas', 'f'],
  ['hermano'],
  ['hermana', 'f'],
  ['hermanos'],
  ['hermanas', 'f'],
  ['abuelo'],
  ['abuela', 'f'],
  ['tío'],
  ['tía', 'f'],
  ['primo'],
  ['prima', 'f'],
  ['suegro'],
  ['suegra', 'f'],
  ['cuñado'],
  ['cuñada', 'f'],
  ['nieto'],
  ['nieta', 'f'],
  ['jefe'],
  ['jefa', 'f'],
  ['socio'],
  ['socia', 'f'],
  ['amigo'],
  ['amiga', 'f'],
  ['compañero'],
  ['compañera', 'f'],
  ['vecino'],
  ['vecina', 'f'],
  ['familia', 'f'],
];

const THINGS: Readonly<Partial<Record<QuestionTheme, readonly Noun[]>>> = {
  work: [
    ['trabajo'],
    ['empleo'],
    ['negocio'],
    ['empresa', 'f'],
    ['proyecto'],
    ['puesto'],
    ['ascenso'],
    ['aumento'],
    ['entrevista', 'f'],
    ['equipo'],
    ['vocación', 'f'],
  ],
  love: [['relación', 'f'], ['matrimonio'], ['boda', 'f'], ['divorcio'], ['cita', 'f'], ['amor']],
  money: [
    ['dinero'],
    ['ahorros'],
    ['deudas', 'f'],
    ['deuda', 'f'],
    ['hipoteca', 'f'],
    ['préstamo'],
    ['crédito'],
    ['inversión', 'f'],
    ['sueldo'],
    ['acciones', 'f'],
    ['casa', 'f'],
    ['coche'],
    ['auto'],
    ['carro'],
    ['terreno'],
  ],
  health: [
    ['salud', 'f'],
    ['operación', 'f'],
    ['tratamiento'],
    ['terapia', 'f'],
    ['dieta', 'f'],
    ['ansiedad', 'f'],
    ['insomnio'],
  ],
  studies: [
    ['examen'],
    ['exámenes'],
    ['carrera', 'f'],
    ['tesis', 'f'],
    ['curso'],
    ['beca', 'f'],
    ['maestría', 'f'],
    ['doctorado'],
    ['oposiciones', 'f'],
    ['estudios'],
  ],
  travel: [
    ['mudanza', 'f'],
    ['viaje'],
    ['ciudad', 'f'],
    ['país'],
    ['vacaciones', 'f'],
    ['casa', 'f'],
  ],
};

const ANY_THEME: readonly Noun[] = [
  ['juicio'],
  ['demanda', 'f'],
  ['pleito'],
  ['herencia', 'f'],
  ['contrato'],
  ['visa', 'f'],
  ['custodia', 'f'],
  ['suerte', 'f'],
  ['vida', 'f'],
  ['casa', 'f'],
  ['boda', 'f'],
  ['relación', 'f'],
  ['mudanza', 'f'],
  ['trámite'],
  ['proyecto'],
  ['negocio'],
];

// Where the question names nothing that could be repeated.
const DEFAULTS: Readonly<Record<QuestionTheme, string>> = {
  work: 'tu trabajo',
  love: 'el amor',
  family: 'tu familia',
  money: 'tu dinero',
  health: 'tu salud',
  studies: 'tus estudios',
  travel: 'ese cambio de lugar',
  decision: 'esta decisión',
  self: 'tu camino',
  none: 'este asunto',
};

const OWN = new Set(['mi', 'mis']);
// With an article these are the asker's own too: «el trabajo» is «tu trabajo».
const ALWAYS_OWN = new Set(['trabajo', 'dinero', 'salud', 'familia', 'vida', 'suerte', 'vocación']);
const PREFIXES = 'mi|mis|el|la|los|las|un|una|este|esta|ese|esa|otro|otra|nuestra|nuestro';

function pointed([written, feminine]: Noun, determiner: string): string {
  const plural = written.length > 3 && written.endsWith('s') && !/(?:tesis|país)$/.test(written);
  const isOwn = OWN.has(determiner) || (/^(?:el|la)$/.test(determiner) && ALWAYS_OWN.has(written));
  if (isOwn) return `${plural ? 'tus' : 'tu'} ${written}`;
  if (/^otr[oa]$/.test(determiner)) return `${determiner} ${written}`;
  if (plural) return `${feminine ? 'esas' : 'esos'} ${written}`;
  return `${feminine ? 'esa' : 'ese'} ${written}`;
}

function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

// What is asked with a verb and no noun, where the question's field of life is not clear.
const SAID_WITH_A_VERB: readonly (readonly [RegExp, string])[] = [
  [wholeWords(/\b(?:ascender|asciendan|ascienden|ascenderan)\b/), 'ese ascenso'],
  [
    wholeWords(/\b(?:caso|casar|casare|casaremos|casamos) (?:con|ya|este)\b|\bcasar(?:me|nos)\b/),
    'esa boda',
  ],
  [wholeWords(/\b(?:confiar|confio|confianza)\b/), 'la confianza'],
  [wholeWords(/\b(?:perdonar|perdono|perdon|perdonarme)\b/), 'ese perdón'],
  [wholeWords(/\b(?:miedo|miedos|temor)\b/), 'ese miedo'],
  [wholeWords(/\b(?:olvidar|olvido|olvidarme)\b/), 'ese olvido'],
];

function saidWithAVerb(line: string): string | null {
  return SAID_WITH_A_VERB.find(([pattern]) => pattern.test(line))?.[1] ?? null;
}

function firstNamed(line: string, nouns: readonly Noun[], determiners: string): string | null {
  let first = Infinity;
  let named: string | null = null;
  for (const noun of nouns) {
    const found = new RegExp(`(?<![a-z])(${determiners}) ${bare(noun[0])}(?![a-z])`).exec(line);
    if (!found || found.index >= first) continue;
    first = found.index;
    named = pointed(noun, found[1] ?? '');
  }
  return named;
}

/**
 * What a question asks about, said to the person who asked: «mi ex» is «tu ex», «el examen» is
 * «ese examen». Only words of these tables are ever repeated.
 */
export function subjectOf(question: string, form: QuestionForm, theme: QuestionTheme): string {
  const line = bare(question);
  const person = firstNamed(line, PEOPLE, 'mi|mis');
  const thing = firstNamed(line, [...(THINGS[theme] ?? []), ...ANY_THEME], PREFIXES);
  const isOfPeople = form === 'other' || theme === 'family' || theme === 'love';
  const named = isOfPeople ? (person ?? thing) : (thing ?? person);
  if (named !== null) return named;
  if (form === 'other' && theme === 'love') return 'esa persona';
  if (theme !== 'none') return DEFAULTS[theme];
  const deed = saidWithAVerb(line);
  if (deed !== null) return deed;
  return form === 'statement'
    ? 'lo que cuentas'
    : form === 'what'
      ? 'lo que preguntas'
      : DEFAULTS.none;
}
