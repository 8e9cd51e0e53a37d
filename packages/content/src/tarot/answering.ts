import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { oneIn } from './chooser.ts';
import {
  CAUTIONS,
  cautionSlots,
  HEALTH_CLOSINGS,
  HEALTH_INVITATIONS,
  NOT_OF_THE_BODY,
} from './cautions.ts';
import { deedsOf } from './deeds/deeds.ts';
import { at, isOfHealth, type Draw } from './draw.ts';
import { GESTURES } from './gestures.ts';
import { fill, lowered } from './grammar.ts';
import { MORE_TURNS } from './more-themes.ts';
import { ORIENTATION_NOTES } from './orientation-notes.ts';
import { ASKING, BRIEF_LANDINGS } from './question/asking.ts';
import { asksOf } from './question/asks.ts';
import { MATTERS } from './question/matters.ts';
import { MOTIF_TURNS } from './question/motifs.ts';
import { MONEY_MOVES } from './question/money-moves.ts';
import { takeOf } from './question/takes.ts';
import type { Take } from './question/take.ts';
import { LOTTERY_TAKE } from './question/takes-delicate.ts';
import { THEME_TURNS } from './themes.ts';
import { TURN_LEADS } from './turn-leads.ts';
import { sideOf } from './voices/sides.ts';
import { wholeWords } from '@sibila/domain/text/whole-words';

const IF = wholeWords(/\bsi\b/i);
const INSTEAD = ['Si no,', 'O, en su lugar,', 'O bien', 'O, si prefieres,'] as const;

// What such a card says of farewells and falls is not for a question about health.
function soundsGrave(draw: Draw, card: DrawnCard): boolean {
  return isOfHealth(draw) && card.arcanum in NOT_OF_THE_BODY;
}

function cautioning({ assessment, cards, choose }: Draw): string[] {
  const { cautions } = assessment;
  if (cautions.length === 0) return [];
  const grave = cautions.includes('health') ? cards : [];
  const calming = grave.flatMap(({ arcanum }) => {
    const said = NOT_OF_THE_BODY[arcanum];
    return said ? [choose(said)] : [];
  });
  return [...calming, fill(choose(CAUTIONS), cautionSlots(cautions))];
}

// Somebody who asks the same again would know the long texts by heart; health allows no others.
function saysItAtLength(draw: Draw, times: number): boolean {
  if (draw.delicate !== null) return true;
  const isFilled = draw.form === 'silent' || draw.assessment.cautions.length > 0;
  return isOfHealth(draw) || oneIn(isFilled ? 2 * times : times, draw.choose);
}

function takeFor({ delicate, form, assessment }: Draw): Take {
  return delicate === 'lottery' ? LOTTERY_TAKE : takeOf(form, assessment.theme);
}

// «Para {x}» and «{de x}», without the slot.
const HEADS = /(?:(\p{L}+) \{x\}|\{(al|de) x\})/gu;

/** A frame that names the subject in no way in which it was named before. */
function chooseFrame({ choose, heads, hasVagueSubject }: Draw, frames: readonly string[]): string {
  const headsOf = (frame: string) =>
    Array.from(frame.matchAll(HEADS), ([, word, joint]) => (word ?? joint ?? '').toLowerCase());
  const isStale = (head: string) => (hasVagueSubject ? heads.size > 0 : heads.has(head));
  const fresh = frames.filter((frame) => !headsOf(frame).some(isStale));
  const frame = choose(fresh.length > 0 ? fresh : frames);
  for (const head of headsOf(frame)) heads.add(head);
  return frame;
}

type Task = 'asks' | 'deeds' | 'invitations';

/** What a card asks or leaves to do in a matter of money or law; null in any other. */
function ofTheMatter({ matter }: Draw, { arcanum }: DrawnCard, task: Task) {
  return matter === null ? null : MATTERS[matter][at(GESTURES, arcanum)][task];
}

/**
 * The question taken up again, by its form and subject, with the caution that it is owed; now and
 * then by what a card, read already, asks back.
 */
export function takeUp(draw: Draw, index: number): string[] {
  const { form, choose, subject: x } = draw;
  const { middle } = takeFor(draw);
  if (saysItAtLength(draw, 4)) return [fill(chooseFrame(draw, middle), { x }), ...cautioning(draw)];
  const c = at(draw.cards, index);
  const ask = choose(ofTheMatter(draw, c, 'asks') ?? asksOf(c));
  return [fill(chooseFrame(draw, ASKING[form]), { x, c, ask }), ...cautioning(draw)];
}

