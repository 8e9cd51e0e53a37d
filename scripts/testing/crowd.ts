import { randomUUID } from 'node:crypto';
import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import { signUp, type Person } from './people.ts';
import type { Product } from './product.ts';

/** Requests of each person: one account may do a hundred operations a minute. */
export const CROWD_EACH = 50;

/** What one person's requests came to. */
export interface CrowdOutcome {
  /** Readings that the quota still allowed. */
  left: number;
  granted: number;
  refused: number;
  stored: number;
  used: number;
}

/**
 * Four people ask for fifty readings each, two hundred at once, spread over the servers. Two of
 * them have one reading left, two have all of theirs.
 */
export async function crowdAtTheEdge(
  servers: readonly [Product, ...Product[]],
): Promise<CrowdOutcome[]> {
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp(servers[0])));
  const lefts = people.map((_, i) => (i < 2 ? 1 : QUOTA_LIMIT));
  for (const [i, person] of people.entries())
    for (let taken = lefts[i] ?? 0; taken < QUOTA_LIMIT; taken += 1)
      await person.read(randomUUID());
  const asked = people.map((person) => askMany(person, servers));
  return Promise.all(
    asked.map(async (answers, i): Promise<CrowdOutcome> => {
      const statuses = await answers;
      const person = people[i] as Person;
      return {
        left: lefts[i] ?? 0,
        granted: statuses.filter((status) => status === 201).length,
        refused: statuses.filter((status) => status === 402).length,
        stored: (await person.readings()).length,
        used: await person.used(),
      };
    }),
  );
}

/** What a correct server makes of it. */
export function rightOutcome({ left }: CrowdOutcome): CrowdOutcome {
  const refused = CROWD_EACH - left;
  return { left, granted: left, refused, stored: QUOTA_LIMIT, used: QUOTA_LIMIT };
}

function askMany(person: Person, servers: readonly [Product, ...Product[]]): Promise<number[]> {
  return Promise.all(
    Array.from({ length: CROWD_EACH }, async (_, i) => {
      const server = servers[i % servers.length] ?? servers[0];
      return (await person.at(server).read(randomUUID())).status;
    }),
  );
}
