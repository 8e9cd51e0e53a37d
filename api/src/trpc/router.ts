import { createCallerFactory, router } from './init.ts';
import { accountRouter } from './routers/account.ts';
import { billingRouter } from './routers/billing.ts';
import { blogRouter } from './routers/blog.ts';
import { chartRouter } from './routers/chart.ts';
import { compatibilityRouter } from './routers/compatibility.ts';
import { contactRouter } from './routers/contact.ts';
import { horoscopeRouter } from './routers/horoscope.ts';
import { palmRouter } from './routers/palm.ts';
import { placesRouter } from './routers/places.ts';
import { privacyRouter } from './routers/privacy.ts';
import { quotaRouter } from './routers/quota.ts';
import { readingRouter } from './routers/reading.ts';
import { runesRouter } from './routers/runes.ts';
import { tarotRouter } from './routers/tarot.ts';
import { zodiacRouter } from './routers/zodiac.ts';

export const appRouter = router({
  account: accountRouter,
  billing: billingRouter,
  blog: blogRouter,
  chart: chartRouter,
  compatibility: compatibilityRouter,
  contact: contactRouter,
  horoscope: horoscopeRouter,
  palm: palmRouter,
  places: placesRouter,
  privacy: privacyRouter,
  quota: quotaRouter,
  reading: readingRouter,
  runes: runesRouter,
  tarot: tarotRouter,
  zodiac: zodiacRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
