import { senderOf } from './adapters/mailer/sender.ts';
import { environmentSchema, type Environment } from './config-environment.ts';

const EXAMPLE_SECRET = 'change-me-to-32-or-more-random-characters';

const TURNSTILE_VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** What the process runs on, typed; nothing else reads the environment. */
export interface Config {
  mode: 'local' | 'production';
  host: string;
  port: number;
  appUrl: string;
  dataDir: string;
  database: { kind: 'embedded' } | { kind: 'url'; url: string; prepare: boolean };
  /** Who answers for people's data, as the privacy policy names them; null where nobody is named. */
  operator: {
    name: string;
    /** Where notices reach them: street, city, postal code, country. */
    address: string;
  } | null;
  /** Null in local mode: made once and kept under dataDir. */
  appSecret: string | null;
  /** Private files; `disk` is a folder under dataDir. */
  storage:
    | { kind: 'disk' }
    | {
        kind: 's3';
        /** Null for Amazon's own. */
        endpoint: string | null;
        region: string;
        bucket: string;
        accessKeyId: string;
        secretAccessKey: string;
        forcePathStyle: boolean;
      };
  mail:
    | { kind: 'local' }
    | {
        kind: 'smtp';
        url: string;
        from: string;
        /** Who reads what is written to support. */
        support: string;
        /** That address, where it was chosen to be known to everybody. */
        told: string | null;
      };
  reader: {
    apiKey: string;
    baseUrl: string | null;
    model: string;
    /** The one that looks at palms; null where none does. */
    visionModel: string | null;
    timeoutMs: number;
    concurrency: number;
  } | null;
  readerDailyTokens: number;
  /** Threads that develop photos. */
  photoWorkers: number;
  humanCheck:
    | { kind: 'dummy' }
    | { kind: 'turnstile'; siteKey: string; secretKey: string; verifyUrl: string };
  /** Null where nothing can be bought. */
  payments:
    | { kind: 'simulated' }
    | {
        kind: 'stripe';
        secretKey: string;
        webhookSecret: string;
        priceId: string;
        /** Null for Stripe's own. */
        apiUrl: string | null;
      }
    | null;
  /** Where visits are counted, by who accepts that; null where nobody counts. */
  analytics: {
    /** Of the Umami server, without a slash at its end. */
    url: string;
    websiteId: string;
  } | null;
  ipLimitFactor: number;
  trustProxy: number;
  logLevel: Environment['LOG_LEVEL'];
  /** 0 for no metrics port. */
  metricsPort: number;
}

/** The environment can't be run on: `problems` names each variable and what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `La configuración no se puede usar:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** Reads an environment. Throws a ConfigError that lists everything that is missing or wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { env, problems } = parse(environment);
  const production = env.NODE_ENV === 'production';
  for (const [name, problem] of [...(production ? productionProblems(env) : []), ...partial(env)])
    if (!problems.has(name)) problems.set(name, problem);
  if (problems.size > 0)
    throw new ConfigError([...problems].map(([name, problem]) => `${name}: ${problem}`));
  return toConfig(env, production);
}

/** A variable's name, and what is wrong with it. */
type Problem = readonly [name: string, problem: string];

