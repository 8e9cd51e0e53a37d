import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { refusal } from '../testing/refusal.ts';
import { login } from './login.ts';
import { People } from './testing/people.ts';

const world = useWorld();
let people: People;

beforeEach(() => {
  people = new People(world);
});

/** Signs in from an address and gives what the log says of it. */
async function logged(email: string, password: string, ip: string) {
  const info = vi.fn<(fields: Record<string, unknown>, message: string) => void>();
  const ctx = people.guest(ip);
  await refusal(login({ ...ctx, log: { ...ctx.log, info } }, { email, password }));
  const [fields = {}] = info.mock.calls.at(-1) ?? [];
  return fields;
}

it('a failed login is logged with hashes of its account and network that others share', async () => {
  const [ana, bea] = [await world.user(), await world.user()];
  const first = await logged(ana.email, 'no-es-esta', '198.51.100.1');
  const again = await logged(ana.email.toUpperCase(), 'no-es-esta', '198.51.100.2');
  const other = await logged(bea.email, 'no-es-esta', '198.51.100.1');
  const right = await logged(ana.email, 'secreto-largo', '198.51.100.1');
  const nobody = `${randomUUID()}@example.com`;
  const unknown = await logged(nobody, 'no-es-esta', '198.51.100.1');
  expect(first['event']).toBe('login.failed');
  expect(right['event']).toBe('login.ok');
  for (const { account, network } of [first, again, other, right, unknown])
    for (const hash of [account, network]) expect(hash).toMatch(/^[\w-]{12}$/);
  expect([again['account'], right['account']]).toEqual([first['account'], first['account']]);
  expect([other['network'], right['network'], unknown['network']]).toEqual(
    Array.from({ length: 3 }, () => first['network']),
  );
  expect(new Set([first, other, unknown].map(({ account }) => account)).size).toBe(3);
  expect(again['network']).not.toBe(first['network']);
  const text = JSON.stringify([first, again, other, right, unknown]);
  for (const secret of [ana.email, ana.id, nobody, '198.51', 'no-es-esta'])
    expect(text).not.toContain(secret);
});
