/** Owed to the list's source, wherever a page shows places from it. */
export const PLACES_CREDIT = {
  text: 'Lugares: GeoNames, CC BY 4.0',
  source: 'https://www.geonames.org/',
  licence: 'https://creativecommons.org/licenses/by/4.0/deed.es',
} as const;
