import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { at, type Draw, type Field } from '../draw.ts';
import { fill, lowered } from '../grammar.ts';
import { CONTRASTS } from '../leads.ts';
import type { Delicate } from '@sibila/domain/safety/delicate';
import { TREATMENT_NOTE } from '../../gentle/notes.ts';
import { sideOf } from '../voices/sides.ts';
import { EMERGENCIES, EMERGENCIES_IF } from './body.ts';
import { CARE } from './care.ts';
import { DAYS } from './days.ts';
import {
  BODY_PAIRS,
  OF_DEATH,
  OF_PREGNANCY,
  OF_SYMPTOM,
  OF_TREATMENT,
  type TenderTexts,
} from './texts.ts';

const DEATH = 13;

const TEXTS: Readonly<Partial<Record<Delicate, TenderTexts>>> = {
  death: OF_DEATH,
  pregnancy: OF_PREGNANCY,
  symptom: OF_SYMPTOM,
  treatment: OF_TREATMENT,
};

// Details of a picture, or ways of a card, that would sound like an answer to such a question.
const GRAVE =
  /muer|muri|final|finaliz|termin|acab|últim|desped|adiós|apag|cierr|cerr|hora|cuando|fecha|cae|caíd|caer|derrum|tumb|tumba|hues|esquelet|calavera|cabalg|rayo|perd|pierd|vací|oscur|noche|abandon|solt|suelt|deja|llam|trompet|levant|despiert|rest|sangr|her|parto|niñ|hij|semill|germin|fértil|crec|cuerda|nudo|cuelg|march|se va|parti|borde|precipicio|abismo|sangr/iu;

/** From how many cards on a third thought keeps the reading at its length. */
const LONGER_FROM: Readonly<Record<Delicate, number>> = {
  death: Infinity,
  pregnancy: 3,
  symptom: 5,
  treatment: 5,
  lottery: Infinity,
  deceit: Infinity,
};

const LEADS: Readonly<Record<Field, readonly string[]>> = {
  past: ['De lo vivido {c:llega|llegan} {c+}', 'Del camino hecho {c:viene|vienen} {c+}'],
  present: [
    'Para estos días {c:está|están} {c+}',
    'Hoy {c:acompaña|acompañan} {c+}',
    'Cerca de ti {c:queda|quedan} {c+}',
  ],
  future: [
    'Sin anunciar nada, delante {c:hace|hacen} compañía {c+}',
    'Como compañía para lo que sigue {c:está|están} {c+}',
    'En el sitio del futuro, que aquí no anuncia nada, {c:sale|salen} {c+}',
  ],
  obstacle: [
    'De través, sin estorbar mucho, {c:va|van} {c+}',
    'Lo que pesa lo {c:cuenta|cuentan} {c+}',
  ],
  root: ['Debajo, como apoyo, {c:está|están} {c+}', 'Para la raíz {c:sale|salen} {c+}'],
  advice: ['El consejo lo {c:da|dan} {c+}', 'Para aconsejar {c:sale|salen} {c+}'],
  direction: [
    'En el sitio del rumbo, sin anunciar nada, {c:va|van} {c+}',
    'Como compañía de camino {c:sale|salen} {c+}',
  ],
  open: [
    'También {c:acompaña|acompañan} {c+}',
    'Al lado {c:está|están} {c+}',
    'Se {c:suma|suman} {c+}',
    'Después {c:viene|vienen} {c+}',
    'La mesa guarda sitio para {c+}',
    'A continuación {c:sale|salen} {c+}',
    'Un lugar más allá {c:está|están} {c+}',
    'Más cerca {c:queda|quedan} {c+}',
    'Enseguida {c:llega|llegan} {c+}',
    'Junto a esa carta {c:va|van} {c+}',
  ],
};

const NOT_OF_ANYBODY: Readonly<Partial<Record<Delicate, string>>> = {
  death: 'no de la vida de nadie',
  pregnancy: 'no del cuerpo de nadie',
  symptom: 'no del cuerpo de nadie',
  treatment: 'no del cuerpo de nadie',
};

const DEATH_FIRST =
  'Tu pregunta es seria, y la carta que sale con ella se llama {c+}; que el nombre no asuste, porque habla de etapas que cambian y {not}.';
const DEATH_LATER =
  'En la mesa está además {c+}, y que el nombre no asuste: habla de etapas que cambian y {not}.';

function textsOf({ delicate }: Draw): TenderTexts {
  const texts = delicate === null ? undefined : TEXTS[delicate];
  if (!texts) throw new RangeError('the question is not a tender one');
  return texts;
}

/** Whether a draw must be told by `tellTenderly`. */
export function isTender({ delicate }: Draw): boolean {
  return delicate !== null && delicate in TEXTS;
}

