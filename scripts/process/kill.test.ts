import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { killPostgres, lookInto } from '../testing/data-dir.ts';
import {
  SENTENCES,
  startFakeOpenAi,
  wholeReading,
  type Act,
  type FakeOpenAi,
} from '../testing/fake-openai.ts';
import { makeGate } from '../testing/gate.ts';
import { DRAW, mailsOf, newAddress, register, signUp, type Person } from '../testing/people.ts';
import { closeProducts, startProduct, type Product } from '../testing/product.ts';
import { until } from '../testing/wait.ts';

let ai: FakeOpenAi;

beforeAll(async () => {
  ai = await startFakeOpenAi();
});
beforeEach(() => {
  ai.script = wholeReading;
});
afterAll(async () => {
  await closeProducts();
  await ai.close();
});

async function* hangsHalfWay(): AsyncGenerator<Act> {
  for (const say of SENTENCES.slice(0, 3)) yield { say };
  yield 'hang';
}

/** Takes a streaming answer until it holds `words`; leaves the rest unread. */
async function untilSaid(response: Response, words: string): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of response.body as ReadableStream<Uint8Array>) {
    text += decoder.decode(piece, { stream: true });
    if (text.includes(words)) return;
  }
  throw new Error(`the stream ended without ${words}`);
}

/** Says a sentence now and then, so that readings that began together end apart. */
async function* slowly(call: number): AsyncGenerator<Act> {
  for (const say of SENTENCES) {
    await sleep(20 + (call % 10) * 30);
    yield { say };
  }
  yield 'stop';
}

/** What one person asks for: four draws, three casts and three pairs. */
const ASKED = [
  ...Array.from({ length: 4 }, () => ['/api/tarot/interpret', DRAW] as const),
  ...Array.from({ length: 3 }, () => ['/api/runes/interpret', { runes: ['Isa', 'Fehu'] }] as const),
  ...Array.from(
    { length: 3 },
    () => ['/api/compatibilities', { firstSign: 'Leo', secondSign: 'Aries' }] as const,
  ),
].map(([path, body]) => ({ path, body }));

/** What is stored, what is charged and what is still being written, of all people together. */
const ledger = (product: Product) =>
  lookInto(product.dataDir, async (sql) => ({
    texts: await sql<{ id: string; text: string }[]>`
      select id, interpretation as text from tarot_readings
      union all select id, interpretation from rune_readings
      union all select id, analysis from compatibilities`,
    // One row for each person and type where the two differ.
    unequal: await sql`
      select * from (
        select user_id, type, sum(used)::int as charged from quota_usage group by 1, 2
      ) as charges full join (
        select user_id, 'tarot' as type, count(*)::int as stored from tarot_readings group by 1
        union all select user_id, 'runes', count(*)::int from rune_readings group by 1
        union all select user_id, 'compatibility', count(*)::int from compatibilities group by 1
      ) as readings using (user_id, type)
      where coalesce(charged, 0) <> coalesce(stored, 0)`,
    open: (await sql`select 1 from reading_reservations`).length,
  }));

