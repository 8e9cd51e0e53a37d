import { z } from 'zod';
import { isCountedPage } from './analytics-pages.ts';

/** One page that was looked at, by somebody who agreed to be counted. Nothing else is taken. */
export const pageView = z.strictObject({
  path: z.string().max(120).refine(isCountedPage, { error: 'Esta página no se cuenta' }),
  /** Ties the pages of one visit together; a random number of the browser's, for a day at most. */
  session: z.uuid(),
  /** Whether the browser was not here in the thirty days before. */
  isNew: z.boolean(),
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/)
    .optional(),
  /** The host of the site that led here. */
  referrer: z
    .string()
    .max(253)
    .regex(/^[a-z0-9.-]+$/)
    .optional(),
});
export type PageView = z.output<typeof pageView>;
