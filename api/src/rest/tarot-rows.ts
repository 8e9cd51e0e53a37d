import { interpretTarotInput, tarotReading } from '@sibila/contracts/tarot';
import { historyRows } from './history-rows.ts';
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
  ...historyRows({
    tag: 'tarot',
    path: '/api/tarot/readings',
    names: { one: 'tarot reading', many: 'tarot readings' },
    output: tarotReading,
  }),
];
