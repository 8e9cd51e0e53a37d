import { randomUUID } from 'node:crypto';
import { argon2Hasher } from '@sibila/api/adapters/password-hasher/argon2';
import { lookInto } from '../testing/data-dir.ts';
import type { Product } from '../testing/product.ts';
import { startBare } from './bare.ts';
import { median, ratio, report } from './measure.ts';
import { registerMany } from './people.ts';
import { cookiesFor, withProduct } from './product.ts';

const PASSWORD = 'una luna de papel';
const TRIES = 200;
const LOGIN_SECONDS = 5;
const AT_ONCE = 4;

/** Signing in: how fast, where the time goes, and that no answer's time tells who has an account. */
export function benchAuth(): Promise<void> {
  return withProduct({}, async (product) => {
    const passwordHash = await argon2Hasher().hash(PASSWORD);
    const emails = await lookInto(product.dataDir, (sql) =>
      registerMany(sql, 4000, { passwordHash }),
    );
    await logins(product, emails.splice(0, 2000), passwordHash);
    await reads(product);
    for (const probe of PROBES) await timing(product, probe, emails.splice(0, TRIES));
  });
}

/** How often `work` ends in a second with a few at once. */
async function perSecond(work: () => Promise<unknown>): Promise<number> {
  let done = 0;
  const endsAt = performance.now() + LOGIN_SECONDS * 1000;
  const run = async () => {
    for (; performance.now() < endsAt; done++) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return done / LOGIN_SECONDS;
}

async function logins(product: Product, emails: string[], passwordHash: string): Promise<void> {
  const hasher = argon2Hasher();
  const bare = await perSecond(() => hasher.verify(passwordHash, PASSWORD));
  const whole = await perSecond(async () => {
    const response = await post(product, '/api/auth/login', {
      email: emails.pop() ?? '',
      password: PASSWORD,
    });
    if (response !== 200) throw new Error(`a login answered ${response}`);
  });
  const detail = `argon2id alone (19 MiB, 2 passes, 1 lane): ${bare.toFixed(0)}; its share of a login: ${((100 * whole) / bare).toFixed(0)} %`;
  report('logins a second', whole.toFixed(0), whole >= 0.5 * bare, detail);
}

async function reads(product: Product): Promise<void> {
  const cookies = await cookiesFor(product, 6000);
  const bare = await startBare(product);
  try {
    const user = await ratio(
      { url: product.url, path: '/api/auth/user', cookies },
      { url: bare.url, path: '/user', cookies },
    );
    const isWithin = user.ratio >= 0.35;
    report('the user against bare Hono', user.ratio.toFixed(2), isWithin, user.detail);
  } finally {
    await bare.stop();
  }
}

/** A path that must not tell by its time whether an address has an account. */
interface Probe {
  path: string;
  body(email: string): object;
}

const human = { turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX' };
const PROBES: readonly Probe[] = [
  { path: '/api/auth/login', body: (email) => ({ email, password: 'otra luna de papel' }) },
  {
    path: '/api/auth/register',
    body: (email) => ({
      ...human,
      email,
      password: PASSWORD,
      fullName: 'Ana',
      termsAccepted: true,
    }),
  },
  { path: '/api/auth/forgot-password', body: (email) => ({ ...human, email }) },
  { path: '/api/auth/resend-verification', body: (email) => ({ email }) },
];

async function timing(product: Product, probe: Probe, known: string[]): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const ask = async (kind: keyof typeof times, email: string) => {
    const startedAt = performance.now();
    await post(product, probe.path, probe.body(email));
    times[kind].push(performance.now() - startedAt);
  };
  for (const email of known) {
    await ask('known', email);
    await ask('unknown', `${randomUUID()}@example.com`);
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  const isWithin = a / b >= 0.8 && a / b <= 1.25;
  const detail = `medians of ${known.length}: ${a.toFixed(1)} ms, ${b.toFixed(1)} ms`;
  report(`${probe.path}, known against unknown`, (a / b).toFixed(2), isWithin, detail);
}

async function post({ url }: Product, path: string, body: object): Promise<number> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}
