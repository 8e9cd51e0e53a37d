/** What a rune asks of a person; the turns of each theme are written for these. */
export type Gesture = 'keep' | 'move' | 'wait' | 'release' | 'meet' | 'look' | 'guard';

export type RuneField = 'was' | 'is' | 'owed' | 'against' | 'help';

/**
 * What the built-in reader can say of one rune lying one way. `act` is an infinitive and `ways` are
 * predicates whose subject is the rune, each of a few words; the rest are whole sentences that
 * start with the image that carries the sense.
 */
export interface RuneSide extends Readonly<Record<RuneField, readonly string[]>> {
  gesture: Gesture;
  /** What it is about, as a noun in the singular with its article: «la pausa». */
  matter: string;
  act: string;
  ways: readonly string[];
  /**
   * What it changes in the rune `{o}` before it, whose matter is `{m}`: «la pausa de Isa». They must
   * hold of any rune, so it is never said what `{o}` does, only what is to be done with what it shows.
   */
  turns: readonly string[];
  invitations: readonly string[];
  closings: readonly string[];
}

export interface RuneVoice {
  upright: RuneSide;
  /** Null for the runes that have no reverse. */
  reversed: RuneSide | null;
}
