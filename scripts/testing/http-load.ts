import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DUMMY_TOKEN } from '@sibila/contracts/human-check';
import { whileDisturbed, type Tally } from '@sibila/drizzle/testing/disturbed';

/** What a load of requests saw. */
export interface HttpTally extends Tally {
  /** Refused with 503 and a Retry-After. */
  refused: number;
}

/**
 * Twenty visitors at once while `disturb` does its work; each request reads from the database or
 * writes to it. `recover` waits for 20 further answers.
 */
export async function underHttpLoad(
  { url }: { url: string },
  disturb: (recover: () => Promise<void>) => Promise<void>,
): Promise<HttpTally> {
  const tally: HttpTally = { answered: 0, refused: 0, unexpected: [], hanging: 0, slowest: 0 };
  const kinds = [
    () => fetch(`${url}/api/blog/posts`),
    () => fetch(`${url}/api/auth/reset-password/${randomUUID()}`),
    () => {
      const body = { email: `${randomUUID()}@example.test`, turnstileToken: DUMMY_TOKEN };
      const headers = { 'content-type': 'application/json' };
      return fetch(`${url}/api/auth/forgot-password`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    },
  ];
  const ask = async (_: number, turn: number): Promise<void> => {
    const response = await kinds[turn % kinds.length]?.();
    if (!response) return;
    const text = await response.text();
    // The request looked up an unknown token.
    if (response.ok || response.status === 400) tally.answered += 1;
    else if (response.status === 503 && response.headers.has('retry-after')) {
      tally.refused += 1;
      // A client that is refused asks again after a moment.
      await sleep(20);
    } else throw new Error(`${response.status} ${response.url} ${text}`);
  };
  await whileDisturbed(tally, { workers: 20, recoveredAnswers: 20, ask }, disturb);
  return tally;
}
