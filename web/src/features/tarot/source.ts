import type { TarotReading } from '@sibila/contracts/tarot';
import type { ReadingSource } from '../reading/use-reading.ts';

export interface TarotRequest {
  id: string;
  cards: string[];
  question: string | null;
}

/** Where tarot readings come from. */
export const TAROT_SOURCE: ReadingSource<TarotRequest, TarotReading> = {
  ask: (client, request, signal) => client.tarot.interpret.mutate(request, { signal }),
  latest: async (client, limit, signal) =>
    (await client.tarot.readings.query({ limit }, { signal })).items,
  refresh: (utils) => utils.tarot.readings.invalidate(),
};
