import {
  dueForRetention,
  runRetention,
  type RetentionCounts,
} from '@sibila/core/retention/run-retention';
import type { AdminResult, Noun } from './noun.ts';
import { table } from './table.ts';
import { withShared } from './with-shared.ts';

const NAMES: Record<keyof RetentionCounts, string> = {
  subscriptions: 'subscriptions that ended',
  billingCustomers: 'payers whose account is gone',
  contactMessages: 'messages to support',
  rightsRequests: 'requests for access or erasure',
};

const rowsOf = (counts: RetentionCounts) =>
  Object.entries(NAMES).map(([name, text]) => [
    text,
    String(counts[name as keyof RetentionCounts]),
  ]);

/** What must not be held any longer. */
export const retention: Noun = {
  name: 'retention',
  verbs: {
    run: {
      help: 'Remove what is five years past its end; says how much that is, and asks first',
      usage: '[--yes]',
      options: { yes: { type: 'boolean' } },
      run: (config, _, __, confirm) =>
        withShared(config, async (shared): Promise<AdminResult> => {
          const due = await dueForRetention(shared);
          if (Object.values(due).every((rows) => rows === 0))
            return { text: 'Nothing is held that is five years past its end.', data: due };
          await confirm(`${table(rowsOf(due))}\nThis removes them for good.`);
          const removed = await runRetention(shared);
          return { text: `Removed:\n${table(rowsOf(removed))}`, data: removed };
        }),
    },
  },
};
