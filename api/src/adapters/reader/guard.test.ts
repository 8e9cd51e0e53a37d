import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReaderFailure } from '@sibila/core/ports/reader';
import { threeCards, wholeText } from '@sibila/testkit/contracts/reader';
import { deferred, type Deferred } from '@sibila/testkit/deferred';
import { FakeReader } from '@sibila/testkit/fakes';
import { guarded } from './guard.ts';
import { NoReading } from './endpoint.ts';
import { Turns } from './turns.ts';

const task = threeCards();
let clock = 0;
let inner: FakeReader;

beforeEach(() => {
  clock = 1_000_000;
  inner = new FakeReader('model', works);
});
afterEach(() => void vi.useRealTimers());

const guard = (concurrency = 10) =>
  guarded(inner, { turns: new Turns(concurrency), now: () => clock });
type Guarded = ReturnType<typeof guard>;
const read = (reader: Guarded) =>
  wholeText(reader.write(task)).then(
    ({ text }) => text,
    (error: unknown) => (error instanceof ReaderFailure ? error.message : String(error)),
  );

// eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
async function* works() {
  yield 'Bien.';
  return { tokens: 1 };
}
// eslint-disable-next-line @typescript-eslint/require-await, require-yield -- fails at once
async function* fails(): AsyncGenerator<string, { tokens: number }> {
  throw new ReaderFailure('down');
}

/** Makes the next readings stop after their first word until they are let go. */
function held() {
  const gates: Deferred<'work' | 'fail'>[] = [];
  inner.script = async function* script() {
    const gate = deferred<'work' | 'fail'>();
    gates.push(gate);
    yield 'Una palabra';
    if ((await gate.promise) === 'fail') throw new ReaderFailure('down');
    yield ' y otra.';
    return { tokens: 1 };
  };
  return gates;
}

async function failTimes(reader: Guarded, times: number): Promise<void> {
  inner.script = fails;
  for (let i = 0; i < times; i++) expect(await read(reader)).toBe('down');
}

describe('the breaker', () => {
  it('rests after five failures within thirty seconds, and answers at once meanwhile', async () => {
    const reader = guard();
    await failTimes(reader, 5);
    inner.script = works;
    const startedAt = performance.now();
    for (let i = 0; i < 100; i++) expect(await read(reader)).toBe('the endpoint is resting');
    expect(performance.now() - startedAt).toBeLessThan(200);
    expect(inner.tasks).toHaveLength(5);
  });

  it('does not rest after four, nor after five that are further apart', async () => {
    const reader = guard();
    await failTimes(reader, 4);
    clock += 30_000;
    await failTimes(reader, 4);
    inner.script = works;
    expect(await read(reader)).toBe('Bien.');
  });

  it('begins to count anew after a success', async () => {
    const reader = guard();
    await failTimes(reader, 4);
    inner.script = works;
    await read(reader);
    await failTimes(reader, 4);
    inner.script = works;
    expect(await read(reader)).toBe('Bien.');
  });

  it('lets one call try after thirty seconds, and all when it went well', async () => {
    const reader = guard();
    await failTimes(reader, 5);
    clock += 29_999;
    expect(await read(reader)).toBe('the endpoint is resting');
    clock += 1;
    const gates = held();
    const probe = read(reader);
    await vi.waitFor(() => expect(gates).toHaveLength(1));
    for (let i = 0; i < 5; i++) expect(await read(reader)).toBe('the endpoint is resting');
    gates[0]?.resolve('work');
    expect(await probe).toBe('Una palabra y otra.');
    inner.script = works;
    expect(await Promise.all([read(reader), read(reader)])).toEqual(['Bien.', 'Bien.']);
  });

  it('rests again when the one that tried failed', async () => {
    const reader = guard();
    await failTimes(reader, 5);
    clock += 30_000;
    await failTimes(reader, 1);
    clock += 29_999;
    inner.script = works;
    expect(await read(reader)).toBe('the endpoint is resting');
    clock += 1;
    expect(await read(reader)).toBe('Bien.');
  });

  it('lets another call try when the one that tried was abandoned', async () => {
    const reader = guard();
    await failTimes(reader, 5);
    clock += 30_000;
    held();
    const probe = reader.write(task);
    await probe.next();
    await probe.return({ tokens: 0 });
    inner.script = works;
    expect(await read(reader)).toBe('Bien.');
  });

  it('lets no second call try because an older one was abandoned', async () => {
    const reader = guard();
    const gates = held();
    const old = reader.write(task);
    await old.next();
    await failTimes(reader, 5);
    clock += 30_000;
    const more = held();
    const probe = read(reader);
    await vi.waitFor(() => expect(more).toHaveLength(1));
    await old.return({ tokens: 0 });
    expect(await read(reader)).toBe('the endpoint is resting');
    more[0]?.resolve('work');
    expect(await probe).toBe('Una palabra y otra.');
    expect(gates).toHaveLength(1);
  });

  it('answers at once while one tries, though that one has the only place', async () => {
    const reader = guard(1);
    await failTimes(reader, 5);
    clock += 30_000;
    const gates = held();
    const probe = read(reader);
    await vi.waitFor(() => expect(gates).toHaveLength(1));
    const startedAt = performance.now();
    expect(await read(reader)).toBe('the endpoint is resting');
    expect(performance.now() - startedAt).toBeLessThan(200);
    gates[0]?.resolve('work');
    await probe;
  });

  it('goes on for everybody when the endpoint refuses what one person asks', async () => {
    const reader = guard();
    // eslint-disable-next-line @typescript-eslint/require-await, require-yield -- fails at once
    inner.script = async function* refuses() {
      throw new NoReading('the model refused');
    };
    for (let i = 0; i < 12; i++) expect(await read(reader)).toBe('the model refused');
    inner.script = works;
    expect(await read(reader)).toBe('Bien.');
  });

  it('takes a refusal for a sign that the endpoint has recovered', async () => {
    const reader = guard();
    await failTimes(reader, 5);
    clock += 30_000;
    // eslint-disable-next-line @typescript-eslint/require-await, require-yield -- fails at once
    inner.script = async function* refuses() {
      throw new NoReading('the model refused');
    };
    expect(await read(reader)).toBe('the model refused');
    inner.script = works;
    expect(await Promise.all([read(reader), read(reader)])).toEqual(['Bien.', 'Bien.']);
  });

  it('takes who gave up waiting for a place for no failure', async () => {
    vi.useFakeTimers();
    const reader = guard(1);
    const gates = held();
    const first = read(reader);
    const waiting = Array.from({ length: 6 }, () => read(reader));
    await vi.advanceTimersByTimeAsync(8_000);
    await Promise.all(waiting);
    gates[0]?.resolve('work');
    expect(await first).toBe('Una palabra y otra.');
    inner.script = works;
    expect(await read(reader)).toBe('Bien.');
  });
});

