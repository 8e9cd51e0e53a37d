import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable, getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { schema } from '@sibila/drizzle/schema/all';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { eraseAccount } from './erase-account.ts';
import { writeExport } from './export-account.ts';
import { exportedColumns } from './holding.ts';
import { HOLDINGS } from './holdings.ts';

/** Words in a column's name that speak of whom a row belongs to. */
const BEARS_A_PERSON = /user|account|owner|recipient|e?mail|scope|subject/;
/** Columns that hold no chance value: what their rows are found by, and what has a form of its own. */
const GIVEN: Record<string, (user: UserRow) => Record<string, unknown>> = {
  sessions: ({ id }) => ({ id: `canario session ${id}` }),
  idempotency_keys: ({ id }) => ({ scope: `${id}:privacy.test` }),
  outbox: ({ email }) => ({ recipient: email, message: { template: 'welcome', fullName: 'x' } }),
  astral_charts: ({ id }) => ({
    interpretation: [{ key: 'sun', title: 'x', text: `canario interpretation ${id}`, basis: [] }],
    place: { name: `canario place ${id}`, country: 'x' },
    formerLetters: [
      {
        interpretation: [
          { key: 'sun', title: 'x', text: `canario former_letters ${id}`, basis: [] },
        ],
        reader: 'builtin',
      },
    ],
  }),
  kept_births: ({ id }) => ({ place: { name: `canario place ${id}`, country: 'x' } }),
  palm_readings: ({ id }) => ({
    analysis: { lines: {}, overall: `canario analysis ${id}` },
    photos: [],
  }),
};

type Row = Record<string, unknown>;
const values: unknown[] = Object.values(schema);
const TABLES = values.flatMap((value) => (is(value, PgTable) ? [value] : []));
const personal = Object.values(HOLDINGS).flatMap((holding) =>
  'exported' in holding ? [holding] : [],
);

const world = useWorld({
  emptied: [
    'users',
    'outbox',
    'idempotency_keys',
    'rights_requests',
    'billing_customers',
    'payment_events',
  ],
});
let ana: UserRow;
let bea: UserRow;

beforeEach(async () => {
  ana = await world.user({ fullName: 'Ana Canario' });
  bea = await world.user({ fullName: 'Bea Vecina' });
  for (const { exported } of personal)
    for (const user of [ana, bea])
      if (getTableName(exported.table) !== 'users')
        await world.db.insert(exported.table).values(sampleRow(exported.table, user));
});

const toUsers = (table: PgTable) =>
  getTableConfig(table).foreignKeys.filter(
    (key) => getTableName(key.reference().foreignTable) === 'users',
  );

/** A row of any table that belongs to this person. */
function sampleRow(table: PgTable, user: UserRow): Row {
  const owners = toUsers(table).flatMap((key) => key.reference().columns.map(({ name }) => name));
  const row: Row = {};
  for (const [name, column] of Object.entries(getTableColumns(table)))
    row[name] = owners.includes(column.name) ? user.id : sampleValue(column, user);
  return { ...row, ...GIVEN[getTableName(table)]?.(user) };
}

function sampleValue(column: PgColumn, user: UserRow): unknown {
  if (column.enumValues?.[0] !== undefined) return column.enumValues[0];
  const canary = `canario ${column.name} ${user.id}`;
  const samples: Record<string, unknown> = {
    PgUUID: randomUUID(),
    PgText: canary,
    PgTimestamp: new Date('2026-11-20T10:00:00Z'),
    PgDateString: '2026-11-20',
    PgInteger: 1,
    PgJsonb: { canary },
    PgBoolean: true,
    PgArray: [canary],
  };
  if (!(column.columnType in samples)) throw new Error(`teach this test ${column.columnType}`);
  return samples[column.columnType];
}

async function exportedTables(user: UserRow): Promise<Record<string, Row[]>> {
  const chunks: Uint8Array[] = [];
  await writeExport(world.shared, user.id, (chunk) => void chunks.push(chunk));
  const file = unzipSync(Buffer.concat(chunks))['datos.json'];
  return (JSON.parse(strFromU8(file ?? new Uint8Array())) as { tables: Record<string, Row[]> })
    .tables;
}

const countOf = async (table: PgTable, user: UserRow) => {
  const rows = await world.db.select().from(table);
  return rows.filter((row) => JSON.stringify(row).includes(user.id)).length;
};

