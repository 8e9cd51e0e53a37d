import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { chart as chartSchema, type Chart, type ChartEvent } from '@sibila/contracts/chart';
import { composeChart } from '@sibila/content/chart/compose-chart';
import { astralCharts } from '@sibila/drizzle/schema/astral-charts';
import { quotaUsage, readingReservations } from '@sibila/drizzle/schema/quota';
import { sectionsIn, sectionsText } from '@sibila/domain/chart/sections';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { ReaderFailure, type ReadingTask } from '../ports/reader.ts';
import { releaseAbandonedReadings } from '../quota/sweep.ts';
import { readingOf } from '../testing/reading-of.ts';
import { refusal, refusalOf } from '../testing/refusal.ts';
import { castChart } from './birth.ts';
import { interpretChart } from './interpret.ts';
import { removeChart } from './kept.ts';
import { birth, placeIdOf } from './testing/births.ts';

const world = useWorld();
let ana: UserRow;

const PREMIUM = { premiumUntil: new Date('2027-01-01T00:00:00Z') };

/** A reader that writes what the catalogue composes, after `change`. */
function writes(change: (text: string) => string = (text) => text) {
  // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
  return async function* whole(task: ReadingTask) {
    for (const piece of change(task.compose().join('\n\n')).split(/(?<= )/)) yield piece;
    return { tokens: 1200 };
  };
}

beforeEach(async () => {
  ana = await world.user({ ...PREMIUM, fullName: 'Ana Canario' });
  world.model.script = world.builtin.script = writes();
});

const ask = (fields: { id?: string; [field: string]: unknown } = {}, user = ana) => {
  const { id, ...born } = fields;
  const named = { ...birth(born), ...(id === undefined ? {} : { id }) };
  return interpretChart(world.as(user), named);
};
const keep = async (fields: Parameters<typeof ask>[0] = {}, user = ana): Promise<Chart> =>
  readingOf(await ask(fields, user));
const rowsOf = (user: UserRow) =>
  world.db.select().from(astralCharts).where(eq(astralCharts.userId, user.id));

describe('interpretChart', () => {
  it('keeps the birth and its letter, and gives the chart whole', async () => {
    const id = randomUUID();
    const made = await keep({ id, name: ' Ana ' });
    expect(chartSchema.parse(made)).toEqual(made);
    expect(made).toMatchObject({
      id,
      name: 'Ana',
      birthDate: '1990-07-01',
      birthTime: '12:00',
      clock: { at: '1990-07-01T10:00:00.000Z', offset: 'UTC+2', isApproximate: false },
      angles: { ascendant: { sign: 'Virgo' } },
      houses: { system: 'placidus', reason: 'asked' },
      reader: 'model',
    });
    expect(made.bodies).toHaveLength(10);
    expect(made.interpretation.map(({ key }) => key)).toContain('ascendant');
    const [row] = await rowsOf(ana);
    expect(row).toMatchObject({
      birthTimeChoice: null,
      place: { id: placeIdOf('Madrid'), name: 'Madrid', zone: 'Europe/Madrid' },
      signs: { sun: 'Cáncer', moon: 'Libra', ascendant: 'Virgo' },
    });
    expect(Object.keys(row?.place ?? {})).not.toContain('aliases');
  });

  it('streams the sections under their titles and ends with the chart', async () => {
    const events: ChartEvent[] = [];
    for await (const event of await ask()) events.push(event);
    const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
    const last = events.at(-1);
    if (last?.type !== 'done') throw new Error('no chart');
    expect(events.length).toBeGreaterThan(20);
    expect(sectionsIn(text)).toEqual(
      last.reading.interpretation.map(({ title, text: section }) => ({ title, text: section })),
    );
  });

  it('gives the first back for the same id, also while it is being written', async () => {
    const id = randomUUID();
    const [one, other] = await Promise.all([keep({ id }), keep({ id })]);
    expect(other).toEqual(one);
    expect(await keep({ id })).toEqual(one);
    expect(world.model.tasks).toHaveLength(1);
    expect(await rowsOf(ana)).toHaveLength(1);
    expect(await refusal(keep({ id, birthTime: '12:01' }))).toBe('ID_TAKEN');
    const bea = await world.user(PREMIUM);
    expect(await refusal(keep({ id }, bea))).toBe('ID_TAKEN');
  });

  it('is for members: others keep nothing and are charged nothing', async () => {
    const free = await world.user();
    expect(await refusal(keep({}, free))).toBe('PREMIUM_REQUIRED');
    expect([await rowsOf(free), world.model.tasks]).toEqual([[], []]);
    const charges = await world.db.select().from(quotaUsage);
    expect(charges.filter(({ userId }) => userId === free.id)).toEqual([]);
  });

  it('tells the model the placements, and nothing of whose birth it is', async () => {
    await keep({ name: 'Canario Secreto', place: 'Quito', birthDate: '1987-02-13' });
    const { system, user } = world.model.tasks[0]?.prompt ?? { system: '', user: '' };
    expect(user).toContain('- Sol en Acuario, casa');
    expect(user).toContain('§ La carta entera');
    for (const secret of ['Canario', 'Quito', 'Ecuador', '1987', '12:00', 'febrero'])
      expect(`${system} ${user}`).not.toContain(secret);
  });

  it('refuses a birth without a chart before anything is asked or kept', async () => {
    for (const fields of [{ birthDate: '2026-11-30' }, { birthDate: '2020-01-01' }, { placeId: 7 }])
      expect((await refusalOf(keep(fields)))?.code).toBe('INVALID_INPUT');
    expect([await rowsOf(ana), world.model.tasks]).toEqual([[], []]);
  });
});

