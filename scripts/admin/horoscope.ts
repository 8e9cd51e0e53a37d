import { horoscopeInput } from '@sibila/contracts/horoscope';
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

export const horoscope: Noun = {
  name: 'horoscope',
  verbs: {
    generate: {
      help: 'Write what is missing of a day: twelve signs, both parts (all home zones unless --tz)',
      usage: '[--date AAAA-MM-DD] [--tz ZONE]',
      options: { date: { type: 'string' }, tz: { type: 'string' } },
      run: (config, _, options) =>
        withShared(config, async (shared) => {
          const zones = options['tz'] === undefined ? HOME_ZONES : [options['tz']];
          const data: { sign: string; date: string; tz: string; reader: string }[] = [];
          for (const tz of zones)
            for (const sign of SIGN_NAMES.map(signSlug)) {
              const input = inputOf(sign, { ...options, tz });
              const { date, reader } = await readHoroscope(shared, input);
              await readPremiumHoroscope(shared, input);
              data.push({ sign, date, tz: input.tz, reader });
            }
          return { text: table(data.map((entry) => Object.values(entry))), data };
        }),
    },
  },
};
