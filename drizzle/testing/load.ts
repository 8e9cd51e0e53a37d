import { setTimeout as sleep } from 'node:timers/promises';
import { sql as query } from 'drizzle-orm';
import type postgres from 'postgres';
import { openDatabase, type Connection, type DatabaseOptions } from '../client.ts';
import { whileDisturbed, type Tally } from './disturbed.ts';

/** How the driver and PostgreSQL name a connection that broke or could not be made. */
const BROKEN = /^(CONNECT|ECONN|EPIPE|ENOENT|57P0|08|53300|ERR_STREAM)/;

/** What a load on the database saw. */
export interface DatabaseTally extends Tally {
  /** Ended by an error of the connection. */
  broken: number;
  /** Transactions of which a part alone was stored. */
  torn: number;
}

/**
 * Thirty workers on a pool of ten while `disturb` does its work. Each asks, and writes in
 * transactions two rows of one number; the body of a transaction goes on after an error, as code
 * that catches too much does. `recover` waits for 50 further answers.
 */
export async function underLoad(
  connection: Connection,
  options: DatabaseOptions,
  disturb: (recover: () => Promise<void>) => Promise<void>,
): Promise<DatabaseTally> {
  const { db, sql, close } = openDatabase(connection, options);
  await sql`drop table if exists halves`;
  await sql`create table halves (pair text not null)`;
  const tally: DatabaseTally = {
    answered: 0,
    broken: 0,
    unexpected: [],
    hanging: 0,
    torn: 0,
    slowest: 0,
  };
  const insert = (tx: postgres.TransactionSql, pair: string) =>
    tx`insert into halves (pair) values (${pair})`.catch(() => undefined);
  const kinds: ((pair: string) => Promise<unknown>)[] = [
    () => sql`select count(*) from generate_series(1, 100)`,
    (pair) =>
      sql.begin(async (tx) => {
        await insert(tx, pair);
        await sleep(3);
        await insert(tx, pair);
      }),
    (pair) => sql.begin((tx) => Promise.all([insert(tx, pair), insert(tx, pair)])),
    (pair) =>
      db.transaction(async (tx) => {
        for (let half = 0; half < 2; half += 1)
          await tx.execute(query`insert into halves (pair) values (${pair})`);
      }),
  ];
  const ask = async (worker: number, turn: number): Promise<void> => {
    try {
      await kinds[turn % kinds.length]?.(`${worker}-${turn}`);
      tally.answered += 1;
    } catch (error) {
      // A client that is refused asks again after a moment.
      await sleep(5);
      if (!isBroken(error)) throw error;
      tally.broken += 1;
    }
  };
  await whileDisturbed(tally, { workers: 30, recoveredAnswers: 50, ask }, disturb);
  const torn = await sql`select pair from halves group by pair having count(*) <> 2`;
  await close();
  return { ...tally, torn: torn.length };
}

function isBroken(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && BROKEN.test(at.code)) return true;
  return false;
}
