/** What a card lying one way comes to in a person's hands. */
export interface SideDeeds {
  /** What is left to do, as infinitives: «mirar la pregunta del revés». */
  deeds: readonly string[];
  /** For questions about health: how to look after oneself, never how it will go. */
  care: readonly [string, string];
  /** Invitations of one sentence. */
  invitations: readonly string[];
  closings: readonly string[];
}

export interface CardDeeds {
  upright: SideDeeds;
  reversed: SideDeeds & {
    /** What its lying upside down does to a neighbour; whole sentences that name the card. */
    tilts: readonly [string, string];
  };
}
