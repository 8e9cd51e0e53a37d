import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DUMMY_TOKEN } from '@sibila/contracts/human-check';
import type { TarotReading } from '@sibila/contracts/tarot';
import type { Product } from './product.ts';
import { until } from './wait.ts';

const PASSWORD = 'luna-de-papel-27';

/** An address that nobody has used yet, in any test that runs meanwhile. */
export const newAddress = (domain = 'example.test'): string =>
  `persona-${randomUUID().slice(0, 13)}@${domain}`;

/** A mail as the local mailbox keeps it. */
export interface KeptMail {
  id: string;
  to: string;
  text: string;
}

/** Every mail of a data folder's mailbox. */
export function mailsOf(dataDir: string): KeptMail[] {
  const folder = join(dataDir, 'mail');
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    // No mail has left yet.
  }
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as KeptMail);
}

/** The token of a verification link in a mail's text. */
export function tokenIn(text: string): string | undefined {
  return /\/verify-email\?token=([\w.-]+)/.exec(text)?.[1];
}

/** What the page sends to open an account. */
export function registration(email: string, human = DUMMY_TOKEN): Record<string, unknown> {
  return {
    email,
    password: PASSWORD,
    fullName: 'Ana Prueba',
    termsAccepted: true,
    turnstileToken: human,
  };
}

export function register(url: string, email: string, human = DUMMY_TOKEN): Promise<Response> {
  return post(`${url}/api/auth/register`, registration(email, human));
}

export function verifyEmail(url: string, token: string): Promise<Response> {
  return post(`${url}/api/auth/verify-email`, { token });
}

export function login(url: string, email: string): Promise<Response> {
  return post(`${url}/api/auth/login`, { email, password: PASSWORD });
}

/** The cookie header of an answer that signs in. */
export function cookieOf(response: Response): string {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return cookies.join('; ');
}

/** Three cards and a question. */
export const DRAW = { cards: ['El Sol', 'La Luna (Invertida)', 'El Loco'], question: '¿Qué veo?' };

/** Somebody who is signed in at a server. */
export class Person {
  readonly #url: string;
  readonly email: string;
  /** The header of the session. */
  readonly cookie: string;

  constructor(url: string, email: string, cookie: string) {
    this.#url = url;
    this.email = email;
    this.cookie = cookie;
  }

  /** The same session at another server. */
  at({ url }: { url: string }): Person {
    return new Person(url, this.email, this.cookie);
  }

  get(path: string): Promise<Response> {
    return fetch(this.#url + path, { headers: { cookie: this.cookie } });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return post(this.#url + path, body, { ...headers, cookie: this.cookie });
  }

  /** Asks for a reading of three cards and waits for the whole of it. */
  read(id: string): Promise<Response> {
    return this.post('/api/tarot/interpret', { id, ...DRAW });
  }

  /** Asks for a reading as the page does; its text arrives while it is written. */
  readStreaming(id: string): Promise<Response> {
    const body = { 0: { json: { id, ...DRAW } } };
    const headers = { 'trpc-accept': 'application/jsonl' };
    return this.post('/trpc/tarot.interpret?batch=1', body, headers);
  }

  async readings(): Promise<TarotReading[]> {
    return (await (await this.get('/api/tarot/readings?limit=100')).json()) as TarotReading[];
  }

  /** Units of the tarot quota that are taken. */
  async used(): Promise<number> {
    const input = encodeURIComponent(JSON.stringify({ json: { type: 'tarot' } }));
    const response = await this.get(`/trpc/quota.status?input=${input}`);
    const answer = (await response.json()) as { result: { data: { json: { used: number } } } };
    return answer.result.data.json.used;
  }
}

/** Registers, follows the link of the mail and signs in. */
export async function signUp(product: Product, email = newAddress()): Promise<Person> {
  await accept(await register(product.url, email));
  const token = await until(`the mail to ${email}`, () =>
    mailsOf(product.dataDir)
      .filter((mail) => mail.to === email)
      .map((mail) => tokenIn(mail.text))
      .at(-1),
  );
  await accept(await verifyEmail(product.url, token));
  return signIn(product, email);
}

export async function signIn({ url }: { url: string }, email: string): Promise<Person> {
  const response = await accept(await login(url, email));
  return new Person(url, email, cookieOf(response));
}

async function accept(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${await response.text()}`);
  return response;
}

function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
