import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { exportAccount } from '../privacy/export-account.ts';
import { interpretPalm } from './interpret.ts';
import { sweepPhotos } from './photos.ts';
import { removePalmReading } from './remove.ts';

const world = useWorld({ emptied: ['palm_readings'] });
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user();
});

/** Each for somebody of their own, so that no limit is met. */
async function keepMany(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const id = randomUUID();
    const input = { id, hand: 'left' as const, image: Uint8Array.from([7, 7]), keep: true };
    for await (const _ of await interpretPalm(world.as(await world.user()), input)) continue;
  }
}

async function keepOne(id = randomUUID()): Promise<string> {
  const input = { id, hand: 'left' as const, image: Uint8Array.from([7, 7]), keep: true };
  for await (const _ of await interpretPalm(world.as(ana), input)) continue;
  return id;
}
const left = () => world.objects.objects.size;
const HOUR = 60 * 60 * 1000;

describe('sweepPhotos', () => {
  it('deletes what belongs to no reading once no reading can be waiting for it', async () => {
    await keepOne();
    await world.objects.put('palms/orphan.webp', Uint8Array.from([1]), 'image/webp');
    await world.objects.put('elsewhere/file.webp', Uint8Array.from([1]), 'image/webp');
    expect(await sweepPhotos(world.shared)).toBe(0);
    world.clock.advance(HOUR);
    expect(await sweepPhotos(world.shared)).toBe(1);
    expect(left()).toBe(3);
    expect(await sweepPhotos(world.shared)).toBe(0);
  });

  it('makes good a deletion that the store refused', async () => {
    const id = await keepOne();
    world.objects.faults = ['fail', 'fail'];
    await removePalmReading(world.as(ana), { id });
    expect(left()).toBe(2);
    world.clock.advance(HOUR);
    expect(await sweepPhotos(world.shared)).toBe(2);
    expect(left()).toBe(0);
  });
});

describe('a sweep', () => {
  const orphan = (name: string) =>
    world.objects.put(`palms/${name}.webp`, Uint8Array.from([1]), 'image/webp');

  it('goes on behind an object that can not be deleted, and says so once', async () => {
    const warn = vi.spyOn(world.shared.log, 'warn');
    for (const name of ['one', 'two', 'three']) await orphan(name);
    world.clock.advance(HOUR);
    world.objects.faults = [null, 'fail'];
    expect(await sweepPhotos(world.shared)).toBe(2);
    expect([left(), warn.mock.calls.length]).toEqual([1, 1]);
    expect(await sweepPhotos(world.shared)).toBe(1);
    warn.mockRestore();
  });

  it('asks the database page by page, for the objects that are listed alone', async () => {
    await keepMany(300);
    await Promise.all(Array.from({ length: 3 }, (_, i) => orphan(`orphan-${i}`)));
    world.clock.advance(HOUR);
    expect(await sweepPhotos(world.shared)).toBe(3);
    expect(left()).toBe(600);
    const plan = await world.sql.begin(async (sql) => {
      await sql`set local enable_seqscan = off`;
      return sql`explain select photos from palm_readings
        where photos @> any(array['[{"picture":"palms/a.webp"}]'::text::jsonb])`;
    });
    expect(JSON.stringify(plan)).toContain('palm_readings_photos_idx');
  });

  it('deletes nothing where most objects are unknown: the bucket may be another one’s', async () => {
    const error = vi.spyOn(world.shared.log, 'error');
    await keepMany(20);
    await Promise.all(Array.from({ length: 41 }, (_, i) => orphan(`orphan-${i}`)));
    world.clock.advance(HOUR);
    expect(await sweepPhotos(world.shared)).toBe(0);
    expect(error.mock.calls).toMatchObject([
      [{ listed: 81, unknown: 41 }, expect.stringContaining('S3_BUCKET') as string],
    ]);
    error.mockRestore();
    await keepMany(1);
    world.clock.advance(HOUR);
    expect(await sweepPhotos(world.shared)).toBe(41);
  });
});

describe('the photos of an account', () => {
  it('go with it', async () => {
    await keepOne();
    await keepOne();
    expect(left()).toBe(4);
    await eraseAccount(world.shared, ana.id);
    expect(left()).toBe(0);
  });

  it('are in its export', async () => {
    const id = await keepOne();
    const { content } = await exportAccount(world.as(ana));
    const names = Buffer.from(content, 'base64').toString('latin1');
    expect(names).toContain(`fotos/${id}-1.webp`);
    expect(names).not.toContain('palms/');
  });

  it('hold an export back, with words, while they can not be had', async () => {
    await keepOne();
    world.objects.faults = ['fail'];
    await expect(exportAccount(world.as(ana))).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
      details: { message: expect.stringContaining('fotos') as string },
    });
  });
});
