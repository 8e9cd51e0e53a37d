import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant } from './columns.ts';

/** What people may ask for by right, beside what the privacy centre gives at once. */
export const RIGHTS_REQUEST_KINDS = ['export', 'delete'] as const;

/**
 * The register of rights requests: that one was answered in time must be shown after the account is
 * gone. Then `subject`, a keyed hash of the address, is all that is left of the person.
 */
export const rightsRequests = pgTable(
  'rights_requests',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    kind: text('kind', { enum: RIGHTS_REQUEST_KINDS }).notNull(),
    /** Days of the calendar in Mexico City. */
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('rights_requests_account_id_idx').on(table.accountId),
    index('rights_requests_subject_idx').on(table.subject),
    index('rights_requests_received_on_idx').on(table.receivedOn),
  ],
);
