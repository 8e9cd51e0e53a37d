/** What the clocks of a zone did from an instant on. */
interface Period {
  /** Seconds since 1970; the first period has none. */
  from: number;
  /** Seconds ahead of UTC. */
  offset: number;
  isSummer: boolean;
  /** Such as "CET"; "LMT" is local mean time, "-00" a place without any clock. */
  abbreviation: string;
}

const HEADER = 44;
/** Size of a leap second's record in a block of this width of instants. */
const leapSize = (width: number) => width + 4;

interface Counts {
  isUt: number;
  isStandard: number;
  leaps: number;
  transitions: number;
  types: number;
  characters: number;
}

function countsAt(file: Buffer, at: number): Counts {
  if (file.toString('latin1', at, at + 4) !== 'TZif') throw new Error('not a TZif file');
  const count = (index: number) => file.readUInt32BE(at + 20 + 4 * index);
  return {
    isUt: count(0),
    isStandard: count(1),
    leaps: count(2),
    transitions: count(3),
    types: count(4),
    characters: count(5),
  };
}

function bodySize(
  { isUt, isStandard, leaps, transitions, types, characters }: Counts,
  width: number,
) {
  return (
    transitions * (width + 1) + types * 6 + characters + leaps * leapSize(width) + isStandard + isUt
  );
}

/** The periods of a compiled zone (RFC 8536), by its block of 64-bit instants. */
export function readTzif(file: Buffer): Period[] {
  const second = HEADER + bodySize(countsAt(file, 0), 4);
  const counts = countsAt(file, second);
  const instants = second + HEADER;
  const indexes = instants + counts.transitions * 8;
  const types = indexes + counts.transitions;
  const names = types + counts.types * 6;
  const period = (type: number, from: number): Period => {
    const at = types + type * 6;
    const name = names + file.readUInt8(at + 5);
    return {
      from,
      offset: file.readInt32BE(at),
      isSummer: file.readUInt8(at + 4) === 1,
      abbreviation: file.toString('latin1', name, file.indexOf(0, name)),
    };
  };
  return [
    period(0, Number.NEGATIVE_INFINITY),
    ...Array.from({ length: counts.transitions }, (_, i) =>
      period(file.readUInt8(indexes + i), Number(file.readBigInt64BE(instants + 8 * i))),
    ),
  ];
}

/** The rule by which a compiled zone goes on after its last transition, such as "CET-1CEST,M3.5.0,M10.5.0/3". */
export function ruleOf(file: Buffer): string {
  const second = HEADER + bodySize(countsAt(file, 0), 4);
  const end = second + HEADER + bodySize(countsAt(file, second), 8);
  return file.toString('latin1', end).trim();
}

/**
 * A zone's history in one line, as `zone-history.ts` of the domain reads it: its offsets in seconds
 * (`s` for summer time, `m` for the mean time before its first standard time), which of them each
 * period has, and the seconds between their beginnings; the latter two in base 36.
 */
export function packed(periods: readonly Period[]): string {
  const isMean = ({ abbreviation }: Period) => abbreviation === 'LMT' || abbreviation === '-00';
  const first = periods.findIndex((period) => !isMean(period));
  const told = periods.flatMap((period, i) => {
    if (i < first) return i === 0 ? [{ from: period.from, clock: 'm' }] : [];
    return [{ from: period.from, clock: `${period.offset}${period.isSummer ? 's' : ''}` }];
  });
  // Some transitions change nothing but the abbreviation.
  const kept = told.filter(({ clock }, i) => clock !== told[i - 1]?.clock);
  const clocks = [...new Set(kept.map(({ clock }) => clock))];
  if (clocks.length > 36) throw new Error('more kinds of clock than digits');
  const which = kept.map(({ clock }) => clocks.indexOf(clock).toString(36));
  const starts = kept.slice(1).map(({ from }) => from);
  const gaps = starts.map((from, i) => (from - (starts[i - 1] ?? 0)).toString(36));
  return [clocks.join(' '), which.join(''), gaps.join(' ')].join('|');
}
