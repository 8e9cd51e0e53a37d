import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { clockTimeOf, type ClockTime } from '@sibila/domain/chart/birth-time';
import {
  placeClocks,
  TZDATA_VERSION,
  ZONES,
  type ClockPlace,
} from '@sibila/domain/chart/zone-history';
import { packed, readTzif } from '../zone-history/tzif.ts';
import { describePeer, programPath } from './peer.ts';
import { spread } from './swetest.ts';

/** Where zoneinfo looks for its files. */
const FOLDER = process.env['PYTHONTZPATH'] ?? '/usr/share/zoneinfo';
const BIRTHS = 600;
const FROM = Date.UTC(1880, 0, 1);
const UNTIL = Date.UTC(2026, 11, 1);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** A local date and time, `YYYY-MM-DDTHH:MM`, on the clocks of a place. */
interface Birth {
  place: ClockPlace;
  local: string;
}

/**
 * The zones that this machine's tzdata knows as the table does. Where their versions differ the
 * few others are left to a machine whose version is the table's.
 */
function sharedZones(): string[] {
  return [...ZONES.keys()].filter((zone) => {
    const path = join(FOLDER, zone);
    const line = ZONES.get(zone) ?? '';
    const ours = line.startsWith('=') ? ZONES.get(line.slice(1)) : line;
    return existsSync(path) && packed(readTzif(readFileSync(path))) === ours;
  });
}

const localText = (shown: number) => new Date(shown).toISOString().slice(0, 16);

/** The minute that the clocks of a place show within two hours of their next change. */
function nearChange(place: ClockPlace, from: number, share: number): string {
  const { aheadAt } = placeClocks(place);
  for (let at = from; at < UNTIL; at += DAY)
    if (aheadAt(at) !== aheadAt(at + DAY)) {
      let [before, after] = [at, at + DAY];
      while (after - before > 1000) {
        const middle = Math.round((before + after) / 2);
        if (aheadAt(middle) === aheadAt(before)) before = middle;
        else after = middle;
      }
      return localText(after + aheadAt(after) + (share - 0.5) * 240 * MINUTE);
    }
  return localText(from);
}

/** The same births in every run, spread without a pattern over the zones and the years. */
function randomBirths(zones: readonly string[], isNearChange: boolean): Birth[] {
  const next = spread(1880);
  return Array.from({ length: BIRTHS }, (_, i) => {
    const zone = zones[Math.floor((i * zones.length) / BIRTHS)] ?? 'UTC';
    const place = { zone, longitude: Number((next() * 360 - 180).toFixed(4)) };
    const at = FROM + next() * (UNTIL - FROM);
    return { place, local: isNearChange ? nearChange(place, at, next()) : localText(at) };
  });
}

/** Without milliseconds and zone, as Python writes it. */
const plain = (at: string) => at.replace('.000Z', '');

function instantsOf(told: ClockTime): string[] {
  switch (told.kind) {
    case 'exact':
      return [plain(told.at)];
    case 'ambiguous':
      return told.instants.map(({ at }) => plain(at));
    case 'skipped':
      return [];
    case 'unknown':
      throw new Error('a birth with a time');
  }
}

function ourAnswer({ place, local }: Birth): string {
  const [date = '', time = ''] = local.split('T');
  return instantsOf(clockTimeOf({ date, time, place }, placeClocks(place))).join(' ');
}

/** What Python's zoneinfo answers, by Debian's files. */
function theirAnswers(births: readonly Birth[]): string[] {
  const input = births.map(({ place, local }) => `${place.zone} ${local} ${place.longitude}\n`);
  const script = join(import.meta.dirname, 'local-times.py');
  const output = execFileSync(programPath('python3'), [script], {
    encoding: 'utf8',
    input: input.join(''),
    env: { PYTHONTZPATH: FOLDER },
  });
  return output.slice(0, -1).split('\n');
}

describePeer(
  "Python's zoneinfo, at 1,200 births from 1880 to 2026",
  { programs: ['python3'] },
  () => {
    let zones: string[];

    beforeAll(() => {
      zones = sharedZones();
    });

    it('has files of all our zones, and knows most of them as we do', () => {
      const missing = [...ZONES.keys()].filter((zone) => !existsSync(join(FOLDER, zone)));
      expect(missing).toEqual([]);
      const [version] = readFileSync(join(FOLDER, 'tzdata.zi'), 'utf8').split('\n');
      const isSame = version === `# version ${TZDATA_VERSION}`;
      expect(zones.length).toBeGreaterThanOrEqual((isSame ? 1 : 0.9) * ZONES.size);
    });

    it.each([
      ['anywhere and at any time', false],
      ['within two hours of a change of clocks', true],
    ])('has the same instants of births %s', (_, isNearChange) => {
      const births = randomBirths(zones, isNearChange);
      const theirs = theirAnswers(births);
      const wrong = births
        .map((birth, i) => ({ ...birth, ours: ourAnswer(birth), theirs: theirs[i] }))
        .filter((birth) => birth.ours !== birth.theirs);
      expect(wrong).toEqual([]);
      expect(theirs).toHaveLength(BIRTHS);
      const odd = theirs.filter((told) => told.split(' ').length !== 1 || told === '');
      if (isNearChange) expect(odd.length).toBeGreaterThan(BIRTHS / 10);
    });
  },
);
