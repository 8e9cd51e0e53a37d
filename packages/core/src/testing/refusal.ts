import { DomainError } from '../errors.ts';

/** The code of a refusal; the text of any other error. */
export const codeOf = (error: unknown) =>
  error instanceof DomainError ? error.code : String(error);

/** The code with which a verb refuses; «none» when it does what it is asked. */
export const refusal = (work: Promise<unknown>) => work.then(() => 'none', codeOf);

/** What a verb refuses with, whole. */
export const refusalOf = (work: Promise<unknown>): Promise<DomainError | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof DomainError) return error;
      throw error;
    },
  );
