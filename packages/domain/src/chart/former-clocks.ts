import type { Clocks } from './zone-history.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A list of charts asks for the same few zones again and again. */
const known = new Map<string, Clocks>();

/**
 * A zone's clocks by Intl, which told those of births before there was a table of them: to find
 * out for which instant a letter of that time was written. Throws RangeError where there is no such
 * zone.
 */
export function formerClocks(zone: string): Clocks {
  const clocks = known.get(zone) ?? intlClocks(zone);
  known.set(zone, clocks);
  return clocks;
}

function intlClocks(zone: string): Clocks {
  const reader = (timeZoneName: 'longOffset' | 'long') => {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName });
    return (at: number) =>
      format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  };
  const [offset, name] = [reader('longOffset'), reader('long')];
  return {
    aheadAt: (at) => {
      // "GMT", "GMT-04:30", and with the seconds of local mean time "GMT-00:14:44".
      const [, sign, ...parts] = /([+-])(\d+):(\d+)(?::(\d+))?$/.exec(offset(at)) ?? [];
      const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
      const ahead = hours * HOUR + minutes * MINUTE + seconds * SECOND;
      return sign === '-' ? -ahead : ahead;
    },
    isSummerTime: (at) => /Summer|Daylight/.test(name(at)),
    isMeanTime: () => false,
  };
}
