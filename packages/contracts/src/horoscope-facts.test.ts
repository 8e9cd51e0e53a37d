import { describe, expect, it } from 'vitest';
import { factsOf } from '@sibila/domain/horoscope/facts';
import { exclusiveFactsOut, factsOut } from '@sibila/domain/horoscope/facts-out';
import { weekAhead } from '@sibila/domain/horoscope/week';
import { exclusiveFacts, horoscopeFacts } from './horoscope-facts.ts';

/** A quiet day, an eclipse of the Sun and one of the Moon, a station, a day of 23 hours. */
const DAYS = [
  ['2026-11-21', 'America/Mexico_City'],
  ['2026-08-12', 'Europe/Madrid'],
  ['2026-08-27', 'America/Bogota'],
  ['2026-11-13', 'America/Santiago'],
  ['2026-03-29', 'Europe/Madrid'],
] as const;

describe('the facts of a horoscope', () => {
  it.each(DAYS)('lose nothing of %s in %s on their way out', (day, zone) => {
    const facts = exclusiveFactsOut(factsOf(day, zone), weekAhead(day, zone));
    expect(exclusiveFacts.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
    const { week: _, ...ofDay } = facts;
    expect(horoscopeFacts.parse(facts)).toEqual(ofDay);
  });

  it('are no events of a kind that nobody knows, nor at no hour', () => {
    const facts = factsOut(factsOf('2026-11-22', 'America/Mexico_City'));
    const [first] = facts.events;
    for (const event of [
      { ...first, kind: 'comet' },
      { ...first, at: 'pronto' },
    ])
      expect(horoscopeFacts.safeParse({ ...facts, events: [event] }).success).toBe(false);
  });
});