describe('the register of what is held', () => {
  it('knows every table of the schema, and every table of the database', async () => {
    const names = TABLES.map((table) => getTableName(table)).sort();
    const rows = await world.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public'`;
    expect(rows.map(({ name }) => name).sort()).toEqual(names);
    for (const [name, value] of Object.entries(schema))
      if (is(value, PgTable)) expect(Object.keys(HOLDINGS)).toContain(name);
    expect(Object.keys(HOLDINGS)).toHaveLength(TABLES.length);
  });

  it('calls no table impersonal that refers to people', () => {
    for (const [name, holding] of Object.entries(HOLDINGS)) {
      if ('exported' in holding) continue;
      const table: unknown = schema[name as keyof typeof schema];
      if (!is(table, PgTable)) throw new Error(`${name} is no table`);
      expect([name, toUsers(table)]).toEqual([name, []]);
      const bearing = getTableConfig(table).columns.filter((column) =>
        BEARS_A_PERSON.test(column.name),
      );
      expect([name, bearing.map((column) => column.name)]).toEqual([name, []]);
      expect(holding.impersonal).toMatch(/^[A-ZÁÉÍÓÚ¿].*\.$/);
    }
  });

  it('leaves to the foreign key only what the foreign key does', () => {
    for (const { exported, erased } of personal) {
      const actions = toUsers(exported.table).map((key) => key.onDelete);
      const name = getTableName(exported.table);
      if (erased === 'cascade') expect([name, actions]).toEqual([name, ['cascade']]);
      if (erased === 'unlinked') expect([name, actions]).toEqual([name, ['set null']]);
      if (erased === 'kept') expect([name, actions]).toEqual([name, []]);
      if (erased === 'account') expect(name).toBe('users');
    }
  });

  it('gives every column a label or a reason', () => {
    for (const { exported } of personal)
      expect(Object.keys(exported.fields).sort()).toEqual(
        Object.keys(getTableColumns(exported.table)).sort(),
      );
  });
});

describe('an export', () => {
  it('holds the row of every table with each of its columns', async () => {
    const tables = await exportedTables(ana);
    for (const { exported } of personal) {
      const name = getTableName(exported.table);
      expect([name, tables[name]?.length]).toEqual([name, 1]);
      expect(Object.keys(tables[name]?.[0] ?? {}).sort()).toEqual(
        Object.keys(exportedColumns(exported)).sort(),
      );
    }
  });

  it('holds no secret, and nothing of anybody else', async () => {
    const text = JSON.stringify(await exportedTables(ana));
    const keyed = [
      ...(await world.db.select().from(schema.sessions)),
      ...(await world.db.select().from(schema.emailTokens)),
    ];
    expect(keyed).toHaveLength(4);
    for (const secret of [ana.passwordHash, ...keyed.map(({ id }) => id)])
      expect(text).not.toContain(secret);
    expect(text).not.toContain(bea.id);
    expect(text).not.toContain('Bea Vecina');
  });
});

describe('an erasure', () => {
  it('leaves of what was paid no row that could be found by the person', async () => {
    await eraseAccount(world.shared, ana.id);
    const kept = personal.filter(({ erased }) => erased === 'unlinked' || erased === 'kept');
    expect(kept).toHaveLength(5);
    for (const { exported } of kept) {
      const rows = await world.db.select().from(exported.table).where(exported.mine(ana));
      expect([getTableName(exported.table), rows]).toEqual([getTableName(exported.table), []]);
    }
  });

  it("empties every table of the person, and of nobody else's", async () => {
    const before = await Promise.all(personal.map(({ exported }) => countOf(exported.table, bea)));
    await eraseAccount(world.shared, ana.id);
    for (const { exported, erased } of personal)
      if (erased !== 'unlinked' && erased !== 'kept' && exported.table !== schema.outbox)
        expect([getTableName(exported.table), await countOf(exported.table, ana)]).toEqual([
          getTableName(exported.table),
          0,
        ]);
    const after = await Promise.all(personal.map(({ exported }) => countOf(exported.table, bea)));
    expect(after).toEqual(before);
  });

  it('leaves one farewell that waits, and a line of the register that names nobody', async () => {
    await eraseAccount(world.shared, ana.id);
    const mails = (await world.db.select().from(schema.outbox)).filter(
      ({ recipient }) => recipient === ana.email,
    );
    expect(mails.map(({ message }) => message)).toEqual([
      { template: 'account-deleted', fullName: 'Ana Canario', plan: 'over' },
    ]);
    const requests = await world.db.select().from(schema.rightsRequests);
    expect(new Set(requests.map(({ accountId }) => accountId))).toEqual(new Set([bea.id, null]));
  });
});
