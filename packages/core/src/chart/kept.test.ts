import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { chartComparison, chartTransits as transitsSchema } from '@sibila/contracts/chart';
import { astralCharts } from '@sibila/drizzle/schema/astral-charts';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { readingOf } from '../testing/reading-of.ts';
import { refusal } from '../testing/refusal.ts';
import { compareCharts } from './compare.ts';
import { interpretChart } from './interpret.ts';
import { chartById, listCharts, removeChart } from './kept.ts';
import { birth } from './testing/births.ts';
import { chartTransits } from './transits.ts';

const world = useWorld();
let ana: UserRow;
let bea: UserRow;

const PREMIUM = { premiumUntil: new Date('2027-01-01T00:00:00Z') };

beforeEach(async () => {
  [ana, bea] = [await world.user(PREMIUM), await world.user(PREMIUM)];
  world.shared.ports.readers.model = null;
  // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
  world.builtin.script = async function* composes(task) {
    yield task.compose().join('\n\n');
    return { tokens: 0 };
  };
});

async function keep(fields: Record<string, unknown> = {}, user = ana) {
  const chart = await readingOf(await interpretChart(world.as(user), birth(fields)));
  world.clock.advance(1000);
  return chart;
}
const page = { limit: 50, cursor: undefined };

describe("a member's charts", () => {
  it('are listed newest first, by pages, with their signs and without their letters', async () => {
    const first = await keep({ name: 'Ana' });
    const second = await keep({ birthTime: undefined });
    const { items } = await listCharts(world.as(ana), page);
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(items[1]).toEqual({
      id: first.id,
      date: first.date,
      name: 'Ana',
      birthDate: '1990-07-01',
      birthTime: '12:00',
      place: first.place,
      sun: 'Cáncer',
      moon: 'Libra',
      ascendant: 'Virgo',
      reader: 'builtin',
    });
    expect(items[0]).toMatchObject({ moon: null, ascendant: null });
    const { items: newest, nextCursor } = await listCharts(world.as(ana), { ...page, limit: 1 });
    const rest = await listCharts(world.as(ana), { limit: 1, cursor: nextCursor ?? '' });
    expect([...newest, ...rest.items]).toEqual(items);
    expect(rest.nextCursor).toBeNull();
  });

  it('are computed anew from the birth, always the same, also once Premium has ended', async () => {
    const made = await keep();
    expect(await chartById(world.as(ana), { id: made.id })).toEqual(made);
    const ended = { ...ana, premiumUntil: null };
    expect(await chartById(world.as(ended), { id: made.id })).toEqual(made);
    expect((await listCharts(world.as(ended), page)).items).toHaveLength(1);
  });

  it('are nobody else’s: not found, not compared, not removed', async () => {
    const [mine, other] = [await keep(), await keep({ birthDate: '1988-02-03' })];
    const hers = await keep({}, bea);
    for (const id of [hers.id, randomUUID()]) {
      const asAna = world.as(ana);
      expect(await refusal(chartById(asAna, { id }))).toBe('NOT_FOUND');
      expect(await refusal(removeChart(asAna, { id }))).toBe('NOT_FOUND');
      expect(await refusal(chartTransits(asAna, { id, tz: 'UTC' }))).toBe('NOT_FOUND');
      expect(await refusal(compareCharts(asAna, { first: mine.id, second: id }))).toBe('NOT_FOUND');
      expect(await refusal(compareCharts(asAna, { first: id, second: other.id }))).toBe(
        'NOT_FOUND',
      );
    }
    expect((await listCharts(world.as(bea), page)).items).toHaveLength(1);
  });

  it('go when they are removed, and their ids write nothing again', async () => {
    const made = await keep();
    await removeChart(world.as(ana), { id: made.id });
    expect((await listCharts(world.as(ana), page)).items).toEqual([]);
    expect(await refusal(removeChart(world.as(ana), { id: made.id }))).toBe('NOT_FOUND');
    const again = interpretChart(world.as(ana), { ...birth(), id: made.id });
    expect(await refusal(again)).toBe('ID_TAKEN');
  });
});

