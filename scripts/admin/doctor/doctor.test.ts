import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONE, eventOf, openStream } from '@sibila/testkit/chat-endpoint';
import { startLocalEndpoint, type LocalEndpoint } from '@sibila/testkit/local-endpoint';
import { startSmtpSink, type SmtpSink } from '@sibila/testkit/smtp-sink';
import { lookInto } from '../../testing/data-dir.ts';
import { freePort } from '../../testing/wait.ts';
import { openAdminBench, type AdminBench } from '../testing/in-process.ts';
import { examine, faultOf, Doubt, type Finding } from './finding.ts';
import { judgeClock } from './look-at-machine.ts';

const SECRETS = {
  OPENAI_API_KEY: 'sk-canary-reader',
  STRIPE_SECRET_KEY: 'sk_test_canary_stripe',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary',
  TURNSTILE_SECRET_KEY: 'canary-turnstile',
  APP_SECRET: 'a canary of 32 characters or more',
};

interface Vendor {
  path: string;
  authorization: string | undefined;
  body: string;
}
let bench: AdminBench;
let vendors: LocalEndpoint<Vendor>;
let smtp: SmtpSink;
const answers = new Map<string, [status: number, body: unknown]>();
/** What the endpoint of the AI refuses to find in a request. */
let refused = 'nothing of the kind';

beforeAll(async () => {
  bench = await openAdminBench('doctor');
  smtp = await startSmtpSink();
  vendors = await startLocalEndpoint<Vendor>({
    read: ({ url, headers }, body) => ({
      path: url ?? '',
      authorization: headers.authorization,
      body: body.toString('utf8'),
    }),
    answer: (response, { path, body: asked }) => {
      if (path === '/v1/chat/completions' && !asked.includes(refused))
        return void openStream(response).end(
          eventOf({ content: 'Hola.' }) + eventOf({ finish: 'stop' }) + DONE,
        );
      const [status, body] = answers.get(path.split('?')[0] ?? '') ?? [404, {}];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    },
  });
});
afterAll(async () => {
  await vendors.close();
  await smtp.close();
  await bench.close();
});

const allVendors = () => ({
  ...SECRETS,
  OPENAI_BASE_URL: `${vendors.url}/v1`,
  OPENAI_MODEL: 'pluma',
  OPENAI_VISION_MODEL: 'ojo',
  STRIPE_PRICE_ID: 'price_1',
  STRIPE_API_URL: vendors.url,
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_VERIFY_URL: `${vendors.url}/siteverify`,
  UMAMI_URL: `${vendors.url}/`,
  UMAMI_WEBSITE_ID: '11111111-1111-4111-8111-111111111111',
  SMTP_URL: smtp.url,
  MAIL_FROM: 'hola@example.com',
});
const price = (fields: object = {}) => ({
  id: 'price_1',
  object: 'price',
  active: true,
  currency: 'usd',
  product: 'prod_1',
  type: 'recurring',
  unit_amount: 899,
  recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
  ...fields,
});

async function found(environment: Record<string, string> = {}) {
  const { code, stdout, stderr } = await bench.run(['doctor', '--json'], { environment });
  expect(stderr).toBe('');
  const findings = JSON.parse(stdout) as Finding[];
  const of = (part: string) => findings.find((finding) => finding.part === part);
  return { code, stdout, of };
}

