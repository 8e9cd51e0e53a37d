import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { Tally } from '@sibila/drizzle/dump';
import { eachOf } from './each-of.ts';
import { objectFile, tableFile, type KeptObject, type Manifest } from './manifest.ts';

/** The lines of a table in a backup. Throws where the file can't be read to its end. */
export async function* linesOf(folder: string, table: string): AsyncGenerator<string> {
  const file = createReadStream(tableFile(folder, table));
  const unpacked = createGunzip();
  file.on('error', (error) => unpacked.destroy(error));
  file.pipe(unpacked);
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The bytes of an object in a backup; null where they are not those that were kept. */
export async function readObject(
  folder: string,
  { key, sha256 }: KeptObject,
): Promise<Uint8Array | null> {
  const bytes = await readFile(objectFile(folder, key)).catch(() => null);
  if (bytes === null) return null;
  return createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : null;
}

/** What in a backup is not what its manifest says; nothing where all is whole. */
export async function verifyBackup(
  folder: string,
  { database, objects }: Manifest,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, rows, sha256 } of database.tables) {
    const tally = new Tally();
    try {
      for await (const line of tally.over(linesOf(folder, name))) void line;
    } catch {
      faults.push(`the table ${name} can't be read`);
      continue;
    }
    const found = tally.total();
    if (found.rows !== rows) faults.push(`the table ${name} has ${found.rows} rows of ${rows}`);
    else if (found.sha256 !== sha256) faults.push(`the table ${name} was changed`);
  }
  await eachOf(objects, async (object) => {
    if ((await readObject(folder, object)) === null)
      faults.push(`the file ${object.key} is missing or was changed`);
  });
  return faults;
}
