import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { chart as chartSchema, type Chart } from '@sibila/contracts/chart';
import { astralCharts } from '@sibila/drizzle/schema/astral-charts';
import { quotaUsage } from '@sibila/drizzle/schema/quota';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { readingOf } from '../testing/reading-of.ts';
import { refusal } from '../testing/refusal.ts';
import { answerCorrection } from './correction.ts';
import { interpretChart } from './interpret.ts';
import { chartById, listCharts } from './kept.ts';
import { birth } from './testing/births.ts';

const world = useWorld({ connections: 5 });
let ana: UserRow;

/** Debian's table has Amsterdam's own time, 19 minutes and 32 seconds ahead; Intl has Brussels'. */
const AMSTERDAM = { place: 'Ámsterdam', birthDate: '1927-02-01', birthTime: '12:00' };
const BY_INTL = '1927-02-01T12:00:00.000Z';
const BY_TABLE = '1927-02-01T11:40:28.000Z';

beforeEach(async () => {
  ana = await world.user({ premiumUntil: new Date('2027-01-01T00:00:00Z') });
  world.shared.ports.readers.model = null;
  // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
  world.builtin.script = async function* composes(task) {
    yield task.compose().join('\n\n');
    return { tokens: 0 };
  };
});

const OLD_LETTER = [{ key: 'sun', title: 'El Sol', text: 'Lo que decía.', basis: [] }];

/** A chart whose letter was written before there was a table of clocks. */
async function keptBefore(fields: Record<string, unknown> = AMSTERDAM): Promise<Chart> {
  const made = await readingOf(await interpretChart(world.as(ana), birth(fields)));
  await world.db
    .update(astralCharts)
    .set({
      writtenFor: null,
      interpretation: OLD_LETTER,
      signs: { sun: null, moon: null, ascendant: null },
    })
    .where(eq(astralCharts.id, made.id));
  return made;
}

const stored = async (id: string) => {
  const [row] = await world.db.select().from(astralCharts).where(eq(astralCharts.id, id));
  if (row === undefined) throw new Error('no such chart');
  return row;
};

