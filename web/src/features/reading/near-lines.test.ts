import { describe, expect, it } from 'vitest';
import { HELP_LINES } from '@sibila/content/help-lines';
import { nearLines } from './near-lines.ts';

const lines = [...HELP_LINES['self-harm']];
const placesIn = (zone: string) => [
  ...new Set(nearLines(lines, zone).near.map(({ place }) => place)),
];

describe('the lines of a crisis', () => {
  it.each([
    ['America/Mexico_City', ['En cualquier lugar', 'México', 'España']],
    ['Europe/Madrid', ['En cualquier lugar', 'España', 'México']],
    ['America/Argentina/Buenos_Aires', ['En cualquier lugar', 'Argentina', 'México', 'España']],
    ['America/Montevideo', ['En cualquier lugar', 'Uruguay', 'México', 'España']],
    ['America/Chicago', ['En cualquier lugar', 'Estados Unidos', 'México', 'España']],
    ['Asia/Tokyo', ['En cualquier lugar', 'México', 'España']],
    ['', ['En cualquier lugar', 'México', 'España']],
  ])('begin in %s with the nearest', (zone, places) => expect(placesIn(zone)).toEqual(places));

  it('are all there, each once', () => {
    const { near, others } = nearLines(lines, 'America/Lima');
    expect([...near, ...others].toSorted(byNumber)).toEqual(lines.toSorted(byNumber));
  });
});

type Numbered = Record<'place' | 'number', string>;
function byNumber(a: Numbered, b: Numbered): number {
  return `${a.place} ${a.number}`.localeCompare(`${b.place} ${b.number}`);
}
