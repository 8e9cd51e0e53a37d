import { clientId } from '@sibila/contracts/text';
import { closeContactMessage } from '@sibila/core/contact/close';
import { listContactMessages, showContactMessage } from '@sibila/core/contact/list';
import type { ContactRow } from '@sibila/core/contact/repo';
import type { Config } from '@sibila/api/config';
import type { Shared } from '@sibila/core/context';
import { DomainError } from '@sibila/core/errors';
import { AdminError, type Noun, type Verb } from './noun.ts';
import { table } from './table.ts';
import { mexicanTime } from './mexican-time.ts';
import { wholeNumber } from './whole-number.ts';
import { withShared } from './with-shared.ts';

const LIMIT = 50;

/** Anybody may have written it: what a terminal would obey, or read backwards, is made visible. */
const visible = (text: string) =>
  text.replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

const plan = ({ isPremium, accountId }: ContactRow) =>
  isPremium ? 'PREMIUM' : accountId === null ? 'guest' : 'free';

const line = (row: ContactRow) => [
  mexicanTime(row.receivedAt),
  row.closedAt ? 'closed' : 'open',
  plan(row),
  visible(row.email),
  visible(row.subject),
  row.id,
];

/** Does the work for each message that is named; the first that is not there ends it. */
async function each<T>(
  config: Config,
  ids: readonly string[],
  work: (shared: Shared, id: string) => Promise<T>,
): Promise<T[]> {
  if (ids.length === 0) throw new AdminError('name the message: ID (contact list shows them)');
  const known = ids.map((text) => {
    const id = clientId.safeParse(text);
    if (!id.success) throw new AdminError(`${text} is no id; contact list shows them`);
    return id.data;
  });
  return withShared(config, async (shared) => {
    const told: T[] = [];
    for (const id of known)
      told.push(
        await work(shared, id).catch((error: unknown) => {
          const isUnknown = error instanceof DomainError && error.code === 'NOT_FOUND';
          throw isUnknown ? new AdminError(`there is no message ${id}`) : error;
        }),
      );
    return told;
  });
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
    ['name', visible(row.name)],
    ['email', visible(row.email)],
    ['from', from],
    ['subject', visible(row.subject)],
  ]);
  return `${head}\n\n${visible(row.message)}`;
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
      run: async (config, ids) => {
        const data = await each(config, ids, showContactMessage);
        return { text: data.map(written).join('\n\n---\n\n'), data };
      },
    },
    close: {
      help: 'Note that messages were seen to: they leave the list of those that wait',
      usage: 'ID…',
      run: async (config, ids) => {
        const data = await each(config, ids, async (shared, id) => ({
          id,
          changed: await closeContactMessage(shared, id),
        }));
        const rows = data.map(({ id, changed }) => [id, changed ? 'closed' : 'was closed already']);
        return { text: table(rows), data };
      },
    },
  },
};
