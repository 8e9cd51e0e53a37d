import { and, desc, DrizzleQueryError, eq, sql } from 'drizzle-orm';
import type { Clock } from '@sibila/core/ports/clock';
import { PaymentsFailure } from '@sibila/core/ports/payments';
import type { Randomness } from '@sibila/core/ports/randomness';
import type { Database, Transaction } from '@sibila/drizzle/client';
import { simulatedPayments } from '@sibila/drizzle/schema/simulated-payments';

export type SimulatedRow = typeof simulatedPayments.$inferSelect;
type SimulatedKind = SimulatedRow['kind'];

export interface SimulatedWorld {
  db: Database;
  clock: Clock;
  randomness: Randomness;
}

/** 192 bits: whoever knows the address of a page may use it. */
const TOKEN_BYTES = 24;
const ID = /^sim_[a-z]+_[\w-]{32}$/;

/** Whether an id is of this provider's making. */
export const isSimulated = (id: string): boolean => ID.test(id);

/** What the simulated provider holds, within one transaction that no other one overlaps. */
export class SimulatedRows {
  readonly #tx: Transaction;
  readonly #world: SimulatedWorld;

  constructor(tx: Transaction, world: SimulatedWorld) {
    this.#tx = tx;
    this.#world = world;
  }

  now(): Date {
    return this.#world.clock.now();
  }

  newId(kind: string): string {
    return `sim_${kind}_${this.#world.randomness.token(TOKEN_BYTES)}`;
  }

  /** A row by its id; null also for what can be none. */
  async find(kind: SimulatedKind, id: string): Promise<SimulatedRow | null> {
    if (kind !== 'key' && !isSimulated(id)) return null;
    const { id: column, kind: kindColumn } = simulatedPayments;
    const rows = await this.#tx
      .select()
      .from(simulatedPayments)
      .where(and(eq(column, id), eq(kindColumn, kind)));
    return rows[0] ?? null;
  }

  /** A row that must be there. */
  async get(kind: SimulatedKind, id: string): Promise<SimulatedRow> {
    const row = await this.find(kind, id);
    if (!row)
      throw new PaymentsFailure(`the simulated provider has no such ${kind}`, { mayPass: false });
    return row;
  }

  /** The newest first. */
  subscriptionsOf(customerId: string): Promise<SimulatedRow[]> {
    const { kind, customerId: column, createdAt, id } = simulatedPayments;
    return this.#tx
      .select()
      .from(simulatedPayments)
      .where(and(eq(column, customerId), eq(kind, 'subscription')))
      .orderBy(desc(createdAt), desc(id));
  }

  async insert(row: Omit<SimulatedRow, 'createdAt'>): Promise<void> {
    await this.#tx.insert(simulatedPayments).values({ ...row, createdAt: this.now() });
  }

  async write({ id }: Pick<SimulatedRow, 'id'>, body: unknown): Promise<void> {
    await this.#tx.update(simulatedPayments).set({ body }).where(eq(simulatedPayments.id, id));
  }
}

/** Runs `work` alone: the simulated provider does one thing at a time. Fails as a provider fails. */
export async function withRows<T>(
  world: SimulatedWorld,
  work: (rows: SimulatedRows) => Promise<T>,
): Promise<T> {
  try {
    return await world.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', '9s', true)`);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('simulated_payments'))`);
      return work(new SimulatedRows(tx, world));
    });
  } catch (error) {
    if (!isOfDatabase(error)) throw error;
    // The database's own words hold the values of a statement.
    throw new PaymentsFailure('the simulated provider has no database', { mayPass: true });
  }
}

/** Whether a statement failed, or there was no connection for one: faults of ours are no outage. */
function isOfDatabase(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return true;
  return error instanceof Error && 'code' in error && !(error instanceof TypeError);
}
