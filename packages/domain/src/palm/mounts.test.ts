import { expect, it } from 'vitest';
import { MOUNTS, type MountName, type Mounts } from './mounts.ts';
import { readPalm } from './read.ts';
import { drawnHand, SKIN_TONES, type Drawing } from './testing/drawn-hand.ts';

const SMALL: Partial<Drawing> = { width: 300, height: 400, unit: 52.5 };

function mountsOf(changes: Partial<Drawing> = {}): Mounts {
  const read = readPalm(drawnHand({ ...SMALL, ...changes }).photo);
  if (!read.found) throw new Error(read.reason);
  return read.mounts;
}

const usual = mountsOf();

it.each(MOUNTS)('sees that %s is fuller, and that the others are as before', (name) => {
  const fuller = mountsOf({ mounts: { [name]: 1 } });
  expect(fuller[name]).toBeGreaterThan(usual[name] + 0.2);
  for (const other of MOUNTS.filter((mount) => mount !== name))
    expect(Math.abs(fuller[other] - usual[other])).toBeLessThan(0.2);
});

it('tells how full a mount is by degrees', () => {
  const degrees = (name: MountName) =>
    [0.4, 0.7, 1].map((fuller) => mountsOf({ mounts: { [name]: fuller } })[name]);
  for (const name of ['venus', 'moon', 'mercury'] as const) {
    const found = degrees(name);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(new Set(found).size).toBe(3);
  }
});

it.each([
  ['on very light skin', { skin: SKIN_TONES[0] }],
  ['on very dark skin', { skin: SKIN_TONES[6], wall: [205, 206, 204], grain: 1.5 }],
  ['on a right hand', { thumb: 'right' }],
  ['in light from a corner', { shade: 0.45 }],
  ['15 % darker', { brightness: 0.85 }],
  ['turned 10°', { turn: 10 }],
  ['at twice the size', { width: 600, height: 800, unit: 105 }],
] as [string, Partial<Drawing>][])('measures a flat palm alike %s', (_, changes) => {
  const found = mountsOf(changes);
  for (const name of MOUNTS) expect(Math.abs(found[name] - usual[name])).toBeLessThan(0.2);
});
