import { calculateCompatibilityInput, compatibility } from '@sibila/contracts/compatibility';
import { historyRows } from './history-rows.ts';
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
  ...historyRows({
    tag: 'compatibility',
    path: '/api/compatibilities',
    names: { one: 'compatibility', many: 'compatibilities' },
    output: compatibility,
  }),
];
