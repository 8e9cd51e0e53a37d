import { interpretPalmInput, palmImageInput, palmReading } from '@sibila/contracts/palm';
import { admitForm } from '@sibila/core/palm/refused';
import { historyRows } from './history-rows.ts';
import { row, type RestRow } from './row.ts';
import { storedReading } from './stored-reading.ts';

/** Palm readings. */
export const PALM_ROWS: readonly RestRow[] = [
  row({
    method: 'POST',
    path: '/api/palm/interpret',
    ownLimits: true,
    summary: 'Read a palm from its photo; the same id again gives the same reading',
    tag: 'palm',
    status: 201,
    failures: [401, 402, 409, 422],
    needsSession: true,
    from: 'form',
    input: interpretPalmInput,
    output: palmReading,
    admit: admitForm,
    call: async (caller, input) => storedReading(await caller.palm.interpret(input)),
  }),
  ...historyRows({
    tag: 'palm',
    path: '/api/palm/readings',
    names: { one: 'palm reading', many: 'palm readings' },
    output: palmReading,
  }),
  row({
    method: 'GET',
    path: '/api/palm/readings/:id/image',
    summary: 'The photo that was kept with a reading, as WebP, for its owner alone',
    tag: 'palm',
    status: 200,
    failures: [400, 401, 404],
    needsSession: true,
    from: 'query',
    input: palmImageInput,
    output: null,
    isPicture: true,
    call: (caller, input) => caller.palm.image(input),
  }),
];
