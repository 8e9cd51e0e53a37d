/**
 * What the built-in reader can say of one card lying one way. `shows` and `ways` are predicates in
 * the present whose subject is the card («lleva un farol»); the rest are whole sentences.
 */
export interface CardSide {
  /** Details of the picture that carry the meaning. */
  shows: readonly [string, string, string];
  /** How the card behaves, in few words, to set it against a neighbour. */
  ways: readonly string[];
  past: string;
  present: string;
  future: string;
  obstacle: string;
  root: string;
  advice: string;
  direction: string;
  open: string;
  invitations: readonly [string, string];
  closings: readonly [string, string];
}

export interface CardVoice {
  upright: CardSide;
  reversed: CardSide;
}