describe('the places', () => {
  it('are as many as configured; who comes later waits for one', async () => {
    const reader = guard(2);
    const gates = held();
    const calls = Array.from({ length: 4 }, () => read(reader));
    await vi.waitFor(() => expect(gates).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(gates).toHaveLength(2);
    gates[0]?.resolve('work');
    await vi.waitFor(() => expect(gates).toHaveLength(3));
    gates[1]?.resolve('fail');
    await vi.waitFor(() => expect(gates).toHaveLength(4));
    for (const gate of gates) gate.resolve('work');
    const texts = await Promise.all(calls);
    expect(texts.filter((text) => text === 'Una palabra y otra.')).toHaveLength(3);
    expect(texts).toContain('down');
  });

  it('are freed by who leaves half-way', async () => {
    const reader = guard(1);
    held();
    for (let i = 0; i < 5; i++) {
      const pieces = reader.write(task);
      expect(await pieces.next()).toEqual({ done: false, value: 'Una palabra' });
      await pieces.return({ tokens: 0 });
    }
    inner.script = works;
    expect(await read(reader)).toBe('Bien.');
  });

  it('are not taken by who never begins', async () => {
    const reader = guard(1);
    for (let i = 0; i < 5; i++) reader.write(task);
    expect(await read(reader)).toBe('Bien.');
  });

  it('are waited for in the time of the call itself', async () => {
    const since: (number | undefined)[] = [];
    const reader = guarded(
      {
        kind: 'model',
        write(given, at) {
          since.push(at);
          return inner.write(given);
        },
      },
      { turns: new Turns(1), now: () => clock },
    );
    const gates = held();
    const first = read(reader);
    await vi.waitFor(() => expect(gates).toHaveLength(1));
    const second = read(reader);
    clock += 7_000;
    gates[0]?.resolve('work');
    await vi.waitFor(() => expect(gates).toHaveLength(2));
    gates[1]?.resolve('work');
    await Promise.all([first, second]);
    expect(since).toEqual([1_000_000, 1_000_000]);
  });

  it('are not waited for beyond the time that a task has left', async () => {
    vi.useFakeTimers();
    const reader = guard(1);
    const gates = held();
    const first = read(reader);
    await vi.advanceTimersByTimeAsync(0);
    const hurried = wholeText(reader.write({ ...task, withinMs: 2_000 })).catch(String);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await hurried).toContain('too many calls wait');
    gates[0]?.resolve('work');
    await first;
  });

  it('send away who has waited eight seconds for one', async () => {
    vi.useFakeTimers();
    const reader = guard(1);
    const gates = held();
    const first = read(reader);
    await vi.advanceTimersByTimeAsync(0);
    const waiting = Array.from({ length: 6 }, () => read(reader));
    await vi.advanceTimersByTimeAsync(7_999);
    let settled = 0;
    for (const call of waiting) void call.then(() => settled++);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(new Set(await Promise.all(waiting))).toEqual(
      new Set(['too many calls wait for the endpoint']),
    );
    gates[0]?.resolve('work');
    await first;
  });
});
