import { expect, it } from 'vitest';
import { fakeRandomness } from '@sibila/testkit/fakes';
import { useWorld } from '@sibila/testkit/use-world';
import { withRows, type SimulatedRows } from './simulated-store.ts';

const world = useWorld();
const run = <T>(work: (rows: SimulatedRows) => Promise<T>) =>
  withRows({ db: world.db, clock: world.clock, randomness: fakeRandomness }, work);

it('fails as a provider fails where the database does, without its words', async () => {
  const row = {
    id: 'x',
    kind: 'key',
    customerId: '',
    body: {},
    accountId: 'no id of ours',
  } as const;
  await expect(run((rows) => rows.insert(row))).rejects.toMatchObject({
    name: 'PaymentsFailure',
    message: 'the simulated provider has no database',
    mayPass: true,
  });
});

it('hides no fault of its own as an outage', async () => {
  const fault = new TypeError('nothing is no function');
  await expect(run(() => Promise.reject(fault))).rejects.toBe(fault);
  const odd = new RangeError('an odd row');
  await expect(run(() => Promise.reject(odd))).rejects.toBe(odd);
});
