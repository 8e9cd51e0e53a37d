import { findPlacesInput, places } from '@sibila/contracts/places';
import { findPlaces } from '@sibila/core/places/find-places';
import { publicProcedure, router } from '../init.ts';

export const placesRouter = router({
  /** Places by what was typed of their name, open to guests and the same for all. */
  find: publicProcedure
    .input(findPlacesInput)
    .output(places)
    .query(({ input }) => findPlaces(input)),
});
