import { beforeEach, describe, expect, it } from 'vitest';
import { rightsRequests } from '@sibila/drizzle/schema/rights';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { answerRequests, noteRequest, openRequests, requestsOf } from './requests.ts';

const world = useWorld({ emptied: ['rights_requests'] });
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user();
});

describe('the register of rights requests', () => {
  it('gives twenty business days from the day in Mexico on which one came', async () => {
    world.clock.set(new Date('2026-12-08T04:00:00Z'));
    expect(await noteRequest(world.shared, ana, 'export')).toMatchObject({
      receivedOn: '2026-12-07',
      dueOn: '2027-01-06',
      isOverdue: false,
      doneAt: null,
    });
  });

  it('takes the same request twice for one, with the date of the first', async () => {
    const first = await noteRequest(world.shared, ana, 'delete', '2026-11-03');
    expect(await noteRequest(world.shared, ana, 'delete', '2026-11-20')).toEqual(first);
    await noteRequest(world.shared, ana, 'export', '2026-11-20');
    expect(await openRequests(world.shared)).toHaveLength(2);
  });

  it('lists what is overdue first, from the day after the last one', async () => {
    const bea = await world.user();
    await noteRequest(world.shared, bea, 'export', '2026-11-10');
    const { dueOn } = await noteRequest(world.shared, ana, 'export', '2026-10-26');
    expect(dueOn).toBe('2026-11-24');
    world.clock.set(new Date('2026-11-25T05:59:00Z'));
    expect((await openRequests(world.shared)).map(({ isOverdue }) => isOverdue)).toEqual([
      false,
      false,
    ]);
    world.clock.set(new Date('2026-11-25T06:00:00Z'));
    expect(await openRequests(world.shared)).toMatchObject([
      { email: ana.email, isOverdue: true },
      { email: bea.email, isOverdue: false },
    ]);
  });

  it('is empty of open ones once they are answered, and remembers them', async () => {
    await noteRequest(world.shared, ana, 'export', '2026-10-26');
    await answerRequests(world.shared, ana.id, ['export', 'delete']);
    expect(await openRequests(world.shared)).toEqual([]);
    expect(await requestsOf(world.shared, ana.email)).toMatchObject([
      { kind: 'export', doneAt: world.clock.now(), isOverdue: false },
    ]);
  });

  it('holds neither address nor name', async () => {
    await noteRequest(world.shared, ana, 'export');
    const [row] = await world.db.select().from(rightsRequests);
    expect(JSON.stringify(row)).not.toMatch(/@|Ana/);
    expect(row?.subject).toMatch(/^[\w-]{43}$/);
  });
});
