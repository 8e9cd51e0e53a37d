import { isOfKin, namesTreatment, ofTheBody } from './delicate-body.ts';
import { wordsForThemes } from './question.ts';
import type { QuestionForm } from './question-form.ts';
import { themesIn } from './theme-weighing.ts';

/**
 * What a question asks that no card may answer: whether or when somebody dies, whether there is
 * (or will be) a pregnancy, what a body feels, what to do about a treatment, what number to play,
 * what another person does in secret.
 */
export type Delicate = 'death' | 'pregnancy' | 'symptom' | 'treatment' | 'lottery' | 'deceit';

// «Me muero de risa», «moriré de amor»: said so, nobody dies.
const NOT_IN_EARNEST =
  '(?! (?:por|de (?:ganas|amor|pena|risa|miedo|hambre|aburrimiento|sueno|frio|calor|verguenza|celos|envidia|cansancio|nervios|curiosidad))\\b)';
const DYING = [
  `\\bmorir(?:e|as|a|an|emos|me)\\b${NOT_IN_EARNEST}`,
  `\\b(?:voy|vas|va|van|vamos) a (?:morir(?:me|te|se|nos)?|fallecer)\\b${NOT_IN_EARNEST}`,
  `\\b(?:cuando|fecha|dia|ano|hora|donde|de que|si) (?:me|se|nos) muer(?:o|e|a|en|an)\\b${NOT_IN_EARNEST}`,
  '\\b(?:me|se) muer(?:o|e|a) (?:pronto|ya|este ano|joven|antes|sol[oa])\\b',
  '\\bse muer(?:e|a|en|an) (?:mi|mis|el|la) [a-z]+',
  '\\bsone que (?:me|se) mor\\w+|\\bpasar(?:a|e)? de (?:este|ese) ano\\b|\\b(?:tendre|voy a tener|tendra) una (?:vida (?:larga|corta)|muerte)\\b',
  `\\b(?:esta|estan|estoy) muriendo|\\bmuriendo(?:me|se)\\b${NOT_IN_EARNEST}`,
  '\\bfallecer(?:e|a|an)\\b|\\bsobrevivir(?:e|a|an)\\b|\\bse (?:va a salvar|salvara) mi\\b',
  '\\bcuant[oa]s?(?: anos| tiempo| dias| meses| vida)? (?:de vida )?(?:me|te|le|les|nos) quedan?(?: (?:de vida(?: a (?:mis? )?[a-z]+)?|por vivir|aqui|(?:a|con) mis? [a-z]+|a [a-z]+))?$',
  '\\bcuant[oa]s?(?: anos| tiempo| mas)? (?:(?:voy|va|van) a vivir|vivir(?:e|a|an))(?! (?:en|aqui|con|sol[oa]|de)\\b)',
  '\\b(?:llegare|voy a llegar|llegara [a-z ]*|llegara) a (?:viej[oa]|ancian[oa]|los [a-z0-9]+(?: anos)?$)',
  '\\bvivire (?:mucho|poco|much[oa]s? )|\\bmi (?:propia )?muerte\\b',
  '\\b(?:cuando|fecha|dia|cerca|habra|llegara|avisan?|anuncian?) [a-z ]*\\bmuerte\\b|\\bmuerte [a-z ]*(?:cerca|proxima|pronto)\\b',
];
// A business or a love may die; that is another question.
const THINGS_THAT_DIE =
  /\b(?:negocio|empresa|relacion|amor|amistad|matrimonio|noviazgo|proyecto|pasion|plantas?|planeta|ilusion|esperanza|deseo|lengua|celular|movil|telefono|bateria|internet|ordenador|computadora|coche|carro|auto|juego)\b/;

const WITH_CHILD =
  /\b(?:estoy|estare|estaria|esta|estara|quede|quedo|quedare|quedaria|quedar|quedara|quedarme|puedo quedar)(?: mi [a-z]+)? (?:ya )?(?:embarazada|encinta|en cinta|prenada)\b|\b(?:hay|habra|tengo|es|sera) (?:un )?embarazo\b|\bespero un (?:bebe|hijo)\b|\b(?:sere|voy a ser) (?:mama|madre|papa|padre)\b|\b(?:tendre|voy a tener) (?:un |una |mas )?(?:bebe|hij[oa]s?)\b/;

const LOTTERY =
  /\b(?:loteria|quiniela|bonoloto|euromillon(?:es)?|melate|powerball|baloto|quini|rifa|sorteo|numero (?:de la suerte|ganador|gordo)|numeros (?:de la suerte|ganadores)|numeros? (?:juego|jugar|apuesto|compro|elijo|saldra|saldran|va a salir))\b/;

const DECEIT =
  /\b(?:me|nos|lo|la|le|se) (?:va a |ha |han |esta |estan )?(?:engan(?:a|an|o|ando|ado|ara|ar)|mient(?:e|en)|mintio|mintiendo|traicion(?:a|o|ando|ara)|ocult(?:a|an|o|ando)|escond(?:e|en|io|iendo)|pon(?:e|iendo) los cuernos|(?:es|sera|fue) (?:in)?fiel)\b|\b(?:es|sera|fue) infiel\b|\b(?:tiene|ve|sale con|esta con|habla con) (?:a )?(?:otr[ao](?: (?:persona|mujer|hombre|chic[ao]|pareja|relacion))?$|una? amante)|\bhay otr[ao] (?:persona|mujer|hombre)\b|\bengana a\b/;
// Asked otherwise, it is what to do about it, and cards may help with that.
const ASKING_IT: ReadonlySet<QuestionForm> = new Set(['other', 'will', 'who', 'what']);

const DEATH = new RegExp(DYING.join('|'));
const OF_ANOTHER = /\bmis? (?!(?:propia )?(?:vida|muerte|tiempo|hora|cuerpo|salud|destino|edad)\b)/;

/** Lower case without accents or signs; the letters stay as written. */
export function bareWords(question: string): string {
  return question
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Whether the patterns of death find it in a question; null where it is of a thing that «dies». */
export function deathInPatterns(question: string): boolean | null {
  const line = bareWords(question);
  if (!DEATH.test(line)) return false;
  return THINGS_THAT_DIE.test(line) ? null : true;
}

function isOfDeath(question: string): boolean {
  const known = deathInPatterns(question);
  if (known === null) return false;
  return themesIn(wordsForThemes(question), ['death'], known ? ['death'] : []).length > 0;
}

/** Whether a question asks for what no card may answer, and what that is. */
export function delicateOf(question: string, form: QuestionForm): Delicate | null {
  const line = bareWords(question);
  const body = ofTheBody(line);
  // Who can't breathe needs help before any other answer.
  if (body?.urgent) return body.kind;
  if (isOfDeath(question)) return 'death';
  if (WITH_CHILD.test(line)) return 'pregnancy';
  if (body) return body.kind;
  if (LOTTERY.test(line)) return 'lottery';
  return ASKING_IT.has(form) && DECEIT.test(line) ? 'deceit' : null;
}

/** Whether its words about a body call for help at once. */
export function isUrgent(question: string): boolean {
  return ofTheBody(bareWords(question))?.urgent ?? false;
}

/** Whether it asks about somebody else rather than about the person who asks. */
export function isAboutAnother(question: string): boolean {
  const line = bareWords(question);
  return ofTheBody(line) ? isOfKin(line) : OF_ANOTHER.test(line);
}

/** Whether it names a medicine or a treatment, whatever it asks. */
export function speaksOfTreatment(question: string): boolean {
  return namesTreatment(bareWords(question));
}
