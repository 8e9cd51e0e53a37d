import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import type { TarotReading, TarotReadingEvent } from '@sibila/contracts/tarot';
import { quotaUsage, readerUsage, readingReservations } from '@sibila/drizzle/schema/quota';
import { tarotReadings } from '@sibila/drizzle/schema/tarot';
import { createWorld, type TestWorld } from '@sibila/testkit/context';
import { readingTextOf } from '@sibila/testkit/fakes';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import type { DomainError } from '../errors.ts';
import { releaseAbandonedReadings } from '../quota/sweep.ts';
import { ReaderFailure } from '../ports/reader.ts';
import { codeOf } from '../testing/refusal.ts';
import { interpretTarot } from './interpret.ts';

const world = useWorld({ connections: 20 });
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user();
});

const READING_TEXT = readingTextOf('El Loco', 'La Torre', 'La Estrella');
const draw = (id?: string) => ({
  ...(id === undefined ? {} : { id }),
  cards: ['El Loco', 'La Torre (Invertida)', 'La Estrella'],
  question: '¿Qué hago con el taller?',
});

async function read(user: UserRow, id?: string, w: TestWorld = world): Promise<TarotReading> {
  const events = await interpretTarot(w.as(user), draw(id));
  return (await collect(events)).reading;
}

async function collect(events: AsyncIterable<TarotReadingEvent>) {
  const types: string[] = [];
  let text = '';
  for await (const event of events) {
    types.push(event.type);
    if (event.type === 'text') text += event.text;
    if (event.type === 'restart') text = '';
    if (event.type === 'done') return { types, text, reading: event.reading };
  }
  throw new Error('the stream ended without a reading');
}

async function state(user: UserRow) {
  const readings = await world.db
    .select()
    .from(tarotReadings)
    .where(eq(tarotReadings.userId, user.id));
  const usage = await world.db.select().from(quotaUsage).where(eq(quotaUsage.userId, user.id));
  const open = await world.db
    .select()
    .from(readingReservations)
    .where(eq(readingReservations.userId, user.id));
  return { readings: readings.length, used: usage[0]?.used ?? 0, open: open.length };
}

