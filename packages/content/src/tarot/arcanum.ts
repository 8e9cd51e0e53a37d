import type { ArcanumName } from '@sibila/domain/tarot/cards';

/** One major arcanum of the catalogue: what it is called, shows and means. */
export interface Arcanum {
  id: number;
  name: ArcanumName;
  image: string;
  /** What the picture shows, for people who don't see it. */
  picture: string;
  description: string;
  keywords: readonly [string, string, string, string];
  upright: string;
  reversed: string;
}
