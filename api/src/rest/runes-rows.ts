import { interpretRunesInput, runeReading } from '@sibila/contracts/runes';
import { historyRows } from './history-rows.ts';
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
  ...historyRows({
    tag: 'runes',
    path: '/api/runes/readings',
    names: { one: 'rune reading', many: 'rune readings' },
    output: runeReading,
  }),
];
