import { findUserById, voidEmailTokens, type UserRow } from '@sibila/core/account/repo';
import { toUser } from '@sibila/core/account/user';
import { inTransaction, type Shared } from '@sibila/core/context';
import { grantPremium as grant } from '@sibila/core/billing/grant-premium';
import { noteProof } from '@sibila/core/account/verify-email';
import { countHeld, listAccounts } from '@sibila/core/privacy/people';
import { requestsOf } from '@sibila/core/privacy/requests';
import { mexicanTime } from './mexican-time.ts';
import { AdminError, type Noun, type Verb } from './noun.ts';
import { onAccount } from './on-account.ts';
import { answerDelete, answerExport, listRequests, noteOneRequest } from './rights.ts';
import { table } from './table.ts';
import { wholeNumber } from './whole-number.ts';
import { withShared } from './with-shared.ts';

const LIMIT = 50;

/** What the CLI says of an account: all but the hash of its password. */
function publicRow(row: UserRow) {
  const { passwordHash: _, ...user } = row;
  return user;
}

const line = (user: UserRow, now: Date) => [
  user.email,
  user.fullName,
  user.emailVerifiedAt ? 'verified' : 'unverified',
  toUser(user, now).isPremium ? 'premium' : 'free',
  user.createdAt.toISOString().slice(0, 10),
  user.id,
];

const list: Verb = {
  help: `The newest accounts, or those that hold a text (${LIMIT} unless told otherwise)`,
  usage: '[TEXT] [--limit N]',
  most: 1,
  options: { limit: { type: 'string' } },
  run: (config, [text = ''], { limit = String(LIMIT) }) =>
    withShared(config, async (shared) => {
      const found = await listAccounts(shared, text, wholeNumber(limit, 'limit'));
      const now = shared.ports.clock.now();
      const rows = found.map((user) => line(user, now));
      return { text: table(rows, 'no accounts'), data: found.map(publicRow) };
    }),
};

const show = onAccount(
  { help: 'An account, how much is held about it, and its rights requests', usage: 'EMAIL|ID' },
  async (shared, user) => {
    const held = await countHeld(shared, user);
    const requests = await requestsOf(shared, user.email);
    const data = { ...publicRow(user), held, requests };
    const rows = Object.entries(publicRow(user)).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : (value ?? '-'),
    ]);
    const counts = Object.entries(held).map(([name, rowCount]) => [name, String(rowCount)]);
    return { text: [table(rows), '', 'rows held:', table(counts)].join('\n'), data };
  },
);

const verify = onAccount(
  { help: 'Take the address for proved, as if its link had been opened', usage: 'EMAIL|ID' },
  async (shared, { id, email }) => {
    await inTransaction(visitorOf(shared), async (tx) => {
      const user = await findUserById(tx, id, { lock: true });
      if (!user) throw new AdminError(`there is no account of ${email} any more`);
      await noteProof(tx, user);
      await voidEmailTokens(tx, id, ['verify'], tx.ports.clock.now());
    });
    return { text: `${email} is verified.`, data: { id, email, verified: true } };
  },
);

/** A verb's context where nobody asks but the administrator. */
const visitorOf = (shared: Shared) => ({
  ...shared,
  actor: null,
  request: { id: 'admin', ip: '127.0.0.1', userAgent: null, idempotencyKey: null },
});

const grantPremium = onAccount(
  {
    help: 'Give Premium for a number of days, after what was given before',
    usage: 'EMAIL|ID --days N',
    options: { days: { type: 'string' } },
  },
  async (shared, { id, email }, { options }) => {
    const days = wholeNumber(options['days'], 'days');
    const premiumUntil = await grant(shared, id, days);
    if (!premiumUntil) throw new AdminError(`there is no account of ${email} any more`);
    return {
      text: `${email} has Premium until ${mexicanTime(premiumUntil)}.`,
      data: { id, email, premiumUntil },
    };
  },
);

/** Accounts, and the rights of those who have one. */
export const users: Noun = {
  name: 'users',
  verbs: {
    list,
    show,
    verify,
    'grant-premium': grantPremium,
    export: onAccount(
      {
        help: 'Write all that is held about a person into a ZIP; answers their request for it',
        usage: 'EMAIL|ID [--out FILE] [--received YYYY-MM-DD]',
        options: { out: { type: 'string' }, received: { type: 'string' } },
      },
      (shared, user, { options }) => answerExport(shared, user, options),
    ),
    delete: onAccount(
      {
        help: 'Erase an account and all that is held about its person; answers their request for it',
        usage: 'EMAIL|ID [--yes] [--received YYYY-MM-DD]',
        options: { yes: { type: 'boolean' }, received: { type: 'string' } },
      },
      answerDelete,
    ),
    request: onAccount(
      {
        help: 'Note that a person asked for a copy (export) or for deletion (delete), and by when',
        usage: 'EMAIL|ID export|delete [--received YYYY-MM-DD]',
        most: 2,
        options: { received: { type: 'string' } },
      },
      (shared, user, { args, options }) => noteOneRequest(shared, user, args[0], options),
    ),
    requests: {
      help: 'The requests that wait, overdue ones first; or all of an address, also a deleted one',
      usage: '[EMAIL]',
      most: 1,
      run: (config, [email]) => withShared(config, (shared) => listRequests(shared, email)),
    },
  },
};
