import { randomBytes, randomUUID } from 'node:crypto';
import type { Randomness } from '@sibila/core/ports/randomness';

/** Node's cryptographic chance. */
export const nodeRandomness: Randomness = {
  uuid: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
};
