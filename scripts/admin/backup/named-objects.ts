import { keysOfCover } from '@sibila/core/blog/images';
import { keysOf } from '@sibila/core/palm/repo';
import { openDatabase, type Connection } from '@sibila/drizzle/client';
import { readContents } from '@sibila/drizzle/dump';
import { z } from 'zod';

const palmReading = z.object({
  photos: z.array(z.object({ picture: z.string(), thumbnail: z.string() })),
});
const post = z.object({ cover: z.string().nullable() });

/** The tables whose rows name objects, and how a row does. Nothing else in a bucket is ours to copy. */
const NAMING: Readonly<Record<string, (row: unknown) => string[]>> = {
  palm_readings: (row) => palmReading.parse(row).photos.flatMap(keysOf),
  posts: (row) => {
    const { cover } = post.parse(row);
    return cover === null ? [] : keysOfCover(cover);
  },
};

/** Lets the rows of a table pass, and notes the keys of the objects that they name. */
export async function* notingNamed(
  table: string,
  lines: AsyncIterable<string>,
  named: Set<string>,
): AsyncGenerator<string> {
  const namedBy = NAMING[table];
  for await (const line of lines) {
    for (const key of namedBy?.(JSON.parse(line)) ?? []) named.add(key);
    yield line;
  }
}

/** Those of some keys that rows name at this moment: what a person deleted meanwhile is not lost. */
export async function stillNamed(
  connection: Connection,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const named = new Set<string>();
  const { sql, close } = openDatabase(connection, { max: 1, prepare: false, statementTimeout: 0 });
  try {
    await sql.begin((tx) =>
      readContents(tx, Object.keys(NAMING), async (table, lines) => {
        for await (const line of notingNamed(table, lines, named)) void line;
      }),
    );
  } finally {
    await close();
  }
  return keys.filter((key) => named.has(key));
}
