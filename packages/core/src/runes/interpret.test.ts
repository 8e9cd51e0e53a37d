import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InterpretRunesInput, RuneReading } from '@sibila/contracts/runes';
import { quotaUsage, readingReservations } from '@sibila/drizzle/schema/quota';
import { runeReadings } from '@sibila/drizzle/schema/runes';
import { composeRuneReading } from '@sibila/content/runes/compose-reading';
import { parseCast } from '@sibila/domain/runes/cast';
import { readingTextOf } from '@sibila/testkit/fakes';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { ReaderFailure } from '../ports/reader.ts';
import { readingOf } from '../testing/reading-of.ts';
import { interpretRunes } from './interpret.ts';

const world = useWorld();
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user();
});

const READING_TEXT = readingTextOf('Fehu', 'Runa en Blanco', 'Isa');
const QUESTION = '¿Qué hago con el taller?';
const cast = (fields: Partial<InterpretRunesInput> = {}): InterpretRunesInput => ({
  runes: ['Fehu (Invertida)', 'Runa en Blanco', 'Isa'],
  question: QUESTION,
  ...fields,
});

async function read(input: InterpretRunesInput, user = ana): Promise<RuneReading> {
  return readingOf(await interpretRunes(world.as(user), input));
}
const rowsOf = (user: UserRow) =>
  world.db.select().from(runeReadings).where(eq(runeReadings.userId, user.id));
const chargesOf = (user: UserRow) =>
  world.db
    .select({ type: quotaUsage.type, used: quotaUsage.used })
    .from(quotaUsage)
    .where(eq(quotaUsage.userId, user.id));

describe('interpretRunes', () => {
  it('stores the cast, the question and the text, and charges the quota of runes', async () => {
    const id = randomUUID();
    const reading = await read(cast({ id }));
    const kept = { id, ...cast(), interpretation: READING_TEXT, reader: 'model' };
    expect(reading).toEqual({ ...kept, date: world.clock.now() });
    expect(await rowsOf(ana)).toEqual([{ ...kept, userId: ana.id, createdAt: world.clock.now() }]);
    expect(await chargesOf(ana)).toEqual([{ type: 'runes', used: 1 }]);
    expect(await read(cast({ id }))).toEqual(reading);
    expect(world.model.tasks).toHaveLength(1);
    expect(await chargesOf(ana)).toEqual([{ type: 'runes', used: 1 }]);
  });

  it('tells the reader each rune in its place, which way it lies, and the question apart', async () => {
    await read(cast());
    const { user, system } = world.model.tasks[0]?.prompt ?? { user: '', system: '' };
    const [spread, ...lines] = user.split('\n');
    expect(spread).toBe('Tirada: Nornas.');
    expect(lines[0]).toMatch(/^- Urd, lo que fue: Fehu, invertida \(/);
    // Neither has a reverse: nothing is said about how it lies.
    expect(lines[1]).toMatch(/^- Verdandi, lo que está siendo: Runa en Blanco \(/);
    expect(lines[2]).toMatch(/^- Skuld, lo que se debe: Isa \(/);
    expect(user).toContain(QUESTION);
    expect(system).not.toContain('taller');
  });

  it('takes another order or another side for another cast', async () => {
    const id = randomUUID();
    await read(cast({ id }));
    const others = [
      ['Isa', 'Runa en Blanco', 'Fehu (Invertida)'],
      ['Fehu', 'Runa en Blanco', 'Isa'],
    ];
    for (const runes of others)
      await expect(read(cast({ id, runes }))).rejects.toMatchObject({ code: 'ID_TAKEN' });
    await expect(read(cast({ id, question: null }))).rejects.toMatchObject({ code: 'ID_TAKEN' });
    expect(await chargesOf(ana)).toEqual([{ type: 'runes', used: 1 }]);
  });

  it('is written by the built-in reader when the model fails, as it would have been without', async () => {
    // eslint-disable-next-line @typescript-eslint/require-await -- cut after its first words
    world.model.script = async function* cut() {
      yield 'La primera runa habla claro. La segun';
      throw new ReaderFailure('cut');
    };
    const parsed = parseCast(cast().runes);
    if (typeof parsed === 'string') throw new Error(parsed);
    const ours = composeRuneReading({ runes: parsed, question: QUESTION });
    await read(cast());
    expect(world.builtin.tasks[0]?.compose()).toEqual(ours);
    expect(await rowsOf(ana)).toMatchObject([{ reader: 'builtin', interpretation: READING_TEXT }]);
    expect(await chargesOf(ana)).toEqual([{ type: 'runes', used: 1 }]);
  });

  it.each([
    ['a rune that was not cast', `${READING_TEXT} Y Hagalaz cierra.`],
    ['fewer runes', readingTextOf('Fehu', 'Isa')],
  ])('is written by the built-in reader when the model reads %s', async (_, text) => {
    // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
    world.model.script = async function* astray() {
      yield text;
      return { tokens: 9 };
    };
    expect((await read(cast())).reader).toBe('builtin');
  });

  it('lets the model speak of a rune that the question names', async () => {
    // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
    world.model.script = async function* answers() {
      yield `${READING_TEXT} Y Hagalaz cierra.`;
      return { tokens: 9 };
    };
    const reading = await read(cast({ question: '¿Por qué me sale siempre Hagalaz?' }));
    expect(reading.reader).toBe('model');
  });

  it('costs nothing and leaves nothing when nobody can write it', async () => {
    // eslint-disable-next-line @typescript-eslint/require-await, require-yield -- fails at once
    world.model.script = world.builtin.script = async function* down() {
      throw new ReaderFailure('down');
    };
    await expect(read(cast())).rejects.toMatchObject({ code: 'READER_UNAVAILABLE' });
    expect(await rowsOf(ana)).toEqual([]);
    expect(await chargesOf(ana)).toEqual([{ type: 'runes', used: 0 }]);
    const held = await world.db
      .select()
      .from(readingReservations)
      .where(eq(readingReservations.userId, ana.id));
    expect(held).toEqual([]);
  });

  it('is not made of a question about suicide, nor charged', async () => {
    await expect(read(cast({ question: 'Quiero suicidarme' }))).rejects.toMatchObject({
      code: 'CRISIS_SUPPORT',
    });
    expect([await rowsOf(ana), await chargesOf(ana), world.model.tasks]).toEqual([[], [], []]);
  });
});
