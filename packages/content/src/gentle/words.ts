/** What a reading says to somebody in one kind of sorrow; neither cards nor runes are named in it. */
export interface GentleWords {
  /** The opening: names the sorrow, and says what a reading cannot know of it. */
  openings: readonly string[];
  /** A thought that follows the cards or runes. */
  thoughts: readonly string[];
  /** Something that may be done, and may be left. */
  tasks: readonly string[];
  closings: readonly string[];
}