// The cross and the card of the day have a place for advice, and say it there.
const WITH_ADVICE: ReadonlySet<string> = new Set(['consejo', 'cruz']);

// A thought that starts with a condition takes no lead that is one.
function hung(draw: Draw, c: DrawnCard, thought: string): string {
  const isCondition = thought.startsWith('Si ');
  const leads = isCondition ? TURN_LEADS.filter((lead) => !IF.test(lead)) : TURN_LEADS;
  return `${fill(draw.choose(leads), { c })} ${lowered(thought)}`;
}

// Health has fewest texts: whichever card speaks, so that one drawn again seldom brings them all back.
function speaker(draw: Draw, index: number): DrawnCard {
  return isOfHealth(draw) ? draw.choose([...draw.cards]) : at(draw.cards, index);
}

/** What a card offers to think about, in the field of life that the question is about. */
export function turn(draw: Draw, index: number): string {
  const { form, assessment, choose, advise, spread, motif } = draw;
  const { theme } = assessment;
  if (motif !== null) return advise(MOTIF_TURNS[motif]);
  const card = speaker(draw, index);
  const mayAdvise = theme === 'none' && !isOfHealth(draw) && !WITH_ADVICE.has(spread);
  if (mayAdvise && !oneIn(4, choose)) return advise([sideOf(card).advice]);
  const gesture = at(GESTURES, card.arcanum);
  const side = card.reversed ? 1 : 0;
  if (theme === 'money' && form === 'should')
    return hung(draw, card, advise(MONEY_MOVES[gesture][side]));
  const more = MORE_TURNS[theme]?.[gesture][side] ?? [];
  return hung(draw, card, advise([THEME_TURNS[theme][gesture][side], ...more]));
}

/** Where the draw leaves the person who asked: nearest to an answer that cards can give. */
export function land(draw: Draw, index: number): string {
  const { landing } = takeFor(draw);
  const card = at(draw.cards, index);
  const todo = draw.advise(ofTheMatter(draw, card, 'deeds') ?? deedsOf(card).deeds);
  const frames = saysItAtLength(draw, 6) ? landing : BRIEF_LANDINGS[draw.form];
  return fill(chooseFrame(draw, frames), { x: draw.subject, do: todo });
}

function invitationsOf(draw: Draw, card: DrawnCard): readonly string[] {
  if (soundsGrave(draw, card)) return HEALTH_INVITATIONS;
  const own = [...sideOf(card).invitations, ...deedsOf(card).invitations];
  return ofTheMatter(draw, card, 'invitations') ?? own;
}

/** Something to look at, ask or do this week. */
export function invite(draw: Draw, index: number): string {
  return draw.advise(invitationsOf(draw, speaker(draw, index)));
}

/** Another invitation, to be said after a first one. */
export function inviteInstead(draw: Draw, index: number): string {
  const text = invite(draw, index);
  return `${draw.choose(INSTEAD)} ${lowered(text)}`;
}

/** Whether a text is an invitation of one of the cards. */
export function isInvitation(draw: Draw, text: string): boolean {
  return draw.cards.some((card) => invitationsOf(draw, card).includes(text));
}

/** The same in one sentence. */
export function inviteBriefly(draw: Draw, index: number): string {
  const card = speaker(draw, index);
  const grave = soundsGrave(draw, card);
  const fitting = ofTheMatter(draw, card, 'invitations') ?? deedsOf(card).invitations;
  return draw.advise(grave ? HEALTH_INVITATIONS : fitting);
}

/** A line worth keeping. */
export function close(draw: Draw, index: number): string {
  const card = at(draw.cards, index);
  if (soundsGrave(draw, card)) return draw.advise(HEALTH_CLOSINGS);
  return draw.advise([...sideOf(card).closings, ...deedsOf(card).closings]);
}

/** What the proportion of reversed cards says, now and then. */
export function noteOrientation({ cards, choose }: Draw): string[] {
  if (!oneIn(3, choose)) return [];
  const reversed = cards.filter((card) => card.reversed);
  const [only] = reversed;
  if (!only) return [choose<string>(ORIENTATION_NOTES.none)];
  if (reversed.length === cards.length) return [choose<string>(ORIENTATION_NOTES.all)];
  if (reversed.length === 1) return [fill(choose(ORIENTATION_NOTES.one), { c: only })];
  return reversed.length * 2 > cards.length ? [choose<string>(ORIENTATION_NOTES.most)] : [];
}
