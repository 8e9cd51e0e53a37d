import { readPlaces } from '@sibila/content/places/catalogue';
import type { Place } from '@sibila/domain/places/place';
import { indexPlaces, type PlaceIndex } from '@sibila/domain/places/search';

interface Catalogue {
  index: PlaceIndex;
  byId: ReadonlyMap<number, Place>;
}

let known: Catalogue | undefined;

/** All places and their index, made at the first call, which takes a quarter of a second. */
export function placeCatalogue(): Catalogue {
  known ??= makeCatalogue();
  return known;
}

function makeCatalogue(): Catalogue {
  const places = readPlaces();
  return {
    index: indexPlaces(places),
    byId: new Map(places.map((place) => [place.id, place])),
  };
}
