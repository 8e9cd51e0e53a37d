import { z } from 'zod';
import { CHART_POINTS } from '@sibila/domain/chart/points';
import { ASPECTS } from '@sibila/domain/sky/aspects';
import { BODIES } from '@sibila/domain/sky/body-names';
import { zodiacSign } from './zodiac.ts';

export const body = z.enum(BODIES.map((entry) => entry.body));
export const point = z.enum(CHART_POINTS);
export const aspect = z.enum(ASPECTS.map((entry) => entry.aspect));
export const degree = z.number().describe('Within the sign, 0 to 30');
export const longitude = z.number().describe('Ecliptic longitude in degrees, 0 to 360');
/** What a value went through on a day of which no hour is known. */
export const span = z.object({ from: z.number(), to: z.number() });
export const house = z.int().min(1).max(12);
export const signs = z.array(zodiacSign).readonly();

/** A point that may hang on an unknown hour: null where it does. */
const placement = {
  longitude: longitude.describe(
    'In degrees, 0 to 360; without an hour that of the middle of the day',
  ),
  signs,
  sign: zodiacSign.nullable(),
  degree: degree.nullable().describe('Without an hour the whole degree that it stood about'),
  house: house.nullable(),
  reach: span
    .optional()
    .describe('Without an hour the stretch of that day, in degrees that may leave 0 to 360'),
};

/** A body where the wheel shows it, as everybody may see it. */
export const placedBody = z.object({ body, ...placement, retrograde: z.boolean().nullable() });

/** A body of a kept chart. */
export const chartBody = placedBody.extend({
  dignities: z.array(z.enum(['domicile', 'exaltation', 'detriment', 'fall'])),
});

/** The ascending node of the Moon. */
export const nodes = z.object({ mean: z.object(placement), true: z.object(placement) });

const angle = z.object({ longitude, sign: zodiacSign, degree });
/** Null without an hour. */
export const angles = z.object({ ascendant: angle, midheaven: angle }).nullable();
