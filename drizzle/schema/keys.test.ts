import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { is } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schema } from './all.ts';

const values: unknown[] = Object.values(schema);
const owned = values
  .flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []))
  .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'));

describe('a table that belongs to people', () => {
  it.each(owned.map((table) => [table.name, table] as const))(
    'has its owner first in its key: %s',
    (_, { primaryKeys }) => expect(primaryKeys[0]?.columns[0]?.name).toBe('user_id'),
  );

  it('is gone with its owner', () => {
    expect(owned.map(({ name }) => name)).toContain('tarot_readings');
    for (const { name, foreignKeys } of owned)
      expect([name, foreignKeys.map((key) => key.onDelete)]).toEqual([name, ['cascade']]);
  });
});
