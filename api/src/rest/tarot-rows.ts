import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import { interpretTarotInput, tarotReading } from '@sibila/contracts/tarot';
import { row, type RestRow } from './row.ts';
import { storedReading } from './stored-reading.ts';

/** Tarot readings. */
export const TAROT_ROWS: readonly RestRow[] = [
  row({
    method: 'POST',
    path: '/api/tarot/interpret',
    ownLimits: true,
    summary: 'Read a draw; the same id again gives the same reading',
    tag: 'tarot',
    status: 201,
    failures: [401, 402, 409, 422],
    needsSession: true,
    from: 'body',
    input: interpretTarotInput,
    output: tarotReading,
    call: async (caller, input) => storedReading(await caller.tarot.interpret(input)),
  }),
  row({
    method: 'GET',
    path: '/api/tarot/readings',
    summary: "The person's tarot readings, newest first",
    tag: 'tarot',
    status: 200,
    failures: [400, 401],
    needsSession: true,
    from: 'query',
    input: pageInput,
    output: tarotReading.array(),
    paged: true,
    call: (caller, input) => caller.tarot.readings(input),
  }),
  row({
    method: 'DELETE',
    path: '/api/tarot/readings/:id',
    summary: 'Forget a tarot reading',
    tag: 'tarot',
    status: 204,
    failures: [400, 401, 404],
    needsSession: true,
    from: 'none',
    input: readingRef,
    output: null,
    call: (caller, input) => caller.tarot.remove(input),
  }),
];
