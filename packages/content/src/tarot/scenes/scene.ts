/**
 * What the picture of a card says in a place of time, told right after the card was named: the
 * first sentence has a subject of its own, so it can follow any lead.
 */
export interface SideScenes {
  past: readonly [string, string, string];
  present: readonly [string, string, string];
  future: readonly [string, string, string];
}

export interface CardScenes {
  upright: SideScenes;
  reversed: SideScenes;
}
