import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Compatibility } from '@sibila/contracts/compatibility';
import { compatibilities } from '@sibila/drizzle/schema/compatibility';
import { quotaUsage } from '@sibila/drizzle/schema/quota';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { readingTextOf } from '@sibila/testkit/fakes';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { interpretRunes } from '../runes/interpret.ts';
import { ReaderFailure } from '../ports/reader.ts';
import { readingOf } from '../testing/reading-of.ts';
import { calculateCompatibility } from './calculate.ts';

const world = useWorld();
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user();
});

async function compare(
  firstSign: SignName,
  secondSign: SignName,
  { id, user = ana }: { id?: string; user?: UserRow } = {},
): Promise<Compatibility> {
  const input = { id, firstSign, secondSign };
  return readingOf(await calculateCompatibility(world.as(user), input));
}
const rowsOf = (user: UserRow) =>
  world.db.select().from(compatibilities).where(eq(compatibilities.userId, user.id));
const chargesOf = async (user: UserRow) => {
  const rows = await world.db.select().from(quotaUsage).where(eq(quotaUsage.userId, user.id));
  return Object.fromEntries(rows.map(({ type, used }) => [type, used]));
};

describe('calculateCompatibility', () => {
  it('stores the pair, its number and the analysis, and charges its own quota once', async () => {
    const id = randomUUID();
    const made = await compare('Tauro', 'Sagitario', { id });
    const { percent } = compatibilityOf('Tauro', 'Sagitario');
    const kept = {
      id,
      firstSign: 'Tauro',
      secondSign: 'Sagitario',
      compatibility: percent,
      analysis: readingTextOf('Tauro', 'Sagitario'),
      reader: 'model',
    };
    expect(made).toEqual({ ...kept, date: world.clock.now() });
    expect(await rowsOf(ana)).toEqual([{ ...kept, userId: ana.id, createdAt: world.clock.now() }]);
    expect(await compare('Tauro', 'Sagitario', { id })).toEqual(made);
    expect(world.model.tasks).toHaveLength(1);
    expect(await chargesOf(ana)).toEqual({ compatibility: 1 });
  });

  it('gives everyone the same number, from either side, whoever writes', async () => {
    const bea = await world.user();
    const hers = await compare('Piscis', 'Leo', { user: bea });
    world.shared.ports.readers.model = null;
    const mine = await compare('Leo', 'Piscis');
    expect([hers.reader, mine.reader]).toEqual(['model', 'builtin']);
    expect(mine.compatibility).toBe(hers.compatibility);
  });

  it('compares a sign with itself', async () => {
    const { percent } = compatibilityOf('Leo', 'Leo');
    expect(await compare('Leo', 'Leo')).toMatchObject({ compatibility: percent });
  });

  it('tells the reader the number and the points that make it, so that the text can agree', async () => {
    await compare('Aries', 'Libra');
    const { percent, points } = compatibilityOf('Aries', 'Libra');
    const lines = (world.model.tasks[0]?.prompt.user ?? '').split('\n');
    expect(lines.slice(0, 2)).toEqual(['Signos: Aries y Libra.', `Número: ${percent} %.`]);
    const deltas = lines.slice(2).map((line) => Number(/\(([+-]?\d+)\):/.exec(line)?.[1]));
    expect(deltas).toEqual(points.map(({ delta }) => delta));
    expect(deltas.reduce((sum, delta) => sum + delta)).toBe(percent);
  });

  it('is another analysis the other way round: the same id is not taken for it', async () => {
    const id = randomUUID();
    await compare('Aries', 'Libra', { id });
    await expect(compare('Libra', 'Aries', { id })).rejects.toMatchObject({ code: 'ID_TAKEN' });
    expect(await chargesOf(ana)).toEqual({ compatibility: 1 });
  });

  it('has eight of its own: the ninth is refused while runes are still to be had', async () => {
    for (let i = 0; i < 8; i++) await compare('Aries', 'Leo');
    await expect(compare('Aries', 'Leo')).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
      details: { resetsAt: new Date(ana.createdAt.getTime() + 30 * 86_400_000).toISOString() },
    });
    for await (const _ of await interpretRunes(world.as(ana), { runes: ['Isa'], question: null }))
      continue;
    expect(await chargesOf(ana)).toEqual({ compatibility: 8, runes: 1 });
    expect(await rowsOf(ana)).toHaveLength(8);
  });

  it.each([
    ['another number', `${readingTextOf('Aries', 'Leo')} Un 3 % y nada más.`],
    ['one sign alone', readingTextOf('Aries')],
    ['nothing of the signs', readingTextOf()],
  ])('is written by the built-in reader when the model speaks of %s', async (_, text) => {
    // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
    world.model.script = async function* astray() {
      yield text;
      return { tokens: 9 };
    };
    const made = await compare('Aries', 'Leo');
    expect(made).toMatchObject({ reader: 'builtin', analysis: readingTextOf('Aries', 'Leo') });
  });

  it("is the model's when it says the number and both signs", async () => {
    const { percent } = compatibilityOf('Aries', 'Leo');
    const text = `${readingTextOf('Leo', 'Aries')} Un ${percent} % que se trabaja, un ${percent}%.`;
    // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
    world.model.script = async function* right() {
      yield text;
      return { tokens: 9 };
    };
    expect(await compare('Aries', 'Leo')).toMatchObject({ reader: 'model', analysis: text });
  });

  it('costs nothing when nobody can write it', async () => {
    // eslint-disable-next-line @typescript-eslint/require-await, require-yield -- fails at once
    world.model.script = world.builtin.script = async function* down() {
      throw new ReaderFailure('down');
    };
    const refused = compare('Aries', 'Leo');
    await expect(refused).rejects.toMatchObject({ code: 'READER_UNAVAILABLE' });
    expect([await rowsOf(ana), await chargesOf(ana)]).toEqual([[], { compatibility: 0 }]);
  });
});
