import { horoscope, horoscopeInput, premiumHoroscope } from '@sibila/contracts/horoscope';
import { readHoroscope, readPremiumHoroscope } from '@sibila/core/horoscope/read';
import { premiumProcedure, publicProcedure, router } from '../init.ts';

export const horoscopeRouter = router({
  /** A sign's day, open to guests and the same for all who share the day. */
  day: publicProcedure
    .input(horoscopeInput)
    .output(horoscope)
    .query(({ ctx, input }) => readHoroscope(ctx.core, input)),

  /** The exclusive part of the same day. */
  premium: premiumProcedure
    .input(horoscopeInput)
    .output(premiumHoroscope)
    .query(({ ctx, input }) => readPremiumHoroscope(ctx.core, input)),
});
