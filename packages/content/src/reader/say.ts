import type { Details, Bond } from '@sibila/domain/hearing/details';
import type { Slot } from './family.ts';

/** What stands for each slot in the texts of one reading. */
export type Slots = Readonly<Partial<Record<Slot | 'antes' | 'atras', string>>>;

/** What a question fills: of its people only those that the family is about. */
export function slotsOf(details: Details, about: ReadonlySet<Bond>): Slots {
  const person = details.people.find(({ bond }) => about.has(bond));
  const { sum, span, day, place, event, thing, isPressing } = details;
  const filled = {
    quien: person?.told,
    suma: sum,
    tiempo: span,
    dia: day,
    lugar: place,
    evento: event,
    cosa: thing,
    antes: isPressing ? 'hoy mismo' : day && `antes de ${day}`,
  };
  return Object.fromEntries(Object.entries(filled).filter(([, text]) => text !== undefined));
}

/** Until when a task may be done where the question names no day. */
export const DEADLINES: readonly string[] = [
  'antes de el domingo',
  'antes de el jueves',
  'antes de el lunes',
  'antes de el sábado',
  'esta semana',
  'en los próximos tres días',
  'antes de que acabe la semana',
];

const ADDRESSED = /\{([^{}|]*)\|[^{}|]*\}/g;
const HALF = String.raw`((?:[^[\]{}|]|\{[^{}]*\})*)`;
/** `[quien:with {quien}|without]`: the first half where the question names the detail. */
const OPTIONAL = new RegExp(String.raw`\[([a-z]+):${HALF}\|${HALF}\]`, 'g');
const SLOT = /\{([a-z]+)\}/g;
const CONTRACTED = /(?<!\p{L})(de|a) el(?= \p{Ll})/giu;
const START = /(?<=^[«¿]*|[.!?] [«¿]*)\p{Ll}/gu;

/** Chooses the halves that fit the details, fills the slots, takes the forms for «tú», and capitalises. */
export function say(text: string, slots: Slots): string {
  const known = slots as Record<string, string | undefined>;
  return text
    .replace(OPTIONAL, (_, slot: string, given: string, without: string) =>
      known[slot] === undefined ? without : given,
    )
    .replace(ADDRESSED, '$1')
    .replace(SLOT, (whole, name: string) => known[name] ?? whole)
    .replace(CONTRACTED, (_, word: string) => `${word}l`)
    .replace(START, (letter) => letter.toUpperCase());
}
