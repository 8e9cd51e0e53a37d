import { createCallerFactory, router } from './init.ts';
import { accountRouter } from './routers/account.ts';
import { compatibilityRouter } from './routers/compatibility.ts';
import { horoscopeRouter } from './routers/horoscope.ts';
import { palmRouter } from './routers/palm.ts';
import { privacyRouter } from './routers/privacy.ts';
import { quotaRouter } from './routers/quota.ts';
import { runesRouter } from './routers/runes.ts';
import { tarotRouter } from './routers/tarot.ts';

export const appRouter = router({
  account: accountRouter,
  compatibility: compatibilityRouter,
  horoscope: horoscopeRouter,
  palm: palmRouter,
  privacy: privacyRouter,
  quota: quotaRouter,
  runes: runesRouter,
  tarot: tarotRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
