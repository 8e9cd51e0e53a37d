import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentSchema } from './config-environment.ts';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_URL: 'https://sibila.example',
  DATABASE_URL: 'postgres://u:p@db.example/sibila',
  APP_SECRET: 'an own secret of thirty-two characters',
  SMTP_URL: 'smtps://u:p@smtp.example',
  MAIL_FROM: 'hola@sibila.example',
  S3_BUCKET: 'private',
  S3_REGION: 'eu-west-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  TURNSTILE_SITE_KEY: '0x4AAA',
  TURNSTILE_SECRET_KEY: '0x4BBB',
};

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
};

function problemsOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
const named = (environment: Record<string, string | undefined>): string[] =>
  problemsOf(environment).map((problem) => problem.split(':')[0] ?? '');

describe('the configuration of local mode', () => {
  it('needs no variable at all', () => {
    expect(readConfig({})).toEqual({
      mode: 'local',
      host: '127.0.0.1',
      port: 3000,
      appUrl: 'http://localhost:3000',
      dataDir: './data',
      database: { kind: 'embedded' },
      operator: null,
      appSecret: null,
      storage: { kind: 'disk' },
      mail: { kind: 'local' },
      reader: null,
      readerDailyTokens: 2_000_000,
      photoWorkers: 2,
      humanCheck: { kind: 'dummy' },
      payments: { kind: 'simulated' },
      analytics: null,
      ipLimitFactor: 1,
      trustProxy: 0,
      logLevel: 'info',
      metricsPort: 0,
    });
  });

  it('has support read where it is told to, or where mails come from', () => {
    const SMTP = { SMTP_URL: 'smtp://smtp.example', MAIL_FROM: 'Sibila <hola@sibila.example>' };
    const supportOf = (more: Record<string, string>) => readConfig({ ...SMTP, ...more }).mail;
    expect(supportOf({})).toMatchObject({ kind: 'smtp', support: 'hola@sibila.example' });
    const own = { SUPPORT_EMAIL: 'soporte@sibila.example' };
    expect(supportOf(own)).toMatchObject({ support: 'soporte@sibila.example' });
    expect(named({ ...SMTP, SUPPORT_EMAIL: 'soporte' })).toEqual(['SUPPORT_EMAIL']);
    expect(named(own)).toEqual(['SMTP_URL', 'MAIL_FROM']);
  });

  it('names who operates it, with an address, or nobody', () => {
    const NAME = { LEGAL_NAME: 'Luna Nueva, S.A. de C.V.' };
    const ADDRESS = { LEGAL_ADDRESS: 'Calle Luna 12, 06000 Ciudad de México' };
    expect(readConfig({ ...NAME, ...ADDRESS }).operator).toEqual({
      name: 'Luna Nueva, S.A. de C.V.',
      address: 'Calle Luna 12, 06000 Ciudad de México',
    });
    expect(named(NAME)).toEqual(['LEGAL_ADDRESS']);
    expect(named(ADDRESS)).toEqual(['LEGAL_NAME']);
  });

  it('takes an empty variable for none', () => {
    const names = Object.keys(environmentSchema.shape);
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    const blank = Object.fromEntries(names.map((name) => [name, '  ']));
    expect(readConfig(empty)).toEqual(readConfig({}));
    expect(readConfig(blank)).toEqual(readConfig({}));
  });

  it('is every mode but production', () => {
    for (const NODE_ENV of ['development', 'test', 'Production'])
      expect(readConfig({ NODE_ENV }).mode).toBe('local');
  });

  it("follows the port with the product's address, and drops its last slash", () => {
    expect(readConfig({ PORT: '4000' }).appUrl).toBe('http://localhost:4000');
    expect(readConfig({ APP_URL: 'http://localhost:5000//' }).appUrl).toBe('http://localhost:5000');
  });

  it('relaxes the limits by address where it is asked to', () => {
    expect(readConfig({ RATE_LIMITS: 'relaxed' }).ipLimitFactor).toBe(1000);
  });

  it('reads each part that is set', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://db',
      DATABASE_PREPARE: 'false',
      OPENAI_API_KEY: 'k',
      OPENAI_MODEL: 'm',
      OPENAI_VISION_MODEL: 'v',
      OPENAI_TIMEOUT_SECONDS: '10',
      READER_CONCURRENCY: '4',
      TURNSTILE_SITE_KEY: 's',
      TURNSTILE_SECRET_KEY: 't',
    });
    expect(config.database).toEqual({ kind: 'url', url: 'postgres://db', prepare: false });
    expect(config.reader).toEqual({
      apiKey: 'k',
      baseUrl: null,
      model: 'm',
      visionModel: 'v',
      timeoutMs: 10_000,
      concurrency: 4,
    });
    expect(config.humanCheck).toMatchObject({
      kind: 'turnstile',
      verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    });
  });
});