describe("a model's letter", () => {
  it.each([
    ['a body in another sign', (text: string) => `${text} Tu Sol en Leo lo dice todo.`],
    ['a body in another house', (text: string) => `${text} Venus vive en tu casa cuatro.`],
    ['an aspect that is not there', (text: string) => `${text} Venus y Marte forman un trígono.`],
    ['another Ascendant', (text: string) => `${text} Con tu Ascendente en Aries, corres.`],
    ['a retrograde that was none', (text: string) => `${text} Mercurio iba retrógrado al nacer.`],
    ['a section less', (text: string) => text.replace('§ Los aspectos más cerrados', '')],
    ['another title', (text: string) => text.replace('§ La Luna', '§ Tu Luna')],
    [
      'another language',
      (text: string) => text.replace(/ (de|la|que|y|el|en|un|se|lo|tu) /g, ' of '),
    ],
  ])('is written once again, and then by the built-in reader, with %s', async (_, change) => {
    world.model.script = writes(change);
    const made = await keep();
    expect(world.model.tasks).toHaveLength(2);
    const { chart } = castChart({ ...made, birthTimeChoice: null });
    expect(made.reader).toBe('builtin');
    expect(made.interpretation).toEqual(composeChart(chart));
  });

  it('stands when the second try keeps to the chart', async () => {
    const tries = [writes((text) => `${text} Tu Sol en Leo lo dice todo.`), writes()];
    world.model.script = (task) => (tries.shift() ?? writes())(task);
    const events: ChartEvent[] = [];
    for await (const event of await ask()) events.push(event);
    expect(events.filter(({ type }) => type === 'restart')).toHaveLength(1);
    expect(await rowsOf(ana)).toMatchObject([{ reader: 'model' }]);
  });

  it('leaves nothing when nobody can write it, and its id is free again', async () => {
    const id = randomUUID();
    // eslint-disable-next-line @typescript-eslint/require-await, require-yield -- fails at once
    world.model.script = world.builtin.script = async function* down() {
      throw new ReaderFailure('down');
    };
    expect(await refusal(keep({ id }))).toBe('READER_UNAVAILABLE');
    expect(await rowsOf(ana)).toEqual([]);
    world.builtin.script = writes();
    expect(await keep({ id })).toMatchObject({ id, reader: 'builtin' });
  });

  it('is written anew after the process that wrote it died', async () => {
    const id = randomUUID();
    const now = world.clock.now();
    await world.db.insert(readingReservations).values({
      userId: ana.id,
      id,
      type: 'chart',
      window: null,
      owner: 'dead:1:x/y',
      bodyDigest: 'x',
      leaseUntil: new Date(now.getTime() + 30_000),
      createdAt: now,
    });
    expect(await releaseAbandonedReadings(world.shared, (name) => name === 'dead:1:x')).toBe(1);
    expect(await keep({ id })).toMatchObject({ id });
  });
});

