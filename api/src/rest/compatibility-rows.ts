import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import { calculateCompatibilityInput, compatibility } from '@sibila/contracts/compatibility';
import { row, type RestRow } from './row.ts';
import { storedReading } from './stored-reading.ts';

/** Compatibilities. */
export const COMPATIBILITY_ROWS: readonly RestRow[] = [
  row({
    method: 'POST',
    path: '/api/compatibilities',
    ownLimits: true,
    summary: 'Compare two signs; the same id again gives the same answer',
    tag: 'compatibility',
    status: 201,
    failures: [401, 402, 409, 422],
    needsSession: true,
    from: 'body',
    input: calculateCompatibilityInput,
    output: compatibility,
    call: async (caller, input) => storedReading(await caller.compatibility.calculate(input)),
  }),
  row({
    method: 'GET',
    path: '/api/compatibilities',
    summary: "The person's compatibilities, newest first",
    tag: 'compatibility',
    status: 200,
    failures: [400, 401],
    needsSession: true,
    from: 'query',
    input: pageInput,
    output: compatibility.array(),
    paged: true,
    call: (caller, input) => caller.compatibility.readings(input),
  }),
  row({
    method: 'DELETE',
    path: '/api/compatibilities/:id',
    summary: 'Forget a compatibility',
    tag: 'compatibility',
    status: 204,
    failures: [400, 401, 404],
    needsSession: true,
    from: 'none',
    input: readingRef,
    output: null,
    call: (caller, input) => caller.compatibility.remove(input),
  }),
];
