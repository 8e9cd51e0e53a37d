import { createCallerFactory, router } from './init.ts';
import { accountRouter } from './routers/account.ts';
import { quotaRouter } from './routers/quota.ts';
import { tarotRouter } from './routers/tarot.ts';

export const appRouter = router({
  account: accountRouter,
  quota: quotaRouter,
  tarot: tarotRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
