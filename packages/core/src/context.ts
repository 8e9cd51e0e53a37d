import type { Database, Transaction } from '@sibila/drizzle/client';
import type { User } from '@sibila/contracts/account';
import type { Clock } from './ports/clock.ts';
import type { HumanCheck } from './ports/human-check.ts';
import type { Mailer } from './ports/mailer.ts';
import type { ObjectStore } from './ports/object-store.ts';
import type { PasswordHasher } from './ports/password-hasher.ts';
import type { Payments } from './ports/payments.ts';
import type { PhotoLab } from './ports/photo-lab.ts';
import type { Randomness } from './ports/randomness.ts';
import type { Reader } from './ports/reader.ts';
import type { Sessions } from './ports/sessions.ts';
import type { ReadingJobs } from './reading/jobs.ts';

/** Who asks: the signed-in person and the session that says so. */
export interface Actor {
  user: User;
  sessionId: string;
}

export interface Ports {
  clock: Clock;
  randomness: Randomness;
  passwordHasher: PasswordHasher;
  humanCheck: HumanCheck;
  sessions: Sessions;
  mailer: Mailer;
  /** Private files: photos of palms. */
  objects: ObjectStore;
  photoLab: PhotoLab;
  /** Null where nothing can be bought. */
  payments: Payments | null;
  /** `model` is null where no AI endpoint is configured, `vision` where none that sees pictures is. */
  readers: { model: Reader | null; vision: Reader | null; builtin: Reader };
}

/** What the configuration decides about verbs. */
export interface Settings {
  appUrl: string;
  /** Whom the messages of the contact form are mailed to. */
  supportEmail: string;
  /** Multiplies the limits keyed by address; 1 but in tests. */
  ipLimitFactor: number;
  /** Tokens a day after which the built-in reader writes. */
  readerDailyTokens: number;
}

export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** The request behind a verb; null for background work. */
export interface RequestInfo {
  id: string;
  /** The client's address (IPv6 by its /64). */
  ip: string;
  userAgent: string | null;
  idempotencyKey: string | null;
}

/** What a process shares among all its requests. */
export interface Shared {
  db: Database;
  ports: Ports;
  settings: Settings;
  log: Log;
  /** Readings being written by this process. */
  jobs: ReadingJobs;
  /** This process among all that share the database. */
  instance: string;
  /** A keyed hash (HMAC-SHA-256, base64url) of `value`, different for each purpose. */
  mac(purpose: string, value: string): string;
  /** Tells the mail worker that the outbox has news. */
  nudgeOutbox(): void;
}

/** All that reaches a verb. Inside a transaction `db` is that transaction. */
export interface Context extends Omit<Shared, 'db'> {
  db: Database | Transaction;
  actor: Actor | null;
  request: RequestInfo;
}

/** A context whose actor is known to be signed in. */
export interface SignedInContext extends Context {
  actor: Actor;
}

/** A serialization failure and a deadlock: PostgreSQL's way to say "once more". */
const CONFLICTS = new Set(['40001', '40P01']);
const TRIES = 3;
const PAUSE_MS = 20;

/**
 * Runs `work` with a context whose db is one transaction. When PostgreSQL ends it in favour of
 * another one it is run again, three times in all: what it does beside the database must bear that.
 * Within another transaction it is a part of that one, which alone can begin anew.
 */
export async function inTransaction<C extends Pick<Context, 'db'>, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ctx.db.transaction((tx) => work({ ...ctx, db: tx }));
    } catch (error) {
      const isWhole = '$client' in ctx.db;
      if (!isWhole || tries === TRIES || !isConflict(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * tries));
    }
  }
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return (typeof code === 'string' && CONFLICTS.has(code)) || isConflict(error.cause);
}