describe('interpretTarot', () => {
  it('streams the text by whole sentences and stores exactly what was shown', async () => {
    const { types, text, reading } = await collect(await interpretTarot(world.as(ana), draw()));
    expect(text.trim()).toBe(reading.interpretation);
    expect(reading).toMatchObject({ reader: 'model', question: '¿Qué hago con el taller?' });
    expect(types.filter((type) => type === 'text')).toHaveLength(12);
    expect(await state(ana)).toEqual({ readings: 1, used: 1, open: 0 });
  });

  it('gives the same reading for the same id and charges once', async () => {
    const id = randomUUID();
    const first = await read(ana, id);
    expect(await read(ana, id)).toEqual(first);
    expect(await state(ana)).toMatchObject({ readings: 1, used: 1 });
    expect(world.model.tasks).toHaveLength(1);
  });

  it('makes one reading and one call of the same id sent ten times at once', async () => {
    const id = randomUUID();
    const readings = await Promise.all(Array.from({ length: 10 }, () => read(ana, id)));
    expect(new Set(readings.map((reading) => JSON.stringify(reading))).size).toBe(1);
    expect(world.model.tasks).toHaveLength(1);
    expect(await state(ana)).toEqual({ readings: 1, used: 1, open: 0 });
  });

  it('makes one reading of the same id sent to two servers at once', async () => {
    const other = createWorld(world.db);
    const id = randomUUID();
    const [one, two] = await Promise.all([read(ana, id), read(ana, id, other)]);
    expect(two).toEqual(one);
    expect(world.model.tasks.length + other.model.tasks.length).toBe(1);
    expect(await state(ana)).toEqual({ readings: 1, used: 1, open: 0 });
  });

  it('leaves exactly eight of two hundred readings started at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => read(ana)));
    const refused = results.flatMap((r) => (r.status === 'rejected' ? [codeOf(r.reason)] : []));
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(QUOTA_LIMIT);
    expect(new Set(refused)).toEqual(new Set(['QUOTA_EXCEEDED']));
    expect(await state(ana)).toEqual({ readings: QUOTA_LIMIT, used: QUOTA_LIMIT, open: 0 });
    expect(world.model.tasks).toHaveLength(QUOTA_LIMIT);
  });

  it('says when the quota renews, and has renewed it by then', async () => {
    for (let i = 0; i < QUOTA_LIMIT; i++) await read(ana);
    const refusal = await read(ana).catch((error: unknown) => error);
    const resetsAt = new Date(ana.createdAt.getTime() + 30 * 86_400_000);
    expect(refusal).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      details: { resetsAt: resetsAt.toISOString() },
    });
    world.clock.set(resetsAt);
    await read(ana);
    expect((await state(ana)).readings).toBe(QUOTA_LIMIT + 1);
  });

  it('has no quota for Premium but a fair use of ten a minute', async () => {
    const premium = await world.user({ premiumUntil: new Date('2027-01-01T00:00:00Z') });
    for (let i = 0; i < 10; i++) await read(premium);
    expect(codeOf(await read(premium).catch((error: unknown) => error))).toBe('TOO_MANY_REQUESTS');
    world.clock.advance(61_000);
    await read(premium);
    expect(await state(premium)).toEqual({ readings: 11, used: 0, open: 0 });
  });

  it("refuses another person's id and the same id with another draw", async () => {
    const id = randomUUID();
    await read(ana, id);
    const bea = await world.user();
    expect(codeOf(await read(bea, id).catch((error: unknown) => error))).toBe('ID_TAKEN');
    const other = interpretTarot(world.as(ana), { ...draw(id), cards: ['El Sol'] });
    expect(codeOf(await other.catch((error: unknown) => error))).toBe('ID_TAKEN');
    expect(await state(bea)).toEqual({ readings: 0, used: 0, open: 0 });
  });

  it('refuses a question about suicide before it looks at the quota, with help lines', async () => {
    const ask = interpretTarot(world.as(ana), { ...draw(), question: 'Quiero suicidarme' });
    const refusal = await ask.catch((error: unknown) => error);
    expect(codeOf(refusal)).toBe('CRISIS_SUPPORT');
    expect(JSON.stringify((refusal as DomainError).details.lines)).toContain('800 911 2000');
    expect(await state(ana)).toEqual({ readings: 0, used: 0, open: 0 });
    expect(world.model.tasks).toHaveLength(0);
  });

  it('goes on when the person leaves, and keeps the whole reading', async () => {
    const id = randomUUID();
    const events = await interpretTarot(world.as(ana), draw(id));
    await events.next();
    await events.return(undefined);
    await world.shared.jobs.drain();
    expect(await state(ana)).toEqual({ readings: 1, used: 1, open: 0 });
    expect((await read(ana, id)).interpretation).toBe(READING_TEXT);
  });
});

const failures: Record<string, TestWorld['model']['script']> = {
  // eslint-disable-next-line require-yield -- refuses at once
  async *'refuses at once'() {
    throw new ReaderFailure('refused');
  },
  async *'is cut half-way'() {
    yield 'La primera carta habla claro. La segun';
    throw new ReaderFailure('cut');
  },
  async *'says too little'() {
    yield 'Sí.';
    return { tokens: 3 };
  },
  async *'says what must not be said'() {
    yield `${READING_TEXT} Vas a morir este año. ${READING_TEXT}`;
    return { tokens: 3 };
  },
  async *'never stops'() {
    for (;;) yield 'La carta mira hacia la siguiente sin prisa ninguna. ';
  },
  async *'sends what no database holds'() {
    yield `${READING_TEXT} Y una m\u0000s.`;
    return { tokens: 3 };
  },
  async *'sends half a character'() {
    yield `${READING_TEXT} Y una \ud83c m\u00e1s.`;
    return { tokens: 3 };
  },
  async *'writes in another language'() {
    yield 'El Loco, La Torre e La Estrella: falta dizer numa frase sem pressa. '.repeat(20);
    return { tokens: 3 };
  },
  async *'leaves out a card'() {
    yield readingTextOf('El Loco', 'La Torre');
    return { tokens: 3 };
  },
  async *'reads a card that was not drawn'() {
    yield `${READING_TEXT} Y al Sol le toca cerrar.`;
    return { tokens: 3 };
  },
  async *'writes a short note'() {
    yield `${READING_TEXT.slice(0, 300)}.`;
    return { tokens: 3 };
  },
  async *'repeats its instructions aloud'() {
    yield `${READING_TEXT} ERES QUIEN ESCRIBE  LAS LECTURAS DE TAROT DE SIBILA. CONOCES BIEN LAS CARTAS. Fin.`;
    return { tokens: 3 };
  },
  async *'repeats its instructions'() {
    yield `${READING_TEXT} Eres quien escribe las lecturas de tarot de Sibila. Conoces bien las cartas. Fin.`;
    return { tokens: 3 };
  },
};

