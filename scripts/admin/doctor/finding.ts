import { within } from '@sibila/core/within';
import { codeOf, isTold } from '../reason-of.ts';
import { unreached } from '../unreached.ts';

/** What was found of one part of the product. */
export interface Finding {
  part: string;
  state: 'ok' | 'warn' | 'fail';
  text: string;
}

/** A look at one part; what it throws is a fault of that part. */
export interface Look {
  part: string;
  /** The variable that says where it is, for what keeps a look from it. */
  setting?: string;
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
export async function examine(
  { part, setting, look }: Look,
  limitMs = LIMIT_MS,
): Promise<Finding[]> {
  try {
    const found = await within(look(), limitMs);
    if (found === null) return [{ part, state: 'fail', text: 'no answer in time' }];
    return typeof found === 'string' ? [{ part, state: 'ok', text: found }] : found;
  } catch (error) {
    return [
      { part, state: error instanceof Doubt ? 'warn' : 'fail', text: faultOf(error, setting) },
    ];
  }
}

/** What a look found wrong, or what kept it from looking: in words, else by its code. */
export function faultOf(error: unknown, setting?: string): string {
  if (error instanceof Fault || error instanceof Doubt) return error.message;
  const code = codeOf(error);
  if (setting === undefined) return isTold(error) ? error.message : code;
  return isTold(error)
    ? `${error.message} (${setting})`
    : (unreached(error, code, setting) ?? `${code} (${setting})`);
}
