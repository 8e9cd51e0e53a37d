import { describe, expect, it } from 'vitest';
import { birthInput, chartSketch } from '@sibila/contracts/chart';
import { BODIES } from '@sibila/domain/sky/body-names';
import { astralCharts } from '@sibila/drizzle/schema/astral-charts';
import { useWorld } from '@sibila/testkit/use-world';
import { refusalOf } from '../testing/refusal.ts';
import { sketchChart } from './sketch.ts';
import { birth, placeIdOf } from './testing/births.ts';

const world = useWorld();
const sketch = (fields: Record<string, unknown> = {}) =>
  sketchChart(world.visitor(), birth(fields));
/** What a field is refused with; «none» where it is not. */
const refusedAt = async (field: string, fields: Record<string, unknown>) =>
  (await refusalOf(sketch(fields)))?.details.errors?.[field] ?? 'none';

describe('the chart that everybody may see of their own', () => {
  it('tells Sun, Moon and Ascendant, and draws the wheel', async () => {
    const made = await sketch();
    expect(chartSketch.parse(made)).toEqual(made);
    expect(made).toMatchObject({
      place: { name: 'Madrid', zone: 'Europe/Madrid' },
      clock: { at: '1990-07-01T10:00:00.000Z', offset: 'UTC+2', isApproximate: false },
      sun: { sign: 'Cáncer', why: null },
      moon: { sign: 'Libra', why: null },
      ascendant: { sign: 'Virgo', why: null },
      sunSign: { sign: 'Cáncer', ingress: null, cusp: null },
      notes: [],
    });
    expect(made.wheel).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('says in figures what the wheel shows, and nothing that is of a kept chart', async () => {
    const made = await sketch();
    const drawn = /<desc[^>]*>(.*?)<\/desc>/.exec(made.wheel)?.[1] ?? '';
    for (const { name, body: wanted } of BODIES) {
      const placed = made.bodies.find(({ body }) => body === wanted);
      const { sign, degree, house } = placed ?? {};
      expect(drawn).toContain(
        `${name}, a ${Math.floor(degree ?? -1)}° de ${sign}, en la casa ${house}`,
      );
    }
    expect(made.angles?.ascendant.sign).toBe(made.ascendant.sign);
    expect(made.nodes.true.house).not.toBeNull();
    expect(JSON.stringify(made)).not.toMatch(/dignities|aspects|balance|cusps|interpretation/);
    const hourless = await sketch({ birthTime: undefined });
    expect(hourless.angles).toBeNull();
    expect(hourless.bodies.map(({ house }) => house)).toEqual(BODIES.map(() => null));
  });

  it('keeps nothing', async () => {
    await sketch();
    expect(await world.db.select().from(astralCharts)).toEqual([]);
    expect(world.model.tasks).toEqual([]);
  });

  it('says without an hour what hangs on it, and why', async () => {
    const made = await sketch({ birthDate: '1990-07-03', birthTime: undefined });
    expect(made.clock).toBeNull();
    expect(made.ascendant).toMatchObject({ sign: null, signs: [] });
    expect(made.ascendant.why).toContain('depende de la hora');
    expect(made.moon).toMatchObject({ sign: 'Escorpio', degree: null });
    expect(made.sun).toMatchObject({ sign: 'Cáncer', degree: 11 });
    expect(chartSketch.parse(made)).toEqual(made);
    expect(made.notes[0]).toContain('Sin la hora de nacimiento');
    const moved = await sketch({ birthTime: undefined });
    expect(moved.moon.signs).toEqual(['Libra', 'Escorpio']);
    expect([moved.moon.sign, moved.moon.why]).toEqual([
      null,
      expect.stringContaining('cambió de signo') as string,
    ]);
  });

  it('goes on with the minute after the gap where the clocks left the hour out, and tells it', async () => {
    const made = await sketch({ birthDate: '1998-03-29', birthTime: '02:30' });
    expect(made.clock).toEqual({
      at: '1998-03-29T01:00:00.000Z',
      offset: 'UTC+2',
      isApproximate: false,
    });
    expect(made.notes).toEqual([expect.stringContaining('no existió') as string]);
  });

  it('asks which hour is meant where the clocks showed it twice, and then takes it', async () => {
    const twice = { birthDate: '1998-10-25', birthTime: '02:30' };
    const refusal = await refusalOf(sketch(twice));
    expect(refusal?.code).toBe('INVALID_INPUT');
    expect(refusal?.details.choices).toEqual([
      { value: 'first', name: 'la primera (horario de verano, UTC+2)' },
      { value: 'second', name: 'la segunda (horario de invierno, UTC+1)' },
    ]);
    expect(refusal?.details.errors?.['birthTimeChoice']).toContain('dos veces');
    const first = await sketch({ ...twice, birthTimeChoice: 'first' });
    const second = await sketch({ ...twice, birthTimeChoice: 'second' });
    expect([first.clock?.at, second.clock?.at]).toEqual([
      '1998-10-25T00:30:00.000Z',
      '1998-10-25T01:30:00.000Z',
    ]);
    expect(second.notes[0]).toContain('la segunda (horario de invierno, UTC+1)');
  });

  it('uses whole signs near the poles, and says so', async () => {
    const polar = await sketch({ place: 'Murmansk' });
    expect(polar.notes).toEqual([expect.stringContaining('signos enteros') as string]);
    const asked = await sketch({ houseSystem: 'whole-sign' });
    expect(asked.notes).toEqual([expect.stringContaining('signos enteros') as string]);
  });

  it('offers the Sun sign, on a cusp day with the minute of the change', async () => {
    const day = { birthDate: '1990-03-20', place: 'Ciudad de México' };
    const early = await sketch({ ...day, birthTime: '08:00' });
    const late = await sketch({ ...day, birthTime: '20:00' });
    const open = await sketch({ ...day, birthTime: undefined });
    expect([early, late, open].map(({ sunSign }) => sunSign.sign)).toEqual([
      'Piscis',
      'Aries',
      null,
    ]);
    expect(late.sunSign.ingress).toMatchObject({ date: '1990-03-20' });
    expect(late.sunSign.cusp).toMatch(
      /^El 20 de marzo de 1990 a las 15:\d\d, hora de Ciudad de México, el Sol pasó de Piscis a Aries\. A la hora de nacer estaba en Aries\.$/,
    );
    expect(open.sunSign.cusp).toContain('no se sabe');
  });

  it('is had sixty times a minute from one address', async () => {
    for (let i = 0; i < 60; i++) await sketch();
    expect((await refusalOf(sketch()))?.code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a birth that there is no chart of', () => {
  it.each([
    ['31 February', { birthDate: '1990-02-31' }, 'birthDate', 'que exista'],
    ['the year 1600', { birthDate: '1600-05-01' }, 'birthDate', '1900'],
    ['words for a date', { birthDate: 'ayer' }, 'birthDate', 'que exista'],
    ['25:00', { birthTime: '25:00' }, 'birthTime', '23:59'],
    ['a place by name', { placeId: 'Madrid' }, 'placeId', 'de la lista'],
    ['a name with HTML', { name: '<b>Ana</b>' }, 'name', '<'],
    ['a name of 61 letters', { name: 'a'.repeat(61) }, 'name', '60'],
    ['a name over two lines', { name: 'Ana\nBea' }, 'name', 'signos'],
    ['a name that turns the line round', { name: '\u202eanA' }, 'name', 'no se ven'],
  ])('is refused at its field: %s', (_, fields, field, text) => {
    const placeId = placeIdOf('Madrid');
    const { error } = birthInput.safeParse({ birthDate: '1990-07-01', placeId, ...fields });
    const [issue] = error?.issues ?? [];
    expect(issue?.path).toEqual([field]);
    expect(issue?.message).toContain(text);
  });

  it('is one in a place that is not in the list', async () => {
    expect(await refusedAt('placeId', { placeId: 999_999_999 })).toContain('no está en la lista');
  });

  it('is one to come, by the clocks of the place', async () => {
    expect(await refusedAt('birthDate', { birthDate: '2026-11-22' })).toContain('no ha llegado');
    // At 12:00 UTC of the 21st it is the 22nd in Auckland: a birth of that day is no birth to come.
    const there = { birthDate: '2026-11-22', place: 'Auckland' };
    expect(await refusedAt('birthDate', there)).toContain('13 años');
  });

  it('is of somebody under thirteen, who is told kindly', async () => {
    expect(await refusedAt('birthDate', { birthDate: '2013-11-22' })).toBe(
      'Podrás ver tu carta a partir de los 13 años. El cielo de tu primer día no se mueve: te esperará aquí hasta que los cumplas.',
    );
    expect(await refusedAt('birthDate', { birthDate: '2013-11-21' })).toBe('none');
  });

  it('is on a day that the place left out', async () => {
    const lost = { birthDate: '2011-12-30', place: 'Apia' };
    expect(await refusedAt('birthDate', lost)).toContain('no existió en Apia');
    expect(await refusedAt('birthDate', { ...lost, birthTime: undefined })).toContain('no existió');
  });
});
