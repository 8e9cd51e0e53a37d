import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { ReaderFailure } from '@sibila/core/ports/reader';
import { interpretTarot } from '@sibila/core/tarot/interpret';
import { quotaUsage, rateLimits, readingReservations } from '@sibila/drizzle/schema/quota';
import { tarotReadings } from '@sibila/drizzle/schema/tarot';
import {
  answerOf,
  DONE,
  eventOf,
  openStream,
  startChatEndpoint,
  streamOf,
  type ChatEndpoint,
  type ChatScript,
} from '@sibila/testkit/chat-endpoint';
import { createWorld, type TestWorld } from '@sibila/testkit/context';
import { createTestDatabase, type TestDatabase } from '@sibila/testkit/database';
import { FakeReader, readingTextOf } from '@sibila/testkit/fakes';
import { guarded } from './guard.ts';
import { openAiReader } from './openai.ts';
import { Turns } from './turns.ts';

const READING_TEXT = readingTextOf('El Loco', 'El Sol');
const half = eventOf({ content: READING_TEXT.slice(0, 300) });

/** What the endpoint may do with one call. */
const FAULTS: Record<string, ChatScript> = {
  works: streamOf(READING_TEXT, { usage: 200 }),
  slow: streamOf(READING_TEXT, { everyMs: 8 }),
  silent: () => undefined,
  'silent half-way': (response) => void openStream(response).write(half),
  429: answerOf(429, '', { 'Retry-After': '3600' }),
  500: answerOf(500, '<html>', { 'Content-Type': 'text/html' }),
  400: answerOf(400, '{}'),
  cut: async (response) => {
    openStream(response).write(half);
    await sleep(10);
    response.destroy();
  },
  'out of tokens': (response) =>
    void openStream(response).end(half + eventOf({ finish: 'length' }) + DONE),
  garbage: (response) => void openStream(response).end(`${half}data: {"choices":[{"del\n\n`),
  'another alphabet': streamOf('\ud83c\udf19'.repeat(60)),
  'too long': streamOf('La carta mira sin prisa. '.repeat(400)),
  nul: streamOf(`${READING_TEXT} Y una m\u0000s.`),
  'half a character': streamOf(`${READING_TEXT} Y una \ud83c m\u00e1s.`),
  'another language': streamOf(
    'El Loco, El Sol: falta dizer numa frase sem pressa nenhuma. '.repeat(30),
  ),
  'another draw': streamOf(readingTextOf('El Loco', 'La Luna')),
  forbidden: streamOf(`${READING_TEXT} Vas a morir este a\u00f1o.`),
};

const reading = fc.record({
  /** What each call of the model meets; the last one goes on. */
  faults: fc.array(fc.constantFrom(...Object.keys(FAULTS)), { minLength: 1, maxLength: 3 }),
  builtinFails: fc.boolean(),
  /** How often the same id is sent at once, and whether the first one leaves at its first word. */
  times: fc.integer({ min: 1, max: 3 }),
  leaves: fc.boolean(),
});

let database: TestDatabase;
let endpoint: ChatEndpoint;
let world: TestWorld;

beforeAll(async () => {
  database = await createTestDatabase(20);
  endpoint = await startChatEndpoint();
  world = createWorld(database.db);
});
afterAll(async () => {
  await endpoint.close();
  await database.drop();
});

/** A world whose model is the real adapter, with its guard, before that endpoint. */
function withModel(builtinFails: boolean) {
  const model = guarded(
    openAiReader({
      apiKey: 'k',
      baseUrl: endpoint.baseUrl,
      model: 'm',
      timeoutMs: 400,
      silenceMs: 120,
    }),
    { turns: new Turns(2), now: Date.now },
  );
  const builtin = new FakeReader('builtin');
  if (builtinFails)
    // eslint-disable-next-line @typescript-eslint/require-await, require-yield -- fails at once
    builtin.script = async function* fails() {
      throw new ReaderFailure('no catalogue');
    };
  world.shared.ports.readers = { model, vision: null, builtin };
}

async function lastOf(events: AsyncGenerator<{ type: string }>, leaves: boolean) {
  for await (const event of events) {
    if (leaves) return 'left';
    if (event.type === 'done') return JSON.stringify(event);
  }
  return 'nothing';
}

it('stores one whole reading and charges once, or neither, whatever the model does', async () => {
  await fc.assert(
    fc.asyncProperty(reading, async ({ faults, builtinFails, times, leaves }) => {
      await database.db.delete(rateLimits);
      withModel(builtinFails);
      endpoint.play(...faults.flatMap((name) => FAULTS[name] ?? []));
      const user = await world.user();
      const draw = { id: randomUUID(), cards: ['El Loco', 'El Sol'], question: null };
      const ends = await Promise.allSettled(
        Array.from({ length: times }, async (_, i) =>
          lastOf(await interpretTarot(world.as(user), draw), leaves && i === 0),
        ),
      );
      await world.shared.jobs.drain();

      const stored = await database.db
        .select()
        .from(tarotReadings)
        .where(eq(tarotReadings.userId, user.id));
      const usage = await database.db
        .select()
        .from(quotaUsage)
        .where(eq(quotaUsage.userId, user.id));
      const open = await database.db
        .select()
        .from(readingReservations)
        .where(eq(readingReservations.userId, user.id));
      expect(stored.length).toBeLessThanOrEqual(1);
      expect(usage[0]?.used ?? 0).toBe(stored.length);
      expect(open).toEqual([]);
      for (const { interpretation } of stored) {
        expect(interpretation).toBe(READING_TEXT);
        expect(forbiddenClaim(interpretation)).toBeNull();
      }
      const told = ends.filter((end) => end.status === 'fulfilled' && end.value !== 'left');
      if (stored.length === 0) expect(told).toEqual([]);
      expect(new Set(told.map((end) => 'value' in end && end.value)).size).toBeLessThanOrEqual(1);
      if (!builtinFails) expect(stored).toHaveLength(1);
    }),
    { numRuns: 40, seed: 20_261_121, endOnFailure: true },
  );
}, 60_000);
