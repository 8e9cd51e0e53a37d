import { z } from 'zod';
import { zodiacSign } from './zodiac.ts';

/** An instant in UTC, and how the clocks of Mexico City show it. */
const moment = z.object({ at: z.iso.datetime(), date: z.iso.date(), time: z.string() });

/** A sign by its address (`geminis`). */
export const signPageInput = z.object({ sign: z.string().max(20) });

/** What the page of a sign says of it, and when the Sun is in it: now, or the next time. */
export const signPage = z.object({
  sign: zodiacSign,
  description: z.string(),
  lead: z.string(),
  chapters: z.array(z.object({ title: z.string(), body: z.array(z.string()) })),
  cusp: z.string(),
  reckoning: z.string(),
  sun: z.object({ from: moment, to: moment }),
});
export type SignPage = z.output<typeof signPage>;

/** Two signs by their address (`aries-tauro`), in either order. */
export const pairPageInput = z.object({ pair: z.string().max(40) });

/** What the page of two signs says of them; `slug` is the one address that it has. */
export const pairPage = z.object({
  slug: z.string(),
  first: zodiacSign,
  second: zodiacSign,
  percent: z.number().int().min(0).max(100),
  meeting: z.string(),
  friction: z.string(),
  love: z.string(),
  together: z.string(),
  account: z.array(z.string()).describe('The number and its four points, a paragraph each'),
  attempt: z.string(),
  closing: z.string(),
});
export type PairPage = z.output<typeof pairPage>;
