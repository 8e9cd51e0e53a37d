/** One stored object, as a listing names it. */
export interface StoredObject {
  key: string;
  /** When it was last written; right to the second. */
  modifiedAt: Date;
}

/**
 * Private files. Every verb, and every page of a listing, ends within five seconds, with one more
 * try inside that time at most; whatever goes wrong is thrown as a StorageFailure. A failed verb
 * may have been done all the same: its answer can get lost. Each may be repeated.
 */
export interface ObjectStore {
  /** Keeps `bytes` under `key`, whole or not at all, in the place of what was there. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** What was put there last; null where there is nothing. */
  get(key: string): Promise<Uint8Array | null>;
  /** Leaves nothing under `key`; well where there was nothing. */
  delete(key: string): Promise<void>;
  /** Every object whose key begins with `prefix`, in no promised order. */
  list(prefix: string): AsyncIterable<StoredObject>;
}

/** The store refused, broke, was too slow or could not be reached. Its message holds no secret. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
}

const KEY = /^(?=.{1,100}$)[a-z0-9_-]+(?:[./][a-z0-9_-]+)*$/;
const PREFIX = /^(?=.{0,100}$)(?:[a-z0-9_-]+[./])*[a-z0-9_-]*$/;

/**
 * Refuses, with a RangeError, a key that not every store takes for the same thing: 1 to 100 of
 * a-z, 0-9, `_` and `-`, with single dots and slashes between them. No capitals: some disks don't
 * tell them apart.
 */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError('not a key of the object store');
}

/** Refuses, with a RangeError, a prefix that no key can have. */
export function checkPrefix(prefix: string): void {
  if (!PREFIX.test(prefix)) throw new RangeError('not a prefix of keys of the object store');
}
