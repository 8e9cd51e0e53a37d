import {
  accountExport,
  deleteAccountInput,
  openSession,
  sessionRef,
} from '@sibila/contracts/privacy';
import { openExport } from '@sibila/core/privacy/export-account';
import { ownRow, row, type RestRow } from './row.ts';

/** The privacy centre: open sessions, all that is held, and leaving. */
export const PRIVACY_ROWS: readonly RestRow[] = [
  ownRow({
    method: 'GET',
    path: '/api/account/sessions',
    summary: "The person's open sessions, the one used last first",
    tag: 'privacy',
    failures: [401],
    output: openSession.array(),
    call: (caller) => caller.privacy.sessions(),
  }),
  row({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'End a session; for the one that asks it is a logout',
    tag: 'privacy',
    status: 204,
    failures: [400, 401, 404, 409],
    needsSession: true,
    from: 'none',
    input: sessionRef,
    output: null,
    call: (caller, input) => caller.privacy.endSession(input),
  }),
  ownRow({
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'End every session but the one that asks',
    tag: 'privacy',
    status: 204,
    failures: [400, 401],
    output: null,
    call: (caller) => caller.privacy.endOtherSessions(),
  }),
  ownRow({
    method: 'GET',
    path: '/api/account/export',
    summary: 'All that is held about the person, as one ZIP',
    tag: 'privacy',
    failures: [401],
    output: accountExport,
    file: 'application/zip',
    // The procedure has to give all of it at once, and so only what is small.
    call: (_caller, _input, core) => openExport(core),
  }),
  row({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Delete the account and all that is held; the password is asked again',
    tag: 'privacy',
    status: 204,
    failures: [401, 409],
    needsSession: true,
    from: 'body',
    input: deleteAccountInput,
    output: null,
    call: (caller, input) => caller.privacy.deleteAccount(input),
  }),
];
