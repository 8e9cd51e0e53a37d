import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import { interpretRunesInput, runeReading } from '@sibila/contracts/runes';
import { row, type RestRow } from './row.ts';
import { storedReading } from './stored-reading.ts';

/** Rune readings. */
export const RUNES_ROWS: readonly RestRow[] = [
  row({
    method: 'POST',
    path: '/api/runes/interpret',
    ownLimits: true,
    summary: 'Read a cast; the same id again gives the same reading',
    tag: 'runes',
    status: 201,
    failures: [401, 402, 409, 422],
    needsSession: true,
    from: 'body',
    input: interpretRunesInput,
    output: runeReading,
    call: async (caller, input) => storedReading(await caller.runes.interpret(input)),
  }),
  row({
    method: 'GET',
    path: '/api/runes/readings',
    summary: "The person's rune readings, newest first",
    tag: 'runes',
    status: 200,
    failures: [400, 401],
    needsSession: true,
    from: 'query',
    input: pageInput,
    output: runeReading.array(),
    paged: true,
    call: (caller, input) => caller.runes.readings(input),
  }),
  row({
    method: 'DELETE',
    path: '/api/runes/readings/:id',
    summary: 'Forget a rune reading',
    tag: 'runes',
    status: 204,
    failures: [400, 401, 404],
    needsSession: true,
    from: 'none',
    input: readingRef,
    output: null,
    call: (caller, input) => caller.runes.remove(input),
  }),
];
