import type { RuneReading } from '@sibila/contracts/runes';
import type { ReadingSource } from '../reading/use-reading.ts';

export interface RuneRequest {
  id: string;
  runes: string[];
  question: string | null;
}

/** Where readings of the runes come from. */
export const RUNE_SOURCE: ReadingSource<RuneRequest, RuneReading> = {
  ask: (client, request, signal) => client.runes.interpret.mutate(request, { signal }),
  latest: async (client, limit, signal) =>
    (await client.runes.readings.query({ limit }, { signal })).items,
  refresh: (utils) => utils.runes.readings.invalidate(),
};
