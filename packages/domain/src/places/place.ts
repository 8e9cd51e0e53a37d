/** A place where somebody may be born. Degrees: north and east are positive. */
export interface Place {
  /** GeoNames' number, or one of our own from a thousand million on. */
  id: number;
  name: string;
  /** Its province or state, with the municipality where two of one name need it; may be empty. */
  region: string;
  country: string;
  latitude: number;
  longitude: number;
  /** The IANA name of its zone. */
  zone: string;
}

/** A place as the search knows it. */
export interface ListedPlace extends Place {
  /** Its other names. */
  aliases: readonly string[];
  /** What else its region and its country are called. */
  around: string;
  /** How likely it is meant: the power of ten of its inhabitants, and more where readers live. */
  weight: number;
}
