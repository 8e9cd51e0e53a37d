import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertUser, type UserRow } from '@sibila/core/account/repo';
import type { Shared } from '@sibila/core/context';
import { deliverDueMails } from '@sibila/core/outbox/deliver';
import { OperationMeter } from '@sibila/core/quota/operation-meter';
import { createTestDatabase, type TestDatabase } from '@sibila/testkit/database';
import type { LocalMailbox } from '../adapters/mailer/local.ts';
import { createApp, type AppOptions } from '../app.ts';
import { readConfig } from '../config.ts';
import { composeDeps } from '../deps.ts';
import { createLog } from '../log.ts';
import { docsFolder } from '../rest/docs-folder.ts';

export const PASSWORD = 'luna-de-papel';

export interface TestApp {
  app: ReturnType<typeof createApp>;
  shared: Shared;
  database: TestDatabase;
  mailbox: LocalMailbox;
  /** Every line of the log so far. */
  logLines: string[];
  request(path: string, init?: RequestInit & { ip?: string }): Promise<Response>;
  /** A JSON request; `cookie` signs it. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Makes a person with a verified address and signs them in; gives their cookie. */
  signIn(fields?: Partial<UserRow>): Promise<{ user: UserRow; cookie: string }>;
  deliverMails(): Promise<void>;
  close(): Promise<void>;
}

/** The real application on a real database, reached through `app.request()`. */
export async function createTestApp(
  environment: Record<string, string> = {},
  overrides: Partial<AppOptions> = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'sibila-app-'));
  const config = readConfig({ DATA_DIR: dataDir, ...environment });
  const logLines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void logLines.push(line) });
  const { shared, mailbox, desk, close } = composeDeps({
    config,
    db: database.db,
    log,
    appSecret: 'a secret that only the tests have, 32 characters',
    nudgeOutbox: () => undefined,
  });
  if (!mailbox) throw new Error('the tests read the local mailbox');
  const app = createApp({
    shared,
    meter: new OperationMeter(shared),
    mode: config.mode,
    appUrl: config.appUrl,
    host: config.host,
    trustProxy: config.trustProxy,
    turnstileSiteKey: null,
    disk: null,
    mailbox,
    desk,
    legal: { operator: config.operator, email: null },
    analytics: config.analytics,
    web: null,
    docsFolder: docsFolder(),
    isLeaving: () => false,
    ...overrides,
  });
  const request: TestApp['request'] = async (path, { ip = '198.51.100.1', ...init } = {}) =>
    app.request(path, init, { incoming: { socket: { remoteAddress: ip } } });
  const send: TestApp['send'] = (method, path, body, headers = {}) =>
    request(path, {
      method,
      ip: headers['ip'] ?? '198.51.100.1',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    app,
    shared,
    database,
    mailbox,
    logLines,
    request,
    send,
    async signIn(fields = {}) {
      const user = await insertVerified(shared, fields);
      const { token } = await shared.ports.sessions.open(shared.db, {
        userId: user.id,
        userAgent: null,
      });
      return { user, cookie: `sibila_session=${token}` };
    },
    async deliverMails() {
      while ((await deliverDueMails(shared)) > 0);
    },
    async close() {
      close();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

let passwordHash: Promise<string> | undefined;

async function insertVerified(shared: Shared, fields: Partial<UserRow>): Promise<UserRow> {
  passwordHash ??= shared.ports.passwordHasher.hash(PASSWORD);
  const id = randomUUID();
  const now = shared.ports.clock.now();
  const user: UserRow = {
    id,
    email: `${id}@example.com`,
    pendingEmail: null,
    username: id.slice(0, 13),
    usernameChosenAt: null,
    firstLoginAt: null,
    fullName: 'Ana Prueba',
    passwordHash: await passwordHash,
    zodiacSign: 'Leo',
    emailVerifiedAt: now,
    premiumUntil: null,
    premiumSlackUntil: null,
    createdAt: now,
    ...fields,
  };
  await insertUser(shared, user);
  return user;
}