describe('a server that is killed', () => {
  it('in the middle of fifty readings of every kind keeps whole ones and charges for those', async () => {
    const product = await startProduct({ env: ai.env });
    const people = await Promise.all(Array.from({ length: 5 }, () => signUp(product)));
    const asked = people.flatMap((person) =>
      ASKED.map(({ path, body }) => ({ person, path, body: { ...body, id: randomUUID() } })),
    );
    expect(asked).toHaveLength(50);
    ai.script = slowly;
    const enough = makeGate();
    const answered: string[] = [];
    const answers = asked.map(async ({ person, path, body }) => {
      const response = await person.post(path, body).catch(() => undefined);
      if (response?.status !== 201) return;
      answered.push(body.id);
      if (answered.length >= 15) enough.open();
    });
    await enough.opened;
    await product.kill('SIGKILL');
    await Promise.all(answers);

    ai.script = wholeReading;
    const again = await startProduct({ dataDir: product.dataDir, env: ai.env });
    await until('what was begun to be given back', async () => (await ledger(again)).open === 0);
    const kept = await ledger(again);
    expect(kept.unequal).toEqual([]);
    expect(kept.texts.map(({ id }) => id)).toEqual(expect.arrayContaining(answered));
    expect(kept.texts.length).toBeLessThan(50);
    const whole = SENTENCES.join('').trim();
    expect(kept.texts.filter(({ text }) => text !== whole)).toEqual([]);

    const repeats = await Promise.all(
      asked.map(({ person, path, body }) => person.at(again).post(path, body)),
    );
    expect(repeats.map(({ status }) => status)).toEqual(asked.map(() => 201));
    const end = await ledger(again);
    expect(end.texts.map(({ id }) => id).sort()).toEqual(asked.map(({ body }) => body.id).sort());
    expect([end.unequal, end.open]).toEqual([[], 0]);
    await again.kill('SIGTERM');
  });

  it('gives the quota of a half reading back at its next start and forgets the half', async () => {
    const product = await startProduct({ env: ai.env });
    const ana = await signUp(product);
    const id = randomUUID();
    ai.script = hangsHalfWay;
    await untilSaid(await ana.readStreaming(id), 'ya estaba delante de ti');
    expect(await ana.used()).toBe(1);
    await product.kill('SIGKILL');

    ai.script = wholeReading;
    const again = await startProduct({ dataDir: product.dataDir, env: ai.env });
    const back = ana.at(again);
    await until('the quota to be given back', async () => (await back.used()) === 0, 5_000);
    expect(await back.readings()).toEqual([]);
    const response = await back.read(id);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ id, reader: 'model' });
    expect(await back.used()).toBe(1);
    expect(await back.readings()).toHaveLength(1);
    await again.kill('SIGTERM');
  });

  it('has written no account without its mail and no mail without its account', async () => {
    let product = await startProduct();
    const { dataDir } = product;
    const accepted: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const enough = makeGate();
      let answered = 0;
      const answers = Array.from({ length: 10 }, async () => {
        const address = newAddress();
        const response = await register(product.url, address).catch(() => undefined);
        if (response?.status !== 201) return;
        accepted.push(address);
        answered += 1;
        if (answered > round) enough.open();
      });
      // By now the others are anywhere between their arrival and their answer.
      await enough.opened;
      await sleep(Math.random() * 30);
      await product.kill('SIGKILL');
      await Promise.all(answers);
      if (round % 2 === 1) await killPostgres(dataDir);
      product = await startProduct({ dataDir });
    }
    const { users, mails } = await lookInto(dataDir, async (sql) => ({
      users: (await sql<{ email: string }[]>`select email from users`).map((row) => row.email),
      mails: (await sql<{ recipient: string }[]>`select recipient from outbox`).map(
        (row) => row.recipient,
      ),
    }));
    expect(users.length).toBeGreaterThan(6);
    expect(mails.sort()).toEqual(users.sort());
    expect(users).toEqual(expect.arrayContaining(accepted));
    // A mail whose sender died comes back after two minutes at most; the others leave at once.
    const { leased } = await lookInto(dataDir, async (sql) => ({
      leased: await sql`select 1 from outbox where sent_at is null and next_attempt_at > now()`,
    }));
    await until(
      'every mail to leave',
      () => new Set(mailsOf(dataDir).map((mail) => mail.to)).size >= users.length - leased.length,
    );
    await product.kill('SIGTERM');
  });
});

describe('an endpoint in trouble', () => {
  const troubles: Record<string, () => AsyncGenerator<Act>> = {
    async *'is cut half-way'() {
      yield { say: SENTENCES[0] + SENTENCES[1] };
      yield 'cut';
    },
    async *'sends garbage'() {
      yield { raw: 'data: {"choices": [{"delta": {"content": "El S\n\n' };
      yield 'stop';
    },
    async *'answers with a page'() {
      yield { raw: '<!doctype html><title>502 Bad Gateway</title>' };
      yield 'cut';
    },
    'falls silent': hangsHalfWay,
  };
  let product: Product;
  let ana: Person;

  beforeAll(async () => {
    product = await startProduct({ env: { ...ai.env, OPENAI_TIMEOUT_SECONDS: '2' } });
    ana = await signUp(product);
  });

  it.each(Object.entries(troubles))(
    'costs no reading when it %s: the built-in reader writes it whole',
    async (_, script) => {
      ai.script = script;
      const before = await ana.used();
      const response = await ana.read(randomUUID());
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ reader: 'builtin' });
      expect(await ana.used()).toBe(before + 1);
    },
  );
});
