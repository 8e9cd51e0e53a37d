import { plain } from './fold.ts';
import {
  ASKING_STARTS,
  CHAT_SPELLINGS,
  COMMON_WORDS,
  FIRST_PERSON_FUTURES,
  FORM_PATTERNS,
  GREETINGS,
  PLAIN_ASKING,
  PLAIN_ASKING_ALONE,
  POLITE_STARTS,
} from './form-patterns.ts';
import { assessQuestion } from './question.ts';

/** How a question is put, whatever it is about. */
export type QuestionForm =
  /** Nothing was written. */
  | 'silent'
  /** Something was written that no one could read as Spanish. */
  | 'unreadable'
  /** Something was told, nothing asked. */
  | 'statement'
  | 'when'
  | 'why'
  | 'how'
  | 'who'
  /** Which of two or more. */
  | 'which'
  | 'should'
  /** What another person feels, or whether they will do something. */
  | 'other'
  /** Whether something is so or will come about. */
  | 'will'
  | 'what';

// One readable word in five is enough: names and slang fill the rest.
const READABLE_SHARE = 0.2;

function words(text: string): string[] {
  return plain(text).match(/[a-z]+/g) ?? [];
}

function isReadable(text: string): boolean {
  const all = lineOf(text).split(' ');
  const known = all.filter(
    (word) =>
      word.length > 1 && (COMMON_WORDS.has(word) || /[a-z]{3}(?:ra|ran|re|cion)$/.test(word)),
  );
  if (known.length > 0 && known.length >= all.length * READABLE_SHARE) return true;
  return assessQuestion(text).theme !== 'none';
}

function lineOf(text: string): string {
  const spelled = words(text).map((word) => CHAT_SPELLINGS[word] ?? word);
  return spelled
    .join(' ')
    .replace(GREETINGS, '')
    .replace(/^porque (?=\S)/, 'por que ');
}

/** Whether a clause asks without a sign; `alone` where the text is nothing else. */
function asksPlainly(clause: string, alone: boolean): boolean {
  const line = lineOf(clause);
  return (
    POLITE_STARTS.test(`${line} `) ||
    ASKING_STARTS.test(clause.trim()) ||
    PLAIN_ASKING.test(line) ||
    (alone && PLAIN_ASKING_ALONE.test(line))
  );
}

/** The part that asks: between the signs where there are any, without «quiero saber si». */
function askingPart(text: string): { line: string; asks: boolean } {
  const marked = /¿([^?]+)/.exec(text)?.[1] ?? /([^.?]+)\?/.exec(text)?.[1];
  const clauses = text.split(/[,.;:\n]+/).filter((clause) => clause.trim() !== '');
  const unmarked = clauses.findLast((clause) => asksPlainly(clause, clauses.length === 1));
  const line = lineOf(marked ?? unmarked ?? text);
  const asks = marked !== undefined || unmarked !== undefined;
  return { line: line.replace(POLITE_STARTS, ''), asks };
}

/** «Encontraré», but not «padre»: the accent tells, or else the verb must be a known one. */
function speaksOfOwnFuture(text: string, line: string): boolean {
  return (
    /(?<!\p{L})\p{L}{2,}r(?:é|emos)(?!\p{L})/iu.test(text.normalize('NFC')) ||
    FIRST_PERSON_FUTURES.test(line)
  );
}

/** Says how a question is put. Any text is accepted. */
export function questionForm(text: string): QuestionForm {
  if (text.trim() === '') return 'silent';
  if (!isReadable(text)) return 'unreadable';
  const { line, asks } = askingPart(text);
  if (!asks) return 'statement';
  for (const [form, pattern] of FORM_PATTERNS) {
    if (!pattern.test(line)) continue;
    const isClosed = form === 'other' && !/^(?:y )?que /.test(line);
    return isClosed && speaksOfOwnFuture(text, line) ? 'will' : form;
  }
  return 'will';
}
