import { HOROSCOPE_DAYS_KEPT } from '@sibila/contracts/limits';
import { addDays } from '@sibila/domain/horoscope/local-day';
import type { Context } from '../context.ts';
import { removeHoroscopesBefore } from './repo.ts';

/** West of Greenwich a day lasts into the next one of UTC; one more is to spare. */
const SPARE_DAYS = 2;

/** Removes the horoscopes of days that nobody can ask for any more, in whatever zone. */
export async function purgeHoroscopes(ctx: Pick<Context, 'db' | 'ports'>): Promise<void> {
  const today = ctx.ports.clock.now().toISOString().slice(0, 10);
  await removeHoroscopesBefore(ctx, addDays(today, -HOROSCOPE_DAYS_KEPT - SPARE_DAYS));
}
