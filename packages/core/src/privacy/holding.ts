import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';

/** Whose data is asked for. */
export interface Person {
  id: string;
  email: string;
  fullName: string;
}

/** What the export makes of a column: a Spanish label, how its value is said, or why it stays out. */
export type Field =
  | string
  | { label: string; say: (value: string) => string }
  /** A Spanish sentence for the person. */
  | { omitted: string };

type Row = Record<string, unknown>;

/** A table whose rows about a person belong into their export. */
export interface ExportedTable {
  table: PgTable;
  /** Its name in the export where another part of the table bears the table's own. */
  name?: string;
  /** The heading of its section, in Spanish. */
  title: string;
  mine(person: Person): SQL | undefined;
  /** A whole order, so that pages neither overlap nor leave a gap. */
  order: readonly (PgColumn | SQL)[];
  fields: Readonly<Record<string, Field>>;
  /** Takes out of a row what is no column of its own but must stay out. */
  shape?: (row: Row) => Row;
  /** The row's place on the readable page where a list of labels would not do. */
  item?: (row: Row) => string;
}

/**
 * How a person's rows of a table go: they are the `account`, which goes last; by its foreign key
 * (`cascade`); by losing what ties them to it (`unlinked`, a foreign key too); not at all, as what
 * tied them to it is another table's row that is unlinked (`kept`); or by a statement.
 */
export type Erasure =
  | 'account'
  | 'cascade'
  | 'unlinked'
  | 'kept'
  | ((ctx: Pick<Context, 'db'>, person: Person) => Promise<void>);

/** What a table holds of people, and what becomes of it. */
export type Holding =
  | { exported: ExportedTable; more?: readonly ExportedTable[]; erased: Erasure }
  /** Nothing that could be found by a person; why, in a Spanish sentence for them. */
  | { impersonal: string };

type Told<T extends PgTable> = Omit<ExportedTable, 'table' | 'mine' | 'fields' | 'item'> & {
  fields: { [C in keyof T['$inferSelect']]: Field };
  item?: (row: T['$inferSelect']) => string;
};
type Part<T extends PgTable> = Told<T> & Pick<ExportedTable, 'mine'>;

/** Types a part of a table: each of its columns needs a label or a reason. */
function partOf<T extends PgTable>(table: T, { item, ...rest }: Part<T>): ExportedTable {
  const page = item && { item: (row: Row) => item(row) };
  return { ...rest, ...page, table };
}

/** Types a table's holding: what its rows are to a person, and, in `more`, what others of them are. */
export function held<T extends PgTable>(
  table: T,
  how: Part<T> & { more?: (Part<T> & { name: string })[]; erased: Erasure },
): Holding {
  const { erased, more = [], ...rest } = how;
  const parts = more.map((part) => partOf(table, part));
  return { exported: partOf(table, rest), more: parts, erased };
}

/** The holding of a table whose rows bear the id of their person, and go with them. */
export const owned = <T extends PgTable & { userId: PgColumn }>(table: T, how: Told<T>): Holding =>
  held(table, { ...how, mine: ({ id }) => eq(table.userId, id), erased: 'cascade' });

/** All that an export takes from a table, part by part; nothing of an impersonal one. */
export function exportedParts(holding: Holding): readonly ExportedTable[] {
  return 'exported' in holding ? [holding.exported, ...(holding.more ?? [])] : [];
}

/** The columns that leave, by their names. */
export function exportedColumns({ table, fields }: ExportedTable): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => {
    const field = fields[name];
    return typeof field === 'string' || (field !== undefined && 'label' in field);
  });
  return Object.fromEntries(columns);
}
