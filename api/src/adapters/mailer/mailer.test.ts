import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UndeliverableMail } from '@sibila/core/ports/mailer';
import { mailerContract, sampleMail } from '@sibila/testkit/contracts/mailer';
import {
  startSmtpSink,
  type SmtpAnswer,
  type SmtpSink,
  type SmtpStep,
} from '@sibila/testkit/smtp-sink';
import { localMailbox } from './local.ts';
import { senderOf } from './sender.ts';
import { smtpMailer } from './smtp.ts';

const FROM = 'hola@sibila.test';

mailerContract('of local mode', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sibila-mail-'));
  return {
    mailer: localMailbox(folder),
    received: async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    },
    close: () => rm(folder, { recursive: true }),
  };
});

mailerContract('over SMTP', async () => {
  const sink = await startSmtpSink();
  const mailer = smtpMailer({ url: sink.url, from: FROM, host: 'sibila.test' });
  return {
    mailer,
    received: () => Promise.resolve(sink.received.map(({ raw }) => raw)),
    close: async () => {
      mailer.close();
      await sink.close();
    },
  };
});

describe('the local mailbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sibila-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is empty where there is no folder yet', async () => {
    expect(await localMailbox(join(folder, 'none')).list()).toEqual([]);
  });

  it('lists what was sent, newest first, and lets nobody else read it', async () => {
    const mailbox = localMailbox(join(folder, 'mail'));
    const [old, young] = [sampleMail({ subject: 'Uno' }), sampleMail({ subject: 'Dos' })];
    await mailbox.send(old);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await mailbox.send(young);
    expect(await mailbox.list()).toMatchObject([young, old]);
    expect((await stat(join(folder, 'mail'))).mode & 0o777).toBe(0o700);
    for (const name of await readdir(join(folder, 'mail')))
      expect((await stat(join(folder, 'mail', name))).mode & 0o777).toBe(0o600);
  });
});

describe('senderOf', () => {
  it.each([
    ['hola@sibila.test', { name: 'Sibila', address: 'hola@sibila.test' }],
    ['<hola@sibila.test>', { name: 'Sibila', address: 'hola@sibila.test' }],
    ['Casa Luna <a@b.test>', { name: 'Casa Luna', address: 'a@b.test' }],
    ['"Luna, la casa" <a@b.test>', { name: 'Luna, la casa', address: 'a@b.test' }],
  ])('reads %s', (text, sender) => {
    expect(senderOf(text)).toEqual(sender);
  });

  it.each(['', 'Sibila', 'a@', '@b', 'a@b <c>', 'a@b@c', 'Sibila <a@b', 'a@b, c@d', 'x\r\n <a@b>'])(
    'refuses %j',
    (text) => {
      expect(senderOf(text)).toBeNull();
    },
  );
});

describe('the mailer over SMTP', () => {
  let sink: SmtpSink;
  beforeEach(async () => {
    sink = await startSmtpSink();
  });
  afterEach(() => sink.close());

  async function send(url = sink.url, timeoutMs = 300): Promise<unknown> {
    const mailer = smtpMailer({ url, from: FROM, host: 'sibila.test', timeoutMs });
    try {
      await mailer.send(sampleMail());
      return 'sent';
    } catch (error) {
      return error;
    } finally {
      mailer.close();
    }
  }

  it.each<[SmtpStep, string]>([
    ['RCPT', '550 5.1.1 no such user'],
    ['RCPT', '553 5.1.3 bad address'],
    ['DATA', '554 5.7.1 refused'],
    ['message', '552 5.3.4 too big'],
  ])('gives up a mail for good when %s is answered with %s', async (step, answer) => {
    sink.script = { [step]: [answer] };
    expect(await send()).toBeInstanceOf(UndeliverableMail);
    expect(sink.received).toEqual([]);
  });

  it.each<[SmtpStep, SmtpAnswer]>([
    ['greeting', '421 4.3.2 come back later'],
    ['greeting', 'hang'],
    ['MAIL', '421 4.3.2 closing'],
    ['MAIL', '550 5.7.1 this sender may not send here'],
    ['MAIL', 'hang'],
    ['RCPT', '451 4.7.1 greylisted'],
    ['RCPT', 'cut'],
    ['DATA', '451 4.3.0 try again'],
    ['message', '451 4.3.0 try again'],
    ['message', 'cut'],
    ['message', 'hang'],
  ])('leaves a mail to be tried again when %s is answered with %s', async (step, answer) => {
    sink.script = { [step]: [answer] };
    const startedAt = performance.now();
    const error = await send();
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(UndeliverableMail);
    expect(performance.now() - startedAt).toBeLessThan(2000);
    expect(sink.received).toEqual([]);
    expect(await send()).toBe('sent');
  });

  it.each([
    [FROM, /^From: Sibila <hola@sibila\.test>$/m],
    ['Sibila <hola@sibila.test>', /^From: Sibila <hola@sibila\.test>$/m],
    ['"Tarot, de Sibila" <hola@sibila.test>', /^From: "Tarot, de Sibila" <hola@sibila\.test>$/m],
  ])('sends as %s', async (from, line) => {
    const mailer = smtpMailer({ url: sink.url, from, host: 'sibila.test' });
    await mailer.send(sampleMail());
    mailer.close();
    expect(sink.received[0]?.raw).toMatch(line);
  });

  it('calls again when the server hangs up before its greeting', async () => {
    sink.script = { greeting: ['cut'] };
    expect(await send()).toBe('sent');
    expect(sink.received).toHaveLength(1);
  });

  it('leaves a mail to be tried again when nobody listens', async () => {
    const { url } = sink;
    await sink.close();
    const error = await send(url);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(UndeliverableMail);
    sink = await startSmtpSink();
  });

  it('keeps its connections to four, however many mails there are', async () => {
    const mailer = smtpMailer({ url: sink.url, from: FROM, host: 'sibila.test' });
    await Promise.all(Array.from({ length: 30 }, () => mailer.send(sampleMail())));
    mailer.close();
    expect(sink.received).toHaveLength(30);
    expect(sink.connections()).toBeLessThanOrEqual(4);
  });
});
