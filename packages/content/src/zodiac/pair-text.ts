/** What only the page of a pair tells, beside what every analysis of it does. */
export interface PairMore {
  love: string;
  /** As friends, at work, in a family. */
  together: string;
}
