import { lt } from 'drizzle-orm';
import { HOROSCOPE_DAYS_KEPT } from '@sibila/contracts/limits';
import { addDays } from '@sibila/domain/horoscope/local-day';
import { horoscopes } from '@sibila/drizzle/schema/horoscope';
import { deleteInBatches, type PurgeContext } from '../retention/in-batches.ts';

/** West of Greenwich a day lasts into the next one of UTC; one more is to spare. */
const SPARE_DAYS = 2;

/** The horoscopes of days that nobody can ask for any more, in whatever zone. */
export const horoscopePurges = {
  horoscopes: (ctx: PurgeContext) => {
    const today = ctx.ports.clock.now().toISOString().slice(0, 10);
    return deleteInBatches(ctx, {
      table: horoscopes,
      isDue: lt(horoscopes.day, addDays(today, -HOROSCOPE_DAYS_KEPT - SPARE_DAYS)),
      by: horoscopes.day,
    });
  },
};
