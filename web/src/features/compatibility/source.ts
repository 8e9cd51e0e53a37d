import type { Compatibility } from '@sibila/contracts/compatibility';
import type { SignName } from '@sibila/domain/zodiac/signs';
import type { ReadingSource } from '../reading/use-reading.ts';

interface CompatibilityRequest {
  id: string;
  firstSign: SignName;
  secondSign: SignName;
}

/** Where the analyses of two signs come from. */
export const COMPATIBILITY_SOURCE: ReadingSource<CompatibilityRequest, Compatibility> = {
  ask: (client, request, signal) => client.compatibility.calculate.mutate(request, { signal }),
  latest: async (client, limit, signal) =>
    (await client.compatibility.readings.query({ limit }, { signal })).items,
  refresh: (utils) => utils.compatibility.readings.invalidate(),
};