describe('pnpm admin doctor', () => {
  it('finds every part well in local mode', async () => {
    const { code, stdout } = await bench.run(['doctor']);
    expect(stdout).not.toMatch(/^(warn|fail)/m);
    expect(code).toBe(0);
    const parts = ['database', 'clock', 'outbox', 'storage', 'payments', 'address', 'secret'];
    for (const part of [...parts, 'disk', 'mail', 'reader', 'human check', 'analytics'])
      expect(stdout).toMatch(new RegExp(`^ok +${part} `, 'm'));
    expect(stdout).toMatch(/PostgreSQL 1\d/);
  });

  it('asks every vendor that is configured, and tells no secret', async () => {
    answers.set('/v1/models', [200, {}]);
    answers.set('/v1/prices/price_1', [200, price()]);
    answers.set('/siteverify', [200, { 'error-codes': ['invalid-input-response'] }]);
    answers.set('/api/heartbeat', [200, { ok: true }]);
    const { code, stdout } = await bench.run(['doctor'], { environment: allVendors() });
    expect(stdout).not.toMatch(/^(warn|fail)/m);
    expect(code).toBe(0);
    for (const secret of Object.values(SECRETS)) expect(stdout).not.toContain(secret);
    const keys = vendors.requests.map(({ authorization }) => authorization);
    expect(keys).toContain('Bearer sk-canary-reader');
    expect(smtp.received).toEqual([]);
  });

  it('says what vendors refuse, and ends with 1', async () => {
    answers.set('/v1/models', [401, {}]);
    answers.set('/v1/prices/price_1', [200, price({ unit_amount: 999 })]);
    answers.set('/siteverify', [200, { 'error-codes': ['invalid-input-secret'] }]);
    answers.set('/api/heartbeat', [502, {}]);
    smtp.script.greeting = ['554 no'];
    const { code, stdout, of } = await found(allVendors());
    expect(code).toBe(1);
    expect(of('reader')).toMatchObject({ state: 'fail' });
    expect(of('payments')).toMatchObject({ state: 'fail' });
    expect(of('human check')).toMatchObject({ state: 'fail' });
    expect(of('mail')).toMatchObject({ state: 'fail' });
    expect(of('analytics')).toMatchObject({ state: 'warn' });
    for (const secret of Object.values(SECRETS)) expect(stdout).not.toContain(secret);
    const unsigned = { ...allVendors(), STRIPE_WEBHOOK_SECRET: 'we_1' };
    const again = await found(unsigned);
    expect(again.of('payments')).toMatchObject({
      text: expect.stringContaining('whsec_') as string,
    });
  });

  it('makes a real call of each model, and says what the endpoint takes or why it fails', async () => {
    answers.set('/v1/models', [404, {}]);
    const message = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.";
    answers.set('/v1/chat/completions', [400, { error: { message } }]);
    refused = '"max_tokens"';
    expect((await found(allVendors())).of('reader')).toMatchObject({
      state: 'ok',
      text: 'pluma writes (takes max_completion_tokens); ojo looks at pictures (takes max_completion_tokens)',
    });
    refused = 'image_url';
    answers.set('/v1/chat/completions', [400, { error: { message: 'No pictures here' } }]);
    const { of, stdout } = await found(allVendors());
    expect(of('reader')).toMatchObject({
      state: 'fail',
      text: 'ojo does not answer a real call: the endpoint failed with 400',
    });
    expect(stdout).not.toContain(SECRETS.OPENAI_API_KEY);
    refused = 'nothing of the kind';
  });

  it('goes on with the others where the database is out of reach', async () => {
    const port = await freePort();
    const url = `postgres://ana:canary-password@127.0.0.1:${port}/sibila`;
    const { code, stdout, of } = await found({ DATABASE_URL: url });
    expect(code).toBe(1);
    const text = 'nobody answers at the address of DATABASE_URL (ECONNREFUSED)';
    expect(of('database')).toMatchObject({ state: 'fail', text });
    for (const part of ['clock', 'outbox'])
      expect(of(part)).toEqual({
        part,
        state: 'warn',
        text: 'could not be looked at: the database is out of reach',
      });
    expect(stdout.match(/ECONNREFUSED/g)).toHaveLength(1);
    expect(of('storage')).toMatchObject({ state: 'ok' });
    expect(of('reader')).toMatchObject({ state: 'ok' });
    expect(stdout).not.toContain('canary');
  });

  it('warns of mails that were given up, and of tables of another version', async () => {
    await lookInto(
      bench.dataDir,
      (sql) => sql`insert into outbox (id, recipient, message, created_at, expires_at,
          next_attempt_at, dead_at)
        values (gen_random_uuid(), 'a@b.c', '{}', now(), now(), now(), now())`,
    );
    expect((await found()).of('outbox')).toMatchObject({ state: 'warn' });
    await lookInto(bench.dataDir, (sql) => sql`delete from outbox`);
    const shift = (by: number) =>
      lookInto(
        bench.dataDir,
        (sql) => sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}`,
      );
    await shift(-1);
    expect((await found()).of('database')).toMatchObject({ state: 'warn' });
    await shift(2);
    const newer = await found();
    expect(newer.of('database')).toMatchObject({ state: 'fail' });
    expect(newer.code).toBe(1);
    await shift(-1);
  });

  it('fails where others can read the secret', async () => {
    const file = join(bench.dataDir, 'app-secret');
    const secret = readFileSync(file, 'utf8');
    chmodSync(file, 0o644);
    const { of, stdout } = await found();
    expect(of('secret')).toMatchObject({ state: 'fail' });
    expect(stdout).not.toContain(secret);
    chmodSync(file, 0o600);
    expect((await found({ APP_SECRET: 'short' })).of('secret')).toMatchObject({ state: 'warn' });
  });
});

describe('what a service is out of reach by', () => {
  const nowhere = async () => `127.0.0.1:${await freePort()}`;

  it('is told in words, with the variable that names the service', async () => {
    const { of } = await found({
      ...allVendors(),
      SMTP_URL: `smtp://${await nowhere()}`,
      OPENAI_BASE_URL: 'http://nowhere.invalid/v1',
      STRIPE_API_URL: `http://${await nowhere()}`,
      TURNSTILE_VERIFY_URL: `http://${await nowhere()}/siteverify`,
      UMAMI_URL: 'http://127.0.0.1:1',
    });
    const nobody = (setting: string) => ({
      state: 'fail',
      text: `nobody answers at the address of ${setting} (ECONNREFUSED)`,
    });
    expect(of('mail')).toMatchObject(nobody('SMTP_URL'));
    expect(of('human check')).toMatchObject(nobody('TURNSTILE_VERIFY_URL'));
    expect(of('reader')?.text).toMatch(
      /^no host is known by the name in OPENAI_BASE_URL \(E\w+\)$/,
    );
    expect(of('payments')?.text).toMatch(/^Stripe failed to .* \(the STRIPE_ variables\)$/);
    expect(of('analytics')?.text).toBe('the port in UMAMI_URL is one that nothing may be asked at');
  });

  it('is told also of an unknown host of mails, and of a server of mails that refuses us', async () => {
    const unknown = await found({ ...allVendors(), SMTP_URL: 'smtp://nowhere.invalid' });
    expect(unknown.of('mail')?.text).toMatch(/^no host is known by the name in SMTP_URL \(E\w+\)$/);
    smtp.script.greeting = ['554 no'];
    const { of } = await found(allVendors());
    expect(of('mail')?.text).toBe(
      'the server at the address of SMTP_URL does not let us in (EPROTOCOL)',
    );
  });

  it('is told of the disk that files are kept on', async () => {
    const kept = join(bench.dataDir, 'files');
    rmSync(kept, { recursive: true, force: true });
    writeFileSync(kept, 'no folder');
    const { of } = await found();
    rmSync(kept);
    expect(of('storage')?.text).toMatch(/^the disk failed: E\w+ \(DATA_DIR\)$/);
  });

  it('is its code and the variable where there are no words for it', () => {
    const strange = Object.assign(new Error('secret'), { code: 'EODD' });
    expect(faultOf(strange, 'SMTP_URL')).toBe('EODD (SMTP_URL)');
    expect(faultOf(Object.assign(new Error('x'), { code: '28P01' }), 'DATABASE_URL')).toBe(
      'the user or the password in DATABASE_URL is refused (28P01)',
    );
  });
});

describe('a look at a part', () => {
  it('has an end, and fails by its code alone', async () => {
    const hanging = { part: 'x', look: () => new Promise<string>(() => undefined) };
    expect(await examine(hanging, 10)).toEqual([
      { part: 'x', state: 'fail', text: 'no answer in time' },
    ]);
    const failure = new TypeError('https://user:secret@x', {
      cause: Object.assign(new Error('secret'), { code: 'ENOTFOUND' }),
    });
    const failing = { part: 'x', look: () => Promise.reject(failure) };
    expect(await examine(failing)).toEqual([{ part: 'x', state: 'fail', text: 'ENOTFOUND' }]);
  });

  it('judges the clock by how far it is away', () => {
    expect(judgeClock(-1500)).toBe("1.5 s away from the database's");
    expect(() => judgeClock(5000)).toThrow(Doubt);
    for (const away of [-61_000, 61_000, NaN]) expect(() => judgeClock(away)).toThrow(/s away/);
  });
});
