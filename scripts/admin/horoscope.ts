import { horoscopeInput } from '@sibila/contracts/horoscope';
import { HOROSCOPE_DAYS_KEPT } from '@sibila/contracts/limits';
import type { Shared } from '@sibila/core/context';
import { DomainError } from '@sibila/core/errors';
import { readHoroscope, readPremiumHoroscope } from '@sibila/core/horoscope/read';
import { HOME_ZONES } from '@sibila/domain/horoscope/shared-zone';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import type { z } from 'zod';
import { UsageError, type Noun, type Options } from './noun.ts';
import { reasonOf } from './reason-of.ts';
import { table } from './table.ts';
import { withShared } from './with-shared.ts';

const typedDay = horoscopeInput.omit({ sign: true });
/** The options of a day, and what is said where one can't be read. */
const WANTED: Record<keyof z.output<typeof typedDay>, string> = {
  date: '--date takes a day, as YYYY-MM-DD',
  tz: '--tz takes a time zone, as America/Bogota',
};

function checkDay({ date, tz }: Options): void {
  const { error } = typedDay.safeParse({ date, tz });
  if (!error) return;
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  const said = Object.entries(WANTED).flatMap(([name, text]) => (wrong.has(name) ? [text] : []));
  throw new UsageError(said.join('; '));
}

/** With a sign that there is, only a day that is too far away is not found. */
const whyNot = (error: DomainError): string =>
  error.code === 'NOT_FOUND'
    ? `a day is written from ${HOROSCOPE_DAYS_KEPT} days before today to tomorrow, of that zone`
    : reasonOf(error);

/** A zone of which something could not be written. */
interface Refused {
  tz: string;
  failure: string;
}

interface Told {
  sign: string;
  date: string;
  tz: string;
  reader: string;
}

/** Both parts of a sign's day, and who wrote the first, also when that took longer than readers wait. */
async function generate(shared: Shared, sign: string, options: Options): Promise<Told> {
  const input = horoscopeInput.parse({ sign, date: options['date'], tz: options['tz'] });
  await readHoroscope(shared, input, 'operator');
  await readPremiumHoroscope(shared, input, 'operator');
  await shared.jobs.drain();
  const { date, reader } = await readHoroscope(shared, input, 'operator');
  return { sign, date, tz: String(options['tz']), reader };
}

/** The twelve signs of a zone; what a zone refuses is told of it alone. */
async function zoneOf(shared: Shared, options: Options): Promise<(Told | Refused)[]> {
  const told: Told[] = [];
  try {
    for (const sign of SIGN_NAMES.map(signSlug)) told.push(await generate(shared, sign, options));
    return told;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [...told, { tz: String(options['tz']), failure: whyNot(error) }];
  }
}

const line = (entry: Told | Refused): string[] =>
  'failure' in entry
    ? ['-', '-', entry.tz, entry.failure]
    : [entry.sign, entry.date, entry.tz, entry.reader];

export const horoscope: Noun = {
  name: 'horoscope',
  verbs: {
    generate: {
      help: 'Write what is missing of a day, tomorrow at the latest: twelve signs, both parts (all home zones unless --tz)',
      usage: '[--date YYYY-MM-DD] [--tz ZONE]',
      options: { date: { type: 'string' }, tz: { type: 'string' } },
      run: async (config, _, options) => {
        checkDay(options);
        return withShared(config, async (shared) => {
          const zones = options['tz'] === undefined ? HOME_ZONES : [options['tz']];
          const data: (Told | Refused)[] = [];
          for (const tz of zones) data.push(...(await zoneOf(shared, { ...options, tz })));
          return {
            text: table(data.map(line)),
            data,
            failed: data.some((entry) => 'failure' in entry),
          };
        });
      },
    },
  },
};
