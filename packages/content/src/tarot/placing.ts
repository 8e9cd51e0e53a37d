import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { NOT_OF_THE_BODY } from './cautions.ts';
import { deedsOf } from './deeds/deeds.ts';
import { at, isOfHealth, type Draw, type Field } from './draw.ts';
import { fill } from './grammar.ts';
import {
  BACK_TO_THE_PICTURE,
  GENTLE_LEADS,
  LAST_ROW_LEADS,
  LEADS,
  NO_PROGNOSIS_LEADS,
  NOT_OF_THE_BODY_LEADS,
  ROW_LEADS,
  SECOND_LOOKS,
  SHOWN,
  SHOWN_APART,
} from './leads.ts';
import {
  CARD_STARTS,
  FIRST_PLACES,
  GENTLE_PLACES,
  NOT_OF_THE_BODY_PLACES,
  QUOTING_STARTS,
  SILENT_STARTS,
  STATEMENT_STARTS,
  TOLD_STARTS,
  TOPIC_STARTS,
  UNREADABLE_STARTS,
  WRITTEN_STARTS,
} from './openers.ts';
import { scenesOf } from './scenes/scenes.ts';
import { sideOf } from './voices/sides.ts';

const DEATH = 13;

const SCENIC: ReadonlySet<Field> = new Set<Field>(['past', 'present', 'future']);
const OF_NOW_OR_LATER: ReadonlySet<Field> = new Set<Field>(['present', 'future', 'direction']);

function isScenic(field: Field): field is 'past' | 'present' | 'future' {
  return SCENIC.has(field);
}

/** What a card says to who asks about health: how to look after oneself, and no prognosis. */
function caring(c: DrawnCard, field: Field): readonly string[] {
  const { care } = deedsOf(c);
  return field === 'present' && !(c.arcanum in NOT_OF_THE_BODY)
    ? [...care, sideOf(c).advice]
    : care;
}

/** What can follow a card that was just named, each with its picture in it. */
function scenes(draw: Draw, index: number): readonly string[] {
  const c = at(draw.cards, index);
  const field = at(draw.fields, index);
  if (isOfHealth(draw) && OF_NOW_OR_LATER.has(field)) return caring(c, field);
  return isScenic(field) ? scenesOf(c)[field] : [];
}

/** A second colon in the sentence, or a row whose card must stay the subject, decides the joint. */
function jointsAfter(lead: string, field: Field): readonly string[] {
  if (field === 'open') return lead.includes(':') ? [SHOWN_APART] : SHOWN.slice(1);
  return lead.includes(':') ? SHOWN.slice(0, 1) : SHOWN;
}

/** A card in its place, named by a lead that ends in its name: what it shows and says there. */
function placed(draw: Draw, index: number, lead: string): string[] {
  const c = at(draw.cards, index);
  const field = at(draw.fields, index);
  const plain = sideOf(c)[field];
  const mayForetell = !(isOfHealth(draw) && OF_NOW_OR_LATER.has(field));
  const said = draw.advise([...scenes(draw, index), ...(mayForetell ? [plain] : [])]);
  if (said !== plain) return [`${lead}.`, said];
  const shown = draw
    .choose(jointsAfter(lead, field))
    .replace('{shows}', draw.advise(sideOf(c).shows));
  return [lead + shown, said];
}

function starts({ form, quote, wording, cardAsked, assessment }: Draw): readonly string[] {
  if (form === 'silent') return SILENT_STARTS;
  if (form === 'unreadable') return UNREADABLE_STARTS;
  if (cardAsked !== null) return CARD_STARTS;
  if (quote === null) return wording === 'told' ? TOLD_STARTS : TOPIC_STARTS[assessment.theme];
  if (wording === 'written') return WRITTEN_STARTS;
  return wording === 'asked' ? QUOTING_STARTS : STATEMENT_STARTS;
}

function opening(draw: Draw, places: readonly string[]): string[] {
  const start = draw.choose(starts(draw));
  const slots = { c: at(draw.cards, 0), q: draw.quote ?? '' };
  const told = placed(draw, 0, fill(`${start} ${draw.choose(places)}`, slots));
  return draw.cardAsked === null ? told : [draw.cardAsked, ...told];
}

/** The first card, from this question, and what it says in its place. */
export function openWithFirst(draw: Draw): string[] {
  const places = FIRST_PLACES[draw.spread] ?? [];
  if (at(draw.cards, 0).arcanum !== DEATH) return opening(draw, places);
  return opening(draw, isOfHealth(draw) ? NOT_OF_THE_BODY_PLACES : GENTLE_PLACES);
}

function gentleLeads(draw: Draw, field: Field): readonly string[] {
  return isOfHealth(draw) ? NOT_OF_THE_BODY_LEADS : GENTLE_LEADS[field];
}

/** A card of an open row: the subject of what it shows. */
function inRow(draw: Draw, index: number): string[] {
  const c = at(draw.cards, index);
  const isLast = index === draw.cards.length - 1 && index > 1;
  const leads = isLast ? LAST_ROW_LEADS : ROW_LEADS;
  const lead = draw.choose<string>(c.arcanum === DEATH ? GENTLE_LEADS.open : leads);
  return [fill(lead, { c, shows: draw.advise(sideOf(c).shows) }), sideOf(c).open];
}

/** A later card in its place. */
export function placeCard(draw: Draw, index: number): string[] {
  const field = at(draw.fields, index);
  if (field === 'open') return inRow(draw, index);
  const c = at(draw.cards, index);
  const neutral = isOfHealth(draw) && (field === 'future' || field === 'direction');
  const leads = neutral ? NO_PROGNOSIS_LEADS : LEADS[field];
  const lead = draw.choose<string>(c.arcanum === DEATH ? gentleLeads(draw, field) : leads);
  return placed(draw, index, fill(lead, { c }));
}

/** Another look at the only card of a draw: more of the picture, and what it says of today. */
export function lookAgain(draw: Draw): string[] {
  const c = at(draw.cards, 0);
  const look = fill(draw.choose(SECOND_LOOKS), { c, shows: draw.advise(sideOf(c).shows) });
  if (isOfHealth(draw)) return [look, draw.advise(deedsOf(c).care)];
  const { present } = sideOf(c);
  const said = draw.advise([present, ...scenesOf(c).present]);
  return [said === present ? look : draw.choose<string>(BACK_TO_THE_PICTURE), said];
}
