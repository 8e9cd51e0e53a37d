/** The time. Local adapter: the system's clock; tests: one that they set. */
export interface Clock {
  now(): Date;
}
