import { z } from 'zod';
import { ASPECTS } from '@sibila/domain/sky/aspects';
import { BODIES, MOON_PHASES } from '@sibila/domain/sky/body-names';
import { zodiacSign } from './zodiac.ts';

const body = z.enum(BODIES.map((entry) => entry.body));
const aspect = z.enum(ASPECTS.map((entry) => entry.aspect));
const degree = z.number().describe('Within the sign, 0 to 30');
const day = z.iso.date();

/** An instant in UTC, and how the reader's clocks show it. */
const moment = {
  at: z.iso.datetime(),
  date: day,
  time: z.string().describe("HH:MM on the reader's clocks"),
};
const horoscopeMoment = z.object(moment).meta({ id: 'HoroscopeMoment' });

const quarter = z
  .object({
    kind: z.literal('quarter'),
    phase: z
      .enum(MOON_PHASES)
      .extract(['luna nueva', 'cuarto creciente', 'luna llena', 'cuarto menguante']),
    sign: zodiacSign.describe("The Moon's"),
    degree,
    ...moment,
  })
  .meta({ id: 'MoonQuarter' });

/** What happens in the sky at an instant: an ingress, a station, an exact aspect, a quarter, an eclipse. */
const skyEvent = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('ingress'),
      body,
      from: zodiacSign,
      sign: zodiacSign,
      retrograde: z.boolean().describe('True where it returns to the sign before'),
      ...moment,
    }),
    z.object({
      kind: z.literal('station'),
      body,
      direction: z.enum(['retrograde', 'direct']).describe('From here on'),
      sign: zodiacSign,
      degree,
      ...moment,
    }),
    z.object({ kind: z.literal('aspect'), a: body, b: body, aspect, ...moment }),
    quarter,
    z.object({
      kind: z.literal('eclipse'),
      of: z.enum(['Sun', 'Moon']),
      type: z.enum(['penumbral', 'partial', 'annular', 'total']),
      sign: zodiacSign,
      ...moment,
    }),
  ])
  .meta({ id: 'SkyEvent' });
export type SkyEventOut = z.output<typeof skyEvent>;

const dayFacts = z.object({
  bodies: z.array(
    z.object({ body, longitude: z.number(), sign: zodiacSign, retrograde: z.boolean() }),
  ),
  aspects: z.array(z.object({ a: body, b: body, aspect, orb: z.number() })),
  moon: z.object({
    sign: zodiacSign,
    phase: z.enum(MOON_PHASES),
    illumination: z.number(),
  }),
  events: z.array(skyEvent).describe('Of the day, in the order of time'),
  moonStays: z
    .array(z.object({ sign: zodiacSign, from: horoscopeMoment, to: horoscopeMoment }))
    .describe("The Moon's signs of the day, and when it enters and leaves them"),
  quarters: z.array(quarter).describe('The last before the day and the next four'),
  retrogrades: z
    .array(z.object({ body, since: horoscopeMoment, until: horoscopeMoment }))
    .describe('Who goes backwards at some time of the day, from station to station'),
});

/** The facts that a horoscope rests on. Degrees; positions of local noon; `illumination` 0 to 1. */
export const horoscopeFacts = dayFacts.meta({ id: 'HoroscopeFacts' });

/** Those of the exclusive part: the same, and the main events of each of the next seven days. */
export const exclusiveFacts = dayFacts
  .extend({
    week: z.array(
      z.object({
        day,
        moonSign: zodiacSign.describe("The Moon's at noon"),
        events: z.array(skyEvent),
      }),
    ),
  })
  .meta({ id: 'PremiumHoroscopeFacts' });
