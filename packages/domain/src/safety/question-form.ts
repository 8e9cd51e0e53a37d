import { plain } from './fold.ts';
import {
  ASKING_STARTS,
  COMMON_WORDS,
  FIRST_PERSON_FUTURES,
  FORM_PATTERNS,
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
  const all = words(text);
  const known = all.filter(
    (word) =>
      word.length > 1 && (COMMON_WORDS.has(word) || /[a-z]{3}(?:ra|ran|re|cion)$/.test(word)),
  );
  if (known.length > 0 && known.length >= all.length * READABLE_SHARE) return true;
  return assessQuestion(text).theme !== 'none';
}

/** The part that asks: between the signs where there are any, without «quiero saber si». */
function askingPart(text: string): { line: string; asks: boolean } {
  const marked = /¿([^?]+)/.exec(text)?.[1] ?? /([^.?]+)\?/.exec(text)?.[1];
  const part = marked ?? text;
  const line = words(part).join(' ');
  const bare = line.replace(POLITE_STARTS, '');
  const asks = marked !== undefined || bare !== line || ASKING_STARTS.test(part.trim());
  return { line: bare, asks };
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
