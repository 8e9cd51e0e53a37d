import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '@sibila/testkit/database';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { exportAccount } from '../privacy/export-account.ts';
import { palmImage } from './image.ts';
import { interpretPalm } from './interpret.ts';
import { sweepPhotos } from './photos.ts';
import { removePalmReading } from './remove.ts';

const world = useWorld({ emptied: ['palm_readings'] });
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user();
});

async function keepOne(): Promise<string> {
  const id = randomUUID();
  const input = { id, hand: 'left' as const, image: Uint8Array.from([7, 7]), keep: true };
  for await (const _ of await interpretPalm(world.as(ana), input)) continue;
  return id;
}
const left = () => world.objects.objects.size;
const HOUR = 60 * 60 * 1000;

const put = (key: string) => world.objects.put(key, Uint8Array.from([1]), 'image/webp');

/** Objects of these names where the first one of the store stands. */
function putBeside(names: readonly string[]): Promise<string[]> {
  const [first = ''] = world.objects.objects.keys();
  const keys = names.map((name) => first.replace(/[^/]+$/, `${name}.webp`));
  return Promise.all(keys.map((key) => put(key).then(() => key)));
}

/** Photos that no reading names, as who died between the store and the database leaves them. */
async function orphan(...names: readonly string[]): Promise<void> {
  const id = await keepOne();
  await putBeside(names);
  await removePalmReading(world.as(ana), { id });
}

/** A reading, and copies of it with photos of their own. */
async function keepMany(count: number): Promise<void> {
  const id = await keepOne();
  const pictures = await putBeside(Array.from({ length: count - 1 }, (_, i) => `picture-${i}`));
  const thumbnails = await putBeside(pictures.map((_, i) => `thumbnail-${i}`));
  const copies = pictures.map((picture, i) => ({
    id: randomUUID(),
    photos: [{ picture, thumbnail: thumbnails[i] }],
  }));
  await world.sql`
    insert into palm_readings select (jsonb_populate_record(one, copy)).*
    from palm_readings one, jsonb_array_elements(${JSON.stringify(copies)}::text::jsonb) copy
    where one.id = ${id}`;
}

describe('sweepPhotos', () => {
  it('deletes what belongs to no reading once no reading can be waiting for it', async () => {
    await orphan('orphan');
    await keepOne();
    await put('elsewhere/file.webp');
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
  it('goes on behind an object that can not be deleted, and says so once', async () => {
    const warn = vi.spyOn(world.shared.log, 'warn');
    await orphan('one', 'two', 'three');
    world.clock.advance(HOUR);
    world.objects.faults = [null, 'fail'];
    expect(await sweepPhotos(world.shared)).toBe(2);
    expect([left(), warn.mock.calls.length]).toEqual([1, 1]);
    expect(await sweepPhotos(world.shared)).toBe(1);
    warn.mockRestore();
  });

  it('asks the database page by page, for the objects that are listed alone', async () => {
    await orphan('one', 'two', 'three');
    await keepMany(300);
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

  it('deletes what belongs to no reading also where that is most of what there is', async () => {
    await orphan(...Array.from({ length: 61 }, (_, i) => `orphan-${i}`));
    await keepOne();
    world.clock.advance(HOUR);
    expect(await sweepPhotos(world.shared)).toBe(61);
    expect(left()).toBe(2);
  });
});

describe('a bucket that a copy of the database shares', () => {
  it('keeps its photos from a copy that was restored elsewhere and knows no reading of them', async () => {
    await keepOne();
    world.clock.advance(HOUR);
    const copy = await createTestDatabase(2);
    try {
      expect(await sweepPhotos({ ...world.shared, db: copy.db })).toBe(0);
    } finally {
      await copy.drop();
    }
    expect(left()).toBe(2);
    await world.sql`delete from palm_readings`;
    expect(await sweepPhotos(world.shared)).toBe(2);
  });

  it('keeps them from a copy of the whole cluster, which serves another host', async () => {
    await keepOne();
    await world.sql`delete from palm_readings`;
    world.clock.advance(HOUR);
    const at = (appUrl: string) => ({ ...world.shared.settings, appUrl });
    const trial = { ...world.shared, settings: at('https://prueba.sibila.test') };
    expect(await sweepPhotos(trial)).toBe(0);
    const { protocol, hostname } = new URL(world.shared.settings.appUrl);
    const restarted = { ...world.shared, settings: at(`${protocol}//${hostname}:4000`) };
    expect(await sweepPhotos(restarted)).toBe(2);
  });
});

describe('a photo under a key of before installations had folders', () => {
  const OLD = `palms/${'0a'.repeat(20)}.webp`;

  /** A reading whose photo, and nothing else, stands there. */
  async function keepOld(): Promise<string> {
    const id = await keepOne();
    world.objects.objects.clear();
    await put(OLD);
    const photos = JSON.stringify([{ picture: OLD, thumbnail: OLD }]);
    await world.sql`update palm_readings set photos = ${photos}::text::jsonb where id = ${id}`;
    return id;
  }

  it('is given to its owner, and goes with its reading', async () => {
    const id = await keepOld();
    const wish = { id, photo: 'first', size: 'whole' } as const;
    expect(new Uint8Array(await palmImage(world.as(ana), wish))).toEqual(Uint8Array.from([1]));
    await removePalmReading(world.as(ana), { id });
    expect(left()).toBe(0);
  });

  it('is left alone by the sweep, as nobody knows whose it is', async () => {
    await keepOld();
    await world.sql`delete from palm_readings`;
    world.clock.advance(HOUR);
    expect(await sweepPhotos(world.shared)).toBe(0);
    expect(left()).toBe(1);
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
