import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { lookInto, makeFolder } from '../testing/data-dir.ts';
import { login, newAddress, register, tokenIn, verifyEmail } from '../testing/people.ts';
import { closeProducts, startProduct, type Product } from '../testing/product.ts';
import { freePort, until } from '../testing/wait.ts';
import { makeCertificate } from './certificate.ts';
import { giveFolder, startDaemon, type Daemon } from './daemon.ts';
import { mailsTo, mailTo } from './maildir.ts';
import { describePeer } from './peer.ts';

const FROM = 'no-responder@sibila.test';

interface OutboxRow {
  attempts: number;
  isSent: boolean;
  isDead: boolean;
  lastError: string | null;
}

async function outboxRow({ dataDir }: Product, address: string): Promise<OutboxRow | undefined> {
  const rows = await lookInto(
    dataDir,
    (sql) => sql<OutboxRow[]>`
      select attempts, sent_at is not null as "isSent", dead_at is not null as "isDead",
             last_error as "lastError"
      from outbox where recipient = ${address}`,
  );
  return rows[0];
}

/** Waits until the mail to an address has been tried `attempts` times. */
function tried(product: Product, address: string, attempts = 1): Promise<OutboxRow> {
  return until(
    `attempt ${attempts} of the mail to ${address}`,
    async () => {
      const row = await outboxRow(product, address);
      return row !== undefined && row.attempts >= attempts ? row : undefined;
    },
    30_000,
  );
}

describePeer('aiosmtpd', { programs: ['python3', 'aiosmtpd'] }, () => {
  let folder: string;
  let sink: Daemon;
  let product: Product;

  beforeAll(async () => {
    folder = makeFolder('sink');
    const port = await freePort();
    const args = ['-n', '-l', `127.0.0.1:${port}`, '-c', 'aiosmtpd.handlers.Mailbox'];
    sink = await startDaemon({ program: 'aiosmtpd', args: [...args, join(folder, 'mail')], port });
    product = await startProduct({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: FROM },
    });
  });
  afterAll(async () => {
    await closeProducts();
    await sink.stop();
    rmSync(folder, { recursive: true });
  });

  it('takes the mail of a registration, and its link opens the account', async () => {
    const address = newAddress();
    expect((await register(product.url, address)).status).toBe(201);
    const mail = await mailTo(join(folder, 'mail'), address);
    expect(mail.from).toBe(`Sibila <${FROM}>`);
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
    expect(mail.text).toContain(`http://localhost:${product.port}/verify-email?token=`);
    const token = tokenIn(mail.text) ?? '';
    expect(mail.html).toContain(token);
    expect((await login(product.url, address)).status).toBe(401);
    expect((await verifyEmail(product.url, token)).status).toBe(200);
    expect((await verifyEmail(product.url, token)).status).toBe(400);
    expect((await login(product.url, address)).status).toBe(200);
    expect(await tried(product, address)).toMatchObject({ attempts: 1, isSent: true });
    await until('the welcome', () => mailsTo(join(folder, 'mail'), address)[1]);
    const links = mailsTo(join(folder, 'mail'), address).map(({ text }) => tokenIn(text));
    expect(links.filter((link) => link !== undefined)).toEqual([token]);
  });

  it('has nothing under /dev to read mails by', async () => {
    expect((await fetch(`${product.url}/dev/correo`)).status).toBe(404);
  });
});

describePeer('exim', { programs: ['exim4', 'openssl', 'python3'], root: true }, () => {
  let folder: string;
  let exim: Daemon;
  let port: number;
  let product: Product;
  const mails = () => join(folder, 'mail', 'all');
  const smtpUrl = (password: string) => `smtp://sibila:${password}@127.0.0.1:${port}`;

  beforeAll(async () => {
    folder = makeFolder('exim');
    giveFolder(folder, 'Debian-exim');
    for (const name of ['spool', 'log', 'mail']) {
      mkdirSync(join(folder, name));
      giveFolder(join(folder, name), 'Debian-exim');
    }
    const { cert } = makeCertificate(folder, 'mx.example.test');
    port = await freePort();
    const config = join(folder, 'exim.conf');
    const rules = readFileSync(new URL('exim.conf', import.meta.url), 'utf8');
    writeFileSync(config, `FOLDER = ${folder}\nPORT = ${port}\n${rules}`);
    exim = await startDaemon({ program: 'exim4', args: ['-bdf', '-C', config], port });
    product = await startProduct({
      env: { SMTP_URL: smtpUrl('secret'), MAIL_FROM: FROM, NODE_EXTRA_CA_CERTS: cert },
    });
  });
  afterAll(async () => {
    await closeProducts();
    await exim.stop();
    rmSync(folder, { recursive: true });
  });

  afterEach(({ task }) => {
    if (task.result?.state !== 'fail') return;
    console.log(product.out(), readFileSync(join(folder, 'log', 'mainlog'), 'utf8'));
  });

  it('takes a mail from who signs in under TLS', async () => {
    const address = newAddress();
    await register(product.url, address);
    const token = tokenIn((await mailTo(mails(), address)).text) ?? '';
    expect((await verifyEmail(product.url, token)).status).toBe(200);
    expect(await tried(product, address)).toMatchObject({ attempts: 1, isSent: true });
  });

  it('refuses a recipient for good, and the mail is not tried again', async () => {
    await register(product.url, 'full@example.test');
    const dead = { attempts: 1, isSent: false, isDead: true, lastError: 'UndeliverableMail' };
    expect(await tried(product, 'full@example.test')).toEqual(dead);
    await sleep(6_000);
    expect(await outboxRow(product, 'full@example.test')).toEqual(dead);
  });

  it('puts a recipient off, and the mail arrives later, once', async () => {
    const address = 'greylisted@example.test';
    await register(product.url, address);
    expect(await tried(product, address)).toMatchObject({ isSent: false, isDead: false });
    expect(mailsTo(mails(), address)).toEqual([]);
    writeFileSync(join(folder, 'greylist-is-over'), '');
    expect(tokenIn((await mailTo(mails(), address)).text)).toBeDefined();
    expect(await tried(product, address, 2)).toMatchObject({ isSent: true, isDead: false });
    expect(mailsTo(mails(), address)).toHaveLength(1);
  });

  it.each([
    ['a wrong password', 'wrong', true],
    ['a certificate that nobody vouches for', 'secret', false],
  ])('keeps the mails waiting while there is %s', async (_, password, isTrusted) => {
    const trust = isTrusted ? { NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') } : {};
    const env = { SMTP_URL: smtpUrl(password), MAIL_FROM: FROM, ...trust };
    const other = await startProduct({ env });
    const address = newAddress();
    expect((await register(other.url, address)).status).toBe(201);
    expect(await tried(other, address)).toMatchObject({ isSent: false, isDead: false });
    expect(mailsTo(mails(), address)).toEqual([]);
    expect((await other.kill('SIGTERM')).code).toBe(0);
  });
});
