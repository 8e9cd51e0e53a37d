import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { instant } from './columns.ts';

/** People with an account. E-mails and usernames are unique without regard to case. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** A new address that takes effect once its link is opened. */
    pendingEmail: text('pending_email'),
    username: text('username').notNull(),
    /** When its owner chose it; null for one that was made up, or chosen before this was noted. */
    usernameChosenAt: instant('username_chosen_at'),
    fullName: text('full_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    zodiacSign: text('zodiac_sign', { enum: SIGN_NAMES }),
    emailVerifiedAt: instant('email_verified_at'),
    /** Null for one from before this was noted, until the next login. */
    firstLoginAt: instant('first_login_at'),
    /** Until when Premium is paid for or given, and how long a renewal may be late beyond that. */
    premiumUntil: instant('premium_until'),
    premiumSlackUntil: instant('premium_slack_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    // What the hourly purge looks for is little among all accounts.
    index('users_unverified_idx')
      .on(table.createdAt)
      .where(sql`${table.emailVerifiedAt} is null`),
    index('users_pending_email_idx')
      .on(table.id)
      .where(sql`${table.pendingEmail} is not null`),
  ],
);

/** Whose row it is: the first part of the key of a table that belongs to people. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Open sessions; `id` is the SHA-256 of the token that the cookie holds. */
export const sessions = pgTable(
  'sessions',
  {
    userId: ownerId(),
    id: text('id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    userAgent: text('user_agent'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('sessions_id_key').on(table.id),
    index('sessions_expires_at_idx').on(table.expiresAt),
    index('sessions_created_at_idx').on(table.createdAt),
  ],
);

/**
 * Browsers and networks from which an account was opened or entered. `mark` is a keyed hash of the person, the
 * browser's family and the network: it tells a known device from a new one and nothing else.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ownerId(),
    mark: text('mark').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mark] }),
    index('known_devices_seen_at_idx').on(table.seenAt),
  ],
);

export const EMAIL_TOKEN_KINDS = ['verify', 'reset', 'change', 'revert'] as const;

/** Links sent by e-mail. Only the id is stored: the token is derived from it when the mail leaves. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: EMAIL_TOKEN_KINDS }).notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    voidedAt: instant('voided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('email_tokens_id_key').on(table.id),
    index('email_tokens_expires_at_idx').on(table.expiresAt),
  ],
);
