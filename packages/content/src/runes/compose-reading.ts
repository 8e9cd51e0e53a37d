import type { CastRune } from '@sibila/domain/runes/runes';
import { MAX_RUNES, runeSpreadFor } from '@sibila/domain/runes/spreads';
import { assessQuestion, type QuestionAssessment } from '@sibila/domain/safety/question';
import type { QuestionForm } from '@sibila/domain/safety/question-form';
import { chooser, oneIn, sparing, type Choose } from '../tarot/chooser.ts';
import {
  delicateOf,
  isAboutAnother,
  isUrgent,
  type Delicate,
} from '@sibila/domain/safety/delicate';
import { cardAskedAbout } from '../tarot/question/card-asked.ts';
import { MOTIF_TOPICS, MOTIF_TURNS, motifOf, type Motif } from '../tarot/question/motifs.ts';
import { formOf, missesTheQuestion, quotable, wordingOf } from '../tarot/quotable.ts';
import { RUNES } from './catalogue.ts';
import { ENDINGS } from './endings.ts';
import { fieldOf } from './fields.ts';
import { FORM_TURNS, LOTTERY_TURNS } from './forms.ts';
import {
  AETT_NOTES,
  CAUTIONS,
  cautionSlots,
  FIRST_PLACES,
  INVITATION_LEADS,
  LEADS,
  OPENERS,
  PAST_CHECKS,
  SECOND_INVITATION_LEADS,
  TOPICS,
} from './frames.ts';
import { PLANS, type Parts } from './plans.ts';
import { soundsGrave } from './gentle.ts';
import { isKnownPair, relate } from './relate.ts';
import { capital, fill, uncapital } from './spoken.ts';
import { cautionsOfErrand, errandOf, type Errand } from '@sibila/domain/safety/errand';
import { sorrowOf, type Sorrow } from '@sibila/domain/safety/sorrow';
import { tellErrand } from '../errands/compose.ts';
import { tellGently } from '../gentle/runes.ts';
import { isTender, tellTenderly } from './tender/tell.ts';
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
  motif: Motif | null;
  delicate: Delicate | null;
  sorrow: Sorrow | null;
  errand: Errand | null;
  /** Whether it says, of what was, that only the person knows. */
  hedges: boolean;
  choose: Choose;
}

function at<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

function openerFrames(cast: Cast, quote: string | null): readonly string[] {
  const { form, assessment, motif, question } = cast;
  if (form === 'silent' || form === 'unreadable') return OPENERS[form];
  const wording = wordingOf(quote ?? question, form);
  if (quote !== null && assessment.crisis === null) return OPENERS[wording];
  const isTold = wording === 'told';
  if (assessment.theme === 'none' && motif === null)
    return isTold ? OPENERS.telling : OPENERS.asking;
  return isTold ? OPENERS.toldTopic : OPENERS.askedTopic;
}

/** A lead and what the rune shows in its place, as two sentences or with a colon between. */
function joined(lead: string, shown: string, choose: Choose): string {
  const [first = ''] = shown.split('.');
  if (lead.includes(':') || first.includes(':') || choose(['.', ':']) === '.')
    return `${lead} ${shown}`;
  return `${lead.slice(0, -1)}: ${uncapital(shown)}`;
}

/** How a rune is led in: the first from the question, the others from their position. */
function led(cast: Cast, index: number): string {
  const { choose } = cast;
  const c = at(cast.runes, index);
  if (index > 0)
    return fill(choose(LEADS[at(cast.positions, index)] ?? LEADS['open'] ?? []), { c });
  const quote = quotable(cast.question);
  const topic = cast.motif === null ? TOPICS[cast.assessment.theme] : MOTIF_TOPICS[cast.motif];
  const who = choose(FIRST_PLACES[cast.spread] ?? []);
  const card = cardAskedAbout(cast.question);
  if (card !== null) return `${card} ${fill(choose(OPENERS.card), { c, who })}`;
  return fill(choose(openerFrames(cast, quote)), { c, who, topic, q: quote ?? '' });
}

