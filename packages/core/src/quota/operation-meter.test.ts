import { describe, expect, it } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { DomainError } from '../errors.ts';
import { OperationMeter } from './operation-meter.ts';

const world = useWorld();

const isRefused = (meter: OperationMeter, subject: string, operations = 1) => {
  try {
    meter.take('operations.ip', subject, operations);
    return false;
  } catch (error) {
    return error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS';
  }
};

describe('OperationMeter', () => {
  it('lets three hundred operations a minute through, batches counted by their size', () => {
    const meter = new OperationMeter(world.shared);
    for (let i = 0; i < 30; i++) expect(isRefused(meter, 'a', 10)).toBe(false);
    expect(isRefused(meter, 'a')).toBe(true);
    expect(isRefused(meter, 'b')).toBe(false);
    world.clock.advance(60_000);
    expect(isRefused(meter, 'a')).toBe(false);
  });

  it('adds up what several processes counted', async () => {
    const meters = [new OperationMeter(world.shared), new OperationMeter(world.shared)] as const;
    for (const meter of meters) expect(isRefused(meter, 'shared', 200)).toBe(false);
    for (const meter of meters) await meter.flush();
    expect(isRefused(meters[1], 'shared')).toBe(true);
  });

  it('flushes many processes at once without one waiting for ever on another', async () => {
    const meters = Array.from({ length: 8 }, () => new OperationMeter(world.shared));
    for (const meter of meters)
      for (let i = 0; i < 200; i++) meter.take('operations.ip', `subject-${(i * 7) % 200}`, 1);
    await Promise.all(meters.map((meter) => meter.flush()));
    expect(isRefused(meters[0] as OperationMeter, 'subject-0', 300)).toBe(true);
  });
});
