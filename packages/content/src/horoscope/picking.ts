import { dayNumber } from '@sibila/domain/horoscope/local-day';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';

/**
 * Picks that depend on the day and the sign alone and walk through a list: neighbours among the
 * days never get the same item of a list, and signs of one day begin at different ones.
 */
export interface Picker {
  /** Days since 1970, and the place of the sign in the zodiac. */
  day: number;
  sign: number;
  /**
   * Each list has a `salt` of its own: two signs that share an item of one don't share the rest.
   * A text that picks from one list again says by `step` how many items further on.
   */
  pick: <T>(items: readonly T[], salt: number, step?: number) => T;
}

/** The picker of a day (YYYY-MM-DD) and a sign. */
export function pickerOf(date: string, signName: SignName): Picker {
  const day = Math.round(dayNumber(date) / 86_400_000);
  const sign = SIGN_NAMES.indexOf(signName);
  const pick = <T>(items: readonly T[], salt: number, step = 0): T => {
    // A shorter list only alternates: a turn would give a day what the day before had.
    const turn = items.length > 2 ? Math.floor(day / items.length) : 0;
    const start = sign < 6 ? sign : sign + salt;
    const item = items[(day + turn + start + step) % items.length];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  return { day, sign, pick };
}
