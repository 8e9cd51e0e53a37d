import { findPlacesInput, places } from '@sibila/contracts/places';
import { row, type RestRow } from './row.ts';

/** Where people are born. */
export const PLACES_ROWS: readonly RestRow[] = [
  row({
    method: 'GET',
    path: '/api/places',
    summary: 'Up to ten places by what was typed of their name (data: GeoNames, CC BY 4.0)',
    tag: 'places',
    status: 200,
    failures: [400],
    from: 'query',
    input: findPlacesInput,
    output: places,
    isPublic: true,
    call: (caller, input) => caller.places.find(input),
  }),
];
