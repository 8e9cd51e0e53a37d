import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { UserRow } from '@sibila/core/account/repo';
import type { Shared } from '@sibila/core/context';
import { eraseAccount } from '@sibila/core/privacy/erase-account';
import { exportFileName, writeExport } from '@sibila/core/privacy/export-account';
import {
  answerRequests,
  noteRequest,
  openRequests,
  requestsOf,
  type RightsRequest,
  type RightsRequestKind,
} from '@sibila/core/privacy/requests';
import {
  isCalendarDate,
  mexicanDate,
  type CalendarDate,
} from '@sibila/domain/calendar/business-days';
import { AdminError, UsageError, type AdminResult, type Confirm, type Options } from './noun.ts';
import { table } from './table.ts';
import { visibleLine } from './visible.ts';

/** Notes what a person asked for, with the day by which it must be answered. */
export async function noteOneRequest(
  shared: Shared,
  user: UserRow,
  kind: string | undefined,
  options: Options,
): Promise<AdminResult> {
  if (kind !== 'export' && kind !== 'delete')
    throw new UsageError('say what was asked for: export or delete');
  const request = await noted(shared, user, kind, options);
  return { text: `${user.email}: ${sentence(request)}`, data: request };
}

/** The request that this answers: the open one, or one that came on the day given or today. */
const noted = (shared: Shared, user: UserRow, kind: RightsRequestKind, options: Options) =>
  noteRequest(shared, user, kind, dayOf(shared, options));

function dayOf(shared: Shared, { received }: Options): CalendarDate {
  const today = mexicanDate(shared.ports.clock.now());
  const day = typeof received === 'string' ? received : today;
  if (!isCalendarDate(day) || day > today)
    throw new UsageError('--received takes a day that has come, as YYYY-MM-DD');
  return day;
}

const sentence = ({ kind, receivedOn, dueOn }: RightsRequest) =>
  `${kind} requested on ${receivedOn}, due by ${dueOn} (20 business days of Mexico)`;

/**
 * Writes the ZIP into a new file that its owner alone can read, and answers the request. One that
 * nobody noted before is noted once the file is there: what fails asked for nothing.
 */
export async function answerExport(
  shared: Shared,
  user: UserRow,
  options: Options,
): Promise<AdminResult> {
  const { out } = options;
  const path = resolve(typeof out === 'string' ? out : exportFileName(shared.ports.clock.now()));
  const day = dayOf(shared, options);
  await writeNew(path, (write) => writeExport(shared, user.id, write));
  const request = await noteRequest(shared, user, 'export', day);
  await answerRequests(shared, user.id, ['export']);
  return {
    text: `${path}\n${sentence(request)}, answered today.`,
    data: { file: path, request },
  };
}

async function writeNew(
  path: string,
  work: (write: (chunk: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw new AdminError(`the file can't be made: ${String(error)}`);
  });
  try {
    await work(async (chunk) => {
      await file.writeFile(chunk);
    });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Erases an account once that was confirmed, and answers its requests. */
export async function answerDelete(
  shared: Shared,
  user: UserRow,
  { options, confirm }: { options: Options; confirm: Confirm },
): Promise<AdminResult> {
  await confirm(
    `This erases ${user.email} (${visibleLine(user.fullName)}) and all that is held about them, for good.`,
  );
  const request = await noted(shared, user, 'delete', options);
  if (!(await eraseAccount(shared, user.id)))
    throw new AdminError(`there is no account of ${user.email} any more`);
  return {
    text: `${user.email} is erased; a last mail to them waits in the outbox.\n${sentence(request)}, answered today.`,
    data: { id: user.id, erased: true, request },
  };
}

/** The requests that wait for an answer, or all those of one address. */
export async function listRequests(
  shared: Shared,
  email: string | undefined,
): Promise<AdminResult> {
  const requests =
    email === undefined ? await openRequests(shared) : await requestsOf(shared, email);
  const rows = requests.map((request) => [
    stateOf(request),
    `due ${request.dueOn}`,
    request.kind,
    `received ${request.receivedOn}`,
    request.email ?? '(the account is gone)',
  ]);
  const empty = email === undefined ? 'no request waits' : `no request of ${email}`;
  return { text: table(rows, empty), data: requests };
}

function stateOf({ doneAt, isOverdue }: RightsRequest): string {
  if (doneAt) return `answered ${mexicanDate(doneAt)}`;
  return isOverdue ? 'OVERDUE' : 'open';
}
