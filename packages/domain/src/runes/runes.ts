/** Names of the 24 runes of the Elder Futhark and of the blank one; the index is the rune's id. */
export const RUNE_NAMES = [
  'Fehu',
  'Uruz',
  'Thurisaz',
  'Ansuz',
  'Raido',
  'Kenaz',
  'Gebo',
  'Wunjo',
  'Hagalaz',
  'Nauthiz',
  'Isa',
  'Jera',
  'Eihwaz',
  'Perthro',
  'Algiz',
  'Sowilo',
  'Tiwaz',
  'Berkano',
  'Ehwaz',
  'Mannaz',
  'Laguz',
  'Ingwaz',
  'Dagaz',
  'Othala',
  'Runa en Blanco',
] as const;

export type RuneName = (typeof RUNE_NAMES)[number];

/** One rune of a cast: `rune` is the id (0 to 24), `reversed` whether it lies upside down. */
export interface CastRune {
  rune: number;
  reversed: boolean;
}

/** What follows the name of a reversed rune wherever runes travel as text. */
export const REVERSED_RUNE_SUFFIX = ' (Invertida)';

// They look the same turned by 180 degrees; Nauthiz is disputed, its drawing is not.
const WITHOUT_REVERSE: ReadonlySet<RuneName> = new Set([
  'Gebo',
  'Hagalaz',
  'Nauthiz',
  'Isa',
  'Jera',
  'Eihwaz',
  'Sowilo',
  'Ingwaz',
  'Dagaz',
  'Runa en Blanco',
] as const);

function nameOf(rune: number): RuneName {
  const name = RUNE_NAMES[rune];
  if (name === undefined) throw new RangeError(`no rune ${rune}`);
  return name;
}

/** Whether a rune can lie upside down: fifteen can; nine look the same, and one is blank. */
export function isReversible(rune: number): boolean {
  return !WITHOUT_REVERSE.has(nameOf(rune));
}

/** The name under which a cast rune travels: its catalogue name, with the suffix when reversed. */
export function runeName({ rune, reversed }: CastRune): string {
  const name = nameOf(rune);
  if (reversed && !isReversible(rune)) throw new RangeError(`${name} has no reverse`);
  return reversed ? name + REVERSED_RUNE_SUFFIX : name;
}

/** What can be wrong with one travelling name. */
export type RuneNameFault = 'unknown' | 'no-reverse';

/** Reads a travelling rune name back, or says what is wrong with it. */
export function parseRuneName(text: string): CastRune | RuneNameFault {
  const reversed = text.endsWith(REVERSED_RUNE_SUFFIX);
  const name = reversed ? text.slice(0, -REVERSED_RUNE_SUFFIX.length) : text;
  const rune = (RUNE_NAMES as readonly string[]).indexOf(name);
  if (rune === -1) return 'unknown';
  return reversed && !isReversible(rune) ? 'no-reverse' : { rune, reversed };
}
