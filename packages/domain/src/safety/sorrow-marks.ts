import { ARCANA_NAMES } from '../tarot/cards.ts';
import { bareWords } from './delicate.ts';
import { foldText } from './fold.ts';
import { petSorrowOf } from './pet-sorrow.ts';
import { compilePhrases, compileRules, satisfies, withoutPhrases } from './phrases.ts';
import * as bonds from './sorrow-bonds.ts';
import * as losses from './sorrow-phrases.ts';

const CARD_NAMES = new RegExp(`(?:${ARCANA_NAMES.join('|')})(?![\\p{L}])`, 'gu');
const NOT_MEANT = compilePhrases([losses.NOT_DEAD, losses.OTHER_ABORTS]);
const TABLES = (
  [
    ['lost-pregnancy', losses.LOST_PREGNANCY],
    ['abortion', losses.ABORTION],
    ['pregnancy-choice', losses.PREGNANCY_CHOICE],
    ['grief', losses.GRIEF],
    ['dying', losses.DYING],
    ['self-contempt', bonds.SELF_CONTEMPT],
    ['disability', losses.DISABILITY],
    ['caring', losses.CARING],
    ['own-illness', losses.OWN_ILLNESS],
    ['illness-of-another', losses.ILLNESS_OF_ANOTHER],
    ['longing', losses.LONGING],
    ['own-betrayal', bonds.OWN_BETRAYAL],
    ['betrayal', bonds.BETRAYAL],
    ['divorce', bonds.DIVORCE],
    ['breakup', bonds.BREAKUP],
    ['heavy', bonds.HEAVY],
  ] as const
).map(([sorrow, rules]) => [sorrow, compileRules(rules)] as const);

/** Which tables of phrases about sorrows find theirs in a question; they err, so they only weigh in. */
export function sorrowMarks(question: string): string[] {
  const named = question.replace(CARD_NAMES, ' ').replace(/\bvih\b/giu, 'seropositivo');
  const line = withoutPhrases(foldText(named).lines[0] ?? '', NOT_MEANT);
  const marks = TABLES.filter(([, matchers]) => satisfies({ lines: [line] }, matchers));
  const pet = petSorrowOf(bareWords(question));
  return [...marks.map(([sorrow]) => sorrow), ...(pet === null ? [] : [pet])];
}
