import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coded, hand } from '@sibila/api/adapters/photo-lab/testing/images';
import { lookInto } from '../testing/data-dir.ts';
import { signUp, type Person } from '../testing/people.ts';
import { closeProducts, startProduct, type Product } from '../testing/product.ts';
import { until } from '../testing/wait.ts';

let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  photo = new Uint8Array(await coded(hand(), 'jpeg'));
});
afterAll(() => closeProducts());

async function keepPalm(product: Product, person: Person, id: string): Promise<number> {
  const form = new FormData();
  form.set('image', new Blob([photo]), 'palma.jpg');
  form.set('keep', 'true');
  form.set('id', id);
  const path = `${product.url}/api/palm/interpret`;
  const headers = { cookie: person.cookie };
  const response = await fetch(path, { method: 'POST', body: form, headers }).catch(
    () => undefined,
  );
  return response?.status ?? 0;
}

/** The files of photos, and those that nobody finished; the folder is made with the first object. */
function filesOf({ dataDir }: Product): string[] {
  const folder = join(dataDir, 'files');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.startsWith('palms%2F') || name.startsWith('.'))
    .map((name) => join(folder, name));
}

/** What the rows name, what is charged, and what is still held. */
const ledger = (product: Product) =>
  lookInto(product.dataDir, async (sql) => {
    const rows = await sql<{ photos: { picture: string; thumbnail: string }[] }[]>`
      select photos from palm_readings`;
    const [charged] = await sql<{ used: number }[]>`
      select coalesce(sum(used), 0)::int as used from quota_usage`;
    return {
      keys: rows.flatMap(({ photos }) => photos.flatMap((one) => [one.picture, one.thumbnail])),
      readings: rows.length,
      charged: charged?.used,
      open: (await sql`select 1 from reading_reservations`).length,
    };
  });

/** As if the files had been there for hours: the sweep leaves alone what may still be in use. */
function age(product: Product): void {
  const then = new Date(Date.now() - 3 * 60 * 60 * 1000);
  for (const file of filesOf(product)) utimesSync(file, then, then);
}

it.each([150, 400, 900, 1600])(
  'a server that is killed %d ms after photos came leaves no photo without a reading, nor a reading without its photo',
  async (ms) => {
    const product = await startProduct();
    const people = await Promise.all([signUp(product), signUp(product), signUp(product)]);
    const asked = people.flatMap((person) => [
      { person, id: randomUUID() },
      { person, id: randomUUID() },
    ]);
    const answers = asked.map(({ person, id }) => keepPalm(product, person, id));
    await sleep(ms);
    await product.kill('SIGKILL');
    await Promise.all(answers);
    age(product);

    const again = await startProduct({ dataDir: product.dataDir });
    await until('what was begun to be given back', async () => (await ledger(again)).open === 0);
    const { keys, readings, charged } = await until('orphans to be swept', async () => {
      const now = await ledger(again);
      return now.keys.length === filesOf(again).length && now;
    });
    expect(charged).toBe(readings);
    expect(keys).toHaveLength(readings * 2);
    const statuses = await Promise.all(
      asked.map(({ person, id }) => keepPalm(again, person.at(again), id)),
    );
    expect(statuses).toEqual(asked.map(() => 201));
    expect(await ledger(again)).toMatchObject({ readings: 6, charged: 6 });
    await again.kill('SIGTERM');
  },
);