/** The variables that have a right form, without the empty ones, and the problems of the others. */
function parse(environment: Record<string, string | undefined>): {
  env: Environment;
  problems: Map<string, string>;
} {
  const given = Object.entries(environment)
    .map(([name, value]) => [name, value?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  const { error } = environmentSchema.safeParse(Object.fromEntries(given));
  const problems = new Map(
    error?.issues.map((issue) => [issue.path.join('.'), issue.message] as const),
  );
  const right = given.filter(([name]) => !problems.has(name));
  return { env: environmentSchema.parse(Object.fromEntries(right)), problems };
}

/** Groups of variables that work together or not at all, and what only says more about a group. */
function partial(env: Environment): Problem[] {
  const groups: { all: (keyof Environment)[]; more?: (keyof Environment)[] }[] = [
    { all: ['SMTP_URL', 'MAIL_FROM'], more: ['SUPPORT_EMAIL'] },
    { all: ['LEGAL_NAME', 'LEGAL_ADDRESS'] },
    { all: ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'] },
    { all: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] },
    {
      all: ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      more: ['S3_ENDPOINT', 'S3_FORCE_PATH_STYLE'],
    },
    { all: ['UMAMI_URL', 'UMAMI_WEBSITE_ID'] },
    { all: ['OPENAI_API_KEY', 'OPENAI_MODEL'] },
  ];
  // A flag that was not set reads as false.
  const isSet = (name: keyof Environment) => env[name] !== undefined && env[name] !== false;
  return groups
    .filter(({ all, more = [] }) => [...all, ...more].some(isSet))
    .flatMap(({ all }) => all.filter((name) => !isSet(name)))
    .map((name) => [name, 'falta: las variables de su grupo van todas juntas']);
}

function productionProblems(env: Environment): Problem[] {
  const problems: Problem[] = [];
  const refuse = (name: keyof Environment, problem: string) => problems.push([name, problem]);
  const need = (...names: (keyof Environment)[]) => {
    for (const name of names) if (env[name] === undefined) refuse(name, 'falta');
  };
  need('APP_URL', 'APP_SECRET', 'SMTP_URL', 'MAIL_FROM');
  need('TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY');
  if (!env.EMBEDDED_DATABASE) need('DATABASE_URL');
  if (!env.EMBEDDED_STORAGE)
    need('S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  const { APP_URL = 'https:', APP_SECRET } = env;
  if (!APP_URL.startsWith('https:')) refuse('APP_URL', 'debe empezar por https:// en producción');
  if (APP_SECRET !== undefined && (APP_SECRET.length < 32 || APP_SECRET === EXAMPLE_SECRET))
    refuse('APP_SECRET', 'debe ser un secreto propio de 32 caracteres o más');
  for (const name of ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'] as const)
    if (/^[123]x0{10}/.test(env[name] ?? '')) refuse(name, 'es una clave de prueba');
  if (/^[a-z]+_test_/.test(env.STRIPE_SECRET_KEY ?? ''))
    refuse('STRIPE_SECRET_KEY', 'es una clave de prueba');
  for (const [name, official] of OVERRIDES)
    if (!isOwnOr(official, env[name]))
      refuse(name, 'es para pruebas: en producción no puede ser otro servidor');
  if (env.RATE_LIMITS === 'relaxed') refuse('RATE_LIMITS', 'relaxed es para pruebas');
  return problems;
}

/** Addresses of others' services that tests put elsewhere. */
const OVERRIDES = [
  ['TURNSTILE_VERIFY_URL', TURNSTILE_VERIFY_URL],
  ['STRIPE_API_URL', 'https://api.stripe.com'],
] as const;

/** Whether an address is the official one, or of this very machine: the way out through a proxy. */
function isOwnOr(official: string, address = official): boolean {
  if (address.replace(/\/$/, '') === official) return true;
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function toConfig(env: Environment, production: boolean): Config {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY } = env;
  return {
    mode: production ? 'production' : 'local',
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    appUrl: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: env.DATA_DIR ?? './data',
    database:
      env.DATABASE_URL === undefined
        ? { kind: 'embedded' }
        : { kind: 'url', url: env.DATABASE_URL, prepare: env.DATABASE_PREPARE },
    operator:
      env.LEGAL_NAME && env.LEGAL_ADDRESS
        ? { name: env.LEGAL_NAME, address: env.LEGAL_ADDRESS }
        : null,
    appSecret: env.APP_SECRET ?? null,
    storage: storageOf(env),
    mail: mailOf(env),
    reader: readerOf(env),
    readerDailyTokens: env.READER_DAILY_TOKENS,
    photoWorkers: env.PHOTO_WORKERS,
    humanCheck:
      TURNSTILE_SITE_KEY && TURNSTILE_SECRET_KEY
        ? {
            kind: 'turnstile',
            siteKey: TURNSTILE_SITE_KEY,
            secretKey: TURNSTILE_SECRET_KEY,
            verifyUrl: env.TURNSTILE_VERIFY_URL ?? TURNSTILE_VERIFY_URL,
          }
        : { kind: 'dummy' },
    payments: paymentsOf(env, production),
    analytics:
      env.UMAMI_URL && env.UMAMI_WEBSITE_ID
        ? { url: env.UMAMI_URL.replace(/\/+$/, ''), websiteId: env.UMAMI_WEBSITE_ID }
        : null,
    ipLimitFactor: env.RATE_LIMITS === 'relaxed' ? 1000 : 1,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsPort: env.METRICS_PORT,
  };
}

function mailOf({ SMTP_URL, MAIL_FROM, SUPPORT_EMAIL }: Environment): Config['mail'] {
  if (!SMTP_URL || !MAIL_FROM) return { kind: 'local' };
  const support = SUPPORT_EMAIL ?? senderOf(MAIL_FROM)?.address ?? MAIL_FROM;
  return { kind: 'smtp', url: SMTP_URL, from: MAIL_FROM, support, told: SUPPORT_EMAIL ?? null };
}

function readerOf(env: Environment): Config['reader'] {
  const { OPENAI_API_KEY, OPENAI_MODEL } = env;
  if (!OPENAI_API_KEY || !OPENAI_MODEL) return null;
  return {
    apiKey: OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL ?? null,
    model: OPENAI_MODEL,
    visionModel: env.OPENAI_VISION_MODEL ?? null,
    timeoutMs: env.OPENAI_TIMEOUT_SECONDS * 1000,
    concurrency: env.READER_CONCURRENCY,
  };
}

function storageOf(env: Environment): Config['storage'] {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  return S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? {
        kind: 's3',
        endpoint: env.S3_ENDPOINT ?? null,
        region: S3_REGION,
        bucket: S3_BUCKET,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
        forcePathStyle: env.S3_FORCE_PATH_STYLE,
      }
    : { kind: 'disk' };
}

function paymentsOf(env: Environment, production: boolean): Config['payments'] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID, STRIPE_API_URL } = env;
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET && STRIPE_PRICE_ID)
    return {
      kind: 'stripe',
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      priceId: STRIPE_PRICE_ID,
      apiUrl: STRIPE_API_URL ?? null,
    };
  return production ? null : { kind: 'simulated' };
}