describe('the same birth under the same name, place and houses', () => {
  it('opens the chart that there is: nothing is written or counted again', async () => {
    const first = await keep({ id: randomUUID(), name: 'Ana' });
    const again = await keep({ id: randomUUID(), name: ' Ana ' });
    expect(again).toEqual(first);
    const events: ChartEvent[] = [];
    for await (const event of await ask({ name: 'Ana' })) events.push(event);
    expect(events).toEqual([
      { type: 'text', text: sectionsText(first.interpretation) },
      { type: 'done', reading: first },
    ]);
    expect([await rowsOf(ana), world.model.tasks]).toMatchObject([{ length: 1 }, { length: 1 }]);
    expect(await world.db.select().from(readingReservations)).toEqual([]);
  });

  it.each([
    ['name', { name: 'Ana' }, { name: 'Bea' }],
    ['name or none', { name: 'Ana' }, { name: undefined }],
    ['day', { birthDate: '1990-07-01' }, { birthDate: '1990-07-02' }],
    ['minute', { birthTime: '12:00' }, { birthTime: '12:01' }],
    ['hour or none', { birthTime: '12:00' }, { birthTime: undefined }],
    ['place', { place: 'Madrid' }, { place: 'Toledo' }],
    ['houses', { houseSystem: 'placidus' }, { houseSystem: 'whole-sign' }],
    [
      'one of two hours',
      { birthDate: '1998-10-25', birthTime: '02:30', birthTimeChoice: 'first' },
      { birthDate: '1998-10-25', birthTime: '02:30', birthTimeChoice: 'second' },
    ],
  ])('is told from one of another %s', async (_, one, other) => {
    const [first, second] = [await keep(one), await keep(other)];
    expect(second.id).not.toBe(first.id);
    expect([(await keep(one)).id, (await keep(other)).id]).toEqual([first.id, second.id]);
    expect(await rowsOf(ana)).toHaveLength(2);
  });

  it('is a chart of its own for each member', async () => {
    const bea = await world.user(PREMIUM);
    const [hers, mine] = [await keep({}, bea), await keep()];
    expect(mine.id).not.toBe(hers.id);
    expect([await rowsOf(ana), await rowsOf(bea)]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });

  it('is written once, however many ask for it at the same moment', async () => {
    const tabs = await Promise.all(
      Array.from({ length: 8 }, () => keep({ id: randomUUID(), name: 'Ana' })),
    );
    expect(new Set(tabs.map(({ id }) => id)).size).toBe(1);
    expect([await rowsOf(ana), world.model.tasks]).toMatchObject([{ length: 1 }, { length: 1 }]);
    expect(await world.db.select().from(readingReservations)).toEqual([]);
  });

  it('is written again once it was removed, or when its writer failed', async () => {
    const first = await keep({ name: 'Ana' });
    await removeChart(world.as(ana), { id: first.id });
    const second = await keep({ name: 'Ana' });
    expect(second.id).not.toBe(first.id);
    // eslint-disable-next-line @typescript-eslint/require-await, require-yield -- fails at once
    world.model.script = world.builtin.script = async function* down() {
      throw new ReaderFailure('down');
    };
    const failed = await Promise.all([keep({ name: 'Bea' }), keep({ name: 'Bea' })].map(refusal));
    expect(failed).toEqual(['READER_UNAVAILABLE', 'READER_UNAVAILABLE']);
    world.model.script = world.builtin.script = writes();
    expect(await keep({ name: 'Bea' })).toMatchObject({ name: 'Bea' });
  });
});

describe('how many charts a member keeps', () => {
  /** Charts that are there already. */
  const fill = async (count: number) => {
    const [row] = await rowsOf(ana);
    if (!row) throw new Error('nothing to copy');
    const copies = Array.from({ length: count }, (_, i) => ({
      ...row,
      id: randomUUID(),
      name: `Copia ${i}`,
    }));
    await world.db.insert(astralCharts).values(copies);
  };

  it('is a hundred: the next is refused until one is removed, and an old id still answers', async () => {
    const first = await keep();
    await fill(99);
    const full = await refusalOf(keep({ name: 'Otra' }));
    expect([full?.code, full?.status]).toEqual(['CHARTS_FULL', 409]);
    expect(await keep({ id: first.id })).toEqual(first);
    expect(await keep()).toEqual(first);
    await world.db.delete(astralCharts).where(eq(astralCharts.id, first.id));
    await keep();
    expect(await rowsOf(ana)).toHaveLength(100);
  });

  it('is a hundred also for several at once', async () => {
    await keep();
    await fill(98);
    const outcomes = await Promise.all(['a', 'b', 'c'].map((name) => refusal(keep({ name }))));
    expect(outcomes.toSorted()).toEqual(['CHARTS_FULL', 'CHARTS_FULL', 'none']);
    expect(await rowsOf(ana)).toHaveLength(100);
  });

  it('grows by ten a minute at most', async () => {
    for (let i = 0; i < 10; i++) await keep({ name: `Carta ${i}` });
    expect(await refusal(keep({ name: 'Otra' }))).toBe('TOO_MANY_REQUESTS');
    expect(await rowsOf(ana)).toHaveLength(10);
  });
});

it('joins sections to a text and parts them again', () => {
  const sections = [
    { title: 'El Sol en Leo', text: 'Uno.\n\nDos.' },
    { title: 'La Luna', text: 'Tres.' },
  ];
  expect(sectionsIn(sectionsText(sections))).toEqual(sections);
  expect(sectionsIn('§ El Sol en L')).toEqual([{ title: 'El Sol en L', text: '' }]);
  expect(sectionsIn('Antes.')).toEqual([]);
});
