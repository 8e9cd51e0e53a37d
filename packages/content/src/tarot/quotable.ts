import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { questionForm, type QuestionForm } from '@sibila/domain/safety/question-form';
import { wholeWords } from '@sibila/domain/text/whole-words';

const LONGEST = 120;
const SHORTEST = 6;
// Letters, numbers and the signs of a plain Spanish question; so no markup, links or controls.
const PLAIN_QUESTION = /^[\p{Script=Latin}\p{M}\p{N} ¿?,.:;()\-–]+$/u;
const SPEAKS_TO_MACHINES = wholeWords(
  /instruccion|prompt|sistema|system|ignor[ae]|olvida (?:todo|lo)|responde (?:solo|únicamente)|\b(?:actúa|finge|repite|escribe|imprime)\b|\binvertid[ao]s?\b|\S{26}/iu,
);

// Such a word is answered around, not repeated in the first line.
const GRAVE = /(?<!\p{L})(?:mor[ií]|muer|mata|fallec|suicid)/iu;

/**
 * The question as a reading may quote it between « », or null when it is too long, carries more
 * than plain words, or talks to a machine rather than to the cards.
 */
export function quotable(question: string): string | null {
  const text = question
    .trim()
    .replace(/ {2,}/g, ' ')
    .replace(/[.,;:]+$/, '');
  if (text.length < SHORTEST || question.length > LONGEST) return null;
  if (!PLAIN_QUESTION.test(text) || !text.includes(' ')) return null;
  if (GRAVE.test(text)) return null;
  return SPEAKS_TO_MACHINES.test(text) || forbiddenClaim(text) ? null : text;
}

// What tells more than it asks, though a question is in it.
const TELLS =
  /^(?:hola|me|no s[eé]|necesito|quiero|quisiera|busco|mis?|estoy|tengo|llevo)(?!\p{L})|,/iu;

// «Me muero de ganas de saber si…» asks, though it is put as a statement.
const INDIRECT =
  /(?<!\p{L})(?:saber|averiguar|me pregunto) ((?:si|qu[eé]|cu[aá]ndo|c[oó]mo|por qu[eé]|qui[eé]n)(?!\p{L}).*)$/iu;

/** How a question is put, once for the whole reading: what is asked indirectly is asked. */
export function formOf(question: string): QuestionForm {
  const form = questionForm(question);
  const [, inner] = INDIRECT.exec(question) ?? [];
  if (form !== 'statement' || inner === undefined) return form;
  const asked = questionForm(`¿${inner.replace(/^si /i, '')}?`);
  return asked === 'statement' || asked === 'unreadable' ? 'will' : asked;
}

/** Whether a reading may say «preguntas», «cuentas», or only what holds of both. */
export function wordingOf(text: string, form: QuestionForm): 'asked' | 'written' | 'told' {
  if (form === 'statement') return 'told';
  return text.includes('?') || !TELLS.test(text) ? 'asked' : 'written';
}

const NOT_ASKED: ReadonlySet<QuestionForm> = new Set(['silent', 'unreadable', 'statement']);
const OF_A_QUESTION = /que preguntas|(?:tu|esta|esa) pregunta(?!\p{L})|preguntaste/iu;

/** Whether a text takes it for granted that something was asked, where nothing was. */
export function missesTheQuestion(text: string, form: QuestionForm): boolean {
  return NOT_ASKED.has(form) && OF_A_QUESTION.test(text);
}
