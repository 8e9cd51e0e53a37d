import { clientId } from '@sibila/contracts/text';
import { closeContactMessage } from '@sibila/core/contact/close';
import { listContactMessages } from '@sibila/core/contact/list';
import { findMessage, type ContactRow } from '@sibila/core/contact/repo';
import type { Config } from '@sibila/api/config';
import type { Shared } from '@sibila/core/context';
import { eachNamed } from './each-named.ts';
import { UsageError, type Noun, type Verb } from './noun.ts';
import { table } from './table.ts';
import { mexicanTime } from './mexican-time.ts';
import { wholeNumber } from './whole-number.ts';
import { withShared } from './with-shared.ts';

const LIMIT = 50;

const plan = ({ isPremium, accountId }: ContactRow) =>
  isPremium ? 'PREMIUM' : accountId === null ? 'guest' : 'free';

const line = (row: ContactRow) => [
  mexicanTime(row.receivedAt),
  row.closedAt ? 'closed' : 'open',
  plan(row),
  row.email,
  row.subject,
  row.id,
];

/** Does the work for each message that is named. */
async function each<T>(
  config: Config,
  given: readonly string[],
  work: (shared: Shared, row: ContactRow) => Promise<T>,
): Promise<T[]> {
  const ids = given.map((text) => {
    const id = clientId.safeParse(text);
    if (!id.success) throw new UsageError(`${text} is no id; contact list shows them`);
    return id.data;
  });
  const ask = 'name the message: ID (contact list shows them)';
  return eachNamed(config, ids, { kind: 'message', ask, find: findMessage, work });
}

function written(row: ContactRow): string {
  const from =
    row.accountId === null
      ? 'a guest: nobody has proved that the address is theirs'
      : `the account ${row.accountId}${row.isPremium ? ', with Premium' : ''}`;
  const head = table([
    ['id', row.id],
    ['received', mexicanTime(row.receivedAt)],
    ['closed', mexicanTime(row.closedAt)],
    ['name', row.name],
    ['email', row.email],
    ['from', from],
    ['subject', row.subject],
  ]);
  return `${head}\n\n${row.message}`;
}

const list: Verb = {
  help: `The messages that wait, Premium first, then who waits longest; with --all the closed ones after them (${LIMIT} unless told otherwise)`,
  usage: '[--all] [--limit N]',
  options: { all: { type: 'boolean' }, limit: { type: 'string' } },
  run: async (config, _, { all, limit = String(LIMIT) }) => {
    const which = { all: all === true, limit: wholeNumber(limit, 'limit') };
    return withShared(config, async (shared) => {
      const data = await listContactMessages(shared, which);
      return { text: table(data.map(line), 'no message waits'), data };
    });
  },
};

/** What people write to support. */
export const contact: Noun = {
  name: 'contact',
  verbs: {
    list,
    show: {
      help: 'Messages with all that is known of who wrote them',
      usage: 'ID…',
      most: Infinity,
      run: async (config, ids) => {
        const data = await each(config, ids, (_, row) => Promise.resolve(row));
        return { text: data.map(written).join('\n\n---\n\n'), data };
      },
    },
    close: {
      help: 'Note that messages were seen to: they leave the list of those that wait',
      usage: 'ID…',
      most: Infinity,
      run: async (config, ids) => {
        const data = await each(config, ids, async (shared, { id }) => ({
          id,
          changed: await closeContactMessage(shared, id),
        }));
        const rows = data.map(({ id, changed }) => [id, changed ? 'closed' : 'was closed already']);
        return { text: table(rows), data };
      },
    },
  },
};
