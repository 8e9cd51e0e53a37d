import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { exclusiveFactsOut, factsOut } from './facts-out.ts';
import { weekAhead } from './week.ts';

const MEXICO = 'America/Mexico_City';

describe('factsOut', () => {
  it('tells the ingresses of a day by the clocks of its zone', () => {
    const ingresses = (day: string, zone: string) =>
      factsOut(factsOf(day, zone)).events.flatMap((event) =>
        event.kind === 'ingress' ? [`${event.time} ${event.body} ${event.sign}`] : [],
      );
    expect(ingresses('2026-11-22', MEXICO)).toEqual(['01:23 Sun Sagitario', '04:09 Moon Tauro']);
    expect(ingresses('2026-11-22', 'Europe/Madrid')).toEqual([
      '08:23 Sun Sagitario',
      '11:09 Moon Tauro',
    ]);
  });

  it('tells the instant of a full Moon, and the quarters on either side of the day', () => {
    const { events, quarters } = factsOut(factsOf('2026-11-24', MEXICO));
    const full = events.find(({ kind }) => kind === 'quarter');
    expect(full).toMatchObject({ phase: 'luna llena', sign: 'Géminis', time: '08:54' });
    expect(quarters.map(({ phase, date }) => `${date} ${phase}`)).toEqual([
      '2026-11-17 cuarto creciente',
      '2026-12-01 cuarto menguante',
      '2026-12-08 luna nueva',
      '2026-12-16 cuarto creciente',
      '2026-12-23 luna llena',
    ]);
  });

  it('lets no degree round over the border of its sign', () => {
    const pack = factsOf('2026-11-24', MEXICO);
    const near = pack.events.map((event) =>
      'degree' in event ? { ...event, degree: 29.999_99 } : event,
    );
    const bodies = pack.bodies.map((body) => ({ ...body, longitude: 239.999_99 }));
    const out = factsOut({ ...pack, events: near, bodies });
    const degrees = out.events.flatMap((event) => ('degree' in event ? [event.degree] : []));
    expect(degrees).toEqual([29.9999]);
    expect(new Set(out.bodies.map(({ longitude }) => longitude))).toEqual(new Set([239.9999]));
  });
});

describe('exclusiveFactsOut', () => {
  it('adds the seven days after it, each with what happens by its clocks', () => {
    const pack = factsOf('2026-11-21', MEXICO);
    const { week, ...ofDay } = exclusiveFactsOut(pack, weekAhead('2026-11-21', MEXICO));
    expect(ofDay).toEqual(factsOut(pack));
    expect(week.map(({ day }) => day)).toEqual(
      [22, 23, 24, 25, 26, 27, 28].map((date) => `2026-11-${date}`),
    );
    for (const { day, events } of week)
      for (const { date, at } of events)
        expect([date, new Date(at).toISOString()]).toEqual([day, at]);
  });
});
