/** A settlement as GeoNames has it. */
export interface Settlement {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
  /** What kind: PPL, PPLC for a capital, PPLA for a seat, PPLX for a part of a city. */
  feature: string;
  country: string;
  /** GeoNames' code of the first division, and of the second. */
  regionCode: string;
  secondCode: string;
  /** The names of both. */
  regionName: string;
  municipality: string;
  population: number;
  zone: string;
}

/** Where Spanish is spoken. */
export const HISPANIC: ReadonlySet<string> = new Set(
  'ES MX GT SV HN NI CR PA CU DO PR CO VE EC PE BO CL AR UY PY GQ'.split(' '),
);

const KM_PER_DEGREE = 111.2;

type Point = Pick<Settlement, 'latitude' | 'longitude'>;

/** Kilometres between two near points. */
export function distance(a: Point, b: Point): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(east, a.latitude - b.latitude) * KM_PER_DEGREE;
}
