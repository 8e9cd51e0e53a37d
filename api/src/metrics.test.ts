import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueMail } from '@sibila/core/outbox/enqueue';
import { createWorld, type TestWorld } from '@sibila/testkit/context';
import { createTestDatabase, type TestDatabase } from '@sibila/testkit/database';
import { startMetrics, type Metrics } from './metrics.ts';

let database: TestDatabase;
let world: TestWorld;
let metrics: Metrics;
let port: number;

beforeAll(async () => {
  database = await createTestDatabase();
  world = createWorld(database.db);
  port = await freePort();
  metrics = startMetrics(port, world.shared);
});
afterAll(async () => {
  metrics.close();
  await database.drop();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port: found } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return found;
}

async function valueOf(name: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.status).toBe(200);
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text())?.[1]);
}

describe('/metrics', () => {
  it('counts the mails that were given up', async () => {
    expect(await valueOf('sibila_mails_dead_total')).toBe(0);
    metrics.mailDied();
    metrics.mailDied();
    expect(await valueOf('sibila_mails_dead_total')).toBe(2);
  });

  it('tells how long the oldest mail waits', async () => {
    expect(await valueOf('sibila_outbox_lag_seconds')).toBe(0);
    await enqueueMail(world.shared, {
      recipient: 'ana@example.com',
      message: { template: 'already-registered', fullName: 'Ana' },
      expiresAt: new Date(world.clock.now().getTime() + 86_400_000),
    });
    world.clock.advance(11 * 60_000);
    expect(await valueOf('sibila_outbox_lag_seconds')).toBe(660);
  });

  it('tells how long ago each background task succeeded, or the process began', async () => {
    const age = (task: string) =>
      valueOf(`sibila_task_last_success_age_seconds\\{task="${task}"\\}`);
    metrics.trackTask('never');
    const succeeded = metrics.trackTask('purge-limits');
    world.clock.advance(5_000);
    succeeded();
    world.clock.advance(3_000);
    expect([await age('purge-limits'), await age('never')]).toEqual([3, 8]);
  });

  it('tells the state of the process, and has no other page', async () => {
    expect(await valueOf('process_start_time_seconds')).toBeGreaterThan(1e9);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });

  it('is not there with port 0, and counting goes on', () => {
    const none = startMetrics(0, world.shared);
    none.mailDied();
    none.trackTask('mails')();
    none.close();
  });
});