describe('a reading whose model fails', () => {
  it.each(Object.entries(failures))(
    'is written whole by the built-in reader when it %s',
    async (_, script) => {
      world.model.script = script;
      const { types, text, reading } = await collect(await interpretTarot(world.as(ana), draw()));
      expect(reading).toMatchObject({ reader: 'builtin', interpretation: READING_TEXT });
      expect(text.trim()).toBe(READING_TEXT);
      expect(types.filter((type) => type === 'restart').length).toBeLessThanOrEqual(1);
      expect(await state(ana)).toEqual({ readings: 1, used: 1, open: 0 });
    },
  );

  it('costs nothing when nobody can write it', async () => {
    world.model.script = failures['is cut half-way'] as TestWorld['model']['script'];
    world.builtin.script = failures['refuses at once'] as TestWorld['model']['script'];
    const id = randomUUID();
    expect(codeOf(await read(ana, id).catch((error: unknown) => error))).toBe('READER_UNAVAILABLE');
    expect(await state(ana)).toEqual({ readings: 0, used: 0, open: 0 });
    world.builtin.script = createWorld(world.db).builtin.script;
    expect((await read(ana, id)).reader).toBe('builtin');
  });

  it("is not tried once the day's tokens are spent", async () => {
    await world.db.delete(readerUsage);
    world.shared.settings.readerDailyTokens = 1;
    await read(ana);
    expect((await read(ana)).reader).toBe('builtin');
    expect(world.model.tasks).toHaveLength(1);
  });
});

describe("the day's tokens", () => {
  it('count what a failed call took, its prompt included', async () => {
    await world.db.delete(readerUsage);
    world.model.script = failures['is cut half-way'] as TestWorld['model']['script'];
    await read(ana);
    const [usage] = await world.db.select().from(readerUsage);
    expect(usage?.tokens).toBeGreaterThan(500);
  });
});

describe('a reading whose writer died', () => {
  async function abandoned(id: string) {
    const dead = createWorld(world.db);
    dead.model.script = async function* hang() {
      yield 'La primera frase llegó. ';
      await new Promise(() => undefined);
      return { tokens: 0 };
    };
    const events = await interpretTarot(dead.as(ana), draw(id));
    await events.next();
    return dead;
  }

  it('is given back at once where its process is known to be gone', async () => {
    const dead = await abandoned(randomUUID());
    expect(await state(ana)).toEqual({ readings: 0, used: 1, open: 1 });
    await releaseAbandonedReadings(world.shared, (name) => name === dead.shared.instance);
    expect(await state(ana)).toEqual({ readings: 0, used: 0, open: 0 });
  });

  it('is given back when its lease runs out, and can be written again under its id', async () => {
    const id = randomUUID();
    await abandoned(id);
    await releaseAbandonedReadings(world.shared, () => false);
    expect((await state(ana)).open).toBe(1);
    world.clock.advance(31_000);
    await releaseAbandonedReadings(world.shared, () => false);
    expect(await state(ana)).toEqual({ readings: 0, used: 0, open: 0 });
    await read(ana, id);
    expect(await state(ana)).toEqual({ readings: 1, used: 1, open: 0 });
  });

  it('is taken over by who asks for the same id after the lease', async () => {
    const id = randomUUID();
    await abandoned(id);
    world.clock.advance(31_000);
    await read(ana, id);
    expect(await state(ana)).toEqual({ readings: 1, used: 1, open: 0 });
  });
});
