import { RUNES } from '@sibila/content/runes/catalogue';
import { stoneImage } from '@sibila/content/runes/stone-image';
import { unbiased } from '@sibila/domain/chance/shuffle';
import { castRunes } from '@sibila/domain/runes/cast';
import { parseRuneName, runeName } from '@sibila/domain/runes/runes';

const FOLDER = '/art/runes';

export const STONE_BACK_IMAGE = `${FOLDER}/back.svg`;
export const BAG_IMAGE = `${FOLDER}/bag.svg`;

const randomBelow = unbiased(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** Different runes from a bag shaken on the browser's cryptographic randomness, by their names. */
export const freshCast = (count: number): string[] => castRunes(count, randomBelow).map(runeName);

/** One stone as the page shows it. */
export interface Stone {
  image: string;
  /** What it is called in a sentence: «Fehu, invertida». */
  spoken: string;
  /** What it shows, for people who don't see it. */
  picture: string;
}

/** The stone of a travelling name; null for a name that is not in the bag. */
export function stoneOf(name: string): Stone | null {
  const cast = parseRuneName(name);
  const rune = typeof cast === 'string' ? undefined : RUNES[cast.rune];
  if (typeof cast === 'string' || !rune) return null;
  return {
    image: stoneImage(cast.rune, cast.reversed),
    spoken: cast.reversed ? `${rune.name}, invertida` : rune.name,
    picture: cast.reversed ? `${rune.picture} Ha caído al revés.` : rune.picture,
  };
}

/** What a stone is called wherever it is only named. */
export const spokenRune = (name: string): string => stoneOf(name)?.spoken ?? 'Runa no encontrada';
