import { pairPage, pairPageInput, signPage, signPageInput } from '@sibila/contracts/zodiac-pages';
import { readPairPage } from '@sibila/core/zodiac/pair-page';
import { readSignPage } from '@sibila/core/zodiac/sign-page';
import { publicProcedure, router } from '../init.ts';

export const zodiacRouter = router({
  /** The page of a sign. */
  sign: publicProcedure
    .input(signPageInput)
    .output(signPage)
    .query(({ ctx, input }) => readSignPage(ctx.core, input)),

  /** The page of two signs. */
  pair: publicProcedure
    .input(pairPageInput)
    .output(pairPage)
    .query(({ input }) => readPairPage(input)),
});