/** A rune in its place; now and then what was is left to the person to recognise. */
function placed(cast: Cast, index: number): string {
  const { choose } = cast;
  const field = fieldOf(at(cast.positions, index));
  const shown = choose(sideOf(at(cast.runes, index))[field]);
  const told = joined(led(cast, index), shown, choose);
  return field === 'was' && cast.hedges ? `${told} ${choose(PAST_CHECKS)}` : told;
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

/** What helps, where no place of the cast is of help: from the rune alone, or the present one. */
function helping(cast: Cast): string[] {
  const { runes, spread, choose } = cast;
  if (runes.length > 1 && spread !== 'nornas') return [];
  const help = choose(sideOf(spokesRune(cast)).help);
  return runes.length > 1 && isOfHealth(cast.assessment) && soundsGrave(help) ? [] : [help];
}

/** What it comes to in the field of life that is asked about, or closer to the question. */
function themeTurn({ assessment, motif, choose }: Cast, spokes: CastRune): string {
  if (motif !== null) return choose(MOTIF_TURNS[motif]);
  return choose(THEME_TURNS[assessment.theme][sideOf(spokes).gesture]);
}

function invitation(cast: Cast, leads: readonly string[], c: CastRune): string {
  const lead = cast.choose(leads);
  const text = cast.choose(sideOf(c).invitations);
  const [first = ''] = text.split('.');
  const isBare = lead === '' || (lead.includes(':') && first.includes(':'));
  return isBare ? text : fill(lead, { c }) + uncapital(text);
}

/** The answer to the way in which the question was put, or to what no rune may say. */
function turns({ delicate, form }: Cast): readonly string[] {
  return delicate === 'lottery' ? LOTTERY_TURNS : FORM_TURNS[form];
}

function inviting(cast: Cast): string[] {
  const invited = [invitation(cast, INVITATION_LEADS, at(cast.runes, -1))];
  return cast.runes.length > 2 ? invited : [...invited, invitingInstead(cast)];
}

function invitingInstead(cast: Cast): string {
  return invitation(cast, SECOND_INVITATION_LEADS, at(cast.runes, 0));
}

// Said of a rune that would ask for rest or waiting, to who asks about health.
const ASKING_THE_DOCTOR = 'apuntar tus dudas y pedir una cita con el médico';

function partsOf(cast: Cast): Parts {
  const { runes, choose } = cast;
  const spokes = spokesRune(cast);
  const against = readAgainst(cast);
  const { act } = sideOf(spokes);
  const putsOff = isOfHealth(cast.assessment) && soundsGrave(act);
  return {
    placed: runes.map((_, index) => placed(cast, index)),
    related: runes.map((rune, index) => {
      const other = against.get(index);
      return other === undefined ? [] : relate(at(runes, other), rune, choose);
    }),
    form: [fill(choose(turns(cast)), { c: spokes, act: putsOff ? ASKING_THE_DOCTOR : act })],
    help: helping(cast),
    owed: runes.length === 1 ? [choose(sideOf(spokes).owed)] : [],
    aett: aettNote(cast),
    theme: [themeTurn(cast, spokes), ...cautioning(cast)],
    inviting: inviting(cast),
    closing: closing(cast),
  };
}

type Ending = 'saying' | 'thought' | 'task';

const ENDING_KINDS: readonly Ending[] = ['saying', 'saying', 'thought', 'thought', 'task'];

/** The last line: a saying, or a thought that goes on from the task; the task itself needs none. */
function closing(cast: Cast): Parts['closing'] {
  const { runes, choose } = cast;
  // New objects, so that the chooser never takes a kind for used.
  const { kind } = choose(ENDING_KINDS.map((each) => ({ kind: each })));
  if (kind === 'saying') return { apart: [choose(sideOf(at(runes, 0)).closings)], after: [] };
  if (kind === 'task') return { apart: [], after: [] };
  return { apart: [], after: [choose(ENDINGS[sideOf(at(runes, -1)).gesture])] };
}

function isOfHealth({ theme, cautions }: QuestionAssessment): boolean {
  return theme === 'health' || cautions.includes('health');
}

function checkedCast({ runes, question = '' }: RuneReadingInput): Cast {
  if (runes.length < 1 || runes.length > MAX_RUNES)
    throw new RangeError(`1 to ${MAX_RUNES} runes make a reading`);
  const spread = runeSpreadFor(runes.length);
  const asked = question.trim();
  const form = formOf(asked);
  const sorrow = sorrowOf(asked, form);
  const errand = sorrow === null ? errandOf(asked) : null;
  const weighed = assessQuestion(asked);
  const cautions = errand === null ? weighed.cautions : cautionsOfErrand(errand, weighed.cautions);
  const theme = errand === null ? weighed.theme : 'none';
  const assessment = { ...weighed, cautions, theme };
  const seed = runes.map(({ rune, reversed }) => `${rune}${reversed ? 'r' : ''}`).join(',');
  const choose = chooser(`runas|${seed}|${asked}`);
  const isUnfit = (text: string) =>
    missesTheQuestion(text, form) || (isOfHealth(assessment) && soundsGrave(text));
  return {
    runes,
    spread: spread.id,
    positions: spread.positions.map(({ id }) => id),
    question: asked,
    assessment,
    form,
    motif: errand === null ? motifOf(asked, assessment.cautions) : null,
    delicate: delicateOf(asked, form),
    sorrow,
    errand,
    hedges: oneIn(6, choose),
    choose: sparing(choose, isUnfit),
  };
}

/** Below which a reading invites to a second thing, by spread. */
const LEAST_WORDS: Readonly<Record<string, number>> = { nornas: 250, 'cruz-runica': 350 };

function paragraphsOf(cast: Cast): (readonly string[])[] {
  const { delicate, sorrow, errand, choose, question } = cast;
  const { cautions } = cast.assessment;
  if (sorrow !== null)
    return tellGently({ ...cast, sorrow, cautions, isUrgent: isUrgent(question) });
  if (isTender(delicate)) {
    const who = choose(FIRST_PLACES[cast.spread] ?? []);
    const about = { isAboutAnother: isAboutAnother(question), isUrgent: isUrgent(question) };
    return tellTenderly({ ...cast, ...about, delicate, who });
  }
  if (errand !== null) {
    const drawn = cast.runes.map((_, index) => [placed(cast, index)]);
    return tellErrand({ errand, cautions, drawn, choose });
  }
  const plan = choose(PLANS[cast.spread] ?? PLANS['abierta'] ?? []);
  const parts = partsOf(cast);
  const least = LEAST_WORDS[cast.spread] ?? 0;
  // A cast whose texts are all short invites to more, with the runes in turn.
  let invited = parts.inviting;
  const told = () => plan({ ...parts, inviting: invited });
  for (const rune of cast.runes) {
    if (told().flat().join(' ').split(/\s+/).length >= least) break;
    invited = [...invited, invitation(cast, SECOND_INVITATION_LEADS, rune)];
  }
  return told();
}

/**
 * Writes a whole reading in Spanish without any model, from this cast and this question: each rune
 * in its place, an invitation and a last line. Pure: the same cast and question give the same text.
 */
export function composeRuneReading(input: RuneReadingInput): string[] {
  const cast = checkedCast(input);
  const paragraphs = paragraphsOf(cast).filter((sentences) => sentences.length > 0);
  return paragraphs.map((sentences) => capital(sentences.join(' ')));
}
