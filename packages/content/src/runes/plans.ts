/** What a reading is made of, before it is laid out in paragraphs. */
export interface Parts {
  /** Each rune in its place, in order. */
  placed: readonly string[];
  /** What each rune says against an earlier one; empty where it is read alone. */
  related: readonly (readonly string[])[];
  /** The answer to the way in which the question was put. */
  form: readonly string[];
  /** What helps, from the rune alone or the one of the present; empty in longer casts. */
  help: readonly string[];
  /** What is owed, from a rune cast alone; empty otherwise. */
  owed: readonly string[];
  /** Where most come of one family of eight; empty otherwise. */
  aett: readonly string[];
  /** What it comes to in the question's field of life, and the caution where one is owed. */
  theme: readonly string[];
  inviting: readonly string[];
  /** The last line, in a paragraph of its own or right after the invitation; either may be empty. */
  closing: { apart: readonly string[]; after: readonly string[] };
}

export type Plan = (parts: Parts) => (readonly string[])[];

/** A rune in its place and against the earlier one. */
function both({ placed, related }: Parts, index: number): string[] {
  return [placed[index] ?? '', ...(related[index] ?? [])];
}

/** Every rune with a paragraph of its own. */
function each(parts: Parts): string[][] {
  return parts.placed.map((_, index) => both(parts, index));
}

/** What it comes to, said of the rune that the answer has just named. */
function answer({ form, theme }: Parts): string[] {
  return [...form, ...theme];
}

const ONE: readonly Plan[] = [
  (p) => [
    both(p, 0),
    [...p.help, ...p.owed],
    [...answer(p), ...p.inviting, ...p.closing.after],
    p.closing.apart,
  ],
  (p) => [
    [...both(p, 0), ...p.help],
    answer(p),
    [...p.owed, ...p.inviting, ...p.closing.after],
    p.closing.apart,
  ],
  (p) => [
    [...both(p, 0), ...answer(p)],
    [...p.help, ...p.owed],
    [...p.inviting, ...p.closing.after],
    p.closing.apart,
  ],
  (p) => [
    both(p, 0),
    [...answer(p), ...p.help],
    p.owed,
    [...p.inviting, ...p.closing.after],
    p.closing.apart,
  ],
];

/** What helps stands right after what the same rune shows, before it is read against another. */
function helped({ placed, related, help }: Parts, index: number): string[] {
  return [placed[index] ?? '', ...help, ...(related[index] ?? [])];
}

const THREE: readonly Plan[] = [
  (p) => [
    both(p, 0),
    helped(p, 1),
    both(p, 2),
    [...p.aett, ...answer(p)],
    [...p.inviting, ...p.closing.after],
    p.closing.apart,
  ],
  (p) => [
    both(p, 0),
    helped(p, 1),
    answer(p),
    [...both(p, 2), ...p.aett],
    [...p.inviting, ...p.closing.after],
    p.closing.apart,
  ],
  (p) => [
    both(p, 0),
    helped(p, 1),
    both(p, 2),
    p.aett,
    [...answer(p), ...p.inviting, ...p.closing.after],
    p.closing.apart,
  ],
];

const LONGER: readonly Plan[] = [
  (p) => [
    ...each(p),
    [...p.aett, ...answer(p)],
    [...p.inviting, ...p.closing.after],
    p.closing.apart,
  ],
  (p) => [...each(p), p.aett, [...answer(p), ...p.inviting, ...p.closing.after], p.closing.apart],
  (p) => [...each(p), answer(p), [...p.aett, ...p.inviting, ...p.closing.after], p.closing.apart],
];

/** The ways of laying out a reading, by the id of its spread. */
export const PLANS: Readonly<Record<string, readonly Plan[]>> = {
  odin: ONE,
  nornas: THREE,
  'cruz-runica': LONGER,
  abierta: LONGER,
};
