import type { PalmReading } from '@sibila/contracts/palm';
import type { ReadingSource } from '../reading/use-reading.ts';
import { sendPalm, type PalmRequest } from './send-palm.ts';

/** Where readings of the palm come from. */
export const PALM_SOURCE: ReadingSource<PalmRequest, PalmReading> = {
  ask: async (_, request, signal) => sendPalm(request, signal),
  latest: async (client, limit, signal) =>
    (await client.palm.readings.query({ limit }, { signal })).items,
  refresh: (utils) => utils.palm.readings.invalidate(),
};
