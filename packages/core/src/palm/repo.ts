import { eq, sql } from 'drizzle-orm';
import type { PalmReading } from '@sibila/contracts/palm';
import { palmReadings, type StoredPhoto } from '@sibila/drizzle/schema/palm';
import type { Context } from '../context.ts';
import { readingRepo, type ReadingRepo } from '../reading/repo.ts';

type Db = Pick<Context, 'db'>;

/** A palm reading with what only the server knows of it. */
export interface StoredPalmReading extends PalmReading {
  photos: StoredPhoto[];
  bodyDigest: string;
}

const rows = readingRepo('palm', palmReadings);
type Row = Omit<StoredPalmReading, 'imageUrl' | 'secondImageUrl'>;

/** Where the owner of a reading gets its photos. */
export function withImageUrls(row: Row): StoredPalmReading {
  const url = `/api/palm/readings/${row.id}/image`;
  return {
    ...row,
    imageUrl: row.photos[0] ? url : null,
    secondImageUrl: row.photos[1] ? `${url}?photo=second` : null,
  };
}

export const palmRepo: ReadingRepo<StoredPalmReading> = {
  ...rows,
  async find(ctx, id) {
    const found = await rows.find(ctx, id);
    return found && { userId: found.userId, reading: withImageUrls(found.reading) };
  },
  insert(ctx, userId, { imageUrl: _image, secondImageUrl: _second, ...row }) {
    return rows.insert(ctx, userId, row);
  },
  async list(ctx, userId, limit, after) {
    return (await rows.list(ctx, userId, limit, after)).map(withImageUrls);
  },
};

/** Every photo that is kept of a person's palms, with the reading that it belongs to. */
export async function photosOf({ db }: Db, userId: string): Promise<KeptPhoto[]> {
  const found = await db
    .select({ id: palmReadings.id, photos: palmReadings.photos })
    .from(palmReadings)
    .where(eq(palmReadings.userId, userId))
    .orderBy(palmReadings.createdAt, palmReadings.id);
  return found.flatMap(({ id, photos }) => photos.map((photo, at) => ({ ...photo, id, at })));
}

interface KeptPhoto extends StoredPhoto {
  /** The reading's. */
  id: string;
  /** Its place among the reading's photos. */
  at: number;
}

/** Which of these keys belong to a reading. */
export async function keysInUse({ db }: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const parts = keys.flatMap((key) => [[{ picture: key }], [{ thumbnail: key }]]);
  const wanted = parts.map((part) => sql`${JSON.stringify(part)}::text::jsonb`);
  const found = await db
    .select({ photos: palmReadings.photos })
    .from(palmReadings)
    .where(sql`${palmReadings.photos} @> any(array[${sql.join(wanted, sql`, `)}])`);
  return new Set(found.flatMap(({ photos }) => photos.flatMap(keysOf)));
}

/** What tells this database from every other one, also from those that a dump of it was restored to. */
export async function databaseId({ db }: Db): Promise<string> {
  const [row] = await db.execute<{ id: string }>(sql`
    select system_identifier || '.' || oid as id
    from pg_control_system(), pg_database where datname = current_database()`);
  if (!row) throw new Error('the database does not say which one it is');
  return row.id;
}

export const keysOf = ({ picture, thumbnail }: StoredPhoto): string[] => [picture, thumbnail];
