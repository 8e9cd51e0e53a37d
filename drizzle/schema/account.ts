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
    fullName: text('full_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    zodiacSign: text('zodiac_sign', { enum: SIGN_NAMES }),
    emailVerifiedAt: instant('email_verified_at'),
    /** Until when Premium is paid for or given, and how long a renewal may be late beyond that. */
    premiumUntil: instant('premium_until'),
    premiumSlackUntil: instant('premium_slack_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
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
  ],
);
