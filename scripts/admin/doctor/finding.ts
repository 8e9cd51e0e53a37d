import { within } from '@sibila/core/within';
import { codeOf } from '../reason-of.ts';

/** What was found of one part of the product. */
export interface Finding {
  part: string;
  state: 'ok' | 'warn' | 'fail';
  text: string;
}

/** A look at one part; what it throws is a fault of that part. */
export interface Look {
  part: string;
  /** Gives what is well, or worth a warning; throws a Fault for what is wrong. */
  look(): Promise<string | Finding[]>;
}

/** Something is wrong; the text is for people and holds no secret. */
export class Fault extends Error {}

/** Something may be wrong, or will be. */
export class Doubt extends Error {}

/** Milliseconds that any part has; an embedded database may have to be started first. */
const LIMIT_MS = 60_000;

/** What a look comes to, whatever it throws and however long it takes. */
export async function examine({ part, look }: Look, limitMs = LIMIT_MS): Promise<Finding[]> {
  try {
    const found = await within(look(), limitMs);
    if (found === null) return [{ part, state: 'fail', text: 'no answer in time' }];
    return typeof found === 'string' ? [{ part, state: 'ok', text: found }] : found;
  } catch (error) {
    return [{ part, state: error instanceof Doubt ? 'warn' : 'fail', text: faultOf(error) }];
  }
}

/** What a look found wrong, or the code of what kept it from looking. */
export const faultOf = (error: unknown): string =>
  error instanceof Fault || error instanceof Doubt ? error.message : codeOf(error);
