import { z } from 'zod';

/** The most places that one search gives. */
export const PLACES_MAX = 10;
const QUERY_MAX = 80;

/** What somebody has typed so far of a place's name. */
export const findPlacesInput = z.object({
  q: z
    .string({ error: 'Escribe el nombre de un lugar' })
    .trim()
    .min(1, 'Escribe el nombre de un lugar')
    .max(QUERY_MAX, `El nombre de un lugar tiene como mucho ${QUERY_MAX} caracteres`),
});
export type FindPlacesInput = z.output<typeof findPlacesInput>;

/** A place of the list. */
export const place = z
  .object({
    id: z.int().positive().describe("GeoNames' number, or one of our own from 1,000,000,000 on"),
    name: z.string(),
    region: z.string().describe('Province or state; may be empty'),
    country: z.string().describe('In Spanish'),
    latitude: z.number().describe('Degrees, north positive'),
    longitude: z.number().describe('Degrees, east positive'),
    zone: z.string().describe('IANA name'),
  })
  .meta({ id: 'Place' });

/** Likeliest first. */
export const places = z.array(place).max(PLACES_MAX);