describe('a letter without an hour that was kept before it told ranges', () => {
  const keptWith = async (basis: string, fields: Record<string, unknown> = {}) => {
    const { id, interpretation } = await keep(fields);
    const sections = [{ key: 'aspects', title: 'Los aspectos', text: 'Antes.', basis: [basis] }];
    await world.db.update(astralCharts).set({ interpretation: sections });
    const read = await chartById(world.as(ana), { id });
    return { read: read.interpretation, interpretation, sections };
  };

  it('is composed anew, as the orb to the minute was none that anybody could know', async () => {
    const told = 'Luna en conjunción con Urano, orbe de 0°\u00A014′';
    const { read, interpretation } = await keptWith(told, { birthTime: undefined });
    expect(read).toEqual(interpretation);
    expect(JSON.stringify(read)).not.toMatch(/\d′/);
  });

  it('stays as it was written where it tells ranges, and with an hour', async () => {
    const range = 'Sol en conjunción con Mercurio todo el día, orbe de entre 0° y 2°';
    const untimed = await keptWith(range, { birthTime: undefined });
    expect(untimed.read).toEqual(untimed.sections);
    const timed = await keptWith('Sol en sextil con Marte, orbe de 1°\u00A002′', { name: 'Eva' });
    expect(timed.read).toEqual(timed.sections);
  });
});

describe('a day over a chart', () => {
  it('tells each transit with its words and its minute on the clocks that were asked for', async () => {
    const { id } = await keep();
    const day = { id, date: '2026-11-21' };
    const here = await chartTransits(world.as(ana), { ...day, tz: 'America/Mexico_City' });
    const there = await chartTransits(world.as(ana), { ...day, tz: 'Europe/Madrid' });
    expect(transitsSchema.parse(here)).toEqual(here);
    expect(here.transits.length).toBeGreaterThan(0);
    for (const { title, text } of here.transits) expect([title, text]).not.toContain('');
    const timesOf = ({ transits }: typeof here) =>
      new Map(transits.flatMap(({ exact }) => exact.map(({ at, time }) => [at, time])));
    const shared = [...timesOf(here)].filter(([at]) => timesOf(there).has(at));
    for (const [at, time] of shared) expect(timesOf(there).get(at)).not.toBe(time);
    expect(shared.length).toBeGreaterThan(0);
    expect([here.notes, there.notes]).toEqual([
      ['Las horas son las de tu zona: hora de Ciudad de México.'],
      ['Las horas son las de tu zona: hora de Madrid.'],
    ]);
  });

  it('is today by the clocks of the zone unless another is given', async () => {
    const { id } = await keep();
    world.clock.set(new Date('2026-11-21T23:30:00Z'));
    const dayIn = async (tz: string) => (await chartTransits(world.as(ana), { id, tz })).date;
    expect([await dayIn('America/Mexico_City'), await dayIn('Europe/Madrid')]).toEqual([
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('says what it leaves out of a birth without an hour', async () => {
    const { id } = await keep({ birthTime: undefined });
    const told = await chartTransits(world.as(ana), { id, date: '2026-11-21', tz: 'UTC' });
    expect(told.notes).toEqual([expect.stringContaining('Sin la hora') as string]);
    expect(transitsSchema.parse(told)).toEqual(told);
    for (const { point, exact, house } of told.transits) {
      expect(['Moon', 'Ascendant', 'Midheaven']).not.toContain(point);
      expect([exact, house]).toEqual([[], null]);
    }
  });
});

describe('two charts compared', () => {
  it('are a percent that is the sum of its points, each with its words', async () => {
    const first = await keep({ name: 'Ana' });
    const second = await keep({ name: 'Luis', birthDate: '1988-02-03', birthTime: undefined });
    const ids = { first: first.id, second: second.id };
    const made = await compareCharts(world.as(ana), ids);
    expect(chartComparison.parse(made)).toEqual(made);
    expect(made.points.reduce((sum, { delta }) => sum + delta, 0)).toBe(made.percent);
    for (const { title, text } of made.points) expect([title, text]).not.toContain('');
    expect([made.first.name, made.second.name]).toEqual(['Ana', 'Luis']);
    expect(made.closing).toContain(`${made.percent}`);
    expect(made.notes).toEqual([expect.stringContaining('Luis') as string]);
    const turned = await compareCharts(world.as(ana), { first: ids.second, second: ids.first });
    expect(turned.percent).toBe(made.percent);
  });
});
