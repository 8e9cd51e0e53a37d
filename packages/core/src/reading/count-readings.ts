import { count, countDistinct, gte, sql } from 'drizzle-orm';
import { WRITTEN_TYPES, type WrittenType } from '@sibila/contracts/quota';
import { astralCharts } from '@sibila/drizzle/schema/astral-charts';
import { compatibilities } from '@sibila/drizzle/schema/compatibility';
import { palmReadings } from '@sibila/drizzle/schema/palm';
import { runeReadings } from '@sibila/drizzle/schema/runes';
import { tarotReadings } from '@sibila/drizzle/schema/tarot';
import type { Shared } from '../context.ts';

const TABLES = {
  tarot: tarotReadings,
  palm: palmReadings,
  runes: runeReadings,
  compatibility: compatibilities,
  chart: astralCharts,
} as const satisfies Record<WrittenType, unknown>;

/** Counts of one kind of reading, as far as people have not removed them. */
export interface ReadingCounts {
  type: WrittenType;
  total: number;
  /** Of the days asked for; the following ones too. */
  recent: number;
  /** Who had one written. */
  people: number;
  byModel: number;
  builtin: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many readings there are of each type, and how many of the last `days` days. */
export async function countReadings(
  { db, ports }: Pick<Shared, 'db' | 'ports'>,
  days: number,
): Promise<ReadingCounts[]> {
  const since = new Date(ports.clock.now().getTime() - days * DAY_MS);
  const counts: ReadingCounts[] = [];
  for (const type of WRITTEN_TYPES) {
    const table = TABLES[type];
    const [all] = await db.select({ total: count() }).from(table);
    const [row] = await db
      .select({
        recent: count(),
        people: countDistinct(table.userId),
        byModel: sql<number>`(count(*) filter (where ${table.reader} = 'model'))::int`,
        builtin: sql<number>`(count(*) filter (where ${table.reader} = 'builtin'))::int`,
      })
      .from(table)
      .where(gte(table.createdAt, since));
    const recent = row ?? { recent: 0, people: 0, byModel: 0, builtin: 0 };
    counts.push({ type, total: all?.total ?? 0, ...recent });
  }
  return counts;
}
