import type { PageInput } from '@sibila/contracts/paging';
import type { SignedInContext } from '../context.ts';
import { historyOf } from '../reading/history.ts';
import { palmRepo } from './repo.ts';

/** A page of the person's own palm readings, newest first; see `historyOf`. */
export const listPalmReadings = (ctx: SignedInContext, page: PageInput) =>
  historyOf(ctx, palmRepo, page);
