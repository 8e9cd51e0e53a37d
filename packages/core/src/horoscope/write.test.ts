import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { horoscopes } from '@sibila/drizzle/schema/horoscope';
import type { TestWorld } from '@sibila/testkit/context';
import { deferred } from '@sibila/testkit/deferred';
import { useWorld } from '@sibila/testkit/use-world';
import type { ReadingTask } from '../ports/reader.ts';
import { readHoroscope } from './read.ts';
import { claimHoroscope, storeHoroscope, type HoroscopeKey } from './repo.ts';
import { composed, saying } from './testing/saying.ts';

const MEXICO = { sign: 'leo', tz: 'America/Mexico_City' };
const KEY: HoroscopeKey = { sign: 'Leo', day: '2026-11-21', zone: MEXICO.tz, part: 'day' };
const OTHERS = { sections: { text: 'Lo que otro proceso escribió.' }, reader: 'model' } as const;
const realTimeout = setTimeout;

const world = useWorld({ emptied: ['horoscopes'] });

beforeEach(() => {
  world.model.script = composed;
  world.builtin.script = composed;
});

/** Holds each text of the model back until it is let go. */
function heldBack(textOf = (task: ReadingTask) => task.compose().join('\n\n')) {
  const gate = deferred<undefined>();
  world.model.script = async function* (task) {
    await gate.promise;
    yield textOf(task);
    return { tokens: 300 };
  };
  return { letGo: () => gate.resolve(undefined) };
}

/** What another process does that finds the lease run out. */
async function takenOver(from: TestWorld) {
  const now = new Date(from.clock.now().getTime() + 120_000);
  const leaseUntil = new Date(now.getTime() + 60_000);
  const claim = await claimHoroscope(from.shared, KEY, { now, leaseUntil });
  if (!claim) throw new Error('The lease had not run out');
  return claim;
}

const asked = () => vi.waitFor(() => expect(world.model.tasks).toHaveLength(1));

/** Lets the faked time pass until a read is answered, and says after how much of it that was. */
async function passing(read: ReturnType<typeof readHoroscope>) {
  const start = performance.now();
  const state = { isAnswered: false };
  const answered = read.finally(() => {
    state.isAnswered = true;
  });
  while (!state.isAnswered) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => realTimeout(resolve, 20));
  }
  return { reader: (await answered).reader, seconds: (performance.now() - start) / 1000 };
}

describe('a horoscope whose writer is slow', () => {
  afterEach(() => void vi.useRealTimers());

  it('is the built-in text after twelve seconds, and the slow one is kept for the next', async () => {
    const { letGo } = heldBack();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const read = readHoroscope(world.shared, MEXICO);
    await asked();
    const { reader, seconds } = await passing(read);
    expect(reader).toBe('builtin');
    expect(seconds).toBeGreaterThan(11.5);
    expect(seconds).toBeLessThan(15);
    letGo();
    vi.useRealTimers();
    await world.shared.jobs.drain();
    expect((await readHoroscope(world.shared, MEXICO)).reader).toBe('model');
  });

  it('is the built-in text after twelve seconds where another process is the slow one', async () => {
    await takenOver(world);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { reader, seconds } = await passing(readHoroscope(world.shared, MEXICO));
    expect(reader).toBe('builtin');
    expect(seconds).toBeGreaterThan(11.5);
    expect(seconds).toBeLessThan(15);
    expect(world.model.tasks).toEqual([]);
  });

  it('stays claimed for as long as it takes', async () => {
    const { letGo } = heldBack();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const read = readHoroscope(world.shared, MEXICO);
    await asked();
    for (let minute = 0; minute < 3; minute++) {
      world.clock.advance(59_000);
      await vi.advanceTimersByTimeAsync(20_000);
      await vi.waitFor(async () => {
        const [row] = await world.db.select().from(horoscopes);
        expect(row?.leaseUntil).toEqual(new Date(world.clock.now().getTime() + 60_000));
      });
    }
    const now = world.clock.now();
    expect(await claimHoroscope(world.shared, KEY, { now, leaseUntil: now })).toBeNull();
    letGo();
    expect((await read).reader).toBe('model');
  });

  it('gives everybody the text of the process that took it over', async () => {
    const { letGo } = heldBack();
    const read = readHoroscope(world.shared, MEXICO);
    await asked();
    const claim = await takenOver(world);
    expect(await storeHoroscope(world.shared, claim, OTHERS)).toBe(true);
    letGo();
    expect((await read).text).toBe(OTHERS.sections.text);
    expect(await world.db.select().from(horoscopes)).toMatchObject([OTHERS]);
  });

  it('stops asking the model, and lets the new holder go on, once it is taken over', async () => {
    heldBack();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let pieces = 0;
    world.model.script = async function* () {
      for (; pieces < 500; pieces++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        yield 'y ';
      }
      throw new Error('nobody stopped it');
    };
    const read = readHoroscope(world.shared, MEXICO);
    await asked();
    const claim = await takenOver(world);
    await vi.advanceTimersByTimeAsync(20_000);
    await world.shared.jobs.drain();
    expect(pieces).toBeLessThan(500);
    const rows = await world.db.select().from(horoscopes);
    expect(rows).toMatchObject([{ sections: null, leaseUntil: claim.leaseUntil }]);
    await storeHoroscope(world.shared, claim, OTHERS);
    expect((await read).text).toBe(OTHERS.sections.text);
  });

  it('leaves the claim of another alone when its own writing fails', async () => {
    const { letGo } = heldBack(() => 'nada');
    world.builtin.script = saying(() => 'nada');
    const read = readHoroscope(world.shared, MEXICO);
    await asked();
    const claim = await takenOver(world);
    letGo();
    await world.shared.jobs.drain();
    const rows = await world.db.select().from(horoscopes);
    expect(rows).toMatchObject([{ sections: null, leaseUntil: claim.leaseUntil }]);
    await storeHoroscope(world.shared, claim, OTHERS);
    expect((await read).text).toBe(OTHERS.sections.text);
  });

  it('lets go of its own claim when its writing fails', async () => {
    world.model.script = saying(() => 'nada');
    world.builtin.script = saying(() => 'nada');
    await expect(readHoroscope(world.shared, MEXICO)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(await world.db.select().from(horoscopes)).toEqual([]);
  });
});

it('shows no crisis signal of a model in a horoscope, which nobody asked anything', async () => {
  world.model.script = saying((task) => `${task.compose().join('\n\n')} AYUDA-VIDA.`);
  const { reader, text } = await readHoroscope(world.shared, MEXICO);
  expect([reader, /ayuda-vida/i.test(text)]).toEqual(['builtin', false]);
});
