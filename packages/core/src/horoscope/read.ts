import type { Horoscope, HoroscopeInput, PremiumHoroscope } from '@sibila/contracts/horoscope';
import { HOROSCOPE_DAYS_KEPT } from '@sibila/contracts/limits';
import { exclusiveFactsOut, factsOut } from '@sibila/domain/horoscope/facts-out';
import { addDays, zoneClock } from '@sibila/domain/horoscope/local-day';
import { MODEL_ZONES } from '@sibila/domain/horoscope/shared-zone';
import { signOfSlug } from '@sibila/domain/zodiac/slugs';
import { DomainError } from '../errors.ts';
import { factsFor, sharedZoneOf, weekFor } from './facts.ts';
import { horoscopeTask, premiumHoroscopeTask } from './prompt.ts';
import type { HoroscopeKey, StoredHoroscope } from './repo.ts';
import {
  builtinHoroscope,
  sharedHoroscope,
  type HoroscopeContext,
  type HoroscopeTask,
} from './write.ts';

/** Operators may have tomorrow written ahead, and by a model in every home zone. */
type Asker = 'reader' | 'operator';

/** Which horoscope is asked for, whether it is kept, and whether a model may write it. */
interface Plan {
  key: HoroscopeKey;
  isHome: boolean;
  mayAskModel: boolean;
}

/** The horoscope of a sign and local day, the same for everybody who shares that day. */
export async function readHoroscope(
  ctx: HoroscopeContext,
  input: HoroscopeInput,
  asker: Asker = 'reader',
): Promise<Horoscope> {
  const plan = planOf(ctx, input, 'day', asker);
  const { sign, day, zone } = plan.key;
  const pack = factsFor(day, zone);
  const { sections, reader } = await written(ctx, plan, horoscopeTask(sign, pack));
  const { text = '' } = sections;
  return { sign: input.sign, date: day, text, facts: factsOut(pack), reader };
}

/** The exclusive part of the same day, and the facts of the day and of the week ahead. */
export async function readPremiumHoroscope(
  ctx: HoroscopeContext,
  input: HoroscopeInput,
  asker: Asker = 'reader',
): Promise<PremiumHoroscope> {
  const plan = planOf(ctx, input, 'premium', asker);
  const { sign, day, zone } = plan.key;
  const pack = factsFor(day, zone);
  const ahead = weekFor(day, zone);
  const { sections, reader } = await written(ctx, plan, premiumHoroscopeTask(sign, pack, ahead));
  const { love = '', work = '', energy = '', week = '' } = sections;
  const facts = exclusiveFactsOut(pack, ahead);
  return { sign: input.sign, date: day, love, work, energy, week, facts, reader };
}

/** Zones without a home are composed anew each time: kept, they would be as many as are asked for. */
function written(ctx: HoroscopeContext, plan: Plan, task: HoroscopeTask): Promise<StoredHoroscope> {
  return plan.isHome
    ? sharedHoroscope(ctx, plan.key, task, plan.mayAskModel)
    : Promise.resolve(builtinHoroscope(task));
}

/** Which horoscope is asked for; NOT_FOUND for no sign, and for days that are not kept. */
function planOf(
  ctx: HoroscopeContext,
  { sign: slug, date, tz }: HoroscopeInput,
  part: HoroscopeKey['part'],
  asker: Asker,
): Plan {
  const sign = signOfSlug(slug);
  if (!sign) throw new DomainError('NOT_FOUND');
  const today = zoneClock(tz).momentOf(ctx.ports.clock.now().getTime()).date;
  const day = date ?? today;
  const last = asker === 'operator' ? addDays(today, 1) : today;
  if (day > last || day < addDays(today, -HOROSCOPE_DAYS_KEPT))
    throw new DomainError('NOT_FOUND', {
      message: `Se puede leer el horóscopo de hoy y el de los ${HOROSCOPE_DAYS_KEPT} días anteriores.`,
    });
  const { zone, isHome } = sharedZoneOf(day, tz);
  const isOpen = part === 'premium' || asker === 'operator' || MODEL_ZONES.includes(zone);
  return { key: { sign, day, zone, part }, isHome, mayAskModel: isHome && isOpen && day >= today };
}