function isOfTheBody({ delicate }: Draw): boolean {
  return delicate === 'symptom' || delicate === 'treatment';
}

function harmless(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => !GRAVE.test(text));
}

// Beside a body, what a picture shows could sound like putting it off or bearing it alone.
function shown(draw: Draw, c: DrawnCard): readonly string[] {
  return isOfTheBody(draw) || c.arcanum === DEATH ? [] : harmless(sideOf(c).shows);
}

function nameDeath({ delicate }: Draw, frame: string, c: DrawnCard): string {
  const not = (delicate === null ? undefined : NOT_OF_ANYBODY[delicate]) ?? '';
  return fill(frame, { c, not });
}

function daysOf(draw: Draw, { arcanum, reversed }: DrawnCard): string {
  return at(at(isOfTheBody(draw) ? CARE : DAYS, arcanum), reversed ? 1 : 0);
}

function later(draw: Draw, index: number): string[] {
  const c = at(draw.cards, index);
  if (c.arcanum === DEATH) return [nameDeath(draw, DEATH_LATER, c), daysOf(draw, c)];
  const lead = fill(draw.choose(LEADS[at(draw.fields, index)]), { c });
  const shows = shown(draw, c);
  const showing = shows.length > 0 ? `, que ${draw.choose(shows)}` : '';
  return [`${lead}${showing}.`, daysOf(draw, c)];
}

/** Two cards set against each other where neither behaves in a way that could frighten. */
function together(draw: Draw): string[] {
  const pairs = draw.cards
    .slice(1)
    .map((b, index) => ({ a: at(draw.cards, index), b }))
    .filter(({ a, b }) => a.arcanum !== DEATH && b.arcanum !== DEATH);
  if (isOfTheBody(draw)) {
    const some = pairs.filter((_, index) => index === 0 || index === 2);
    return some.map((pair) => fill(draw.choose(BODY_PAIRS), pair));
  }
  const said = pairs.flatMap(({ a, b }) => {
    const [was, wbs] = [harmless(sideOf(a).ways), harmless(sideOf(b).ways)];
    if (was.length * wbs.length === 0) return [];
    return [{ a, b, wa: draw.choose(was), wb: draw.choose(wbs) }];
  });
  const [first] = said;
  return first ? [fill(draw.choose(harmless(CONTRASTS)), first)] : [];
}

/** What helps at once, where a body is spoken of: before all, or beside the caution. */
function emergencies(draw: Draw): { first: string[][]; later: string[] } {
  if (!isOfTheBody(draw)) return { first: [], later: [] };
  if (draw.isUrgent) return { first: [[draw.choose(EMERGENCIES)]], later: [] };
  return { first: [], later: draw.delicate === 'symptom' ? [draw.choose(EMERGENCIES_IF)] : [] };
}

// A call to the doctor is no alternative to anything.
function joined(draw: Draw, invitation: string, other: string): string[] {
  const lead = isOfTheBody(draw) ? 'Además,' : 'O, si te viene mejor,';
  return [invitation, `${lead} ${lowered(other)}`];
}

/** A question that no card may answer, and that weighs: plainly that, and then these days. */
export function tellTenderly(draw: Draw): string[][] {
  const { cards, choose } = draw;
  const texts = textsOf(draw);
  const first = at(cards, 0);
  const start =
    first.arcanum === DEATH
      ? nameDeath(draw, DEATH_FIRST, first)
      : fill(choose(texts.starts), { c: first });
  const shows = shown(draw, first);
  const look = shows.length > 0 ? [fill(`En el dibujo, {c} ${choose(shows)}.`, { c: first })] : [];
  const others = cards.slice(1).map((_, offset) => later(draw, offset + 1));
  const thoughts = draw.isAboutAnother ? texts.company : texts.own;
  const size = Math.max(1, Math.ceil(others.length / 3));
  const rows = Array.from({ length: Math.ceil(others.length / size) }, (_, i) =>
    others.slice(i * size, (i + 1) * size).flat(),
  );
  const [invitation, instead] = [choose(texts.invitations), choose(texts.invitations)];
  const help = emergencies(draw);
  return [
    ...help.first,
    [start, choose(texts.answers)],
    [...look, daysOf(draw, first), choose(thoughts)],
    ...rows.map((row, i) => (i === rows.length - 1 ? [...row, ...together(draw)] : row)),
    ...(draw.delicate === 'treatment' ? [[TREATMENT_NOTE]] : []),
    [
      choose(texts.cautions),
      ...help.later,
      choose(thoughts),
      ...(cards.length >= LONGER_FROM[draw.delicate ?? 'death'] ? [choose(thoughts)] : []),
    ],
    [...joined(draw, invitation, instead), choose(texts.closings)],
  ];
}
