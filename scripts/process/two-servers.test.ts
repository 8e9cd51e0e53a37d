import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import { crowdAtTheEdge, rightOutcome } from '../testing/crowd.ts';
import { postgresOf } from '../testing/data-dir.ts';
import { startFakeOpenAi, wholeReading, type FakeOpenAi } from '../testing/fake-openai.ts';
import { makeGate } from '../testing/gate.ts';
import { signUp } from '../testing/people.ts';
import { closeProducts, launchProduct, ready, type Product } from '../testing/product.ts';
import { until } from '../testing/wait.ts';

let ai: FakeOpenAi;
let one: Product;
let two: Product;

/** Both start at the same moment on an empty folder: one cluster, one schema, one secret. */
beforeAll(async () => {
  ai = await startFakeOpenAi();
  one = await launchProduct({ env: ai.env });
  two = await launchProduct({ dataDir: one.dataDir, env: ai.env });
  await Promise.all([ready(one), ready(two)]);
});
afterAll(async () => {
  await closeProducts();
  await ai.close();
});

describe('two servers on one folder', () => {
  it('leave exactly eight of the readings that two hundred requests ask for at once', async () => {
    const begun = ai.calls;
    const outcomes = await crowdAtTheEdge([one, two]);
    expect(outcomes).toEqual(outcomes.map(rightOutcome));
    // Two people had one reading left and had made seven before, two had all eight.
    expect(ai.calls - begun).toBe(4 * QUOTA_LIMIT);
  });

  it('make one reading of an id that both are asked for at once', async () => {
    const ana = await signUp(two);
    const gate = makeGate();
    ai.script = async function* waits() {
      await gate.opened;
      yield* wholeReading();
    };
    const before = ai.calls;
    const id = randomUUID();
    const asked = [one, two, one, two, two].map((server) => ana.at(server).read(id));
    await until('the reading to be under way', () => ai.calls > before);
    expect(await ana.used()).toBe(1);
    gate.open();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(ai.calls).toBe(before + 1);
    expect(await ana.used()).toBe(1);
    expect(await ana.readings()).toHaveLength(1);
  });

  it('share the database until the last of them leaves', async () => {
    expect((await one.kill('SIGTERM')).code).toBe(0);
    expect((await fetch(`${two.url}/readyz`)).status).toBe(200);
    expect(postgresOf(two.dataDir)).toBeDefined();
    expect((await two.kill('SIGTERM')).code).toBe(0);
    expect(postgresOf(two.dataDir)).toBeUndefined();
  });
});
