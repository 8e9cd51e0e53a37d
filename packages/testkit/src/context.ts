import { createHmac, randomUUID } from 'node:crypto';
import type { Context, Ports, Shared, SignedInContext } from '@sibila/core/context';
import type { Sessions } from '@sibila/core/ports/sessions';
import { ReadingJobs } from '@sibila/core/reading/jobs';
import type { Database } from '@sibila/drizzle/client';
import { insertUser, type UserRow } from '@sibila/core/account/repo';
import { toUser } from '@sibila/core/account/user';
import {
  FakeClock,
  FakeHasher,
  FakeMailer,
  FakeObjectStore,
  FakeReader,
  fakeHumanCheck,
  fakeRandomness,
} from './fakes.ts';
import { FakePayments } from './fake-payments.ts';
import { FakePhotoLab } from './fake-photo-lab.ts';

export interface TestWorld {
  clock: FakeClock;
  mailer: FakeMailer;
  hasher: FakeHasher;
  objects: FakeObjectStore;
  photoLab: FakePhotoLab;
  payments: FakePayments;
  model: FakeReader;
  builtin: FakeReader;
  shared: Shared;
  /** A context as a request has it; signed in when a user is given. */
  visitor(): Context;
  as(user: UserRow): SignedInContext;
  /** Inserts an account with a verified address. */
  user(fields?: Partial<UserRow>): Promise<UserRow>;
}

/** Sessions are api's affair; verbs only open and end them. */
const noSessions: Sessions = {
  open: () => Promise.resolve({ token: 'token' }),
  actorOf: () => Promise.resolve(null),
  end: () => Promise.resolve(),
  endAll: () => Promise.resolve(),
  listOf: () => Promise.resolve([]),
  purge: () => Promise.resolve(),
};

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Everything a verb needs, on a real database, with ports that a test can move. */
export function createWorld(db: Database, options: { withModel?: boolean } = {}): TestWorld {
  const clock = new FakeClock();
  const mailer = new FakeMailer();
  const hasher = new FakeHasher();
  const objects = new FakeObjectStore(clock);
  const photoLab = new FakePhotoLab();
  const payments = new FakePayments(clock);
  const model = new FakeReader('model');
  const builtin = new FakeReader('builtin');
  const ports: Ports = {
    clock,
    randomness: fakeRandomness,
    passwordHasher: hasher,
    humanCheck: fakeHumanCheck,
    sessions: noSessions,
    mailer,
    objects,
    photoLab,
    payments,
    readers: { model: options.withModel === false ? null : model, vision: null, builtin },
  };
  const shared: Shared = {
    db,
    ports,
    log: silent,
    settings: {
      appUrl: 'https://sibila.test',
      supportEmail: 'soporte@sibila.test',
      ipLimitFactor: 1,
      readerDailyTokens: 1_000_000,
    },
    jobs: new ReadingJobs(),
    instance: `test:1:${randomUUID()}`,
    mac: (purpose, value) =>
      createHmac('sha256', 'a secret of the tests')
        .update(`${purpose}\0${value}`)
        .digest('base64url'),
    nudgeOutbox: () => undefined,
  };
  const visitor = (): Context => ({
    ...shared,
    actor: null,
    request: { id: 'test', ip: '203.0.113.7', userAgent: 'test', idempotencyKey: null },
  });
  return {
    clock,
    mailer,
    hasher,
    objects,
    photoLab,
    payments,
    model,
    builtin,
    shared,
    visitor,
    as: (row) => ({ ...visitor(), actor: { user: toUser(row, clock.now()), sessionId: 's' } }),
    async user(fields = {}) {
      const id = randomUUID();
      const row: UserRow = {
        id,
        email: `${id}@example.com`,
        pendingEmail: null,
        username: id.slice(0, 13),
        usernameChosenAt: null,
        firstLoginAt: null,
        fullName: 'Ana Prueba',
        passwordHash: await hasher.hash('secreto-largo'),
        zodiacSign: null,
        emailVerifiedAt: clock.now(),
        premiumUntil: null,
        premiumSlackUntil: null,
        createdAt: clock.now(),
        ...fields,
      };
      await insertUser({ db }, row);
      return row;
    },
  };
}
