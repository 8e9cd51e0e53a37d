import { SIGN_NAMES, type SignName } from '../zodiac/signs.ts';
import { passing } from './events.ts';
import type { Moment, ZoneClock } from './local-day.ts';

/** The Sun's stay in a sign, from when it enters to when it enters the next. */
interface SunStay {
  from: Moment;
  to: Moment;
}

/** The Sun enters Aries in March and another sign in each month after, between these days. */
const MARCH = 2;
const [EARLIEST, LATEST] = [12, 28];

/** When the Sun enters sign number `index` (0 for Aries), as many months after January of `year`. */
function entry(index: number, year: number, month: number): number {
  const longitude = 30 * (index % SIGN_NAMES.length);
  return passing('Sun', longitude, Date.UTC(year, month, EARLIEST), Date.UTC(year, month, LATEST));
}

/** The stay of the Sun in a sign that goes on at an instant (milliseconds), or the next one. */
export function sunStayOf(sign: SignName, at: number, clock: ZoneClock): SunStay {
  const index = SIGN_NAMES.indexOf(sign);
  const month = (index + MARCH) % SIGN_NAMES.length;
  let year = new Date(at).getUTCFullYear() - 1;
  while (entry(index + 1, year, month + 1) <= at) year += 1;
  return {
    from: clock.momentOf(entry(index, year, month)),
    to: clock.momentOf(entry(index + 1, year, month + 1)),
  };
}