describe('the store of private files', () => {
  const S3 = {
    S3_BUCKET: 'private',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
  const bucket = {
    kind: 's3',
    endpoint: null,
    region: 'eu-west-1',
    bucket: 'private',
    accessKeyId: 'id',
    secretAccessKey: 'key',
    forcePathStyle: false,
  };

  it("is the bucket that is set, Amazon's unless an endpoint is named", () => {
    expect(readConfig(S3).storage).toEqual(bucket);
    const elsewhere = { S3_ENDPOINT: 'http://127.0.0.1:7480', S3_FORCE_PATH_STYLE: 'true' };
    expect(readConfig({ ...S3, ...elsewhere }).storage).toEqual({
      ...bucket,
      endpoint: 'http://127.0.0.1:7480',
      forcePathStyle: true,
    });
  });

  it('is the bucket also where production might use its own disk', () => {
    const { storage } = readConfig({ ...PRODUCTION, EMBEDDED_STORAGE: 'true' });
    expect(storage).toEqual(bucket);
  });
});

describe('the analytics', () => {
  const websiteId = '11111111-1111-4111-8111-111111111111';

  it('are off without their variables, and told where to go with both', () => {
    expect(readConfig({}).analytics).toBeNull();
    const environment = { UMAMI_URL: 'https://umami.example/', UMAMI_WEBSITE_ID: websiteId };
    const analytics = { url: 'https://umami.example', websiteId };
    expect(readConfig(environment).analytics).toEqual(analytics);
  });

  it('know their site by the UUID that Umami gave it', () => {
    const environment = { UMAMI_URL: 'https://umami.example', UMAMI_WEBSITE_ID: 'sibila' };
    expect(named(environment)).toEqual(['UMAMI_WEBSITE_ID']);
  });
});

describe('the payments', () => {
  const stripe = {
    kind: 'stripe',
    secretKey: 'sk_live_1',
    webhookSecret: 'whsec_1',
    priceId: 'price_1',
    apiUrl: null,
  };

  it('are simulated in local mode, and there are none in production, without the three keys', () => {
    expect(readConfig({}).payments).toEqual({ kind: 'simulated' });
    expect(readConfig(PRODUCTION).payments).toBeNull();
  });

  it("are Stripe's where its keys are set, in both modes", () => {
    expect(readConfig(STRIPE).payments).toEqual(stripe);
    expect(readConfig({ ...PRODUCTION, ...STRIPE }).payments).toEqual(stripe);
    const apiUrl = 'http://127.0.0.1:12111';
    const elsewhere = readConfig({ ...STRIPE, STRIPE_API_URL: apiUrl });
    expect(elsewhere.payments).toEqual({ ...stripe, apiUrl });
  });
});

describe('the configuration of production', () => {
  it('can be read when all that it needs is there', () => {
    expect(problemsOf(PRODUCTION)).toEqual([]);
    expect(readConfig(PRODUCTION)).toMatchObject({ mode: 'production', host: '0.0.0.0' });
  });

  it('names everything that is missing at once, each thing once', () => {
    expect(named({ NODE_ENV: 'production' }).sort()).toEqual(
      Object.keys(PRODUCTION)
        .filter((name) => name !== 'NODE_ENV')
        .sort(),
    );
    const { SMTP_URL: _, S3_BUCKET: __, ...rest } = PRODUCTION;
    expect(named(rest).sort()).toEqual(['S3_BUCKET', 'SMTP_URL']);
  });

  it('names what is missing also when something else has a wrong form', () => {
    const { APP_SECRET: _, ...rest } = PRODUCTION;
    expect(named({ ...rest, PORT: 'abc' }).sort()).toEqual(['APP_SECRET', 'PORT']);
  });

  it('needs neither a database nor a bucket where the embedded ones are asked for', () => {
    const { DATABASE_URL: _, S3_BUCKET: __, S3_REGION: ___, ...rest } = PRODUCTION;
    const { S3_ACCESS_KEY_ID: ____, S3_SECRET_ACCESS_KEY: _____, ...small } = rest;
    const embedded = { ...small, EMBEDDED_DATABASE: 'true', EMBEDDED_STORAGE: 'true' };
    expect(problemsOf(embedded)).toEqual([]);
    expect(readConfig(embedded)).toMatchObject({
      database: { kind: 'embedded' },
      storage: { kind: 'disk' },
    });
  });

  it('takes live keys, the official addresses, and a way out on this very machine', () => {
    const TURNSTILE_VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
    const official = { TURNSTILE_VERIFY_URL, STRIPE_API_URL: 'https://api.stripe.com/' };
    const near = { TURNSTILE_VERIFY_URL: 'http://127.0.0.1:9/v', STRIPE_API_URL: 'http://[::1]:9' };
    for (const urls of [official, near])
      expect(problemsOf({ ...PRODUCTION, ...STRIPE, ...urls })).toEqual([]);
  });

  const testKey = (kind: number) => `${kind}x0000000000000000000000000000000AA`;
  it.each<[string, Record<string, string>, string]>([
    ['an address without TLS', { APP_URL: 'http://sibila.example' }, 'APP_URL'],
    ['an address that is none', { APP_URL: 'sibila' }, 'APP_URL'],
    ['a database of another kind', { DATABASE_URL: 'mysql://db.example' }, 'DATABASE_URL'],
    ['a mail server without a scheme', { SMTP_URL: 'smtp.example:587' }, 'SMTP_URL'],
    ['an endpoint that is no address', { S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT'],
    ['a short secret', { APP_SECRET: 'x'.repeat(31) }, 'APP_SECRET'],
    ['relaxed limits', { RATE_LIMITS: 'relaxed' }, 'RATE_LIMITS'],
    ['the key that always passes', { TURNSTILE_SECRET_KEY: testKey(1) }, 'TURNSTILE_SECRET_KEY'],
    ['the key that never passes', { TURNSTILE_SECRET_KEY: testKey(2) }, 'TURNSTILE_SECRET_KEY'],
    ['the key that was spent', { TURNSTILE_SECRET_KEY: testKey(3) }, 'TURNSTILE_SECRET_KEY'],
    ['a test key of Stripe', { ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY'],
    ['a restricted one', { ...STRIPE, STRIPE_SECRET_KEY: 'rk_test_1' }, 'STRIPE_SECRET_KEY'],
    ['a Stripe elsewhere', { STRIPE_API_URL: 'https://stripe.evil' }, 'STRIPE_API_URL'],
    ['a check elsewhere', { TURNSTILE_VERIFY_URL: 'https://evil.test/v' }, 'TURNSTILE_VERIFY_URL'],
    [
      'a check at a name that begins as this machine',
      { TURNSTILE_VERIFY_URL: 'http://127.0.0.1.evil.test/v' },
      'TURNSTILE_VERIFY_URL',
    ],
    ['a sender that is no address', { MAIL_FROM: 'Sibila' }, 'MAIL_FROM'],
    ['two senders', { MAIL_FROM: 'a@b.test, c@d.test' }, 'MAIL_FROM'],
    ['the widget for tests', { TURNSTILE_SITE_KEY: testKey(1) }, 'TURNSTILE_SITE_KEY'],
  ])('refuses %s', (_, fields, name) => {
    expect(named({ ...PRODUCTION, ...fields })).toEqual([name]);
  });

  it('tells no value in what it says', () => {
    const secret = 'short-canary';
    const problems = problemsOf({ ...PRODUCTION, APP_SECRET: secret, SMTP_URL: '', PORT: secret });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain(secret);
  });
});

describe('in every mode', () => {
  it.each([
    ['SMTP_URL', ['MAIL_FROM']],
    ['MAIL_FROM', ['SMTP_URL']],
    ['TURNSTILE_SECRET_KEY', ['TURNSTILE_SITE_KEY']],
    ['STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']],
    ['S3_BUCKET', ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    ['S3_SECRET_ACCESS_KEY', ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID']],
    ['S3_ENDPOINT', ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    ['S3_FORCE_PATH_STYLE', ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    ['UMAMI_URL', ['UMAMI_WEBSITE_ID']],
    ['OPENAI_API_KEY', ['OPENAI_MODEL']],
    ['OPENAI_MODEL', ['OPENAI_API_KEY']],
  ])('%s alone is refused by the names of its companions', (name, missing) => {
    const forms: Record<string, string> = {
      SMTP_URL: 'smtp://x',
      MAIL_FROM: 'a@b.test',
      UMAMI_URL: 'https://x',
      S3_ENDPOINT: 'https://x',
      S3_FORCE_PATH_STYLE: 'true',
    };
    expect(named({ [name]: forms[name] ?? 'x' })).toEqual(missing);
  });

  it.each([
    { PORT: '70000' },
    { PORT: '-1' },
    { PORT: '3.5' },
    { TRUST_PROXY: 'yes' },
    { DATABASE_PREPARE: '1' },
    { RATE_LIMITS: 'none' },
    { LOG_LEVEL: 'loud' },
    { READER_CONCURRENCY: '0' },
  ])('%j is refused by its name', (environment) => {
    expect(named(environment)).toEqual(Object.keys(environment));
  });
});

describe('what is wrong', () => {
  it('is said in clear Spanish, however it came about', () => {
    const message = (environment: Record<string, string>) => {
      try {
        readConfig(environment);
      } catch (error) {
        if (error instanceof ConfigError) return error.message;
      }
      return '';
    };
    expect(message({ PORT: 'abc' })).toBe(
      'La configuración no se puede usar:\n  - PORT: debe ser un número entero entre 1 y 65535',
    );
    const wrong = {
      PORT: '0',
      TRUST_PROXY: '1.5',
      DATABASE_PREPARE: 'si',
      LOG_LEVEL: 'loud',
      RATE_LIMITS: 'x',
      SMTP_URL: 'x',
      MAIL_FROM: 'x',
      APP_URL: 'x',
      OPENAI_MODEL: 'm',
    };
    const all = [message(wrong), message({ ...wrong, NODE_ENV: 'production' })].join('\n');
    const lines = all.split('\n').filter((line) => line.startsWith('  - '));
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines)
      expect(line).toMatch(/^ {2}- [A-Z0-9_]+: (debe|falta|es una clave|es para)/);
    expect(all).not.toMatch(/NaN|expected|received|recibido|[Ii]nvalid|must|missing/);
  });

  it('is told apart from a sender with a name, which is taken', () => {
    const from = 'Sibila <hola@sibila.example>';
    expect(readConfig({ ...PRODUCTION, MAIL_FROM: from }).mail).toMatchObject({ from });
  });
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const variables = [...text.matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );

  it('documents every variable that the product reads, once, and no other', () => {
    expect(variables.map(([name]) => name).sort()).toEqual(
      Object.keys(environmentSchema.shape).sort(),
    );
  });

  it('sets nothing, so that an untouched copy changes nothing', () => {
    const setting = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
    expect(setting).toEqual([]);
  });

  it('gives a secret that production refuses', () => {
    const { APP_SECRET = '' } = Object.fromEntries(variables);
    expect(APP_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(named({ ...PRODUCTION, APP_SECRET })).toEqual(['APP_SECRET']);
  });

  it('gives examples that are taken once their comment marks are removed', () => {
    const { NODE_ENV: _, ...examples } = Object.fromEntries(variables);
    const filled = Object.fromEntries(
      Object.entries(examples).map(([name, value]) => [name, value === '' ? 'x' : value]),
    );
    expect(problemsOf(filled)).toEqual([]);
  });

  it('says for each variable what its absence means in both modes', () => {
    const blocks = text.split('\n\n').filter((part) => /^# [A-Z0-9_]+=/m.test(part));
    expect(blocks.length).toBeGreaterThan(20);
    for (const block of blocks) {
      expect(block).toMatch(/^# {3}local(:|, production:)/m);
      expect(block).toMatch(/(^# {3}| {5}|, )production: \S/m);
    }
  });
});
