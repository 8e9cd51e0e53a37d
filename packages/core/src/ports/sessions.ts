import type { Database, Transaction } from '@sibila/drizzle/client';
import type { Actor } from '../context.ts';

type Db = Database | Transaction;

/** An open session. `lastSeenAt` is right to the hour. */
export interface OpenedSession {
  sessionId: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Sessions: 7 days idle, 30 days in all. Only a hash of the token is stored. */
export interface Sessions {
  /** Opens a session; the token goes into the cookie and is never seen again. */
  open(db: Db, session: { userId: string; userAgent: string | null }): Promise<{ token: string }>;
  /** Who holds this token; null when it is unknown or its time is over. */
  actorOf(db: Db, token: string): Promise<Actor | null>;
  end(db: Db, sessionId: string): Promise<void>;
  /** Ends all of a person's sessions, but `except` if it is given. */
  endAll(db: Db, userId: string, except?: string): Promise<void>;
  /** A person's open sessions, the one used last first. */
  listOf(db: Db, userId: string): Promise<OpenedSession[]>;
  /** Removes what has run out, in batches; begins none once `until` is aborted. */
  purge(db: Db, until?: AbortSignal): Promise<void>;
}
