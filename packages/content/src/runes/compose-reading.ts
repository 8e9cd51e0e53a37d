import type { CastRune } from '@sibila/domain/runes/runes';
import { MAX_RUNES, runeSpreadFor } from '@sibila/domain/runes/spreads';
import { assessQuestion, type QuestionAssessment } from '@sibila/domain/safety/question';
import { questionForm, type QuestionForm } from '@sibila/domain/safety/question-form';
import { chooser, type Choose } from '../tarot/chooser.ts';
import { quotable } from '../tarot/quotable.ts';
import { RUNES } from './catalogue.ts';
import { fieldOf } from './fields.ts';
import { FORM_TURNS } from './forms.ts';
import {
  AETT_NOTES,
  CAUTIONS,
  cautionSlots,
  FIRST_PLACES,
  INVITATION_LEADS,
  LEADS,
  OPENERS,
  SECOND_INVITATION_LEADS,
  TOPICS,
} from './frames.ts';
import { PLANS, type Parts } from './plans.ts';
import { isKnownPair, relate } from './relate.ts';
import { capital, fill, uncapital } from './spoken.ts';
import { THEME_TURNS } from './themes.ts';
import { sideOf } from './voices/sides.ts';

export interface RuneReadingInput {
  /** 1 to 10 different runes, in the order in which they were cast. */
  runes: readonly CastRune[];
  question?: string;
}

interface Cast {
  runes: readonly CastRune[];
  spread: string;
  positions: readonly string[];
  question: string;
  assessment: QuestionAssessment;
  form: QuestionForm;
  choose: Choose;
}

function at<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

function openerFrames(cast: Cast, quote: string | null): readonly string[] {
  const { form, assessment } = cast;
  if (form === 'silent' || form === 'unreadable') return OPENERS[form];
  if (quote === null || assessment.crisis !== null) return OPENERS.topic;
  return quote.includes('?') ? OPENERS.quoted : OPENERS.told;
}

/** A lead and what the rune shows in its place, as two sentences or with a colon between. */
function joined(lead: string, shown: string, choose: Choose): string {
  const [first = ''] = shown.split('.');
  if (lead.includes(':') || first.includes(':') || choose(['.', ':']) === '.')
    return `${lead} ${shown}`;
  return `${lead.slice(0, -1)}: ${uncapital(shown)}`;
}

/** A rune in its place: the first starts from the question, the others from their position. */
function placed(cast: Cast, index: number): string {
  const { choose } = cast;
  const c = at(cast.runes, index);
  const position = at(cast.positions, index);
  const shown = choose(sideOf(c)[fieldOf(position)]);
  if (index > 0)
    return joined(fill(choose(LEADS[position] ?? LEADS['open'] ?? []), { c }), shown, choose);
  const quote = quotable(cast.question);
  const topic = TOPICS[cast.assessment.theme];
  const who = choose(FIRST_PLACES[cast.spread] ?? []);
  const frame = choose(openerFrames(cast, quote));
  return joined(fill(frame, { c, who, topic, q: quote ?? '' }), shown, choose);
}

/** Which earlier rune each one is read against; long rows read only some pairs. */
function readAgainst({ spread, runes }: Cast): ReadonlyMap<number, number> {
  if (spread === 'cruz-runica') {
    return new Map([
      [1, 0],
      [2, 0],
      [3, 2],
      [4, 3],
    ]);
  }
  const later = runes.map((_, index) => index).slice(1);
  if (runes.length <= 4) return new Map(later.map((index) => [index, index - 1]));
  const known = (index: number) => Number(isKnownPair(at(runes, index - 1), at(runes, index)));
  const ranked = later.toSorted((i, j) => known(j) - known(i) || (j % 2) - (i % 2) || i - j);
  return new Map(ranked.slice(0, 4).map((index) => [index, index - 1]));
}

/** The rune that answers most directly: the help of the cross, the present, or the last one. */
function spokesRune({ spread, runes }: Cast): CastRune {
  if (spread === 'nornas') return at(runes, 1);
  return spread === 'cruz-runica' ? at(runes, 3) : at(runes, -1);
}

function aettNote({ runes, choose }: Cast): string[] {
  const aetts = runes.map(({ rune }) => RUNES[rune]?.aett ?? null);
  for (const aett of ['Freyr', 'Hagal', 'Tyr'] as const) {
    const count = aetts.filter((each) => each === aett).length;
    if (count >= 3 && count >= runes.length * 0.8) return [choose(AETT_NOTES[aett])];
  }
  return [];
}

function cautioning({ assessment, choose }: Cast): string[] {
  const { cautions } = assessment;
  return cautions.length === 0 ? [] : [fill(choose(CAUTIONS), cautionSlots(cautions))];
}

function invitation(cast: Cast, leads: readonly string[], c: CastRune): string {
  const lead = cast.choose(leads);
  const text = cast.choose(sideOf(c).invitations);
  return lead === '' ? text : fill(lead, { c }) + text;
}

function inviting(cast: Cast): string[] {
  const { runes } = cast;
  const first = spokesRune(cast);
  const invited = [invitation(cast, INVITATION_LEADS, first)];
  if (runes.length > 2) return invited;
  return [...invited, invitation(cast, SECOND_INVITATION_LEADS, at(runes, 0))];
}

function partsOf(cast: Cast): Parts {
  const { runes, choose } = cast;
  const spokes = spokesRune(cast);
  const against = readAgainst(cast);
  const act = sideOf(spokes).act;
  return {
    placed: runes.map((_, index) => placed(cast, index)),
    related: runes.map((rune, index) => {
      const other = against.get(index);
      return other === undefined ? [] : relate(at(runes, other), rune, choose);
    }),
    form: [fill(choose(FORM_TURNS[cast.form]), { c: spokes, act })],
    help: runes.length <= 4 ? [choose(sideOf(spokes).help)] : [],
    owed: runes.length === 1 ? [choose(sideOf(spokes).owed)] : [],
    aett: aettNote(cast),
    theme: [
      choose(THEME_TURNS[cast.assessment.theme][sideOf(spokes).gesture]),
      ...cautioning(cast),
    ],
    inviting: inviting(cast),
    closing: choose(sideOf(at(runes, -1)).closings),
  };
}

function checkedCast({ runes, question = '' }: RuneReadingInput): Cast {
  if (runes.length < 1 || runes.length > MAX_RUNES)
    throw new RangeError(`1 to ${MAX_RUNES} runes make a reading`);
  const spread = runeSpreadFor(runes.length);
  const asked = question.trim();
  const seed = runes.map(({ rune, reversed }) => `${rune}${reversed ? 'r' : ''}`).join(',');
  return {
    runes,
    spread: spread.id,
    positions: spread.positions.map(({ id }) => id),
    question: asked,
    assessment: assessQuestion(asked),
    form: questionForm(asked),
    choose: chooser(`runas|${seed}|${asked}`),
  };
}

/**
 * Writes a whole reading in Spanish without any model: paragraphs that start from this cast and
 * this question, read each rune in its place and against its neighbours, and end in an
 * invitation and a closing line. Pure: the same cast and question give the same text.
 */
export function composeRuneReading(input: RuneReadingInput): string[] {
  const cast = checkedCast(input);
  const plans = PLANS[cast.spread] ?? PLANS['abierta'] ?? [];
  const plan = cast.choose(plans);
  const paragraphs = plan(partsOf(cast)).filter((sentences) => sentences.length > 0);
  return paragraphs.map((sentences) => capital(sentences.join(' ')));
}
