import { horoscopeInput } from '@sibila/contracts/horoscope';
import type { Shared } from '@sibila/core/context';
import { DomainError } from '@sibila/core/errors';
import { readHoroscope, readPremiumHoroscope } from '@sibila/core/horoscope/read';
import { HOME_ZONES } from '@sibila/domain/horoscope/shared-zone';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { AdminError, type Noun, type Options } from './noun.ts';
import { table } from './table.ts';
import { withShared } from './with-shared.ts';

function inputOf(sign: string, { date, tz }: Options) {
  const input = horoscopeInput.safeParse({ sign, date, tz });
  if (!input.success) throw new AdminError(input.error.issues.map((i) => i.message).join('; '));
  return input.data;
}

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
  const input = inputOf(sign, options);
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
    return [...told, { tz: String(options['tz']), failure: error.message }];
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
      usage: '[--date AAAA-MM-DD] [--tz ZONE]',
      options: { date: { type: 'string' }, tz: { type: 'string' } },
      run: (config, _, options) =>
        withShared(config, async (shared) => {
          const zones = options['tz'] === undefined ? HOME_ZONES : [options['tz']];
          const data: (Told | Refused)[] = [];
          for (const tz of zones) data.push(...(await zoneOf(shared, { ...options, tz })));
          return {
            text: table(data.map(line)),
            data,
            failed: data.some((entry) => 'failure' in entry),
          };
        }),
    },
  },
};
