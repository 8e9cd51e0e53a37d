import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '@sibila/core/ports/clock';
import type { HumanCheck } from '@sibila/core/ports/human-check';
import type { Mail, Mailer } from '@sibila/core/ports/mailer';
import {
  checkKey,
  checkPrefix,
  StorageFailure,
  type ObjectStore,
  type StoredObject,
} from '@sibila/core/ports/object-store';
import type { PasswordHasher } from '@sibila/core/ports/password-hasher';
import type { Randomness } from '@sibila/core/ports/randomness';
import type { Reader, ReadingTask, Spent } from '@sibila/core/ports/reader';

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #now: Date;

  constructor(now = new Date('2026-11-21T12:00:00Z')) {
    this.#now = now;
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(now: Date): void {
    this.#now = now;
  }

  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}

export const fakeRandomness: Randomness = {
  uuid: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
};

/** Keeps what was sent; fails as often as `failures` says. */
export class FakeMailer implements Mailer {
  readonly sent: Mail[] = [];
  failures: Error[] = [];

  async send(mail: Mail): Promise<void> {
    const failure = this.failures.shift();
    if (failure) throw failure;
    this.sent.push(mail);
    return Promise.resolve();
  }
}

/** Fast and reversible in nothing: for tests whose subject is not the hash. */
export class FakeHasher implements PasswordHasher {
  verified = 0;

  hash(password: string): Promise<string> {
    return Promise.resolve(`fake:${createHash('sha256').update(password).digest('hex')}`);
  }

  async verify(hash: string | null, password: string): Promise<boolean> {
    this.verified++;
    return hash === (await this.hash(password));
  }

  isOutdated(): boolean {
    return false;
  }
}

/** Passes the token `human` and no other. */
export const fakeHumanCheck: HumanCheck = {
  passes: ({ token }) => Promise.resolve(token === 'human'),
};

/** What goes wrong with one call: it is refused, or done without a word, or never ends. */
type StorageFault = 'fail' | 'lose' | 'hang';

/** Keeps objects in memory. `faults` holds what happens to the next calls; null is a good one. */
export class FakeObjectStore implements ObjectStore {
  readonly objects = new Map<
    string,
    { bytes: Uint8Array; contentType: string; modifiedAt: Date }
  >();
  faults: (StorageFault | null)[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock = { now: () => new Date() }) {
    this.#clock = clock;
  }

  put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    return this.#call(() => {
      checkKey(key);
      this.objects.set(key, { bytes: bytes.slice(), contentType, modifiedAt: this.#clock.now() });
    });
  }

  get(key: string): Promise<Uint8Array | null> {
    return this.#call(() => {
      checkKey(key);
      return this.objects.get(key)?.bytes.slice() ?? null;
    });
  }

  delete(key: string): Promise<void> {
    return this.#call(() => {
      checkKey(key);
      this.objects.delete(key);
    });
  }

  async *list(prefix: string): AsyncGenerator<StoredObject> {
    yield* await this.#call(() => {
      checkPrefix(prefix);
      const all = Array.from(this.objects, ([key, { modifiedAt }]) => ({ key, modifiedAt }));
      return all.filter(({ key }) => key.startsWith(prefix));
    });
  }

  async #call<T>(work: () => T): Promise<T> {
    const fault = this.faults.shift();
    if (fault === 'fail') throw new StorageFailure('the test says no');
    if (fault === 'hang') return new Promise(() => undefined);
    const result = await Promise.resolve().then(work);
    if (fault === 'lose') throw new StorageFailure('the answer was lost');
    return result;
  }
}

/** A reader that does what a test tells it, and counts how often it was asked. */
export class FakeReader implements Reader {
  readonly kind: Reader['kind'];
  readonly tasks: ReadingTask[] = [];
  script: (task: ReadingTask) => AsyncGenerator<string, Spent>;

  constructor(kind: Reader['kind'], script: FakeReader['script'] = wholeReading) {
    this.kind = kind;
    this.script = script;
  }

  write(task: ReadingTask): AsyncGenerator<string, Spent> {
    this.tasks.push(task);
    return this.script(task);
  }
}

/** A text that passes every check: 12 sentences in Spanish, the first of which name what is given. */
export const readingTextOf = (...names: readonly string[]): string =>
  Array.from({ length: 12 }, (_, i) => {
    const name = names[i] === undefined ? '' : `, ${names[i]},`;
    return `La carta número ${i + 1} de esta tirada${name} mira hacia la siguiente sin prisa.`;
  }).join(' ');

/** What a task says that was drawn, or the two signs that it compares. */
function namesIn({ prompt }: ReadingTask): string[] {
  const signs = /^Signos: (.+) y (.+)\.$/m.exec(prompt.user);
  if (signs) return [...new Set(signs.slice(1))];
  return Array.from(prompt.user.matchAll(/^- [^:]+: ([^,(]+)/gm), ([, name = '']) => name.trim());
}

// eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
async function* wholeReading(task: ReadingTask): AsyncGenerator<string, { tokens: number }> {
  for (const word of readingTextOf(...namesIn(task)).split(/(?<= )/)) yield word;
  return { tokens: 120 };
}
