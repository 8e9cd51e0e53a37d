import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresOf } from '../testing/data-dir.ts';
import { SENTENCES, startFakeOpenAi, type FakeOpenAi } from '../testing/fake-openai.ts';
import { makeGate, type Gate } from '../testing/gate.ts';
import { signIn, signUp } from '../testing/people.ts';
import { closeProducts, startProduct } from '../testing/product.ts';
import { until } from '../testing/wait.ts';

let ai: FakeOpenAi;
let gate: Gate;

beforeAll(async () => {
  ai = await startFakeOpenAi();
  ai.script = async function* waitsHalfWay() {
    const { opened } = gate;
    for (const say of SENTENCES.slice(0, 3)) yield { say };
    await opened;
    for (const say of SENTENCES.slice(3)) yield { say };
    yield 'stop';
  };
});
afterAll(async () => {
  await closeProducts();
  await ai.close();
});

const refuses = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  );

describe('a server that is told to leave', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends a streaming answer first, takes the database along and exits with 0: %s',
    async (signal) => {
      gate = makeGate();
      const product = await startProduct({ env: ai.env });
      const ana = await signUp(product);
      const id = randomUUID();
      const response = await ana.readStreaming(id);
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      const decoder = new TextDecoder();
      let text = '';
      const take = async () => {
        const { done, value } = await reader.read();
        if (value) text += decoder.decode(value, { stream: true });
        return done;
      };
      while (!text.includes('ya estaba delante de ti')) expect(await take()).toBe(false);

      const ended = product.kill(signal);
      await until('new connections to be refused', () => refuses(product.url));
      await sleep(200);
      expect(text).not.toContain('más de tu tiempo');
      gate.open();
      while (!(await take()));
      expect(text).toContain('más de tu tiempo');
      expect(text).toContain('"done"');
      expect(await ended).toEqual({ code: 0, signal: null });
      expect(postgresOf(product.dataDir)).toBeUndefined();

      const again = await startProduct({ dataDir: product.dataDir });
      const stored = await (await signIn(again, ana.email)).readings();
      expect(stored).toMatchObject([{ id, reader: 'model', interpretation: SENTENCES.join('') }]);
      await again.kill('SIGTERM');
    },
  );

  it('stores ten readings that were being written and answers every one', async () => {
    gate = makeGate();
    const product = await startProduct({ env: ai.env });
    const people = [await signUp(product), await signUp(product)];
    const ids = people.map(() => Array.from({ length: 5 }, () => randomUUID()));
    const before = ai.calls;
    const answers = people.flatMap((person, i) => (ids[i] ?? []).map((id) => person.read(id)));
    await until('ten readings to be under way', () => ai.calls - before === 10);
    const ended = product.kill('SIGTERM');
    await until('new connections to be refused', () => refuses(product.url));
    gate.open();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await ended).toEqual({ code: 0, signal: null });

    const again = await startProduct({ dataDir: product.dataDir });
    for (const [i, { email }] of people.entries()) {
      const stored = (await (await signIn(again, email)).readings()).map(({ id }) => id);
      expect(stored.sort()).toEqual(ids[i]?.sort());
    }
  });
});
