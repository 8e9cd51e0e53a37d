import { z } from 'zod';
import { signOfSlug } from '@sibila/domain/zodiac/slugs';
import { exclusiveFacts, horoscopeFacts } from './horoscope-facts.ts';
import { readerKind } from './reading.ts';

export const HOROSCOPE_ZONE = 'America/Mexico_City';

const day = z.iso.date({ error: 'La fecha se escribe AAAA-MM-DD' });

function canonicalZone(name: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
}

function isZone(name: string): boolean {
  try {
    return canonicalZone(name) !== '';
  } catch {
    return false;
  }
}

/** An IANA zone that this machine knows, in its one spelling, so that nobody multiplies them. */
export const zone = z
  .string()
  .max(64)
  .refine(isZone, { error: 'Esa zona horaria no existe', abort: true })
  .overwrite(canonicalZone);

/** A sign by its address (`geminis`), a local day (today unless given) and the reader's zone. */
export const horoscopeInput = z.object({
  sign: z.string().max(20),
  date: day.optional(),
  tz: zone.default(HOROSCOPE_ZONE),
});
export type HoroscopeInput = z.output<typeof horoscopeInput>;

const signAddress = z.string().refine((slug) => signOfSlug(slug) !== null);

const common = {
  sign: signAddress,
  date: day,
  reader: readerKind,
};

export const horoscope = z
  .object({ ...common, text: z.string(), facts: horoscopeFacts })
  .meta({ id: 'Horoscope' });
export type Horoscope = z.output<typeof horoscope>;

/** The exclusive part: a text for each field of life and one for the week ahead, and their facts. */
export const premiumHoroscope = z
  .object({
    ...common,
    love: z.string(),
    work: z.string(),
    energy: z.string(),
    week: z.string(),
    facts: exclusiveFacts,
  })
  .meta({ id: 'PremiumHoroscope' });
export type PremiumHoroscope = z.output<typeof premiumHoroscope>;
