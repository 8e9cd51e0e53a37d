import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Ports, Shared } from '@sibila/core/context';
import type { Mailer } from '@sibila/core/ports/mailer';
import type { ObjectStore } from '@sibila/core/ports/object-store';
import type { Payments } from '@sibila/core/ports/payments';
import type { Reader } from '@sibila/core/ports/reader';
import { ReadingJobs } from '@sibila/core/reading/jobs';
import type { Database } from '@sibila/drizzle/client';
import { systemClock } from './adapters/clock/system.ts';
import { dummyHumanCheck } from './adapters/human-check/dummy.ts';
import { turnstile } from './adapters/human-check/turnstile.ts';
import { localMailbox, type LocalMailbox } from './adapters/mailer/local.ts';
import { smtpMailer } from './adapters/mailer/smtp.ts';
import { diskObjectStore } from './adapters/object-store/disk.ts';
import { s3ObjectStore } from './adapters/object-store/s3.ts';
import { argon2Hasher } from './adapters/password-hasher/argon2.ts';
import { simulatedPayments } from './adapters/payments/simulated.ts';
import { SimulatedDesk } from './adapters/payments/simulated-desk.ts';
import { stripePayments } from './adapters/payments/stripe.ts';
import { photoLab } from './adapters/photo-lab/lab.ts';
import { nodeRandomness } from './adapters/randomness/node.ts';
import { builtinReader } from './adapters/reader/builtin.ts';
import { guarded } from './adapters/reader/guard.ts';
import { openAiReader } from './adapters/reader/openai.ts';
import { Turns } from './adapters/reader/turns.ts';
import { luciaSessions } from './adapters/sessions/lucia.ts';
import type { Config } from './config.ts';
import { nameInstance } from './instance.ts';

/** Where messages to support go while no mail leaves this machine. */
const LOCAL_SUPPORT = 'soporte@localhost';

export interface Deps {
  shared: Shared;
  mailbox: LocalMailbox | null;
  /** Where people pay without paying; null where money moves or nothing can be bought. */
  desk: SimulatedDesk | null;
  /** Closes what the adapters hold open. */
  close(): void;
}

export interface DepsOptions {
  config: Config;
  db: Database;
  log: Logger;
  appSecret: string;
  nudgeOutbox(): void;
}

/** The composition root: chooses an adapter for each port by the configuration alone. */
export function composeDeps({ config, db, log, appSecret, nudgeOutbox }: DepsOptions): Deps {
  const { hostname } = new URL(config.appUrl);
  const mail = chooseMailer(config, hostname);
  const storage = chooseStorage(config);
  const lab = photoLab({ workers: config.photoWorkers });
  const till = choosePayments(config, db);
  const ports: Ports = {
    clock: systemClock,
    randomness: nodeRandomness,
    passwordHasher: argon2Hasher(),
    humanCheck:
      config.humanCheck.kind === 'turnstile'
        ? turnstile({ ...config.humanCheck, hostname, log })
        : dummyHumanCheck,
    sessions: luciaSessions({ clock: systemClock, randomness: nodeRandomness }),
    mailer: mail.mailer,
    objects: storage.objects,
    photoLab: lab,
    payments: till.payments,
    readers: { ...chooseModels(config), builtin: builtinReader },
  };
  const shared: Shared = {
    db,
    ports,
    log,
    settings: {
      appUrl: config.appUrl,
      supportEmail: config.mail.kind === 'smtp' ? config.mail.support : LOCAL_SUPPORT,
      ipLimitFactor: config.ipLimitFactor,
      readerDailyTokens: config.readerDailyTokens,
    },
    jobs: new ReadingJobs(),
    instance: nameInstance(),
    mac: (purpose, value) =>
      createHmac('sha256', appSecret).update(`${purpose}\0${value}`).digest('base64url'),
    nudgeOutbox,
  };
  const close = () => {
    mail.close();
    storage.close();
    lab.close();
  };
  return { shared, mailbox: mail.mailbox, desk: till.desk, close };
}

function chooseMailer(
  config: Config,
  host: string,
): { mailer: Mailer; mailbox: LocalMailbox | null; close(): void } {
  if (config.mail.kind === 'smtp') {
    const mailer = smtpMailer({ url: config.mail.url, from: config.mail.from, host });
    return { mailer, mailbox: null, close: () => mailer.close() };
  }
  const mailbox = localMailbox(join(config.dataDir, 'mail'));
  return { mailer: mailbox, mailbox, close: () => undefined };
}

function chooseStorage({ storage, dataDir }: Config): { objects: ObjectStore; close(): void } {
  if (storage.kind === 's3') {
    const objects = s3ObjectStore(storage);
    return { objects, close: () => objects.close() };
  }
  const objects = diskObjectStore({ folder: join(dataDir, 'files') });
  return { objects, close: () => undefined };
}

function choosePayments(
  { payments, appUrl }: Config,
  db: Database,
): { payments: Payments | null; desk: SimulatedDesk | null } {
  if (payments === null) return { payments: null, desk: null };
  if (payments.kind === 'stripe') return { payments: stripePayments(payments), desk: null };
  const world = { db, clock: systemClock, randomness: nodeRandomness, appUrl };
  return { payments: simulatedPayments(world), desk: new SimulatedDesk(world) };
}

/** The models share nothing but their endpoint: one that fails to see may well write. */
function chooseModels({ reader }: Config): { model: Reader | null; vision: Reader | null } {
  if (!reader) return { model: null, vision: null };
  const turns = new Turns(reader.concurrency);
  const reach = (model: string) =>
    guarded(openAiReader({ ...reader, model }), { turns, now: Date.now });
  return {
    model: reach(reader.model),
    vision: reader.visionModel === null ? null : reach(reader.visionModel),
  };
}
