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
    for (let i = 0; i < changed.length; i += 500) await this.#store(changed.slice(i, i + 500), now);
  }

  async #store(changed: { stored: string; count: Count; added: number }[], now: Date) {
    // One order for all processes, or two flushes could wait for each other's rows.
    changed.sort((a, b) => (a.stored < b.stored ? -1 : 1));
    const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
    const rows = await this.#ctx.db
      .insert(rateLimits)
      .values(
        changed.map(({ stored, count, added }) => ({
          key: stored,
          count: added,
          resetsAt: new Date(count.resetsAt),
        })),
      )
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${over} then excluded.count else ${rateLimits.count} + excluded.count end`,
          resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
        },
      })
      .returning();
    const byKey = new Map(rows.map((row) => [row.key, row]));
    for (const { stored, count, added } of changed) {
      const row = byKey.get(stored);
      if (!row) continue;
      count.shared = row.count;
      count.pending -= added;
      count.resetsAt = row.resetsAt.getTime();
    }
  }
}
