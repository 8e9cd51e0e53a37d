import type { Horoscope, HoroscopeInput, PremiumHoroscope } from '@sibila/contracts/horoscope';
import { HOROSCOPE_DAYS_KEPT } from '@sibila/contracts/limits';
import { factsOut } from '@sibila/domain/horoscope/facts-out';
import { addDays, zoneClock } from '@sibila/domain/horoscope/local-day';
import { signOfSlug } from '@sibila/domain/zodiac/slugs';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { factsFor, sharedZoneOf, weekFor } from './facts.ts';
import { horoscopeTask, premiumHoroscopeTask } from './prompt.ts';
import type { HoroscopeKey } from './repo.ts';
import { sharedHoroscope, type WriteContext } from './write.ts';

type ReadContext = WriteContext & Pick<Context, 'ports'>;

/** The horoscope of a sign and local day, the same for everybody who shares that day. */
export async function readHoroscope(ctx: ReadContext, input: HoroscopeInput): Promise<Horoscope> {
  const { key, mayAskModel } = keyOf(ctx, input, 'day');
  const pack = factsFor(key.day, key.zone);
  const task = horoscopeTask(key.sign, pack);
  const { sections, reader } = await sharedHoroscope(ctx, key, task, mayAskModel);
  const { text = '' } = sections;
  return { sign: input.sign, date: key.day, text, facts: factsOut(pack), reader };
}

/** The exclusive part of the same day. */
export async function readPremiumHoroscope(
  ctx: ReadContext,
  input: HoroscopeInput,
): Promise<PremiumHoroscope> {
  const { key, mayAskModel } = keyOf(ctx, input, 'premium');
  const { sign, day, zone } = key;
  const task = premiumHoroscopeTask(sign, factsFor(day, zone), weekFor(day, zone));
  const { sections, reader } = await sharedHoroscope(ctx, key, task, mayAskModel);
  const { love = '', work = '', energy = '', week = '' } = sections;
  return { sign: input.sign, date: day, love, work, energy, week, reader };
}

/** Which horoscope is asked for; NOT_FOUND for no sign, and for days that are not kept. */
function keyOf(
  ctx: ReadContext,
  { sign: slug, date, tz }: HoroscopeInput,
  part: HoroscopeKey['part'],
): { key: HoroscopeKey; mayAskModel: boolean } {
  const sign = signOfSlug(slug);
  if (!sign) throw new DomainError('NOT_FOUND');
  const today = zoneClock(tz).momentOf(ctx.ports.clock.now().getTime()).date;
  const day = date ?? today;
  if (day > today || day < addDays(today, -HOROSCOPE_DAYS_KEPT))
    throw new DomainError('NOT_FOUND', {
      message: `Se puede leer el horóscopo de hoy y el de los ${HOROSCOPE_DAYS_KEPT} días anteriores.`,
    });
  const { zone, isHome } = sharedZoneOf(day, tz);
  return { key: { sign, day, zone, part }, mayAskModel: isHome && day === today };
}
