/** What is written for one pair of signs and for no other. */
export interface PairText {
  /** How each sign comes to the other, in the order of the zodiac; each stands alone. */
  sides: readonly [string, string];
  strength: string;
  friction: string;
  /** Something to try: an infinitive without capital, to follow a colon. */
  attempt: string;
  closing: string;
}
