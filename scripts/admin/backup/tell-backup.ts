import { dirname, join } from 'node:path';
import { table } from '../table.ts';
import { backupsIn } from './backups-in.ts';
import type { Dropped } from './drop-old.ts';
import type { Manifest } from './manifest.ts';

/** Names of files that are missing; the others stand in the manifest. */
const MISSING_SHOWN = 10;

/** Which of the files that a backup lacks the one before it, in the same place, had or did not name. */
export interface NewlyMissing {
  /** The folder of the one before; null for the first. */
  before: string | null;
  keys: string[];
}

/** Compares a backup with the newest in its place that was written before it and can be read. */
export async function newlyMissing(
  folder: string,
  { createdAt, missing }: Manifest,
): Promise<NewlyMissing> {
  if (missing.length === 0) return { before: null, keys: [] };
  const { backups } = await backupsIn(dirname(folder), (name) => !name.startsWith('.'));
  const before = backups.find(
    (one) => one.folder !== folder && one.writtenAt <= Date.parse(createdAt),
  );
  const known = new Set(before?.manifest.missing);
  return { before: before?.folder ?? null, keys: missing.filter((key) => !known.has(key)) };
}

/** What a backup holds, for people and for programs. */
export function tellBackup(
  folder: string,
  { database, objects, missing }: Manifest,
  lost: NewlyMissing = { before: null, keys: [] },
) {
  const tables = database.tables.map(({ name, rows }) => ({ name, rows }));
  const rows = [...tables, { name: 'files', rows: objects.length }];
  return {
    text: [
      folder,
      table(rows.map((row) => [`  ${row.name}`, String(row.rows)])),
      ...missingLines(missing, lost),
    ].join('\n'),
    data: { folder, tables, objects: objects.length, missing },
  };
}

function missingLines(missing: readonly string[], { before, keys }: NewlyMissing): string[] {
  if (missing.length === 0) return [];
  const fresh = new Set(keys);
  const rest = missing.filter((key) => !fresh.has(key));
  const shown = [...keys.map((key) => (before === null ? key : `${key} (new)`)), ...rest];
  const more = missing.length - MISSING_SHOWN;
  return [
    `MISSING FILES: ${missing.length}. Rows of the database name them, and the object store did not have them; all else is in the backup.`,
    ...(before === null ? [] : [`${keys.length || 'None'} of them new since ${before}.`]),
    ...shown.slice(0, MISSING_SHOWN).map((key) => `  ${key}`),
    ...(more > 0 ? [`  and ${more} more, in manifest.json`] : []),
  ];
}

/** What became of the backups in a place, a line each. */
export const droppedLines = (home: string, { deleted, kept, newer, unreadable }: Dropped) => [
  ...kept.map(({ name, holds }) => {
    const files = holds.slice(0, MISSING_SHOWN).join(', ');
    const more = holds.length > MISSING_SHOWN ? `, and ${holds.length - MISSING_SHOWN} more` : '';
    return `kept all the same: ${join(home, name)} alone holds ${files}${more}`;
  }),
  ...newer.map(
    ({ name, createdAt }) =>
      `not counted: ${join(home, name)} says it is newer than this one, of ${createdAt}`,
  ),
  ...unreadable.map((name) => `not counted: ${join(home, name)} has no manifest that can be read`),
  ...deleted.map((name) => `deleted: ${join(home, name)}`),
];
