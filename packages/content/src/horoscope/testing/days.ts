import { factsOf, type FactsPack } from '@sibila/domain/horoscope/facts';
import { addDays } from '@sibila/domain/horoscope/local-day';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';

/** Twelve days each, in a row: two eclipses, stations of Mercury and Venus, a year's end. */
const BLOCKS = [
  ['2026-02-14', 'America/Mexico_City'],
  ['2026-06-24', 'Europe/Madrid'],
  ['2026-08-05', 'America/Argentina/Buenos_Aires'],
  ['2026-11-08', 'America/Mexico_City'],
  ['2026-12-24', 'America/Bogota'],
] as const;

const BLOCK_DAYS = 12;

/** Sixty days, in blocks of days that follow each other. */
export function factsOfBlocks(): FactsPack[][] {
  return BLOCKS.map(([first, zone]) =>
    Array.from({ length: BLOCK_DAYS }, (_, index) => factsOf(addDays(first, index), zone)),
  );
}

/** A text, with whose and of which day it is. */
export interface Written {
  name: string;
  sign: SignName;
  pack: FactsPack;
  text: string;
}

/** What every sign reads on each of some days: by day, then by sign. */
export function writtenOn(
  packs: readonly FactsPack[],
  write: (sign: SignName, pack: FactsPack) => string,
): Written[][] {
  return packs.map((pack) =>
    SIGN_NAMES.map((sign) => ({
      name: `${sign}, ${pack.day}`,
      sign,
      pack,
      text: write(sign, pack),
    })),
  );
}
