import { expect, it } from 'vitest';
import { readPlaces } from '@sibila/content/places/catalogue';
import { zoneName } from './zone-name.ts';

it.each([
  ['America/Mexico_City', 'hora de Ciudad de México'],
  ['America/Argentina/Buenos_Aires', 'hora de Buenos Aires'],
  ['America/Buenos_Aires', 'hora de Buenos Aires'],
  ['America/Bogota', 'hora de Colombia'],
  ['America/New_York', 'hora de Nueva York'],
  ['Europe/Madrid', 'hora de Madrid'],
  ['Atlantic/Canary', 'hora de Canarias'],
  ['Africa/Ceuta', 'hora de Ceuta'],
  ['Europe/Rome', 'hora de Roma'],
  ['Europe/Kiev', 'hora de Europa oriental'],
  ['Asia/Hong_Kong', 'hora de Hong Kong'],
  ['Etc/GMT+3', 'hora GMT-3'],
  ['UTC', 'hora universal'],
])('calls the clocks of %s «%s»', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});

it('has a Spanish name for the clocks of every place of the list', () => {
  const zones = [...new Set(readPlaces().map(({ zone }) => zone))];
  const odd = zones.filter((zone) => !/^hora del? \p{L}[\p{L}., ()-]+$/u.test(zoneName(zone)));
  expect(odd).toEqual([]);
  expect(zones.map(zoneName).join(' ')).not.toMatch(/_|\/|\b(?:CET|EET|WET|GMT|UTC)\b|estándar/);
});