describe('a letter that was written for another hour', () => {
  it('stays and is told of, beside figures of the corrected hour', async () => {
    const { id } = await keptBefore();
    const read = await chartById(world.as(ana), { id });
    expect(chartSchema.parse(read)).toEqual(read);
    expect(read.clock).toEqual({ at: BY_TABLE, offset: 'UTC+0:19:32', isApproximate: false });
    expect(read.interpretation).toEqual(OLD_LETTER);
    expect(read.correction).toMatchObject({ writtenFor: BY_INTL, isTold: false });
    expect(read.correction?.text).toContain('Ámsterdam');
    expect(read.correction?.text).toContain('19 minutos y 32 segundos antes');
  });

  it('has the corrected signs in lists', async () => {
    const made = await keptBefore();
    const { items } = await listCharts(world.as(ana), { limit: 5, cursor: undefined });
    expect(items[0]).toMatchObject({
      sun: 'Acuario',
      ascendant: made.angles?.ascendant.sign,
    });
  });

  it('is told of no more once its person wants it as it is, and can still be written anew', async () => {
    const { id } = await keptBefore();
    const kept = await answerCorrection(world.as(ana), { id, answer: 'keep' });
    expect(kept.correction?.isTold).toBe(true);
    expect(kept.interpretation).toEqual(OLD_LETTER);
    const written = await answerCorrection(world.as(ana), { id, answer: 'rewrite' });
    expect(written.correction).toBeNull();
  });

  it('is written anew once, without Premium and without quota, and stays in the export', async () => {
    const made = await keptBefore();
    const ended = world.as({ ...ana, premiumUntil: null });
    const before = await world.db.select().from(quotaUsage);
    const written = await answerCorrection(ended, { id: made.id, answer: 'rewrite' });
    expect(written).toMatchObject({ id: made.id, date: made.date, correction: null });
    expect(written.interpretation).toEqual(made.interpretation);
    expect(await world.db.select().from(quotaUsage)).toEqual(before);
    expect(await stored(made.id)).toMatchObject({
      writtenFor: new Date(BY_TABLE),
      formerLetters: [{ interpretation: OLD_LETTER, reader: 'builtin' }],
      signs: { sun: 'Acuario' },
    });
    const again = await answerCorrection(ended, { id: made.id, answer: 'rewrite' });
    expect(again).toEqual(written);
    expect((await stored(made.id)).formerLetters).toHaveLength(1);
  });

  it('is written once for two tabs that ask at the same time', async () => {
    const { id } = await keptBefore();
    const tasks = world.builtin.tasks.length;
    const both = await Promise.all(
      [1, 2].map(() => answerCorrection(world.as(ana), { id, answer: 'rewrite' })),
    );
    expect(both[0]).toEqual(both[1]);
    expect(world.builtin.tasks).toHaveLength(tasks + 1);
    expect((await stored(id)).formerLetters).toHaveLength(1);
  });

  it('stays where it can’t be written anew', async () => {
    const { id } = await keptBefore();
    // eslint-disable-next-line require-yield, @typescript-eslint/require-await
    world.builtin.script = async function* fails() {
      throw new Error('out of order');
    };
    const answer = { id, answer: 'rewrite' } as const;
    expect(await refusal(answerCorrection(world.as(ana), answer))).toBe('READER_UNAVAILABLE');
    const read = await chartById(world.as(ana), { id });
    expect(read.interpretation).toEqual(OLD_LETTER);
    expect(read.correction).not.toBeNull();
  });

  it('is nobody else’s to answer for', async () => {
    const { id } = await keptBefore();
    const bea = world.as(await world.user());
    for (const answer of ['keep', 'rewrite'] as const)
      expect(await refusal(answerCorrection(bea, { id, answer }))).toBe('NOT_FOUND');
    expect((await stored(id)).toldOf).toBeNull();
  });

  it('may be one without an hour, whose day began at another instant', async () => {
    const { id } = await keptBefore({ ...AMSTERDAM, birthTime: undefined });
    const { correction, clock } = await chartById(world.as(ana), { id });
    expect(clock).toBeNull();
    expect(correction?.writtenFor).toBe('1927-02-01T00:00:00.000Z');
  });

  it('is told of again where a later table moves the birth again', async () => {
    const { id } = await keptBefore();
    await answerCorrection(world.as(ana), { id, answer: 'keep' });
    const earlier = new Date('1927-02-01T10:00:00Z');
    await world.db.update(astralCharts).set({ toldOf: earlier }).where(eq(astralCharts.id, id));
    expect((await chartById(world.as(ana), { id })).correction?.isTold).toBe(false);
  });
});

describe('a letter that was written for the right hour', () => {
  it.each([
    ['before there was a table, where its clocks are the same', {}],
    ['in Madrid in 1937', { birthDate: '1937-07-15' }],
  ])('is told of nothing: %s', async (_, fields) => {
    const { id } = await keptBefore(fields);
    expect((await chartById(world.as(ana), { id })).correction).toBeNull();
    const answered = await answerCorrection(world.as(ana), { id, answer: 'rewrite' });
    expect(answered.interpretation).toEqual(OLD_LETTER);
  });

  it('is told of nothing: since there is a table', async () => {
    const made = await readingOf(await interpretChart(world.as(ana), birth(AMSTERDAM)));
    expect(made.correction).toBeNull();
    expect((await stored(made.id)).writtenFor).toEqual(new Date(BY_TABLE));
  });
});

describe('a birth before the standard time of its place', () => {
  it('is approximate, and says so', async () => {
    const early = birth({ place: 'Sevilla', birthDate: '1900-06-01', birthTime: '08:00' });
    const made = await readingOf(await interpretChart(world.as(ana), early));
    expect(made.clock).toMatchObject({ isApproximate: true });
    expect(made.notes[0]).toMatch(
      /^El cálculo es aproximado: .* media de su longitud \(UTC−0:2\d:\d\d\)/,
    );
    const unknown = birth({ place: 'Sevilla', birthDate: '1900-06-01', birthTime: undefined });
    const day = await readingOf(await interpretChart(world.as(ana), unknown));
    expect(day.notes[0]).toContain('El día empieza y termina por la hora solar media');
  });
});
