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
  /** `salt` keeps lists of the same length out of step with each other. */
  pick: <T>(items: readonly T[], salt?: number) => T;
}

/** The picker of a day (YYYY-MM-DD) and a sign. */
export function pickerOf(date: string, signName: SignName): Picker {
  const day = Math.round(dayNumber(date) / 86_400_000);
  const sign = SIGN_NAMES.indexOf(signName);
  const pick = <T>(items: readonly T[], salt = 0): T => {
    const turn = Math.floor(day / Math.max(1, items.length));
    const item = items[(day + sign * 5 + turn + salt) % items.length];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  return { day, sign, pick };
}
