import { sql } from 'drizzle-orm';
import { rateLimits } from '@sibila/drizzle/schema/quota';
import { LIMITS, type LimitName } from '@sibila/contracts/limits';
import type { Shared } from '../context.ts';
import { DomainError } from '../errors.ts';

interface Count {
  /** What all processes had counted when we last asked. */
  shared: number;
  /** What we counted since. */
  pending: number;
  resetsAt: number;
}

type MeterContext = Pick<Shared, 'db' | 'ports' | 'settings' | 'mac' | 'log'>;

/**
 * The limits on operations in general. Every request counts, so they are counted in memory and
 * added to the shared counters each second: exact in one process, a second late across several.
 */
export class OperationMeter {
  readonly #ctx: MeterContext;
  readonly #counts = new Map<string, Count>();

  constructor(ctx: MeterContext) {
    this.#ctx = ctx;
  }

  /** Counts `operations` against a limit and refuses with TOO_MANY_REQUESTS past it. */
  take(name: LimitName, subject: string, operations: number): void {
    const limit = LIMITS[name];
    const max = limit.by === 'ip' ? limit.max * this.#ctx.settings.ipLimitFactor : limit.max;
    const now = this.#ctx.ports.clock.now().getTime();
    const key = `${name}:${subject}`;
    let count = this.#counts.get(key);
    if (!count || count.resetsAt <= now) {
      count = { shared: 0, pending: 0, resetsAt: now + limit.seconds * 1000 };
      this.#counts.set(key, count);
    }
    count.pending += operations;
    if (count.shared + count.pending > max) {
      const retryAfter = Math.max(1, Math.ceil((count.resetsAt - now) / 1000));
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfter });
    }
  }

  /** Adds what was counted here to the shared counters and learns what the others counted. */
  async flush(): Promise<void> {
    const now = this.#ctx.ports.clock.now();
    const changed: { key: string; stored: string; count: Count; added: number }[] = [];
    for (const [key, count] of this.#counts) {
      if (count.resetsAt <= now.getTime()) this.#counts.delete(key);
      else if (count.pending > 0) {
        const at = key.indexOf(':');
        const stored = `${key.slice(0, at)}:${this.#ctx.mac('limit', key.slice(at + 1))}`;
        changed.push({ key, stored, count, added: count.pending });
      }
    }
    if (changed.length > 0) await this.#store(changed, now);
  }

  async #store(changed: { stored: string; count: Count; added: number }[], now: Date) {
    // One order for all processes, or two flushes could wait for each other's rows.
    changed.sort((a, b) => (a.stored < b.stored ? -1 : 1));
    // One statement of three arrays, however many keys there are. Instants go as text, which the
    // driver can write into an array.
    const rows = await this.#ctx.db.execute<{ key: string; count: number; resets_at: string }>(sql`
      insert into ${rateLimits} as r (key, count, resets_at)
      select k, n, at::timestamptz from unnest(
        ${sql.param(changed.map(({ stored }) => stored))}::text[],
        ${sql.param(changed.map(({ added }) => added))}::int[],
        ${sql.param(changed.map(({ count }) => new Date(count.resetsAt).toISOString()))}::text[]
      ) as t (k, n, at)
      on conflict (key) do update set
        count = case when r.resets_at <= ${now.toISOString()}::timestamptz
          then excluded.count else r.count + excluded.count end,
        resets_at = case when r.resets_at <= ${now.toISOString()}::timestamptz
          then excluded.resets_at else r.resets_at end
      returning key, count, resets_at`);
    const byKey = new Map(rows.map((row) => [row.key, row]));
    for (const { stored, count, added } of changed) {
      const row = byKey.get(stored);
      if (!row) continue;
      count.shared = row.count;
      count.pending -= added;
      count.resetsAt = new Date(row.resets_at).getTime();
    }
  }
}
