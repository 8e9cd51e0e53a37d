import type { QuestionTheme } from '@sibila/domain/safety/question';
import type { QuestionForm } from '@sibila/domain/safety/question-form';
import type { Take, Takes } from './take.ts';
import { WHEN_TAKES, WHICH_TAKES, WHO_TAKES } from './takes-between.ts';
import { OTHER_TAKES, SHOULD_TAKES, WILL_TAKES } from './takes-closed.ts';
import {
  HEALTH_TAKE,
  HOW_TAKES,
  SILENT_TAKE,
  STATEMENT_TAKES,
  WHAT_TAKES,
  WHY_TAKES,
} from './takes-open.ts';

const TAKES: Readonly<Record<Exclude<QuestionForm, 'silent' | 'unreadable'>, Takes>> = {
  other: OTHER_TAKES,
  will: WILL_TAKES,
  should: SHOULD_TAKES,
  when: WHEN_TAKES,
  who: WHO_TAKES,
  which: WHICH_TAKES,
  how: HOW_TAKES,
  why: WHY_TAKES,
  what: WHAT_TAKES,
  statement: STATEMENT_TAKES,
};

function ofHealth(own?: Take): Take {
  if (!own) return HEALTH_TAKE;
  return {
    middle: [...own.middle, ...HEALTH_TAKE.middle],
    landing: [...own.landing, ...HEALTH_TAKE.landing],
  };
}

/** How a reading comes back to a question put like this about that. */
export function takeOf(form: QuestionForm, theme: QuestionTheme): Take {
  if (form === 'silent' || form === 'unreadable') return SILENT_TAKE;
  const takes = TAKES[form];
  // No general text may answer a question about health: it would sound like a prognosis.
  if (theme === 'health') return ofHealth(takes.health);
  return takes[theme] ?? takes.any;
}
